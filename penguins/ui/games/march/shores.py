"""The place around the road: a hill with igloos, the ocean's waves, snow drifts. None of it is stretched."""

from collections.abc import Iterator

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture

from penguins.ui.base.box import Box
from penguins.ui.games.layer import Layer
from penguins.ui.games.march.layout import RoadLayout
from penguins.ui.widgets.picture import Picture, texture

_LENGTH, _DEPTH = 480, 96
"""Of the picture of the waves."""


class Shores(Layer):
    """All that lies behind the tiles."""

    def lay(self, layout: RoadLayout) -> None:
        """Be there."""
        self.clear_widgets()
        self.canvas.clear()
        with self.canvas:
            Color(1, 1, 1, 1)
            self._pour(layout.water, sideways=layout.sideways)
        for number, drift in enumerate(layout.drifts()):
            self._put(drift.picture, drift.box, mirrored=bool(number % 2))
        self._put("march_hill_side" if layout.sideways else "march_hill", layout.hill)

    def _put(self, name: str, box: Box, *, mirrored: bool = False) -> None:
        self.add_widget(Picture(name=name, size_hint=(None, None), pos=box[:2], size=box[2:], mirrored=mirrored))

    def _pour(self, box: Box, *, sideways: bool) -> None:
        """Waves side by side: the same picture again and again, the last one cut off."""
        length, depth = (box.height, box.width) if sideways else (box.width, box.height)
        whole = texture("march_waves_side" if sideways else "march_waves", depth * (1 if sideways else 5))
        for start, part in _pieces(length, depth * _LENGTH / _DEPTH):
            if sideways:
                piece = whole.get_region(0, 0, whole.width, whole.height * part)
                Rectangle(texture=piece, pos=(box.x, box.y + start), size=(depth, depth * _LENGTH / _DEPTH * part))
            else:
                piece = _left(whole, part)
                Rectangle(texture=piece, pos=(box.x + start, box.y), size=(depth * _LENGTH / _DEPTH * part, depth))


def _left(whole: Texture, part: float) -> Texture:
    return whole.get_region(0, 0, whole.width * part, whole.height)


def _pieces(length: float, each: float) -> Iterator[tuple[float, float]]:
    """Where each begins, and what part of it there is room for."""
    start = 0.0
    while start < length and each > 0:
        yield start, min(1.0, (length - start) / each)
        start += each
