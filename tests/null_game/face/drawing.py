"""The heap as it is shown. It decides nothing."""

from collections.abc import Iterable
from typing import Any

from kivy.uix.floatlayout import FloatLayout

from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.games.layer import Layer
from penguins.ui.widgets.labels import Words
from penguins.ui.widgets.picture import Picture
from tests.null_game.face import words
from tests.null_game.face.layout import HeapLayout, lay_out
from tests.null_game.state import PebblesState


class HeapDrawing(FloatLayout):
    """Pictures lie in layers, the later above the earlier; each is placed by number, from the layout."""

    def __init__(self, counted: bool, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.layout = lay_out(Box(0, 0, 1, 1))
        self.pebbles: list[Picture] = []
        self._counted = counted
        self._heap, self._lights, self.ring = Layer(), Layer(), Layer()
        self._count = Words(size_hint=(None, None), bold=True, color=theme.rgba(theme.TEXT_ON_SEA))
        for child in (self._heap, self._lights, self.ring, self._count):
            self.add_widget(child)

    def show(self, view: PebblesState, layout: HeapLayout) -> None:
        """All that lies there; the coin once it can be seen."""
        self.layout = layout
        self._heap.clear_widgets()
        self.pebbles = [self._put("chip_silver", pebble, self._heap) for pebble in range(view.heap)]
        if not view.heap and view.coin:
            self._put("chip_gold", 0, self._heap)
        self._count.text = words.left(view) if self._counted and view.heap else ""
        box = layout.words()
        self._count.pos, self._count.size = box[:2], box[2:]

    def no_light(self) -> None:
        """Take all overlays away."""
        self._lights.clear_widgets()

    def light(self, name: str, pebbles: Iterable[int]) -> None:
        """Lay an overlay on these places, pebble or not."""
        for pebble in pebbles:
            self._put(name, pebble, self._lights)

    def mark_for_keys(self, pebble: int, on: bool) -> None:
        """The keyboard is there, or no longer."""
        self.ring.clear_widgets()
        if on:
            self._put("town_hint", pebble, self.ring)

    def _put(self, name: str, pebble: int, layer: Layer) -> Picture:
        box = self.layout.place(pebble)
        return layer.put(name, box.centre, (box.width * 0.9, box.height * 0.9))
