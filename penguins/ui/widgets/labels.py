"""Text that always fits: a paragraph grows, words in a box wrap or go down the scale of sizes."""

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import Any
from weakref import WeakKeyDictionary

from kivy.clock import Clock
from kivy.core.text import Label as Letters
from kivy.metrics import sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.label import Label

from penguins.ui.base import theme
from penguins.ui.base.letters import JOINTS, broken, drawable, held_together, rounded_for, steps_down
from penguins.ui.base.surface import surface

_MOST_EVEN, _MOST_PARTS = 6, 3
"""Lines of a text that are made equally long, and parts of one: more than these are a page, and may be ragged."""
_NEARLY_EVEN = 0.25
"""Sizes of its letters by which lines may be longer than they must."""
_MOST_KNOWN = 5_000
"""How many answers of each kind about texts and boxes are kept: a window that is turned back asks the same again."""


class Labelled:
    """A mixin for what shows a picture or a number: `label` says in words what that is (see captions.py)."""

    label = StringProperty("")


class Lettered(Label):
    """A text in one of our two faces."""

    type_size = NumericProperty(theme.TYPE_BODY)
    """One of the scale of six."""
    display = BooleanProperty(False)
    """Whether it is a title, a name, a button or a number, and so in the rounded face."""
    line_width = NumericProperty(0)
    """How wide the longest line is, as it is drawn."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.fbind("display", self._choose_face)
        self.fbind("text", self._choose_face)
        self._choose_face()
        self._trigger_texture_update()

    def _choose_face(self, *_: object) -> None:
        if self.display:
            self.font_name, self.bold = rounded_for(self.text)

    def texture_update(self, *args: object) -> None:
        """Draw it with letters that its face has, in lines of about the same length."""
        text, width = self.text, self.text_size[0]
        if width is not None and not self.shorten:
            text = in_even_lines(
                text, self.font_size, self.font_name, self.bold, width - self.padding[0] - self.padding[2]
            )
        text = self._label.text = drawable(text, self.font_name)
        super().texture_update(*args)
        self.line_width = max((line.w for line in self._label._cached_lines), default=0) if text.strip() else 0


class Paragraph(Lettered):
    """A text that wraps at its width and is as high as it needs."""


class SameSize:
    """Words that are seen side by side, and so are equally large: as large as the one with the least room can be."""

    def __init__(self) -> None:
        self._found: WeakKeyDictionary[Words, float] = WeakKeyDictionary()

    def settle(self, words: "Words", size: float) -> None:
        """These could be so large."""
        self._found[words] = size
        sizes = {kin: size for kin, size in self._found.items() if kin.same is self}
        for kin in sizes:
            kin.font_size = min(sizes.values())


_ONE_LINE, _SMALLER = 1.6, 0.75
"""The height of a line, in sizes of its letters; and how small they may be rather than stand in two."""


class Words(Lettered):
    """A text that fits its box: it wraps if the box is high enough, or goes down the scale of sizes.

    What fits at no size at all (a name may have 24 letters) ends in three dots.
    """

    scale = NumericProperty(1.0)
    """The type sizes of this surface are multiplied by this."""
    same: SameSize | None = ObjectProperty(None, allownone=True)
    """Those that it is seen beside."""
    one_line = BooleanProperty(False)
    """Rather somewhat smaller than in two lines."""

    def __init__(self, **kwargs: Any) -> None:
        self._fit_soon = Clock.create_trigger(self._fit_if_settled, -1)
        self._last_size: tuple[float, float] | None = None
        super().__init__(**kwargs)
        for name in (
            "text",
            "size",
            "type_size",
            "scale",
            "font_name",
            "bold",
            "padding",
            "same",
            "one_line",
            "valign",
        ):
            self.fbind(name, self._fit_soon)
        self._fit_soon()

    def _fit_if_settled(self, *_: object) -> None:
        """Wait until the size stays: layouts settle step by step before a frame, and measuring text takes long."""
        size = tuple(self.size)
        if size == self._last_size:
            self._fit()
        else:
            self._last_size = size
            self._fit_soon()

    def _fit(self) -> None:
        width = self.width - self.padding[0] - self.padding[2]
        height = self.height - self.padding[1] - self.padding[3]
        if width <= 0 or height <= 0:
            return
        sizes = [sp(size) for size in steps_down(self.type_size, self.scale, surface.plain_scale)]
        nearly = [size for size in sizes if self.one_line and size > _SMALLER * sizes[0]]
        tries = [*((size, min(height, _ONE_LINE * size)) for size in nearly), *((size, height) for size in sizes)]
        size = next((size for size, high in tries if self._fits(size, (width, high))), 0.0)
        self.shorten = not size
        # a label of its own height is drawn in the middle; Kivy's way to the middle loses lines behind a line break
        self.text_size = (self.width, None if size and self.valign == "middle" else self.height)
        if self.same is None:
            self.font_size = size or sizes[-1]
        else:
            self.same.settle(self, size or sizes[-1])

    def _fits(self, size: float, box: tuple[float, float]) -> bool:
        return fits(self.text, size, self.font_name, self.bold, box)


class _Ruler:
    """Measures texts at one size."""

    def __init__(self, font_size: float, font_name: str, bold: bool = False) -> None:
        self._letters, self._font = Letters(font_size=font_size, font_name=font_name, bold=bold), font_name

    def width(self, line: str) -> int:
        """Of one line, as it is drawn."""
        return int(self._letters.get_extents(drawable(line, self._font))[0])

    def height(self, lines: Sequence[str]) -> int:
        """Of several."""
        return int(sum(self._letters.get_extents(line)[1] for line in lines))

    def lines(self, text: str, width: float) -> list[str]:
        """How the text is broken at that width; Kivy knows whole pixels only."""
        parts = held_together(text).split("\n")
        return [line for part in parts for line in broken(part, self.width, int(width))]


@lru_cache(maxsize=_MOST_KNOWN)
def fits(text: str, font_size: float, font_name: str, bold: bool, box: tuple[float, float]) -> bool:
    """Whether the text, wrapped between words, fits the box at that size."""
    ruler = _Ruler(font_size, font_name, bold)
    lines = ruler.lines(text, box[0])
    return ruler.height(lines) <= box[1] and all(ruler.width(line) <= box[0] for line in lines)


@lru_cache(maxsize=_MOST_KNOWN)
def in_even_lines(text: str, font_size: float, font_name: str, bold: bool, width: float) -> str:
    """The text with its line breaks: in no more lines than it needs, and no word alone on the last of them."""
    ruler = _Ruler(font_size, font_name, bold)
    if width <= 0:
        return text
    parts = text.split("\n")
    if len(parts) > _MOST_PARTS:
        return "\n".join(ruler.lines(text, width))
    return "\n".join(line for part in parts for line in _even(part, ruler, width, font_size))


def _even(text: str, ruler: _Ruler, width: float, font_size: float) -> list[str]:
    """The lines of a text without line breaks. Nothing is parted for it that a line can hold."""
    lines = ruler.lines(text, width)
    if not 1 < len(lines) <= _MOST_EVEN:
        return lines
    pieces = (ruler.width(piece) for joint in JOINTS for piece in held_together(text).split(joint))
    narrow, wide = max([width / len(lines), *(piece for piece in pieces if piece <= width)]), width
    while wide - narrow > _NEARLY_EVEN * font_size:
        middle = (narrow + wide) / 2
        tried = ruler.lines(text, middle)
        if len(tried) == len(lines):
            lines, wide = tried, middle
        else:
            narrow = middle
    return lines


def width_of(text: str, type_size: float) -> float:
    """How wide a text is on one line, in the rounded face."""
    font_name, bold = rounded_for(text)
    letters = Letters(text=text, font_size=sp(type_size), font_name=font_name, bold=bold)
    return float(letters.get_extents(drawable(text, font_name))[0])


def height_of(text: str, type_size: float, width: float) -> float:
    """How high a sentence is, wrapped at that width; no height will do where a word is wider."""
    return _height_of(text, sp(type_size), width)


@lru_cache(maxsize=_MOST_KNOWN)
def _height_of(text: str, font_size: float, width: float) -> float:
    ruler = _Ruler(font_size, theme.FONT)
    lines = ruler.lines(text, width)
    return inf if any(ruler.width(line) > width for line in lines) else float(ruler.height(lines))
