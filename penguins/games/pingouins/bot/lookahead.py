"""Looking ahead in Pingouins: a tree that grows where it matters, every new position judged by territory."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from penguins.core.thinking import Thinking
from penguins.games.pingouins.actions import PingouinsAction
from penguins.games.pingouins.bot.position import Position
from penguins.games.pingouins.bot.territory import Territory, outcome

_CURIOSITY = 1.0
"""Exploration of PUCT: how much a step's promise counts beside what came of it."""
_FORESIGHT = 0.3
"""How much the best play found behind a step counts, beside the mean of all that was tried behind it."""
_SOFTNESS_OF_PROMISES = 0.1
"""The difference in chances that makes a step look e times as promising."""
_BLUR_WITHOUT_CARE = 0.3
"""The difference in chances that somebody without care takes for e times as good."""


class Node:
    """A position and what is known of each step from it. A step's first judgement counts as a visit."""

    __slots__ = ("after", "expected", "outlooks", "position", "promises", "steps", "totals", "visits", "visits_in_all")

    def __init__(self, position: Position, territory: Territory) -> None:
        self.position = position
        self.steps = position.steps()
        self.after: list[Node | None] = [None] * len(self.steps)
        self.visits = [1] * len(self.steps)
        self.visits_in_all = 1
        self.outlooks = position.judged(self.steps, territory)
        """Everybody's chances behind each step, if all play as well as was found."""
        self.expected = [chances[position.seat] for chances in self.outlooks]
        """Of those, what matters to the seat to move."""
        self.totals = self.expected[:]
        self.promises = _promises(self.expected)

    @property
    def outlook(self) -> Sequence[float]:
        """Everybody's chances behind the best step."""
        if not self.steps:
            return outcome(self.position.held)
        return self.outlooks[self.expected.index(max(self.expected))]

    def learn(self, number: int, outlook: Sequence[float], chances: Sequence[float]) -> None:
        """Take in what was found behind a step: the best play there, and one more trial."""
        seat = self.position.seat
        self.outlooks[number] = outlook
        self.expected[number] = outlook[seat]
        self.totals[number] += chances[seat]
        self.visits[number] += 1
        self.visits_in_all += 1

    def most_interesting(self) -> int:
        """The number of the step with the best balance of what came of it and what it promises."""
        urge = sqrt(self.visits_in_all)
        interests = [
            ((1 - _FORESIGHT) * total + promise * urge) / visits + _FORESIGHT * expected
            for total, promise, visits, expected in zip(
                self.totals, self.promises, self.visits, self.expected, strict=True
            )
        ]
        return interests.index(max(interests))

    def weights(self, care: float) -> dict[PingouinsAction, float]:
        """How often each step was looked at. With less care that counts for less, and what was expected for more."""
        faith = (1 - care) / _BLUR_WITHOUT_CARE
        known = zip(self.steps, self.visits, self.expected, strict=True)
        return {step: visits**care**2 * exp(faith * expected) for step, visits, expected in known}


def look_ahead(
    position: Position, territory: Territory, thinking: Thinking, care: float = 1.0
) -> dict[PingouinsAction, float]:
    """How good each step looks, in the time there is."""
    root = Node(position, territory)
    while thinking.step():
        _grow(root, territory)
    return root.weights(care)


def _grow(root: Node, territory: Territory) -> None:
    path: list[tuple[Node, int]] = []
    node = root
    while node.steps:
        number = node.most_interesting()
        path.append((node, number))
        known = node.after[number]
        if known is None:
            node.after[number] = node = Node(node.position.after(node.steps[number]), territory)
            break
        node = known
    outlook = chances = node.outlook
    for passed, number in reversed(path):
        passed.learn(number, outlook, chances)
        outlook = passed.outlook


def _promises(expected: Sequence[float]) -> list[float]:
    best = max(expected, default=0.0)
    promises = [exp((chance - best) / _SOFTNESS_OF_PROMISES) for chance in expected]
    scale = _CURIOSITY / sum(promises) if promises else 0.0
    return [promise * scale for promise in promises]
