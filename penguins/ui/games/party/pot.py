"""Chips on their way between the middle of the table and a player."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from kivy.metrics import dp

from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Motion, Step
from penguins.ui.games.layer import Layer
from penguins.ui.games.party.chips import CHIP, GOLD, chip_step
from penguins.ui.widgets.picture import Picture


class Table(NamedTuple):
    """Where chips lie together, how wide they may lie there, and where their owner is."""

    centre: Pos
    width: float
    owner: Pos


class Taken(NamedTuple):
    """So many points, one for each card; and where these cards are, when it is time."""

    points: int
    cards: Callable[[], Sequence[Pos]]


class Pot:
    """Animates chips: as steps, what a player takes and what a player gives back."""

    def __init__(self, layer: Layer, motion: Motion) -> None:
        self._layer = layer
        self._motion = motion
        self._chips: list[Picture] = []

    def taking(self, had: int, taken: Taken, table: Table) -> Iterator[Step]:
        """The player's loose silver and the new chips lie together, are changed for gold, and go to their owner."""
        loose = had % GOLD + taken.points
        yield lambda: self._lay_silver([*[table.owner] * (had % GOLD), *taken.cards()], table)
        for gold in range(loose // GOLD):
            yield partial(self._change, gold)
        yield partial(self._send, table.owner)
        yield self.clear

    def returning(self, points: int, table: Table) -> Iterator[Step]:
        """Silver comes from its owner and goes away."""
        yield partial(self._fetch, points, table)
        yield self._fade
        yield self.clear

    def clear(self) -> float:
        """Nothing is on its way any more."""
        for chip in self._chips:
            self._layer.remove_widget(chip)
        self._chips = []
        return 0.0

    def _places(self, number: int, table: Table) -> list[Pos]:
        step = chip_step(number, dp(CHIP), table.width)
        return [(table.centre[0] + (at - (number - 1) / 2) * step, table.centre[1]) for at in range(number)]

    def _lay_silver(self, sources: Sequence[Pos], table: Table) -> float:
        self.clear()
        number, side = len(sources), dp(CHIP)
        self._chips = [self._layer.put("chip_silver", source, (side, side)) for source in sources]
        for at, (chip, place) in enumerate(zip(self._chips, self._places(number, table), strict=True)):
            x, y = place[0] - side / 2, place[1] - side / 2
            self._motion.animate(chip, 0.35 + 0.06 * at, "out_cubic", x=x)
            self._motion.animate(chip, 0.35 + 0.06 * at, "out_back", y=y)
        return 0.8 + 0.06 * number

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

    def _fetch(self, number: int, table: Table) -> float:
        self.clear()
        side = dp(CHIP)
        self._chips = [self._layer.put("chip_silver", table.owner, (side, side)) for _ in range(number)]
        for chip, (x, y) in zip(self._chips, self._places(number, table), strict=True):
            self._motion.animate(chip, 0.45, "in_out_quad", center_x=x, center_y=y)
        return 0.9

    def _fade(self) -> float:
        for chip in self._chips:
            self._motion.animate(chip, 0.3, opacity=0.0, y=chip.y + dp(24))
        return 0.35
