"""Confetti in the six emblems: it falls once, and is gone."""

from math import cos, sin, tau
from random import Random
from typing import Any, NamedTuple

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from penguins.ui.base.theme import PAINTS
from penguins.ui.widgets.picture import texture

SECONDS = 4.0
_PIECES = 60
_LONGEST_WAIT = 0.45
"""Of its time, before the last piece begins to fall."""


class _Piece(NamedTuple):
    x: float
    """Where it falls, as a share of the width."""
    wait: float
    size: float
    sway: float
    turns: float
    drawn: Rectangle


class Confetti(Widget):
    """Falls while `time` goes from 0 to 1; before and after, nothing is drawn. It takes no touches."""

    time = NumericProperty(0.0)

    def __init__(self, **kwargs: Any) -> None:
        self._pieces: list[_Piece] = []
        super().__init__(**kwargs)

    @property
    def falls(self) -> bool:
        """Whether any of it can be seen."""
        return bool(self._pieces)

    def on_time(self, *_: object) -> None:
        if not 0 < self.time < 1:
            self.canvas.clear()
            self._pieces = []
            return
        if not self._pieces:
            self._throw()
        for piece in self._pieces:
            self._place(piece)

    def _throw(self) -> None:
        luck, side = Random(_PIECES), dp(14) + 0.012 * self.height
        self.canvas.add(Color(1, 1, 1, 1))
        for number in range(_PIECES):
            emblem = "emblem_" + list(PAINTS)[number % len(PAINTS)]
            drawn = Rectangle(texture=texture(emblem, side), size=(0, 0))
            wait, size = luck.uniform(0, _LONGEST_WAIT), side * luck.uniform(0.7, 1.3)
            self._pieces.append(_Piece(luck.random(), wait, size, luck.uniform(-1, 1), luck.uniform(2, 5), drawn))
            self.canvas.add(drawn)

    def _place(self, piece: _Piece) -> None:
        fallen = max(0.0, (self.time - piece.wait) / (1 - _LONGEST_WAIT))
        width = piece.size * abs(cos(tau * piece.turns * fallen))
        x = self.x + self.width * piece.x + piece.sway * dp(28) * sin(tau * fallen)
        y = self.top + piece.size - fallen * (self.height + 2 * piece.size)
        piece.drawn.pos, piece.drawn.size = (x - width / 2, y - piece.size / 2), (width, piece.size)
