"""`key=value` words behind a command, checked."""

from collections.abc import Sequence

from penguins.cli.engine.refusal import Refusal, quoted

_LARGEST = 2**63 - 1


def settings(words: Sequence[str]) -> dict[str, str]:
    """The words as keys and values, each key once."""
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not (key and equals and value):
            raise Refusal(f"{quoted(word)} is not of the form key=value")
        if key in found:
            raise Refusal(f"{quoted(key)} is given twice")
        found[key] = value
    return found


def whole_number(key: str, text: str, lowest: int = 0, highest: int = _LARGEST) -> int:
    """The number in that range which the text stands for."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(_LARGEST)) and lowest <= int(text) <= highest:
        return int(text)
    raise Refusal(f"{key} must be a whole number from {lowest} to {highest}, not {quoted(text)}")
