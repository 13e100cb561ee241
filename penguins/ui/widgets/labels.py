"""Text that always fits: a paragraph grows, words in a box shrink."""

from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as Letters
from kivy.metrics import sp
from kivy.properties import NumericProperty
from kivy.uix.label import Label

SMALLEST = 10
"""sp; below this nobody can read."""


class Paragraph(Label):
    """A text that wraps at its width and is as high as it needs."""

    type_size = NumericProperty(17)


class Words(Label):
    """A text that fits its box: the type shrinks, and wraps if the box is high enough."""

    type_size = NumericProperty(17)
    scale = NumericProperty(1.0)
    """The type sizes of this surface are multiplied by this."""

    def __init__(self, **kwargs: Any) -> None:
        self._fit_soon = Clock.create_trigger(self._fit_if_settled, -1)
        self._last_size: tuple[float, float] | None = None
        super().__init__(**kwargs)
        for name in ("text", "size", "type_size", "scale", "bold", "padding"):
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
        self.text_size = self.size
        self.font_size = sp(self._largest(self.type_size * self.scale, (width, height)))

    def _largest(self, wanted: float, box: tuple[float, float]) -> float:
        """The largest type up to the wanted one that fits the box; most texts fit at once."""
        if fits(self.text, sp(wanted), self.font_name, self.bold, box):
            return wanted
        fitting, too_large = SMALLEST, int(wanted)
        while too_large - fitting > 1:
            middle = (fitting + too_large) // 2
            if fits(self.text, sp(middle), self.font_name, self.bold, box):
                fitting = middle
            else:
                too_large = middle
        return fitting


def fits(text: str, font_size: float, font_name: str, bold: bool, box: tuple[float, float]) -> bool:
    """Whether the text, wrapped between words, fits the box at that size."""
    letters = Letters(text=text, font_size=font_size, font_name=font_name, bold=bold)
    width, height = letters.get_extents(text)
    if width < box[0] and "\n" not in text:  # most texts are short: one measurement does
        return bool(height <= box[1])
    if any(letters.get_extents(word)[0] > box[0] for word in text.split()):
        return False
    letters = Letters(text=text, font_size=font_size, font_name=font_name, bold=bold, text_size=(box[0], None))
    letters.resolve_font_name()
    return bool(letters.render()[1] <= box[1])


def width_of(text: str, type_size: float) -> float:
    """How wide a text is on one line, in the app's bold type."""
    letters = Letters(text=text, font_size=sp(type_size), font_name=Label.font_name.defaultvalue, bold=True)
    return float(letters.get_extents(text)[0])
