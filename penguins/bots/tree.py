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


class Edge:
    """One action at a node: how often it could be played, was played, and what came of it."""

    __slots__ = ("action", "after", "available", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.after: dict[Hashable, Node] = {}
        """The next decision, by all that was seen to happen before it."""


class Node:
    """A decision of one seat, as far as the searching seat can tell such decisions apart."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
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


Selection = Callable[[Node, Sequence[Action]], Edge]
"""Which of the possible actions to try next."""


def by_priors(node: Node, actions: Sequence[Action]) -> Edge:
    """The best balance of what went well and what looks promising, as often as it could be played."""
    edges = node.edges
    untried = node.total / node.visits - _DROP_UNTRIED if node.visits else 0.0
    best, best_score = edges[actions[0]], -1.0
    for action in actions:
        edge = edges[action]
        edge.available += 1
        visits = edge.visits
        mean = edge.total / visits if visits else untried
        score = mean + _EXPLORATION * edge.prior * sqrt(edge.available) / (1 + visits)
        if score > best_score:
            best, best_score = edge, score
    return best


def by_ucb(node: Node, actions: Sequence[Action]) -> Edge:
    """UCB1: everything once, then what went well or was seldom tried."""
    edges = node.edges
    best, best_score = edges[actions[0]], -1.0
    for action in actions:
        edge = edges[action]
        edge.available += 1
        if not edge.visits:
            score = 1e9
        else:
            score = edge.total / edge.visits + _UCB_EXPLORATION * sqrt(log(edge.available) / edge.visits)
        if score > best_score:
            best, best_score = edge, score
    return best
