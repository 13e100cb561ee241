"""What somebody notices of all that can be done: who takes less care overlooks more."""

from collections.abc import Sequence
from random import Random

from penguins.games.pingouins.bot.position import Choice


class Noticing:
    """One thought's attention: what is overlooked stays overlooked, one's own steps like the others'."""

    def __init__(self, care: float, rng: Random) -> None:
        """The care is the part of all steps that is noticed."""
        self._care = care
        self._rng = rng
        self._noticed: dict[Choice, bool] = {}

    def among(self, steps: Sequence[Choice]) -> Sequence[Choice]:
        """Those of the steps that are noticed; all, if none is at first sight."""
        if self._care == 1:
            return steps
        return [step for step in steps if self._notices(step)] or steps

    def _notices(self, step: Choice) -> bool:
        noticed = self._noticed.get(step)
        if noticed is None:
            noticed = self._noticed[step] = self._rng.random() < self._care
        return noticed
