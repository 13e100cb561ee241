"""What a search remembers: decisions, what was tried there, and where that led."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import log, sqrt
from typing import Any

from penguins.core.insight import AnyInsight
from penguins.core.state import Action, State

_EXPLORATION = 1.5
"""Of PUCT: how much a prior counts beside what came of an action."""
_UCB_EXPLORATION = 1.0
"""Of UCB1, for the yardstick: how much it counts that an action was seldom tried."""
_DROP_UNTRIED = 0.1
"""First-play urgency: how much worse than its node an action is taken to be before it was tried."""
_TRIALS_OF_DOUBT = 2
"""How many visits it takes until what came of an action counts as much as what is expected of an untried one."""


class Edge:
    """One action at a node: how often it could be played, was played, and what came of it."""

    __slots__ = ("action", "after", "available", "prior", "totals", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.totals: Sequence[float] = ()
        """What came of it for each seat, summed up; nothing before the first visit."""
        self.after: dict[Hashable, Node] = {}
        """The next decision, by all that was seen to happen before it."""

    def chances(self, untried: Sequence[float]) -> list[float]:
        """Everybody's shares behind the action, drawn to those of an untried one as long as it was seldom tried."""
        totals = self.totals or [0.0] * len(untried)
        weight = self.visits + _TRIALS_OF_DOUBT
        return [(total + _TRIALS_OF_DOUBT * doubt) / weight for total, doubt in zip(totals, untried, strict=True)]


class Node:
    """A decision of one seat, as far as the searching seat can tell such decisions apart."""

    __slots__ = ("edges", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[Action, Edge] = {}
        self.visits = 0
        self.total = 0.0

    def add_edges(self, state: State[Any], actions: Sequence[Action], insight: AnyInsight) -> None:
        """Make room for actions that were not possible in the worlds before."""
        weights = insight.priors(state, actions) or [1.0] * len(actions)
        scale = sum(weights) or 1.0
        for action, weight in zip(actions, weights, strict=True):
            if action not in self.edges:
                self.edges[action] = Edge(action, weight / scale)

    def untried(self, players: int) -> list[float]:
        """Everybody's shares behind an action that was never tried: a little worse for the seat than what was."""
        tried = [edge for edge in self.edges.values() if edge.visits]
        if not tried:
            return [1 / players] * players
        visits = sum(edge.visits for edge in tried)
        means = [sum(totals) / visits for totals in zip(*(edge.totals for edge in tried), strict=True)]
        drop = min(_DROP_UNTRIED, means[self.seat])
        return [mean - drop if seat == self.seat else mean + drop / (players - 1) for seat, mean in enumerate(means)]


Selection = Callable[[Node, Sequence[Action]], Edge]
"""Which of the possible actions to try next."""


def by_priors(node: Node, actions: Sequence[Action]) -> Edge:
    """The best balance of what went well and what looks promising, as often as it could be played."""
    edges, seat = node.edges, node.seat
    untried = node.total / node.visits - _DROP_UNTRIED if node.visits else 0.0
    best, best_score = edges[actions[0]], -1.0
    for action in actions:
        edge = edges[action]
        edge.available += 1
        visits = edge.visits
        mean = edge.totals[seat] / visits if visits else untried
        score = mean + _EXPLORATION * edge.prior * sqrt(edge.available) / (1 + visits)
        if score > best_score:
            best, best_score = edge, score
    return best


def by_ucb(node: Node, actions: Sequence[Action]) -> Edge:
    """UCB1: everything once, then what went well or was seldom tried."""
    edges, seat = node.edges, node.seat
    best, best_score = edges[actions[0]], -1.0
    for action in actions:
        edge = edges[action]
        edge.available += 1
        if not edge.visits:
            score = 1e9
        else:
            score = edge.totals[seat] / edge.visits + _UCB_EXPLORATION * sqrt(log(edge.available) / edge.visits)
        if score > best_score:
            best, best_score = edge, score
    return best
