"""Looking ahead in Pingouins: a tree that grows where it matters, every new position judged by territory."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp, inf, sqrt

from penguins.core.thinking import Thinking
from penguins.games.pingouins.actions import PingouinsAction
from penguins.games.pingouins.bot.noticing import Noticing
from penguins.games.pingouins.bot.position import Choice, Position
from penguins.games.pingouins.bot.territory import Territory, outcome, victory

_CURIOSITY = 1.0
"""Exploration of PUCT: how much a step's promise counts beside what came of it."""
_FORESIGHT = 0.3
"""How much the best play found behind a step counts, beside the mean of all that was tried behind it."""
_SOFTNESS_OF_PROMISES = 0.1
"""The difference in chances that makes a step look e times as promising."""
_BLUR_WITHOUT_CARE = 0.08
"""The difference in chances that somebody without care takes for e times as good."""
_MILDNESS = (0.45, 1.0, 1.0)
"""For 2, 3 and 4 players: how much lies between the chances of steps. What two may hope for is judged more mildly, so
curiosity and blur are smaller for them."""
_MOST_POSITIONS = 14_000
"""More of them would take more memory than a tablet can spare."""


class Node:
    """A position and what is known of each step from it. A step's first judgement counts as a visit.

    The steps are in the order of their first judgement. Those not tried yet cannot overtake each other, so only
    those tried and the first one behind them are `open`, and have a place in the lists of what was found.
    """

    __slots__ = (
        "_judgement", "_order", "_scale", "after", "certain", "expected", "outlooks", "position",
        "promises", "seat", "steps", "totals", "visits", "visits_in_all",
    )  # fmt: skip

    def __init__(self, position: Position, steps: Sequence[Choice], territory: Territory) -> None:
        self.position = position
        self.seat = position.seat
        self.steps = steps
        self.outlooks: list[Sequence[float]] = []
        """Everybody's chances behind each open step, if all play as well as was found."""
        self.certain: frozenset[int] = frozenset()
        """The numbers of the steps behind which everything is worked out."""
        self.after: list[Node | None] = []
        self.visits: list[int] = []
        self.visits_in_all = 1
        self.expected: list[float] = []
        """Of the outlooks, what matters to the seat to move."""
        self.totals: list[float] = []
        self.promises: list[float] = []
        if self.steps:
            self._judge(territory)
            self._open()

    def _judge(self, territory: Territory) -> None:
        self._judgement = judgement = territory.judged(self.position, self.steps)
        own = judgement.own
        order = sorted(range(len(own)), key=own.__getitem__, reverse=True)
        self._order = bytes(order)
        promised = sum([exp((chance - own[order[0]]) / _SOFTNESS_OF_PROMISES) for chance in own])
        self._scale = _CURIOSITY * self._mildness / promised
        self.steps = tuple([self.steps[number] for number in order])
        if judgement.certain:
            self.certain = frozenset(map(order.index, judgement.certain))

    def _open(self) -> None:
        """Look at one step more, if there is one; at yet another, if there is nothing to find out behind it."""
        for number in range(len(self.visits), len(self.steps)):
            own, judged = self._judgement.own, self._order[number]
            chance, best = own[judged], own[self._order[0]]
            self.after.append(None)
            self.visits.append(1)
            self.outlooks.append(self._judgement.everybodys(judged))
            self.expected.append(chance)
            self.totals.append(chance)
            self.promises.append(self._scale * exp((chance - best) / _SOFTNESS_OF_PROMISES))
            if number not in self.certain:
                break

    @property
    def _mildness(self) -> float:
        return _MILDNESS[len(self.position.penguins) - 2]

    @property
    def solved(self) -> bool:
        """Whether everything behind this position is worked out."""
        return len(self.certain) == len(self.steps)

    @property
    def outlook(self) -> Sequence[float]:
        """Everybody's chances behind the best step."""
        if not self.steps:
            return outcome(self.position.held)
        return self.outlooks[self.expected.index(max(self.expected))]

    def learn(self, number: int, outlook: Sequence[float], chances: Sequence[float], *, certain: bool) -> None:
        """Take in what was found behind a step: the best play there, and one more trial."""
        seat = self.seat
        self.outlooks[number] = outlook
        self.expected[number] = outlook[seat]
        self.totals[number] += chances[seat]
        self.visits[number] += 1
        self.visits_in_all += 1
        if certain:
            self.certain |= {number}
            self.totals[number] = self.visits[number] * outlook[seat]
        if number == len(self.visits) - 1:
            self._open()

    def most_interesting(self) -> int:
        """The number of the open step with the best balance of what came of it and what it promises."""
        interests = self._interests()
        return interests.index(max(interests))

    def most_interesting_of_unsure(self) -> int:
        """The same, of the steps behind which there is something to find out."""
        interests = self._interests()
        for number in self.certain.intersection(range(len(interests))):
            interests[number] = -inf
        return interests.index(max(interests))

    def _interests(self) -> list[float]:
        urge = sqrt(self.visits_in_all)
        return [
            ((1 - _FORESIGHT) * total + promise * urge) / visits + _FORESIGHT * expected
            for total, promise, visits, expected in zip(
                self.totals, self.promises, self.visits, self.expected, strict=True
            )
        ]

    def chances(self, action: PingouinsAction) -> Sequence[float] | None:
        """Everybody's share of the victory behind a step, as far as was found; None if it was not noticed."""
        for number, step in enumerate(self.steps):
            if step == action:
                tried = number < len(self.outlooks)
                found = self.outlooks[number] if tried else self._judgement.everybodys(self._order[number])
                return victory(found) if number in self.certain else found
        return None

    def looks(self) -> dict[PingouinsAction, float]:
        """How often each step was tried; the first judgement is none."""
        return {step: visits - 1 for step, visits in zip(self.steps, self.visits, strict=False)}

    def weights(self, care: float) -> dict[PingouinsAction, float]:
        """How often each step was looked at. With less care that counts for less, and what was expected for more."""
        faith = (1 - care) / (_BLUR_WITHOUT_CARE * self._mildness)
        untried = len(self.visits)
        visits = self.visits + [1] * (len(self.steps) - untried)
        expected = self.expected + [self._judgement.own[number] for number in self._order[untried:]]
        best = expected.index(max(expected))
        if best in self.certain:
            visits[best] += self.visits_in_all
        known = zip(self.steps, visits, expected, strict=True)
        return {step: often**care * exp(faith * chance) for step, often, chance in known}


