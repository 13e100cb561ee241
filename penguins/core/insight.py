"""What a game tells the bots about itself: the difference between a search and a player.

A game's own knowledge is a subclass in the game's folder, handed out by `Game.insight`. One is made for
every decision, from what the deciding seat sees, so its constructor may work things out once. Every method
has a default that knows nothing, so each one given makes the bot stronger and none is needed.
"""

from collections.abc import Hashable, Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from penguins.core.findings import Findings
from penguins.core.state import CHANCE, OVER, ActionT, State
from penguins.core.thinking import Thinking

if TYPE_CHECKING:
    from penguins.core.game import Game

StateT = TypeVar("StateT", bound=State[Any])


class Insight(Generic[StateT, ActionT]):
    """What one seat, about to move, makes of its view.

    Everything here is called thousands of times a decision: aim at microseconds, and stay well below
    a millisecond. Draw chance from the `rng` given and from nothing else.
    """

    horizon: ClassVar[int] = 200
    """The most actions (chance too) of a playout before `evaluate`: aim at a millisecond."""
    spread: ClassVar[float] = 1.0
    """The difference in scores, mid-game, that makes the leader's hope e : 1 (see `evaluate`)."""
    sharpness: float = 1.0
    """The power of the shares found that foretells best (`penguins calibration`); above 1, they are too shy."""

    def __init__(self, game: "Game[StateT, ActionT]", view: StateT, memory: float = 1.0) -> None:
        """`memory` is the part of what could be remembered, or noticed, that this level does, 0 to 1."""
        self.game = game
        self.view = view
        self.seat = view.to_move
        self.memory = memory

    def imagine(self, rng: Random) -> StateT:
        """A world that fits the view. Override to make likely worlds come up more often, or to forget."""
        return self.game.fill_blanks(self.view, rng)

    def priors(self, state: StateT, actions: Sequence[ActionT]) -> Sequence[float] | None:
        """How promising each of these actions looks at first sight: weights of 0 or more in the same order.

        They steer which moves are looked at first and most; None means that all look alike.
        """

    def observed(self, state: StateT) -> Hashable:
        """What the deciding seat has just seen besides the last action, chance and whose turn it is.

        Worlds that differ in it are told apart in the tree: a tile turned up, a card shown, its own peek.
        Never put in what that seat cannot see.
        """

    def judge(self, state: StateT, rng: Random) -> Sequence[float]:
        """What each seat may hope for from here: its share of the victory, 0 to 1. May change `state`.

        As it stands: a playout of at most `horizon` actions by `playout`, then `evaluate`.
        """
        for _ in range(self.horizon):
            if state.to_move == CHANCE:
                state.apply(state.sample_chance(rng))
            elif state.to_move == OVER:
                break
            else:
                state.apply(self.playout(state, rng))
        return self.evaluate(state)

    def playout(self, state: StateT, rng: Random) -> ActionT:
        """A quick move for the seat to move, in a playout: at random unless the game knows better."""
        actions: Sequence[ActionT] = state.legal_actions()
        return rng.choice(actions)

    def evaluate(self, state: StateT) -> Sequence[float]:
        """Each seat's share of the victory, without playing on: exact at the end, by scores before it."""
        if state.to_move == OVER:
            return won(state)
        return hopes(state.scores(), -self.spread if self.game.low_score_wins else self.spread)

    def weigh(self, thinking: Thinking, rng: Random) -> Findings[ActionT] | None:
        """For a game with a player of its own: what it finds out about each action.

        It must obey `thinking`. None, as here: the search that knows no game does it.
        """

    def greedy(self, rng: Random) -> ActionT:
        """The yardstick: the move of a simple player that does not look ahead."""
        actions: Sequence[ActionT] = self.view.legal_actions()
        return rng.choice(actions)


AnyInsight = Insight[Any, Any]


def won(state: State[Any]) -> list[float]:
    """Each seat's share of the victory in a match that is over."""
    winners = state.winners()
    return [(seat in winners) / len(winners) for seat in range(state.players)]


def hopes(scores: Sequence[float], spread: float) -> list[float]:
    """Scores as shares that add up to 1; `spread` more gives e times the share. Negative: low is good."""
    best = max(scores) if spread > 0 else min(scores)
    weights = [exp((score - best) / spread) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
