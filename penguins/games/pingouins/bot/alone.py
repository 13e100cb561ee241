"""The most that penguins can eat where nobody disturbs them, worked out exactly if there is time."""

from collections.abc import Iterator

from penguins.core.bitboard import cells_of
from penguins.core.thinking import Thinking
from penguins.games.pingouins.actions import Move, slides_from
from penguins.games.pingouins.bot.shoal import Shoal
from penguins.games.pingouins.geometry import BESIDE, around


def spread(start: int, ground: int) -> int:
    """The start, and all tiles of the ground that hang together with it."""
    tiles = start
    while True:
        wider = tiles | around(tiles) & ground
        if wider == tiles:
            return tiles
        tiles = wider


def is_alone(free: int, mine: int, others: int) -> bool:
    """Whether no other penguin can ever get to a tile that these can get to."""
    return not around(spread(around(mine) & free, free)) & others


def groups(free: int, mine: int) -> Iterator[tuple[int, int]]:
    """Penguins that share ice, with the ice they share; none of those that cannot move."""
    ground = free | mine
    while mine:
        group = spread(mine & -mine, ground)
        if group & free:
            yield group & mine, group & free
        mine &= ~group


class Alone:
    """Goes through the ways to eat a piece of ice, the tidiest first, and remembers what it found."""

    def __init__(self, shoal: Shoal) -> None:
        self._shoal = shoal
        self._known: dict[tuple[int, int], float] = {}
        self._thinking = Thinking(nodes=0)
        self._interrupted = False

    def first_move(self, penguins: int, free: int, thinking: Thinking) -> Move:
        """How the best way found begins."""
        self._begin(thinking)
        ways = {move: self._eaten_by(move, penguins, free) for move in _tidily(penguins, free)}
        return max(ways, key=ways.__getitem__)

    def most(self, penguins: int, free: int, thinking: Thinking) -> float:
        """What the best way found is worth."""
        self._begin(thinking)
        return self._most(penguins, free)

    def _begin(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._interrupted = False

    def _most(self, penguins: int, free: int) -> float:
        free = spread(around(penguins) & free, free)
        known = self._known.get((penguins, free))
        if known is not None:
            return known
        if not self._thinking.step():
            self._interrupted = True
            return 0.0
        most, all_of_it = 0.0, self._shoal.worth_of(free)
        for move in _tidily(penguins, free):
            if most >= all_of_it:
                break
            most = max(most, self._eaten_by(move, penguins, free))
        if not self._interrupted:
            self._known[penguins, free] = most
        return most

    def _eaten_by(self, move: Move, penguins: int, free: int) -> float:
        origin, target = 1 << move.origin, 1 << move.target
        return self._shoal.worth[move.target] + self._most(penguins ^ origin ^ target, free ^ target)


def _tidily(penguins: int, free: int) -> list[Move]:
    """The moves, those onto tiles with the fewest ways out first: nothing is left behind then."""
    moves = [move for origin in cells_of(penguins) for move in slides_from(origin, free)]
    return sorted(moves, key=lambda move: (BESIDE[move.target] & free).bit_count())
