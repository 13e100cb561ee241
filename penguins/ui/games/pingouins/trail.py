"""The last move on the floe: what a belly carved into the ice, in the colour of whoever slid."""

from collections.abc import Sequence
from typing import Any

from kivy.graphics import Color

from penguins.ui.base import theme
from penguins.ui.base.box import Pos
from penguins.ui.base.outlines import circle, flat
from penguins.ui.base.shapes import Stroke
from penguins.ui.games.layer import Layer

_RING = (26.0, 13.0)
"""Half the width and height of the ring at the feet, in units of the pictures."""
_CIRCLE = circle((0.0, 0.0), 1.0)


class Trail(Layer):
    """A groove in the ice. It lies under the fish and the penguins."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._groove: list[Stroke] = []

    def clear(self) -> None:
        """Smooth ice again."""
        self.canvas.clear()
        self._groove = []

    def carve(self, way: Sequence[Pos], colour_id: str, scale: float) -> None:
        """Show a groove along the way: a bank of snow on both sides, the mover's colour in between."""
        self.clear()
        paint = theme.PAINTS[colour_id]
        tones = ((9.5, theme.ICE_EDGE, 0.9), (7.5, paint.dark, 0.9), (6.0, paint.main, 1.0), (1.6, paint.light, 0.9))
        with self.canvas:
            for breadth, tone, alpha in tones:
                Color(*theme.rgba(tone, alpha))
                self._groove.append(Stroke(flat(way), breadth * scale))

    def carve_on(self, way: Sequence[Pos]) -> None:
        """The one who carves is farther now."""
        for stroke in self._groove:
            stroke.points = flat(way)

    def ring(self, feet: Pos, colour_id: str, scale: float) -> None:
        """Somebody stands here since the last move."""
        paint = theme.PAINTS[colour_id]
        x, y = feet
        wide, high = _RING[0] * scale, _RING[1] * scale
        with self.canvas:
            for breadth, tone in ((4.6, theme.ICE_EDGE), (3.4, paint.dark), (2.4, paint.main)):
                Color(*theme.rgba(tone))
                Stroke(flat((x + wide * right, y + high * up) for right, up in _CIRCLE), breadth * scale, close=True)
