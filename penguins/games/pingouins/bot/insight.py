"""How Pingouins is played well: everything is in the open, so look ahead and count territory."""

from collections.abc import Sequence
from random import Random

from penguins.core.insight import Insight
from penguins.core.thinking import Earlier, Thinking
from penguins.games.pingouins.actions import Move, PingouinsAction
from penguins.games.pingouins.bot.alone import Alone, groups, is_alone
from penguins.games.pingouins.bot.endgame import Endgame, TooLong, is_ending
from penguins.games.pingouins.bot.lookahead import Lookahead
from penguins.games.pingouins.bot.noticing import Noticing
from penguins.games.pingouins.bot.position import Choice, Position
from penguins.games.pingouins.state import PingouinsState

_LURE = 3.0
"""How strongly the weakest levels are drawn to fish."""


class PingouinsInsight(Insight[PingouinsState, PingouinsAction]):
    """A player of its own instead of playouts."""

    def weigh(self, thinking: Thinking, rng: Random) -> dict[PingouinsAction, float]:
        position = Position.of(self.view)
        mine = position.penguins[position.seat]
        if not position.unplaced and is_alone(position.free, mine, sum(position.penguins) ^ mine):
            return self._eat_up(position, mine, thinking)
        ahead = _recalled(position, thinking.earlier) or Lookahead(position, Noticing(self.memory, rng))
        if self.memory == 1 and is_ending(position):
            best = _worked_out(position, ahead.root.steps, thinking)
            if best:
                return {step: float(step == best) for step in ahead.root.steps}
        ahead.grow(thinking)
        thinking.thoughts = ahead
        weights: dict[PingouinsAction, float] = dict.fromkeys(position.steps(), 0.0)
        for action, weight in ahead.root.weights(self.memory).items():
            weights[action] = weight * self._lure(action)
        return weights

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


def _recalled(position: Position, earlier: Earlier | None) -> Lookahead | None:
    """What was found out for an earlier decision of the match, if it tells of this position."""
    ahead = earlier.thoughts if earlier else None
    return ahead if isinstance(ahead, Lookahead) and ahead.come_to(position) else None


def _worked_out(position: Position, steps: Sequence[Choice], thinking: Thinking) -> Move | None:
    """A move that wins, or else shares the victory, whatever is done against it: the most promising of them."""
    try:
        return Endgame(position.shoal, thinking).best(position, [step for step in steps if isinstance(step, Move)])
    except TooLong:
        return None


def _fish_ahead(fish: tuple[int, ...], action: PingouinsAction) -> int:
    return fish[action.target] if isinstance(action, Move) else 0


INSIGHT = PingouinsInsight
