"""What can be told of the steps from a position without looking ahead."""

from collections.abc import Sequence

from penguins.games.pingouins.actions import PingouinsAction
from penguins.games.pingouins.bot.position import Position
from penguins.games.pingouins.bot.territory import Territory, victory

_EFFORT_OF_EATING = 500
"""How far to look for the best way to eat a piece of ice, for each step."""


class Glance:
    """Judges all the steps from a position once, by territory, unless what comes of them is certain."""

    def __init__(self, position: Position) -> None:
        self._steps = position.steps()
        self._judgement = Territory(position.shoal, len(position.penguins), _EFFORT_OF_EATING).judged(
            position, self._steps
        )

    def chances(self, action: PingouinsAction) -> Sequence[float]:
        """Everybody's share of the victory behind one of the steps."""
        number = next(number for number, step in enumerate(self._steps) if step == action)
        found = self._judgement.everybodys(number)
        return victory(found) if number in self._judgement.certain else found
