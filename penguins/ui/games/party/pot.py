"""Chips on their way between the middle of the table and a player."""

from collections.abc import Iterator
from functools import partial

from kivy.metrics import dp

from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Motion, Step
from penguins.ui.games.layer import Layer
from penguins.ui.games.party.chips import CHIP, GOLD, chip_step
from penguins.ui.widgets.picture import Picture


class Pot:
    """Animates chips: as steps, what a player takes and what a player gives back."""

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
        side = dp(CHIP)
        step = chip_step(number, side, width)
        return [(centre[0] + (at - (number - 1) / 2) * step, centre[1]) for at in range(number)]

    def _lay_silver(self, number: int, centre: Pos, width: float) -> float:
        self.clear()
        side = dp(CHIP)
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
        side = dp(CHIP)
        self._chips = [self._layer.put("chip_silver", owner, (side, side)) for _ in range(number)]
        for chip, (x, y) in zip(self._chips, self._places(number, centre, width), strict=True):
            self._motion.animate(chip, 0.45, "in_out_quad", center_x=x, center_y=y)
        return 0.9

    def _fade(self) -> float:
        for chip in self._chips:
            self._motion.animate(chip, 0.3, opacity=0.0, y=chip.y + dp(24))
        return 0.35
