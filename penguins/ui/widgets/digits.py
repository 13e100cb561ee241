"""Numbers whose digits are equally wide, so that a score does not jump when it changes."""

from functools import cache
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as Letters
from kivy.graphics import Color, Rectangle
from kivy.metrics import sp
from kivy.properties import ColorProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.letters import steps_down
from penguins.ui.base.surface import surface

_HIGH = 0.86
"""How much of its type size a digit with a little air takes."""


@cache
def _widest(font_size: float) -> float:
    return float(max(_drawn(digit, font_size).texture.width for digit in "0123456789"))


@cache
def _drawn(letter: str, font_size: float) -> Letters:
    letters = Letters(text=letter, font_size=font_size, font_name=theme.FONT_DISPLAY)
    letters.refresh()
    return letters


def width_of_digits(text: str, font_size: float) -> float:
    """How wide a number is."""
    return sum(_widest(font_size) if letter.isdigit() else _drawn(letter, font_size).texture.width for letter in text)


class Digits(Widget):
    """Shows a number in the rounded face, each digit in a cell of its own; as large as the scale and the box allow."""

    text = StringProperty("")
    type_size = NumericProperty(theme.TYPE_HEADLINE)
    scale = NumericProperty(1.0)
    color = ColorProperty(theme.rgba(theme.TEXT))
    halign = OptionProperty("left", options=("left", "center", "right"))
    font_size = NumericProperty(0)
    """What came of it, in pixels."""

    def __init__(self, **kwargs: Any) -> None:
        self._ink = Color()
        draw_soon = Clock.create_trigger(self._draw, -1)
        super().__init__(**kwargs)
        for name in ("text", "pos", "size", "type_size", "scale", "color", "halign"):
            self.fbind(name, draw_soon)
        draw_soon()

    def width_at(self, size: float) -> float:
        """How wide the number is at that type size."""
        return width_of_digits(self.text, round(sp(size)))

    def _fits(self, size: float) -> bool:
        return self.width_at(size) <= float(self.width) and sp(size) * _HIGH <= float(self.height)

    def _draw(self, *_: object) -> None:
        sizes = steps_down(self.type_size, self.scale, surface.plain_scale)
        self.font_size = sp(next(filter(self._fits, sizes), sizes[-1]))
        size = round(self.font_size)
        left = {"left": 0.0, "center": 0.5, "right": 1.0}[self.halign]
        x = self.x + left * (self.width - width_of_digits(self.text, size))
        self.canvas.clear()
        self._ink.rgba = self.color
        self.canvas.add(self._ink)
        for letter in self.text:
            drawn = _drawn(letter, size).texture
            cell = _widest(size) if letter.isdigit() else drawn.width
            pos = round(x + (cell - drawn.width) / 2), round(self.center_y - drawn.height / 2)
            self.canvas.add(Rectangle(texture=drawn, pos=pos, size=drawn.size))
            x += cell
