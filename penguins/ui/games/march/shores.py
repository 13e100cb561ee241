"""The place around the road: a hill with igloos, the ocean's waves, snow drifts. None of it is stretched."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

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
"""How much of the ocean goes into nothing: of its depth where it lies behind the road, beside it of each end."""
_SHADES = 12


class Shade(NamedTuple):
    """A strip across, and how much is seen of what lies there."""

    strength: float
    low: float
    top: float


class Shores(Layer):
    """All that lies behind the tiles."""

    def lay(self, layout: RoadLayout) -> None:
        """Be there."""
        self.clear_widgets()
        self.canvas.clear()
        with self.canvas:
            self._pour(to_the_window(layout), layout)
            Color(1, 1, 1, 1)
        for number, drift in enumerate(layout.drifts()):
            self._put(drift.picture, drift.box, mirrored=bool(number % 2))
        self._raise_hill(layout)

    def _raise_hill(self, layout: RoadLayout) -> None:
        """Beside the road it goes into nothing at its left, or over the edge of the window."""
        hill = layout.hill
        if layout.at_the_edge:
            hill = hill._replace(x=hill.x - dp(theme.SPACE_S))
            self._put("march_hill_edge", hill)
        self._put("march_hill_side" if layout.sideways else "march_hill", hill)

    def _put(self, name: str, box: Box, *, mirrored: bool = False) -> None:
        self.add_widget(Picture(name=name, size_hint=(None, None), pos=box[:2], size=box[2:], mirrored=mirrored))

    def _pour(self, box: Box, layout: RoadLayout) -> None:
        """Waves side by side: the same picture again and again, the last one cut off; sideways, from the top down."""
        length, depth = (box.height, box.width) if layout.sideways else (box.width, box.height)
        whole = texture("march_waves_side" if layout.sideways else "march_waves", depth * (1 if layout.sideways else 5))
        each = float(round(depth * _LENGTH / _DEPTH))
        shades = list(_shades(box, *_fades(layout, depth)))
        for start, part in _pieces(length, each):
            long = each * part
            if layout.sideways:
                here = Box(box.x, box.y + box.height - start - long, depth, long)
                _draw(_top(whole, part), here, shades)
            else:
                _draw(_left(whole, part), Box(box.x + start, box.y, long, depth), shades)


def to_the_window(layout: RoadLayout) -> Box:
    """Where the ocean is: a board has air around it, but no ocean ends there."""
    air, (x, y, width, height) = dp(theme.SPACE_S), layout.water
    if layout.sideways:
        return Box(x, y - air, width + air, height + air)
    return Box(x - air, y, width + 2 * air, height)


def _fades(layout: RoadLayout, depth: float) -> tuple[float, float]:
    """How much of it goes into nothing, at its lower and at its upper end."""
    if not layout.sideways:
        return 0.0, depth * _FAR
    end = min(depth * _END, layout.water.height / 2)
    return 0.0 if layout.wide else end, end


def _shades(box: Box, low: float, high: float) -> Iterator[Shade]:
    """From the lower end up: it comes out of nothing, is all there, and goes into nothing."""
    top = box.y + box.height
    for at in range(_SHADES if low else 0):
        yield Shade((at + 0.5) / _SHADES, box.y + at * low / _SHADES, box.y + (at + 1) * low / _SHADES)
    yield Shade(1.0, box.y + low, top - high)
    for at in reversed(range(_SHADES)):
        yield Shade((at + 0.5) / _SHADES, top - (at + 1) * high / _SHADES, top - at * high / _SHADES)


def _draw(piece: Texture, box: Box, shades: Iterable[Shade]) -> None:
    """What of it is in each of the shades."""
    scale = piece.height / box.height
    for shade in shades:
        low, top = max(box.y, shade.low), min(box.y + box.height, shade.top)
        if low < top:
            part = piece.get_region(0, (low - box.y) * scale, piece.width, (top - low) * scale)
            Color(1, 1, 1, shade.strength)
            Rectangle(texture=part, pos=(box.x, low), size=(box.width, top - low))


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
