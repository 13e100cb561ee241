"""Puzzles of Ice Town: the rolls and the other town are written down; make the most of your own."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import factorial, perm, prod

from penguins.core.bitboard import board_of, cells_of
from penguins.core.puzzle import Goal, Prover, Unproven
from penguins.games.icetown.actions import IceTownAction, Settle, Steal, parse
from penguins.games.icetown.scoring import COUNTING
from penguins.games.icetown.state import IceTownState

DECISIONS = (4, 5)
"""How many a puzzle may have."""
MOST_WAYS = 160_000
"""To play the solver's part, so that they can be counted."""
_ONE_IN = 50
"""Of so many ways to play the solver's part at most one may reach the goal."""
_MOST_BY_GREED = Fraction(1, 3)
"""The chance, at most, to reach it by taking the most points each time."""

_REMEMBERED = 1 << 16
"""Towns of one colour whose points are remembered: the same ones come again and again."""

Colours = tuple[int, ...]
"""How many penguins of each colour settle in the solver's town."""


class IceTownProver(Prover[IceTownState, IceTownAction]):
    """Counts the ways to play the solver's part, by the points that they bring.

    What is written leaves the solver no influence but the colours of sixes, so a way is a choice of colours and then
    of spaces, and each colour's spaces bring points of their own.
    """

    kinds = ("points",)
    players = (2,)

    def __init__(self, start: IceTownState, goal: Goal) -> None:
        super().__init__(start, goal)
        self._script = [None if text is None else parse(text) for text in goal.script or ()]
        if self._script.count(None) not in DECISIONS:
            raise Unproven("it needs four or five decisions")
        if any(isinstance(action, Steal) for action in self._script):
            raise Unproven("the other seat steals")

    def outcome(self, state: IceTownState, played: int) -> bool | None:
        return None if played < len(self._script) else self._points(state) >= (self.goal.at_least or 0)

    def _points(self, state: IceTownState) -> int:
        return state.points(self.seat).total

    def key(self, state: IceTownState, played: int) -> Hashable:
        return played, *state.boards

    def tries(self, state: IceTownState, played: int) -> Sequence[IceTownAction]:
        """What is written; where nothing is, everything."""
        written = self._script[played]
        return state.legal_actions() if written is None else (written,)

    def prove(self) -> None:
        ways = self.ways(self.start, 0)
        if max(ways) != self.goal.at_least:
            raise Unproven("it is not the most possible")
        if _ONE_IN * ways[max(ways)] > ways.total():
            raise Unproven("too many ways reach the goal")
        if self.by_greed() > _MOST_BY_GREED:
            raise Unproven("taking the most points each time reaches the goal too often")

    def reaches(self, state: IceTownState, played: int) -> bool:
        if self._script[played:].count(None):
            return max(self.ways(state, played)) >= (self.goal.at_least or 0)
        return self._points(state) >= (self.goal.at_least or 0)

    def ways(self, state: IceTownState, played: int) -> Counter[int]:
        """By points at the end: how many ways to play the solver's part from here bring them."""
        found = Counter[int]()
        free = state.free(self.seat).bit_count()
        chosen = Counter(self._colours(state, played))
        if sum(choices * perm(free, sum(colours)) for colours, choices in chosen.items()) > MOST_WAYS:
            raise Unproven("it takes too long")
        for colours, choices in chosen.items():
            orders = choices * prod(map(factorial, colours))
            for points, ways in self._spaces(state, colours).items():
                found[points] += orders * ways
        return found

    def _colours(self, state: IceTownState, played: int, taken: Colours = (0, 0, 0, 0)) -> Iterator[Colours]:
        """What the solver gets, for every choice of colours; Unproven where the script does not fit."""
        if played == len(self._script):
            yield taken
            return
        written = self._script[played]
        if (written is None) != (state.to_move == self.seat) or (written is not None and not state.allows(written)):
            raise Unproven(f"the script does not fit at its place {played + 1}")
        if written is not None:
            yield from self._colours(self.after(state, written), played + 1, taken)
            return
        for action in _one_of_each_colour(state):
            one_more = tuple(count + (colour == action.colour) for colour, count in enumerate(taken))
            yield from self._colours(self.after(state, action), played + 1, one_more)

    def _spaces(self, state: IceTownState, colours: Colours) -> Counter[int]:
        """By points: how many ways there are to spread these penguins over the town."""
        free = tuple(cells_of(state.free(self.seat)))
        spread = [(0, 0)]  # the spaces taken, and the points so far
        for colour, (town, count) in enumerate(zip(state.town(self.seat), colours, strict=True)):
            chosen = map(board_of, combinations(free, count))
            worth = [(cells, _counting(colour, town | cells)) for cells in chosen]
            spread = [
                (taken | cells, points + more) for taken, points in spread for cells, more in worth if not cells & taken
            ]
        return Counter(points for _, points in spread)

    def by_greed(self) -> Fraction:
        """The chance to reach the goal by taking the most points each time, any of equals."""
        layer = {self.key(self.start, 0): (self.start, Fraction(1))}
        for played in range(len(self._script)):
            following: dict[Hashable, tuple[IceTownState, Fraction]] = {}
            for state, chance in layer.values():
                greediest = self.greediest(state, played)
                for action in greediest:
                    after = self.after(state, action)
                    key = self.key(after, played)
                    before = following[key][1] if key in following else 0
                    following[key] = after, before + chance / len(greediest)
            layer = following
        reached = (chance for state, chance in layer.values() if self.outcome(state, len(self._script)))
        return sum(reached, Fraction())

    def greediest(self, state: IceTownState, played: int) -> Sequence[IceTownAction]:
        """What brings the solver the most points now; for others, what is written."""
        tries = self.tries(state, played)
        settling = [action for action in tries if isinstance(action, Settle)]
        if self._script[played] is not None or not settling:
            return tries
        town = state.town(self.seat)
        gains = [_gain(action.colour, town[action.colour], 1 << action.cell) for action in settling]
        most = max(gains)
        return [action for action, gain in zip(settling, gains, strict=True) if gain == most]

    def answer(self, state: IceTownState, played: int) -> IceTownAction:
        """What is written."""
        return self.tries(state, played)[0]

    def best_try(self, state: IceTownState, played: int) -> IceTownAction:
        """What leaves the most points possible."""
        return max(self.tries(state, played), key=lambda action: self._most(self.after(state, action), played + 1))

    def _most(self, state: IceTownState, played: int) -> int:
        return max(self.ways(state, played)) if None in self._script[played:] else self._points(state)

    def step(self, state: IceTownState, played: int) -> IceTownAction:
        """The first right action, rather one that greed would not take: there it shows best what is to be seen."""
        right, greediest = self.right(state, played), self.greediest(state, played)
        unexpected = [action for action in right if action not in greediest]
        return next(iter(unexpected or right), state.legal_actions()[0])

    def tempting(self) -> Sequence[IceTownAction]:
        return self.greediest(self.start, 0)


def _gain(colour: int, board: int, cell: int) -> int:
    return _counting(colour, board | cell) - _counting(colour, board)


@lru_cache(_REMEMBERED)
def _counting(colour: int, board: int) -> int:
    """The points of a colour."""
    return COUNTING[colour](board).bit_count()


def _one_of_each_colour(state: IceTownState) -> list[Settle]:
    found = {action.colour: action for action in state.legal_actions() if isinstance(action, Settle)}
    if not found:
        raise Unproven("the solver cannot settle anybody")
    return list(found.values())


PROVER = IceTownProver
