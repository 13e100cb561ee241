"""Looking ahead in Pingouins: a tree that grows where it matters, every new position judged by territory."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from penguins.core.thinking import Thinking
from penguins.games.pingouins.actions import PingouinsAction
from penguins.games.pingouins.position import Position
from penguins.games.pingouins.territory import Territory, outcome

_CURIOSITY = 1.0
_SOFTNESS = 0.1
"""The difference in chances that makes a step look e times as promising."""


class Node:
    """A position and what is known of each step from it. A step's first judgement counts as a visit."""

    __slots__ = ("after", "chances", "position", "promises", "steps", "totals", "visits", "visits_in_all")

    def __init__(self, position: Position, territory: Territory) -> None:
        self.position = position
        self.steps = position.steps()
        self.after: list[Node | None] = [None] * len(self.steps)
        self.visits = [1] * len(self.steps)
        self.visits_in_all = 1
        judged = position.judged(self.steps, territory)
        self.totals = [chances[position.seat] for chances in judged]
        self.chances: Sequence[float] = outcome(position.held)
        """Everybody's, behind the best step as it was first judged."""
        self.promises: list[float] = []
        if judged:
            best = max(self.totals)
            self.chances = judged[self.totals.index(best)]
            promises = [exp((total - best) / _SOFTNESS) for total in self.totals]
            scale = _CURIOSITY / sum(promises)
            self.promises = [promise * scale for promise in promises]

    def most_interesting(self) -> int:
        """The number of the step with the best balance of what came of it and what it promises."""
        urge = sqrt(self.visits_in_all)
        interests = [
            (total + promise * urge) / visits
            for total, promise, visits in zip(self.totals, self.promises, self.visits, strict=True)
        ]
        return interests.index(max(interests))


def look_ahead(position: Position, territory: Territory, thinking: Thinking) -> dict[PingouinsAction, float]:
    """How often each step was looked at in the time there is, the better the more often."""
    root = Node(position, territory)
    while thinking.step():
        _grow(root, territory)
    return {step: float(visits) for step, visits in zip(root.steps, root.visits, strict=True)}


def _grow(root: Node, territory: Territory) -> None:
    path: list[tuple[Node, int]] = []
    node = root
    while node.steps:
        number = node.most_interesting()
        path.append((node, number))
        known = node.after[number]
        if known is None:
            position = node.position.after(node.steps[number], territory)
            node.after[number] = node = Node(position, territory)
            break
        node = known
    for passed, number in path:
        passed.visits[number] += 1
        passed.visits_in_all += 1
        passed.totals[number] += node.chances[passed.position.seat]
