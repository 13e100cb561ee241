"""Simple players to measure the levels with. Nobody meets them in the app."""

from collections.abc import Callable
from random import Random
from typing import Any

from penguins.bots.choose import heaviest
from penguins.bots.search import search
from penguins.bots.tree import by_ucb
from penguins.core.game import AnyGame
from penguins.core.insight import AnyInsight, Insight
from penguins.core.state import Action, State
from penguins.core.thinking import Thinking

Yardstick = Callable[[AnyGame, State[Any], Random, Thinking], Action]


def at_random(_game: AnyGame, view: State[Any], rng: Random, _thinking: Thinking) -> Action:
    """Any legal action."""
    action: Action = rng.choice(view.legal_actions())
    return action


def greedy(game: AnyGame, view: State[Any], rng: Random, _thinking: Thinking) -> Action:
    """What looks best right now, in the game's own words; of equals, any."""
    action: Action = game.insight(view).greedy(rng)
    return action


class _NoLuck(Random):
    """Draws the first of whatever there is."""

    def random(self) -> float:
        return 0.0


def orderly(game: AnyGame, view: State[Any], _rng: Random, thinking: Thinking) -> Action:
    """What looks best right now; of equals, the first."""
    return greedy(game, view, _NoLuck(), thinking)


def uct(game: AnyGame, view: State[Any], rng: Random, thinking: Thinking) -> Action:
    """Plain UCT with uniform random playouts to the end: the search without a game's knowledge."""
    knows_nothing: AnyInsight = Insight(game, view)
    return heaviest(search(knows_nothing, thinking, rng, select=by_ucb).weights)


YARDSTICKS: dict[str, Yardstick] = {"random": at_random, "greedy": greedy, "orderly": orderly, "uct": uct}
