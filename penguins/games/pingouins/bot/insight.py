"""How Pingouins is played well: everything is in the open, so look ahead and count territory."""

from collections.abc import Sequence
from functools import cached_property
from random import Random

from penguins.core.findings import Findings
from penguins.core.game import Game
from penguins.core.insight import Insight
from penguins.core.thinking import Earlier, Thinking
from penguins.games.pingouins.actions import Move, PingouinsAction
from penguins.games.pingouins.bot.alone import Alone, groups, is_alone
from penguins.games.pingouins.bot.endgame import Endgame, Solution, TooLong, is_ending
from penguins.games.pingouins.bot.glance import Glance
from penguins.games.pingouins.bot.lookahead import Lookahead
from penguins.games.pingouins.bot.noticing import Noticing
from penguins.games.pingouins.bot.position import Choice, Position
from penguins.games.pingouins.state import PingouinsState

_SHARPNESS = (2.5, 1.3, 1.3)
"""For 2, 3 and 4 players: what two may hope for is judged mildly, so that steps are told apart."""
_LURE = 3.0
"""How strongly the weakest levels are drawn to fish."""


class PingouinsInsight(Insight[PingouinsState, PingouinsAction]):
    """A player of its own instead of playouts."""

    def __init__(self, game: Game[PingouinsState, PingouinsAction], view: PingouinsState, memory: float = 1.0) -> None:
        super().__init__(game, view, memory)
        self.sharpness = _SHARPNESS[view.players - 2]

    @cached_property
    def _glance(self) -> Glance:
        return Glance(Position.of(self.view))

    def weigh(self, thinking: Thinking, rng: Random) -> Findings[PingouinsAction]:
        position = Position.of(self.view)
        mine = position.penguins[position.seat]
        if not position.unplaced and is_alone(position.free, mine, sum(position.penguins) ^ mine):
            return self._eat_up(position, mine, thinking)
        ahead = _recalled(position, thinking.earlier) or Lookahead(position, Noticing(self.memory, rng))
        solution = None
        if self.memory == 1 and is_ending(position):
            solution = _worked_out(position, ahead.root.steps, thinking)
            if solution and solution.best:
                return self._solved(solution.best, solution.share)
        ahead.grow(thinking)
        thinking.thoughts = ahead
        return self._foreseen(ahead, lost=solution is not None)

    def _foreseen(self, ahead: Lookahead, *, lost: bool) -> Findings[PingouinsAction]:
        """What looking ahead found; of an ending that is lost, no more than what delays it."""
        weights: dict[PingouinsAction, float] = dict.fromkeys(self.view.legal_actions(), 0.0)
        for action, weight in ahead.root.weights(self.memory).items():
            weights[action] = weight * self._lure(action)

        def chances(action: PingouinsAction) -> Sequence[float]:
            return self._sharing(0.0) if lost else ahead.root.chances(action) or self._glance.chances(action)

        return Findings(weights, ahead.root.looks(), chances)

    def _solved(self, best: Move, share: float) -> Findings[PingouinsAction]:
        """One action is known to be as good as any; of the others there is a first judgement."""
        weights: dict[PingouinsAction, float] = {action: float(action == best) for action in self.view.legal_actions()}

        def chances(action: PingouinsAction) -> Sequence[float]:
            return self._sharing(share) if action == best else self._glance.chances(action)

        return Findings(weights, weights, chances)

    def _sharing(self, share: float) -> Sequence[float]:
        """The chances of two, if the seat gets so much of the victory."""
        return [share if seat == self.seat else 1 - share for seat in range(2)]

    def _lure(self, action: PingouinsAction) -> float:
        """The young go where the fish are."""
        lured: float = (1 + _fish_ahead(self.view.fish, action)) ** (_LURE * (1 - self.memory) ** 3)
        return lured

    def _eat_up(self, position: Position, mine: int, thinking: Thinking) -> Findings[PingouinsAction]:
        """Nobody else matters any more. The smallest piece of ice first: it is solved most surely."""
        penguins, ice = min(groups(position.free, mine), key=lambda group: group[1].bit_count())
        best = Alone(position.shoal).first_move(penguins, ice, thinking)
        weights: dict[PingouinsAction, float] = {action: float(action == best) for action in position.steps()}
        return Findings(weights, weights, self._glance.chances)

    def greedy(self, rng: Random) -> PingouinsAction:
        """Onto the most fish."""
        fish = self.view.fish
        return max(self.view.legal_actions(), key=lambda action: (_fish_ahead(fish, action), rng.random()))


def _recalled(position: Position, earlier: Earlier | None) -> Lookahead | None:
    """What was found out for an earlier decision of the match, if it tells of this position."""
    ahead = earlier.thoughts if earlier else None
    return ahead if isinstance(ahead, Lookahead) and ahead.come_to(position) else None


def _worked_out(position: Position, steps: Sequence[Choice], thinking: Thinking) -> Solution | None:
    """A move that wins, or else shares the victory, whatever is done against it: the most promising of them."""
    try:
        return Endgame(position.shoal, thinking).best(position, [step for step in steps if isinstance(step, Move)])
    except TooLong:
        return None


def _fish_ahead(fish: tuple[int, ...], action: PingouinsAction) -> int:
    return fish[action.target] if isinstance(action, Move) else 0


INSIGHT = PingouinsInsight
