"""How Pingouins is played well: everything is in the open, so look ahead and count territory."""

from random import Random

from penguins.core.insight import Insight
from penguins.core.thinking import Thinking
from penguins.games.pingouins.actions import Move, PingouinsAction
from penguins.games.pingouins.bot.alone import Alone, groups, is_alone
from penguins.games.pingouins.bot.lookahead import look_ahead
from penguins.games.pingouins.bot.position import Position
from penguins.games.pingouins.bot.territory import Territory
from penguins.games.pingouins.state import PingouinsState

_LURE = 3.0
"""How strongly the weakest levels are drawn to fish."""


class PingouinsInsight(Insight[PingouinsState, PingouinsAction]):
    """A player of its own instead of playouts."""

    def weigh(self, thinking: Thinking, rng: Random) -> dict[PingouinsAction, float]:  # noqa: ARG002  # no luck in it
        position = Position.of(self.view)
        mine = position.penguins[position.seat]
        if not position.unplaced and is_alone(position.free, mine, sum(position.penguins) ^ mine):
            return self._eat_up(position, mine, thinking)
        weights = look_ahead(position, Territory(position.shoal, self.view.players), thinking, self.memory)
        return {action: weight * self._lure(action) for action, weight in weights.items()}

    def _lure(self, action: PingouinsAction) -> float:
        """The young go where the fish are."""
        lured: float = (1 + _fish_ahead(self.view.fish, action)) ** (_LURE * (1 - self.memory) ** 3)
        return lured

    def _eat_up(self, position: Position, mine: int, thinking: Thinking) -> dict[PingouinsAction, float]:
        """Nobody else matters any more. The smallest piece of ice first: it is solved most surely."""
        penguins, ice = min(groups(position.free, mine), key=lambda group: group[1].bit_count())
        best = Alone(position.shoal).first_move(penguins, ice, thinking)
        return {action: float(action == best) for action in position.steps()}

    def greedy(self, rng: Random) -> PingouinsAction:
        """Onto the most fish."""
        fish = self.view.fish
        return max(self.view.legal_actions(), key=lambda action: (_fish_ahead(fish, action), rng.random()))


def _fish_ahead(fish: tuple[int, ...], action: PingouinsAction) -> int:
    return fish[action.target] if isinstance(action, Move) else 0


INSIGHT = PingouinsInsight
