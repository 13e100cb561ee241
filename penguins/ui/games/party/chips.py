"""Silver chips are 1, gold ones 5; five silver ones are changed for a gold one."""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Motion, Step
from penguins.ui.games.pieces import Layer
from penguins.ui.widgets.picture import Picture

GOLD = 5
_SIZE = 34


class Chips(NamedTuple):
    """Points as they lie in front of a player."""

    gold: int
    silver: int

    def pictures(self) -> list[str]:
        """The name of each chip's picture, gold first."""
        return ["chip_gold"] * self.gold + ["chip_silver"] * self.silver


def chips_of(points: int) -> Chips:
    """Changed up as far as it goes."""
    return Chips(*divmod(points, GOLD))


class ChipRow(Widget):
    """Chips beside each other, as close as they must be."""

    points = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(points=self._lay, pos=self._lay, size=self._lay)
        self._lay()

    def _lay(self, *_: Any) -> None:
        names = chips_of(int(self.points)).pictures()
        side = min(self.height, dp(_SIZE))
        step = _step(len(names), side, self.width)
        self.clear_widgets()
        for number, name in enumerate(names):
            pos = self.x + number * step, self.center_y - side / 2
            self.add_widget(Picture(name=name, pos=pos, size=(side, side), size_hint=(None, None)))


def _step(chips: int, side: float, width: float) -> float:
    return min(side * 1.08, (width - side) / max(1, chips - 1))


class Pot:
    """Chips on their way between the middle of the table and a player."""

    def __init__(self, layer: Layer, motion: Motion) -> None:
        self._layer = layer
        self._motion = motion
        self._chips: list[Picture] = []

    def taking(self, had: int, taken: int, centre: Pos, width: float, owner: Pos) -> Iterator[Step]:
        """The player's loose silver and the new chips lie together, are changed for gold, and go to their owner."""
        loose = had % GOLD + taken
        yield partial(self._lay_silver, loose, centre, width)
        for gold in range(loose // GOLD):
            yield partial(self._change, gold)
        yield partial(self._send, owner)
        yield self.clear

    def returning(self, points: int, centre: Pos, width: float, owner: Pos) -> Iterator[Step]:
        """Silver comes from its owner and goes away."""
        yield partial(self._fetch, points, centre, width, owner)
        yield self._fade
        yield self.clear

    def clear(self) -> float:
        """Nothing is on its way any more."""
        for chip in self._chips:
            self._layer.remove_widget(chip)
        self._chips = []
        return 0.0

    def _places(self, number: int, centre: Pos, width: float) -> list[Pos]:
        side = dp(_SIZE)
        step = _step(number, side, width)
        return [(centre[0] + (at - (number - 1) / 2) * step, centre[1]) for at in range(number)]

    def _lay_silver(self, number: int, centre: Pos, width: float) -> float:
        self.clear()
        side = dp(_SIZE)
        self._chips = [self._layer.put("chip_silver", at, (side, side)) for at in self._places(number, centre, width)]
        for at, chip in enumerate(self._chips):
            y = chip.y
            chip.y = y + dp(30)
            self._motion.animate(chip, 0.25 + 0.05 * at, "out_bounce", y=y)
        return 0.8 + 0.05 * number

    def _change(self, gold: int) -> float:
        """Five silver ones slide together; a gold one is left."""
        five = self._chips[gold : gold + GOLD]
        kept = five[0]
        for chip in five[1:]:
            self._motion.animate(chip, 0.25, "in_quad", pos=tuple(kept.pos), opacity=0.0)
            self._chips.remove(chip)
            self._motion.later(0.25, partial(self._layer.remove_widget, chip))
        self._motion.later(0.25, partial(setattr, kept, "name", "chip_gold"))
        return 0.6

    def _send(self, owner: Pos) -> float:
        for at, chip in enumerate(self._chips):
            self._motion.animate(chip, 0.4 + 0.04 * at, "in_out_quad", center_x=owner[0], center_y=owner[1])
        return 0.45 + 0.04 * len(self._chips)

    def _fetch(self, number: int, centre: Pos, width: float, owner: Pos) -> float:
        self.clear()
        side = dp(_SIZE)
        self._chips = [self._layer.put("chip_silver", owner, (side, side)) for _ in range(number)]
        for chip, (x, y) in zip(self._chips, self._places(number, centre, width), strict=True):
            self._motion.animate(chip, 0.45, "in_out_quad", center_x=x, center_y=y)
        return 0.9

    def _fade(self) -> float:
        for chip in self._chips:
            self._motion.animate(chip, 0.3, opacity=0.0, y=chip.y + dp(24))
        return 0.35
