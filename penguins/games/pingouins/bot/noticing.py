"""What somebody notices of all that can be done: who takes less care overlooks more."""

from collections.abc import Sequence
from random import Random

from penguins.games.pingouins.bot.position import Choice

_ATTENTION = 1.5
"""More of it, and less is overlooked by who takes some care."""


class Noticing:
    """One thought's attention: what is overlooked stays overlooked, one's own steps like the others'."""

    def __init__(self, care: float, rng: Random) -> None:
        """With a care of 1 everything is noticed."""
        self._overlooked = (1 - care) ** _ATTENTION
        self._rng = rng
        self._noticed: dict[Choice, bool] = {}

    def among(self, steps: Sequence[Choice]) -> Sequence[Choice]:
        """Those of the steps that are noticed; all, if none is at first sight."""
        if not self._overlooked:
            return steps
        return [step for step in steps if self._notices(step)] or steps

    def _notices(self, step: Choice) -> bool:
        noticed = self._noticed.get(step)
        if noticed is None:
            noticed = self._noticed[step] = self._rng.random() >= self._overlooked
        return noticed
