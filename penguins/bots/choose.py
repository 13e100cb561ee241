"""What to do now: the answer of a bot, read from what its thinking found."""

from random import Random
from typing import Any

from penguins.bots.levels import Level
from penguins.bots.recollection import Tree
from penguins.bots.search import search
from penguins.core.findings import Findings
from penguins.core.game import AnyGame
from penguins.core.insight import AnyInsight
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
    found = find_out(game.insight(view, level.memory), thinking, rng)
    answer = pick(found.weights, level.temperature, rng, level.least)
    if isinstance(thinking.thoughts, Tree):
        thinking.thoughts.keep_only(answer)
    return answer


def find_out(insight: AnyInsight, thinking: Thinking, rng: Random) -> Findings[Action]:
    """Think about a decision, by the game's own player if it has one."""
    found: Findings[Action] | None = insight.weigh(thinking, rng)
    return search(insight, thinking, rng) if found is None else found


def pick(weights: dict[Action, float], temperature: float, rng: Random, least: float = 0.0) -> Action:
    """The heaviest action, or with some temperature more softly: half the weight may still do, but none with less than
    the part `least` of the best one's."""
    best = heaviest(weights)
    if temperature == 0 or weights[best] <= 0:
        return best
    parts = {action: weight / weights[best] for action, weight in weights.items()}
    softened = {action: part ** (1 / temperature) for action, part in parts.items() if part >= least}
    return rng.choices(list(softened), list(softened.values()))[0]


def heaviest(weights: dict[Action, float]) -> Action:
    """The best action; of equals, the first."""
    return max(weights, key=weights.__getitem__)
