"""How Pingouins is played well: everything is in the open, so look ahead and count territory."""

from random import Random

from penguins.core.insight import Insight
from penguins.core.thinking import Thinking
from penguins.games.pingouins.actions import Move, PingouinsAction
from penguins.games.pingouins.lookahead import look_ahead
from penguins.games.pingouins.position import Position
from penguins.games.pingouins.state import PingouinsState
from penguins.games.pingouins.territory import Territory


class PingouinsInsight(Insight[PingouinsState, PingouinsAction]):
    """A player of its own instead of playouts."""

    def weigh(self, thinking: Thinking, rng: Random) -> dict[PingouinsAction, float]:  # noqa: ARG002  # no luck in it
        territory = Territory(self.view.fish)
        return look_ahead(Position.of(self.view, territory), territory, thinking)

    def greedy(self, rng: Random) -> PingouinsAction:
        """Onto the most fish."""
        fish = self.view.fish
        return max(self.view.legal_actions(), key=lambda action: (_fish_ahead(fish, action), rng.random()))


def _fish_ahead(fish: tuple[int, ...], action: PingouinsAction) -> int:
    return fish[action.target] if isinstance(action, Move) else 0
