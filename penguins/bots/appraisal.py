"""What a level thinks of a position from the view of the seat to move: everybody's chances, and each action's."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from penguins.bots.choose import find_out, heaviest
from penguins.bots.levels import Level
from penguins.bots.reasons import reasons_for_all
from penguins.core.findings import Findings
from penguins.core.game import AnyGame
from penguins.core.reason import Reason
from penguins.core.state import Action, State
from penguins.core.thinking import Thinking


class Verdict(NamedTuple):
    """What is thought of one action."""

    action: Action
    chance: float
    """The seat's own share of the victory behind it, 0 to 1."""
    weight: float
    """How much of the thinking went there, 0 to 1."""
    reasons: tuple[Reason, ...]
    """What speaks for it and tells it from the others."""


class Appraisal(NamedTuple):
    """What is thought of a position."""

    seat: int
    chances: tuple[float, ...]
    """Each seat's share of the victory, together 1."""
    actions: tuple[Verdict, ...]
    """Every legal action, best first."""

    def verdict(self, action: Action) -> Verdict:
        """What is thought of that legal action."""
        return next(verdict for verdict in self.actions if verdict.action == action)


def appraise(game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Appraisal:
    """What a bot of that level makes of `view`, for the seat to move.

    It answers when the thinking's budget is used up or it is cancelled. The same view, seed and number of iterations
    give the same answer, and what `choose` would do at its best comes first.
    """
    insight = game.insight(view, level.memory)
    found = find_out(insight, thinking, rng)
    choice = heaviest(found.weights)
    chances = sharpened(found.chances(choice), insight.sharpness)
    most = chances[view.to_move]
    own = {
        action: min(most, sharpened(found.chances(action), insight.sharpness)[view.to_move])
        for action in view.legal_actions()
    }
    best_first = sorted(own, key=lambda action: (action == choice, own[action]), reverse=True)
    weights, reasons = _parts(found), reasons_for_all(game, view)
    verdicts = [Verdict(action, own[action], weights.get(action, 0.0), reasons[action]) for action in best_first]
    return Appraisal(view.to_move, tuple(chances), tuple(verdicts))


def sharpened(chances: Sequence[float], power: float) -> Sequence[float]:
    """The chances raised to that power, together 1 again: what is likely gets likelier if it is above 1."""
    powers = [max(0.0, chance) ** power for chance in chances]
    total = sum(powers)
    return [each / total for each in powers]


def _parts(found: Findings[Action]) -> dict[Action, float]:
    """How much of the thinking went into each action; before any thinking, how much would."""
    looks = found.looks if any(found.looks.values()) else found.weights
    total = sum(looks.values())
    return {action: look / total for action, look in looks.items()}
