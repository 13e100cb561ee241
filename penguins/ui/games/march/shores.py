"""The place around the road: a hill with igloos, the ocean's waves, snow drifts. None of it is stretched."""

from collections.abc import Iterator

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.games.layer import Layer
from penguins.ui.games.march.layout import RoadLayout
from penguins.ui.widgets.picture import Picture, texture

_LENGTH, _DEPTH = 480, 96
"""Of the picture of the waves."""
_SEAM = 1
"""Pixels left out where two pictures of waves meet: beyond its edge a picture is nothing, and that would be seen."""
_FAR, _END = 0.3, 0.9
"""How much of the ocean comes out of the sky: of its depth where it lies behind the road, beside it of its end."""
_SHADES = 12


class Shores(Layer):
    """All that lies behind the tiles."""

    def lay(self, layout: RoadLayout) -> None:
        """Be there."""
        self.clear_widgets()
        self.canvas.clear()
        with self.canvas:
            self._pour(to_the_window(layout), sideways=layout.sideways)
            Color(1, 1, 1, 1)
        for number, drift in enumerate(layout.drifts()):
            self._put(drift.picture, drift.box, mirrored=bool(number % 2))
        self._put("march_hill_side" if layout.sideways else "march_hill", layout.hill)

    def _put(self, name: str, box: Box, *, mirrored: bool = False) -> None:
        self.add_widget(Picture(name=name, size_hint=(None, None), pos=box[:2], size=box[2:], mirrored=mirrored))

    def _pour(self, box: Box, *, sideways: bool) -> None:
        """Waves side by side: the same picture again and again, the last one cut off; sideways, from the top down."""
        length, depth = (box.height, box.width) if sideways else (box.width, box.height)
        whole = texture("march_waves_side" if sideways else "march_waves", depth * (1 if sideways else 5))
        each = float(round(depth * _LENGTH / _DEPTH))
        for start, part in _pieces(length, each):
            long = each * part
            if sideways:
                here = Box(box.x, box.y + box.height - start - long, depth, long)
                _draw(_top(whole, part), here, 0.0 if start else min(depth * _END, long))
            else:
                _draw(_left(whole, part), Box(box.x + start, box.y, long, depth), depth * _FAR)


def to_the_window(layout: RoadLayout) -> Box:
    """Where the ocean is: a board has air around it, but no ocean ends there."""
    air, (x, y, width, height) = dp(theme.SPACE_S), layout.water
    if layout.sideways:
        return Box(x, y - air, width + air, height + air)
    return Box(x - air, y, width + 2 * air, height)


def _draw(piece: Texture, box: Box, fade: float) -> None:
    """All of it, the upper part coming out of nothing."""
    bands = [(1.0, 0.0, box.height - fade)]
    if fade:
        high = fade / _SHADES
        bands += [(1 - (at + 0.5) / _SHADES, box.height - fade + at * high, high) for at in range(_SHADES)]
    for strength, bottom, high in bands:
        part = piece.get_region(0, piece.height * bottom / box.height, piece.width, piece.height * high / box.height)
        Color(1, 1, 1, strength)
        Rectangle(texture=part, pos=(box.x, box.y + bottom), size=(box.width, high))


def _left(whole: Texture, part: float) -> Texture:
    return whole.get_region(_SEAM, 0, max(1.0, whole.width * part - 2 * _SEAM), whole.height)


def _top(whole: Texture, part: float) -> Texture:
    high = max(1.0, whole.height * part - 2 * _SEAM)
    return whole.get_region(0, whole.height - _SEAM - high, whole.width, high)


def _pieces(length: float, each: float) -> Iterator[tuple[float, float]]:
    """Where each begins, and what part of it there is room for."""
    start = 0.0
    while start < length and each > 0:
        yield start, min(1.0, (length - start) / each)
        start += each
