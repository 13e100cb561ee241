"""A spotlight for the secret look: all the rest darkens, and one tile lies in a cone of light."""

from typing import Any

from kivy.graphics import Color, Rectangle, SmoothQuad
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.widgets.picture import texture

_DARK = 0.74
"""How dark the rest is; the picture of the spot has the same at its edges."""
_SPOT = 3.2
"""How large that picture is, in tiles: its bright part is half as large."""
_CONES = ((0.85, 0.10), (0.6, 0.12))
"""How wide the cone is where it meets the tile, in tiles to each side, and how bright."""

Edges = tuple[float, float, float, float]
"""Left, low, right, top."""


class Spotlight(Widget):
    """Drawn around a tile, over the whole board."""

    def __init__(self, tile: Box, room: Box, **kwargs: Any) -> None:
        """All of the `room` darkens; the light comes from above."""
        super().__init__(size_hint=(None, None), size=(0, 0), **kwargs)
        x, y = map(round, tile.centre)
        half = round(tile.width * _SPOT / 2)
        left, right = round(room.x), round(room.x + room.width)
        low, top = round(room.y), round(room.y + room.height)
        with self.canvas:
            Color(*theme.rgba(theme.SEA_DEEP, _DARK))
            for box in (
                (left, low, right, y - half),
                (left, y + half, right, top),
                (left, max(low, y - half), x - half, min(top, y + half)),
                (x + half, max(low, y - half), right, min(top, y + half)),
            ):
                _fill(box)
            Color(1, 1, 1, 1)
            self._shine((x, y), half, (left, low, right, top))
            for wide, bright in _CONES:
                Color(*theme.rgba(theme.LIT, bright))
                side = tile.width * wide
                SmoothQuad(points=(x - side, y, x + side, y, x + side * 0.12, top, x - side * 0.12, top))

    def _shine(self, middle: Pos, half: float, room: Edges) -> None:
        """The spot, as far as it is in the room."""
        (x, y), whole = middle, texture("march_spot", 2 * half)
        left, low = max(room[0], x - half), max(room[1], y - half)
        right, top = min(room[2], x + half), min(room[3], y + half)
        share = whole.width / (2 * half)
        part = whole.get_region(
            (left - x + half) * share, (low - y + half) * share, (right - left) * share, (top - low) * share
        )
        Rectangle(texture=part, pos=(left, low), size=(right - left, top - low))


def _fill(edges: Edges) -> None:
    left, low, right, top = edges
    if right > left and top > low:
        Rectangle(pos=(left, low), size=(right - left, top - low))
