"""Which facts tell an action from the alternatives."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any

from penguins.core.game import AnyGame
from penguins.core.reason import Reason
from penguins.core.state import Action, State

MOST_REASONS = 3
_TOO_COMMON = 0.5
"""A fact tells little about an action if this part of the alternatives has as much of it."""


def reasons_for_all(game: AnyGame, view: State[Any]) -> dict[Action, tuple[Reason, ...]]:
    """For every legal action, up to three facts that speak for it and tell it from the others."""
    facts: Mapping[Action, Sequence[Reason]] = game.facts(view)
    amounts = _amounts(facts)
    return {action: _telling(found, amounts, len(facts) - 1) for action, found in facts.items()}


def _amounts(facts: Mapping[Action, Sequence[Reason]]) -> dict[str, list[int]]:
    """For every kind of fact, how much of it there is wherever there is any, least first."""
    amounts: dict[str, list[int]] = {}
    for found in facts.values():
        for reason in found:
            amounts.setdefault(reason.id, []).append(reason.amount)
    return {kind: sorted(found) for kind, found in amounts.items()}


def _telling(found: Sequence[Reason], amounts: dict[str, list[int]], alternatives: int) -> tuple[Reason, ...]:
    """What most alternatives lack; if there is no such thing, what at least one of them lacks, the rarest of it."""
    if not alternatives:
        return tuple(found[:MOST_REASONS])
    common = {reason: _as_much(reason, amounts[reason.id]) / alternatives for reason in found}
    telling = [reason for reason in found if common[reason] < _TOO_COMMON]
    rarest = min(found, key=common.__getitem__, default=None)
    if rarest and not telling and common[rarest] < 1:
        telling = [rarest]
    return tuple(telling[:MOST_REASONS])


def _as_much(reason: Reason, amounts: Sequence[int]) -> int:
    """How many other actions have as much of that fact or more."""
    return len(amounts) - bisect_left(amounts, reason.amount) - 1