class Lookahead:
    """A tree of positions on one floe; a position that several ways lead to has one node (a transposition table)."""

    def __init__(self, position: Position, noticing: Noticing) -> None:
        self._noticing = noticing
        self._territory = Territory(position.shoal, len(position.penguins))
        self._known: dict[Hashable, Node] = {}
        self.root = self._node(position)

    def come_to(self, position: Position) -> bool:
        """Go on from a later position, with all that is known of it, and forget the rest; False if nothing is."""
        root = self._known.get(_key(position))
        if root is None:
            return False
        self.root = root
        self._known = {}
        waiting = [root]
        while waiting:
            node = waiting.pop()
            if self._known.setdefault(_key(node.position), node) is node:
                waiting += [after for after in node.after if after and _key(after.position) not in self._known]
        return True

    @property
    def positions(self) -> int:
        """How many it holds."""
        return len(self._known)

    def grow(self, thinking: Thinking) -> None:
        """Look at more positions, in the time there is; less is enough when everything is worked out."""
        while not self.root.solved and self.positions < _MOST_POSITIONS and thinking.step():
            self._iterate()

    def _iterate(self) -> None:
        path: list[tuple[Node, int, bool]] = []
        node: Node | None = self.root
        while node and not node.solved:
            number = node.most_interesting()
            certain = number in node.certain
            if certain:
                number = node.most_interesting_of_unsure()
            path.append((node, number, certain))
            node = node.after[number]
        last, number, _ = path[-1]
        node = node or self._behind(last, number)
        outlook, solved = node.outlook, node.solved
        chances = outlook
        for passed, number, certain in reversed(path):
            passed.learn(number, outlook, chances, certain=solved)
            outlook, solved = passed.outlook, passed.solved
            if certain:
                chances = outlook

    def _behind(self, node: Node, number: int) -> Node:
        position = node.position.after(node.steps[number])
        key = _key(position)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._node(position)
        node.after[number] = known
        return known

    def _node(self, position: Position) -> Node:
        return Node(position, self._noticing.among(position.steps()), self._territory)


def _key(position: Position) -> Hashable:
    return position.seat, position.free, *position.penguins, *position.held
