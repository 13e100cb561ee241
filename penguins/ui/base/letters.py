"""The two faces of type: one for sentences, a rounded one for titles, names, buttons and numbers; and how texts step
down in size."""

import re
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from font_fredoka_one import FredokaOne
from kivy.core.text import Label as Letters
from kivy.core.text import LabelBase

from penguins.ui.base import theme

LabelBase.register(theme.FONT_DISPLAY, FredokaOne)

_ROUNDED = frozenset(
    {
        *map(chr, (*range(0x20, 0x7F), *range(0xA1, 0xAD), 0xAE, *range(0xB0, 0x100))),
        *"ıŁłŒœŠšŸŽžƒ–—‘’‚“”„†‡•…‰‹›⁄€™−",
    }
)
"""All that the rounded face has letters for. A name may be written with others."""
_NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
JOINTS = (" · ", " ", _NO_BREAK_SPACE)
"""Where a line may end: rather between two facts than between words, and within what belongs together only at need."""
_HELD = re.compile(
    r"\w (?=\d[\d–]*(?:\N{NO-BREAK SPACE}?[^\w\s]|$))"  # row 2.
    r"|(?<!\w)[^\W\d_a-zß-ÿœ]\w* (?=\d)"  # Player 1
    r"|(?<!\w)\d[\d–]*\.? (?=\w)"  # 53 fish
    r"|(?<=[.!?] )\w\S* (?=\w)"  # … Try again!
)
"""A number with what it counts, what is numbered with its number, and the first word of a sentence behind another: no
line should end within."""
_MOST_KNOWN = 20_000
"""How many texts are known by their size at a time: a few megabytes."""
_set_as = itemgetter("font_name_r", "font_size", "bold", "italic", "outline_width")
_known: dict[tuple[Any, ...], tuple[int, int]] = {}
_measure = Letters.get_extents


def _extents(letters: Any, text: str) -> tuple[int, int]:
    """How large a text is, kept for the next time: at each turn of the window Kivy measures all its words again, by
    some hundreds, and that took a sixth of the time."""
    key = text, *_set_as(letters.options)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        found = _known[key] = _measure(letters, text)
    return found


Letters.get_extents = _extents


class Typeface(NamedTuple):
    """A face of type, and whether it is set bold."""

    font: str
    bold: bool


ROUNDED = Typeface(theme.FONT_DISPLAY, bold=False)
_STAND_IN = Typeface(theme.FONT, bold=True)


def rounded_for(text: str) -> Typeface:
    """The rounded face, or what stands in for it where it lacks a letter."""
    return ROUNDED if set(text.replace("\n", " ").replace(_NO_BREAK_SPACE, " ")) <= _ROUNDED else _STAND_IN


def drawable(text: str, font: str) -> str:
    """The text with letters that the font has: the rounded one knows no space that does not break."""
    return text.replace(_NO_BREAK_SPACE, " ") if font == theme.FONT_DISPLAY else text


def held_together(text: str) -> str:
    """The text with spaces that do not break: a number stays with its words, and no sentence begins with a word alone
    at the end of a line."""
    return _HELD.sub(lambda found: found[0].replace(" ", _NO_BREAK_SPACE), text)


def broken(text: str, width_of: Callable[[str], float], most: float, joints: Sequence[str] = JOINTS) -> list[str]:
    """The lines of a text, each as full as it can be. What is wider than a line is broken at finer joints; where a line
    ends nothing is left of a joint, not even the dot between two facts."""
    joint, *finer = joints
    lines: list[str] = []
    for part in text.split(joint):
        longer = joint.join((*lines[-1:], part))
        if width_of(longer) <= most:
            lines[-1:] = [longer]
        elif finer and width_of(part) > most:
            lines += broken(part, width_of, most, finer)
        else:
            lines.append(part)
    return lines


def steps_down(wanted: float, text_scale: float, plain: float = 1.0) -> list[float]:
    """Sizes to try, from the wanted one down the scale: as large as somebody chose their text, else as they would be
    without that choice (`plain`: more than 1 on tablets). Whoever wants larger letters never gets smaller ones than
    everybody else."""
    sizes = [wanted, *(size for size in theme.TYPE_SCALE if size < wanted)]
    enlarged = {size * text_scale for size in sizes}
    if text_scale <= 1:
        return sorted(enlarged, reverse=True)
    unchosen = {size * plain for size in sizes if plain < text_scale}
    smaller = {size for size in theme.TYPE_SCALE if size < min(enlarged)}
    return sorted({*enlarged, *unchosen, *sizes, *smaller}, reverse=True)
