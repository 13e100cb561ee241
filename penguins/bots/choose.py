"""The one question a bot answers: what to do now?"""

from random import Random
from typing import Any

from penguins.bots.levels import Level
from penguins.bots.recollection import Tree
from penguins.bots.search import search
from penguins.core.game import AnyGame
from penguins.core.state import Action, State
from penguins.core.thinking import Thinking


def choose(game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
    """The action of a bot of that level for the seat to move, which sees `view`.

    It answers when the thinking's budget is used up or it is cancelled, and at once where there is
    nothing to choose. The same view, seed and number of iterations give the same answer.
    """
    actions = view.legal_actions()
    if len(actions) == 1:
        forced: Action = actions[0]
        return forced
    insight = game.insight(view, level.memory)
    weights = insight.weigh(thinking, rng)
    if weights is None:
        weights = search(insight, thinking, rng)
    answer = pick(weights, level.temperature, rng)
    if isinstance(thinking.thoughts, Tree):
        thinking.thoughts.keep_only(answer)
    return answer


def pick(weights: dict[Action, float], temperature: float, rng: Random) -> Action:
    """The heaviest action, or with some temperature more softly: half the weight may still do."""
    best = max(weights, key=weights.__getitem__)
    if temperature == 0 or weights[best] <= 0:
        return best
    softened = [(weight / weights[best]) ** (1 / temperature) for weight in weights.values()]
    return rng.choices(list(weights), softened)[0]
