"""Who gets where first. All sides run at once in one large number: a lane of bits for each."""

from collections.abc import Sequence

from penguins.games.pingouins.bot.shoal import Shoal
from penguins.games.pingouins.floe import ALL, HALF_LEFT, HALF_RIGHT, LEFT, RIGHT, TILES

_WIDTH = TILES + 8
"""Bits of a lane: the tiles, and room for the farthest neighbour, so that no lane runs into the next."""
_LANE = (1 << _WIDTH) - 1


class Race:
    """Two heats side by side, with a lane for every side in each."""

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
