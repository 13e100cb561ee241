"""Who gets where first: what a position of Pingouins is worth before it is played out."""

from collections.abc import Sequence
from math import exp

from penguins.core.bitboard import board_of
from penguins.core.insight import hopes
from penguins.core.thinking import Thinking
from penguins.games.pingouins.actions import SLIDES, slides_from
from penguins.games.pingouins.bot.alone import Alone, groups, is_alone
from penguins.games.pingouins.bot.shoal import Shoal
from penguins.games.pingouins.geometry import ALL, HALF_LEFT, HALF_RIGHT, LEFT, RIGHT, TILES

_SPREAD = 5.0
"""The lead in fish and territory at which the leader's chances are e : 1."""
_PRIDE = 0.2
"""How much of a victory lies in its size."""
_EFFORT_OF_JUDGING = 100
"""How far to look for the best way to eat a piece of ice, when only judging."""


_WIDTH = TILES + 8
"""Bits of a lane: the tiles, and room for the farthest neighbour, so that no lane runs into the next."""
_LANE = (1 << _WIDTH) - 1


class Territory:
    """Judges positions on one floe. Made anew for every decision, as it remembers a lot.

    A free tile is the territory of whoever gets there first, counted in two ways, half each: step by step
    all the way, and step by step after one slide. The one sees walls, the other how far penguins are from them.
    """

    def __init__(self, shoal: Shoal, players: int) -> None:
        self._reach = Reach()
        self._race = Race(players, shoal)
        self._alone = Alone(shoal)

    def chances(
        self, free: int, penguins: Sequence[int], held: Sequence[float], *, placing: bool = False
    ) -> Sequence[float]:
        """Each seat's share of the victory: exact once nobody can disturb anybody, else by territory."""
        reaches = [self._reach.of(board, free) for board in penguins]
        if not placing and _is_settled(free, penguins, reaches):
            return self._final(free, penguins, held)
        land = self._race.fish(free, (*penguins, *reaches))
        if len(land) > 2:
            return hopes([certain + fish / 2 for certain, fish in zip(held, land, strict=True)], _SPREAD)
        chance = 1 / (1 + exp((held[1] - held[0] + (land[1] - land[0]) / 2) / _SPREAD))
        return chance, 1 - chance

    def _final(self, free: int, penguins: Sequence[int], held: Sequence[float]) -> list[float]:
        """Everybody eats what can be eaten."""
        final = list(held)
        for seat, board in enumerate(penguins):
            for group, ice in groups(free, board):
                final[seat] += self._alone.most(group, ice, Thinking(nodes=_EFFORT_OF_JUDGING))
        return outcome(final)


def _is_settled(free: int, penguins: Sequence[int], reaches: Sequence[int]) -> bool:
    reached = 0
    for reach in reaches:
        if reach & reached:
            return False
        reached |= reach
    everyone = sum(penguins)
    return all(is_alone(free, board, everyone ^ board) for board in penguins[1:])


def outcome(held: Sequence[float]) -> list[float]:
    """Each seat's share of the victory with what it has in the end; a clear one is worth a little more."""
    best = max(held)
    share = (1 - _PRIDE) / held.count(best)
    sizes = hopes(held, 2 * _SPREAD)
    return [(certain == best) * share + _PRIDE * size for certain, size in zip(held, sizes, strict=True)]


class _Star(dict[int, int]):
    """Where one slide leads from a tile, by what is free of the rays from it; each is worked out once."""

    def __init__(self, origin: int) -> None:
        super().__init__()
        self._origin = origin

    def __missing__(self, free: int) -> int:
        self[free] = tiles = board_of(move.target for move in slides_from(self._origin, free))
        return tiles


class Reach:
    """Made anew for every decision: it remembers whatever it was asked."""

    def __init__(self) -> None:
        self._stars = [(sum(mask for mask, _ in SLIDES[origin]), _Star(origin)) for origin in range(TILES)]

    def of(self, penguins: int, free: int) -> int:
        """The tiles that these penguins can get to in one slide."""
        stars = self._stars
        tiles = 0
        while penguins:
            lowest = penguins & -penguins
            penguins ^= lowest
            rays, star = stars[lowest.bit_length() - 1]
            tiles |= star[free & rays]
        return tiles


class Race:
    """Two heats side by side, with a lane for every side in each.

    All sides run at once in one large number: a lane is the part of its bits that one side runs in.
    """

    def __init__(self, sides: int, shoal: Shoal) -> None:
        self._sides = sides
        self._all_lanes = sum(1 << _WIDTH * lane for lane in range(2 * sides))
        self._first_lanes = _LANE | _LANE << _WIDTH * sides
        self._other_lanes = _LANE * self._all_lanes ^ self._first_lanes
        self._masks = tuple(mask * self._all_lanes for mask in (RIGHT, LEFT, HALF_RIGHT, HALF_LEFT))
        own_lanes = (1 << _WIDTH * side | 1 << _WIDTH * (sides + side) for side in range(sides))
        self._fish = tuple((ALL * lanes, shoal.two * lanes, shoal.three * lanes) for lanes in own_lanes)

    def fish(self, free: int, starts: Sequence[int]) -> list[int]:
        """The fish on the free tiles that each side reaches before all others, step by step, in both heats together.

        `starts` are the tiles where the sides stand: of the first heat, then of the second. What is reached
        by several at once is nobody's.
        """
        lanes = 0
        for start in reversed(starts):
            lanes = lanes << _WIDTH | start
        tiles = self._won(lanes, free * self._all_lanes)
        return [
            (tiles & one).bit_count() + (tiles & two).bit_count() + (tiles & three).bit_count()
            for one, two, three in self._fish
        ]

    def _won(self, fronts: int, free: int) -> int:
        right, left, half_right, half_left = self._masks
        won, ahead = 0, free
        while fronts:
            others = self._others(fronts)
            won |= fronts & ~others
            ahead &= ~(fronts | others)
            rightward, leftward = fronts & half_right, fronts & half_left
            fronts = (
                (fronts & right) << 1 | (fronts & left) >> 1
                | rightward << 8 | rightward >> 7 | leftward << 7 | leftward >> 8
            ) & ahead  # fmt: skip
        return won & free

    def _others(self, fronts: int) -> int:
        """In every lane, what all the other lanes of the heat hold."""
        turned = fronts
        others = 0
        for _ in range(1, self._sides):
            turned = turned << _WIDTH & self._other_lanes | turned >> _WIDTH * (self._sides - 1) & self._first_lanes
            others |= turned
        return others
