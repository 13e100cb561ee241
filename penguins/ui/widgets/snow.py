"""Snow: a few flakes in two depths. Each depth is one mesh that falls as a whole, so that it costs next to nothing."""

from collections.abc import Sequence
from math import sin, tau
from random import Random

from kivy.core.image import Image as CoreImage
from kivy.graphics import Color, Mesh, PopMatrix, PushMatrix, Translate

from penguins.ui.base.pictures import scenery_picture
from penguins.ui.base.scenery import unit

_SWAY_SECONDS = 11.0
_SWAY = 8.0
"""Units to either side."""
_DEPTHS = ((13.0, 1.6, 0.45), (22.0, 2.6, 0.7))
"""Far and near: how many units they fall in a second, how large they are at most, and how bright."""
_CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


class Snow:
    """Draws on the canvas that is open. Of two copies, one above the other, one window is always full."""

    def __init__(self, flakes: int, width: float, height: float) -> None:
        self._unit, self._height = unit(width, height), height
        self._falling = [self._draw(flakes // 2, width, *depth) for depth in _DEPTHS]

    def _draw(self, flakes: int, width: float, speed: float, size: float, light: float) -> tuple[Translate, float]:
        rng = Random(flakes * size)
        Color(1, 1, 1, light)
        PushMatrix()
        place = Translate()
        squares: list[Sequence[float]] = []
        for _ in range(flakes):
            x, y = rng.uniform(0, width), rng.uniform(0, self._height)
            side = size * rng.uniform(1, 2) * self._unit
            squares += [(x, y, side), (x, y + self._height, side)]
        Mesh(
            vertices=[value for square in squares for value in _corners(*square)],
            indices=[4 * number + corner for number in range(len(squares)) for corner in (0, 1, 2, 0, 2, 3)],
            mode="triangles",
            texture=CoreImage(scenery_picture("snow_flake")).texture,
        )
        PopMatrix()
        return place, speed * self._unit

    def fall(self, time: float) -> None:
        """Be where it is after so many seconds."""
        sway = _SWAY * self._unit * sin(tau * time / _SWAY_SECONDS)
        for place, speed in self._falling:
            place.x, place.y = sway, -(time * speed % self._height)


def _corners(x: float, y: float, side: float) -> list[float]:
    return [value for across, up in _CORNERS for value in (x + across * side, y + up * side, across, up)]
