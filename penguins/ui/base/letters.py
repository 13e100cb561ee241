"""The two faces of type: one for sentences, a rounded one for titles, names, buttons and numbers; and how texts step
down in size."""

from typing import NamedTuple

from font_fredoka_one import FredokaOne
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


class Typeface(NamedTuple):
    """A face of type, and whether it is set bold."""

    font: str
    bold: bool


SENTENCES = Typeface(theme.FONT, bold=False)
ROUNDED = Typeface(theme.FONT_DISPLAY, bold=False)
_STAND_IN = Typeface(theme.FONT, bold=True)


def rounded_for(text: str) -> Typeface:
    """The rounded face, or what stands in for it where it lacks a letter."""
    return ROUNDED if set(text.replace("\n", " ").replace(_NO_BREAK_SPACE, " ")) <= _ROUNDED else _STAND_IN


def drawable(text: str, font: str) -> str:
    """The text with letters that the font has: the rounded one knows no space that does not break."""
    return text.replace(_NO_BREAK_SPACE, " ") if font == theme.FONT_DISPLAY else text


def steps_down(wanted: float, text_scale: float) -> list[float]:
    """Sizes to try, from the wanted one down the scale: as large as somebody chose their text, else as they would be
    without that choice. Whoever wants larger letters never gets smaller ones than everybody else."""
    sizes = [wanted, *(size for size in theme.TYPE_SCALE if size < wanted)]
    enlarged = {size * text_scale for size in sizes}
    if text_scale <= 1:
        return sorted(enlarged, reverse=True)
    return sorted({*enlarged, *sizes, *(size for size in theme.TYPE_SCALE if size < min(enlarged))}, reverse=True)
