"""A round sign with a number that changes while one looks on."""

from typing import Any

from kivy.graphics import Color
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from penguins.ui.base import theme
from penguins.ui.base.shapes import Disc
from penguins.ui.widgets.digits import Digits


class CountBadge(FloatLayout):
    """A disc in a dark colour, with an edge of ice and the number in it."""

    text = StringProperty("")

    def __init__(self, side: float, ground: str, **kwargs: Any) -> None:
        super().__init__(size=(side, side), size_hint=(None, None), **kwargs)
        with self.canvas.before:
            Color(*theme.rgba(theme.ICE))
            self._edge = Disc()
            Color(*theme.rgba(ground))
            self._disc = Disc()
        ink = theme.rgba(theme.ICE)
        self._digits = Digits(type_size=theme.TYPE_TITLE, color=ink, halign="center", size=(side, side))
        self._digits.size_hint = (None, None)
        self.add_widget(self._digits)
        self.bind(pos=self._place, text=self._digits.setter("text"))
        self._digits.text = self.text

    def _place(self, *_: object) -> None:
        edge = dp(theme.EDGE)
        self._edge.pos, self._edge.size = self.pos, self.size
        self._disc.pos, self._disc.size = (
            (self.x + edge, self.y + edge),
            (self.width - 2 * edge, self.height - 2 * edge),
        )
        self._digits.pos = self.pos
