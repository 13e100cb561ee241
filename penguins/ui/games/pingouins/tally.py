"""The count at the end: everybody's catch lies on a sheet, fish by fish."""

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from penguins.session.setup import Seat
from penguins.ui.base import layouts
from penguins.ui.base.box import Box
from penguins.ui.widgets import digits  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import Panel
from penguins.ui.widgets.picture import texture

layouts.load("games/pingouins")

_FISH = 1.5
"""How much wider than high a fish is."""
_CLOSE = 0.92
"""Of its width, how far one fish lies from the next at most."""
_WIDEST, _ROW = 520, 64
_PHONE, _MOST_ROOMY = 560, 1.5
"""The height from which on rows grow, in dp, and how far."""


class Heap(Widget):
    """Shows so many fish in a row, as close as they must lie."""

    number = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        draw = Clock.create_trigger(self._draw, -1)
        self.bind(number=draw, pos=draw, size=draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        height = max(1.0, min(self.height, self.width / _FISH))
        width = height * _FISH
        step = min(width * _CLOSE, max(0.0, self.width - width) / max(1, self.number - 1))
        fish = texture("fish", width)
        with self.canvas:
            Color(1, 1, 1, 1)
            for at in range(int(self.number)):
                pos = (self.x + at * step, self.y + (self.height - height) / 2)
                Rectangle(texture=fish, pos=pos, size=(width, height))


class CatchRow(BoxLayout):
    """Shows what somebody has caught, as far as it is counted."""

    name = StringProperty("")
    colour_id = StringProperty("red")
    fish = NumericProperty(0)
    note = StringProperty("")
    """What decides between equals."""
    won = BooleanProperty(False)


class CatchSheet(Panel):
    """Shows everybody's row, over the board."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__()
        self.rows = [CatchRow(name=seat.name, colour_id=seat.colour) for seat in seats]
        for row in self.rows:
            self.add_widget(row)

    def place(self, area: Box) -> None:
        """Lie in the middle of that box."""
        roomy = min(_MOST_ROOMY, max(1.0, area.height / dp(_PHONE)))
        height = roomy * dp(_ROW) * len(self.rows) + dp(24)
        self.size = min(area.width, roomy * dp(_WIDEST)), min(area.height, height)
        self.center = area.centre

    def count(self, fish: Sequence[int], number: int) -> list[int]:
        """So many are counted of everybody's catch; who has got one more."""
        for row, caught in zip(self.rows, fish, strict=True):
            row.fish = min(number, caught)
        return [seat for seat, caught in enumerate(fish) if caught >= number]
