"""Endings of two, worked out: alpha-beta search with a transposition table, down to ice that nobody disputes."""

from collections.abc import Iterable
from math import inf
from typing import NamedTuple

from penguins.core.bitboard import cells_of
from penguins.core.thinking import Thinking
from penguins.games.pingouins.actions import Move, slides_from
from penguins.games.pingouins.bot.alone import Alone, groups, spread
from penguins.games.pingouins.bot.position import Position
from penguins.games.pingouins.bot.shoal import TILE, Shoal
from penguins.games.pingouins.geometry import around

_MOST_CONTESTED = 12
"""With more tiles in reach of both sides, an ending often takes too long."""
_EFFORT = 60_000
"""How many positions of an ending to look at, at most."""
_EFFORT_OF_EATING = 3_000
"""The same, of a piece of ice that is one side's own."""
_PART_OF_TIME = 0.5
"""How much of the time an ending may take, before it is left to looking ahead."""


Bounds = tuple[float, float, Move | None]
"""The least and the most that the side to move still gains more than the other, and its best move so far."""


class Solution(NamedTuple):
    """What comes of an ending that was worked out."""

    best: Move | None
    """None: every move loses."""
    share: float
    """The share of the victory behind it, for the seat to move."""


class TooLong(Exception):
    """The effort is used up, or the time."""


def is_ending(position: Position) -> bool:
    """Whether two are left to fight over so few tiles that it can be worked out who wins."""
    if position.unplaced or len(position.penguins) != 2:
        return False
    mine, theirs = (_in_reach(position.free, board) for board in position.penguins)
    return (mine & theirs).bit_count() <= _MOST_CONTESTED


class Endgame:
    """Tells who wins. What it worked out on the way it remembers.

    Whatever a side holds for certain (see `Shoal.held`) is multiples of a tile's worth, so sums of it are exact.
    """

    def __init__(
        self, shoal: Shoal, thinking: Thinking, effort: int = _EFFORT, of_eating: int = _EFFORT_OF_EATING
    ) -> None:
        self._shoal = shoal
        self._thinking = thinking
        self._alone = Alone(shoal)
        self._known: dict[tuple[int, int, int], Bounds] = {}
        self._eatable: dict[tuple[int, int], float] = {}
        self._effort = effort
        self._effort_of_eating = of_eating

    def best(self, position: Position, moves: Iterable[Move]) -> Solution:
        """The first of these moves that wins, or else shares. TooLong if that takes too long."""
        mine, theirs = position.penguins[position.seat], position.penguins[1 - position.seat]
        lead = position.held[position.seat] - position.held[1 - position.seat]
        shares = None
        for move in moves:
            gained = self._after(move, position.free, (mine, theirs), -lead - TILE, -lead + TILE)
            if gained > -lead:
                return Solution(move, 1.0)
            if gained == -lead and shares is None:
                shares = move
        return Solution(shares, 0.5 if shares else 0.0)

    def lead(self, position: Position, low: float = -inf, high: float = inf) -> float:
        """By how much the side to move will be ahead at the end if both do their best: exact between `low` and `high`,
        else a bound. TooLong if that takes too long."""
        mine, theirs = position.penguins[position.seat], position.penguins[1 - position.seat]
        lead = position.held[position.seat] - position.held[1 - position.seat]
        return lead + self._gain(position.free, mine, theirs, low - lead, high - lead)

    def _after(self, move: Move, free: int, sides: tuple[int, int], low: float, high: float) -> float:
        mine, theirs = sides
        worth = self._shoal.worth[move.target]
        moved = mine ^ 1 << move.origin ^ 1 << move.target
        return worth - self._gain(free ^ 1 << move.target, theirs, moved, worth - high, worth - low)

    def _gain(self, free: int, mine: int, theirs: int, low: float, high: float) -> float:
        """What the side to move still gains more than the other: exact between `low` and `high`, else a bound."""
        my_reach, their_reach = _in_reach(free, mine), _in_reach(free, theirs)
        least, most = -self._shoal.worth_of(their_reach), self._shoal.worth_of(my_reach)
        if least >= high:
            return least
        if most <= low:
            return most
        key = my_reach | their_reach, mine, theirs
        least, most, first = self._known.get(key) or self._at_sight(my_reach, their_reach, mine, theirs)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self._look()
        if not my_reach:
            return -self._gain(free, theirs, mine, -high, -low)
        best = -inf
        for move in self._in_order(my_reach, mine, their_reach, first):
            gained = self._after(move, free, (mine, theirs), max(low, best), high)
            if gained > best:
                best, first = gained, move
                if best >= high:
                    break
        self._known[key] = best if best > low else least, best if best < high else most, first
        return best

    def _at_sight(self, my_reach: int, their_reach: int, mine: int, theirs: int) -> Bounds:
        """Nobody can keep a side from ice that is its own alone; of what is contested, it gets all at most."""
        contested = my_reach & their_reach
        apart = self._eaten(my_reach ^ contested, mine) - self._eaten(their_reach ^ contested, theirs)
        at_stake = self._shoal.worth_of(contested)
        return apart - at_stake, apart + at_stake, None

    def _eaten(self, ice: int, penguins: int) -> float:
        """The most that can be eaten of ice which is one side's own."""
        if not ice:
            return 0.0
        eaters = penguins & around(ice)
        eaten = self._eatable.get((ice, eaters))
        if eaten is None:
            eaten = self._eatable[ice, eaters] = sum([self._most(*group) for group in groups(ice, eaters)])
        return eaten

    def _most(self, penguins: int, ice: int) -> float:
        thinking = Thinking(nodes=self._effort_of_eating, within=self._thinking)
        most = self._alone.most(penguins, ice, thinking)
        if thinking.nodes == self._effort_of_eating:
            raise TooLong
        self._look(thinking.nodes)
        return most

    def _in_order(self, free: int, mine: int, their_reach: int, first: Move | None) -> list[Move]:
        """What was best before comes first; then what takes ice from the other, and of that the most fish."""
        worth = self._shoal.worth
        moves = [move for origin in cells_of(mine) for move in slides_from(origin, free)]
        return sorted(moves, key=lambda move: (move != first, not their_reach >> move.target & 1, -worth[move.target]))

    def _look(self, positions: int = 1) -> None:
        self._effort -= positions
        if self._effort <= 0 or self._thinking.out_of_time() or self._thinking.progress > _PART_OF_TIME:
            raise TooLong


def _in_reach(free: int, penguins: int) -> int:
    return spread(around(penguins) & free, free)
