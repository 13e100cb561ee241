"""Text that came from outside, made fit for a label.

Half a surrogate pair cannot be drawn at all, a NUL ends a text early, a bidi override turns the rest of it round.
"""

from unicodedata import category

LONGEST = 200
_NOT_DRAWN = ("Cc", "Cf", "Cs")
"""Controls, formats and surrogates, as Unicode calls them."""
_STAND_IN = "\N{REPLACEMENT CHARACTER}"


def sayable(text: str, longest: int = LONGEST) -> str:
    """The text with a sign in place of whatever cannot be drawn, and without its middle if it is very long."""
    if len(text) > longest:
        text = f"{text[: longest // 2]}…{text[-((longest - 1) // 2) :]}"
    if text.isprintable():
        return text
    return "".join(map(_drawn, text))


def printable(text: str) -> str:
    """What may be in a name, without the rest."""
    return "".join(letter for letter in text if letter.isprintable())


def _drawn(letter: str) -> str:
    if category(letter) in ("Zl", "Zp") or letter in "\n\r\t":
        return " "
    return _STAND_IN if category(letter) in _NOT_DRAWN else letter
