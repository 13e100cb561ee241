"""What can be wrong with a translation: signs, words left in English, and what is too long for its place.

A new language needs its signs in `_SIGNS`; everything else is the same for all.
"""

import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch

SAME = "the same in English"
"""What a translator writes above a message (`# the same in English`) that rightly looks as in English."""
_NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"

_Signs = dict[str, str]
"""What must not be found, as a pattern, and what to write instead."""

_EVERYWHERE: _Signs = {
    r"['\"]": "curved quotes and apostrophes",
    r"\.\.\.": "… for three dots",
    r"  |^\s|\s$": "one space between words, and none around them",
    r"\b([Tt]he|[Yy]ours?|with|and)\b": "no English",
}
_COMMA_AND_PERCENT: _Signs = {
    r"\d\.\d": "a decimal comma",
    rf"(?<![{_NO_BREAK}])%": "a no-break space before %",
}
_NO_SPACE_BEFORE: _Signs = {rf"[ {_NO_BREAK}][:;!?]": "no space before : ; ! ?"}
_SIGNS: dict[str, _Signs] = {
    "fr": {
        **_COMMA_AND_PERCENT,
        rf"(?<![{_NO_BREAK}])[:;!?»]": "a no-break space before : ; ! ? »",
        rf"«(?![{_NO_BREAK}])": "a no-break space after «",
        r"[„“”]": "« » for quotes",
    },
    "de": {
        **_COMMA_AND_PERCENT,
        **_NO_SPACE_BEFORE,
        r"[«»”]|„[^“]*$|^[^„]*“": "„ “ for quotes",
        r"(?<!^)(?<![.!?:] )\b(Sie|Ihr|Ihre[nmrs]?|Ihnen)\b": "du",
    },
    "es": {
        **_COMMA_AND_PERCENT,
        **_NO_SPACE_BEFORE,
        r"[„“”]|«[^»]*$|^[^«]*»": "« » for quotes",
        r"^[^¿]*\?|¿[^?]*$": "¿ ? around a question",
        r"^[^¡]*!|¡[^!]*$": "¡ ! around a call",
    },
}

_PLACES = {
    "penguins/ui/games/*/words.py": 60,
    "penguins/ui/games/*/telling.py": 60,
    "penguins/ui/games/*/reasons.py": 60,
    "penguins/ui/games/*/lesson.py": 90,
    "penguins/ui/base/words/sentences.py": 125,
    "penguins/ui/widgets/stamp.py": 34,
}
"""How many letters there is room for. Each gap is a short name. What has another place is measured by the ruler."""
_FILLED = {"colour": "violett", "one": "violett", "other": "violett", "gone": "violett", "instead": "violett"}
_NAME = "Chloé"
_GAP = re.compile(r"\{(\w*)\}")


def wrong_signs(language: str, texts: Iterable[str]) -> Iterator[str]:
    """What to write instead, for each text that is not set as its language is."""
    for text in texts:
        for pattern, instead in {**_EVERYWHERE, **_SIGNS.get(language, {})}.items():
            if re.search(pattern, text):
                yield f"write {instead}: {text}"


def has_signs(language: str) -> bool:
    """Whether it is known how that language is set."""
    return language in _SIGNS


def is_left_over(english: tuple[str, ...], texts: tuple[str, ...], comments: Iterable[str]) -> bool:
    """Whether a translation is nothing but the English, and nobody has said that it should be."""
    has_words = any(letter.isalpha() for letter in _GAP.sub("", english[0]))
    return has_words and texts == english and SAME not in comments


def too_long(files: Iterable[str], texts: Iterable[str]) -> Iterator[str]:
    """What does not fit the narrowest of the places where it is said."""
    room = min((letters for file in files for place, letters in _PLACES.items() if fnmatch(file, place)), default=None)
    if room is None:
        return
    for text in texts:
        letters = len(_GAP.sub(_filling, text))
        if letters > room:
            yield f"{letters} letters, and room for {room}: {text}"


def _filling(gap: re.Match[str]) -> str:
    if gap[1] in ("number", "row", "place", "here", "there", "left", "right"):
        return "12"
    return _FILLED.get(gap[1], _NAME)
