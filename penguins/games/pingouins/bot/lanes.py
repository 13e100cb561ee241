"""Many boards in one large number: SWAR (SIMD within a register), a lane of bits for each board.

What Python does with a large number takes hardly longer than with a small one, so all the steps from a position
are judged for the price of a few.
"""

from collections.abc import Iterator, Sequence
from struct import Struct

from penguins.core.bitboard import board_of, cells_of
from penguins.games.pingouins.bot.shoal import Shoal
from penguins.games.pingouins.geometry import ALL, FLOE, TILES

LANE = 80
"""The bits of a lane. It has a gap behind every row and behind all, so that whatever slides off the floe is lost
there, and neighbours lie at ±1, ±8 and ±9."""
MOST_LANES = 256
"""Enough for the steps from any position, in two heats."""
_BYTES = LANE // 8
_ALL = (1 << LANE * MOST_LANES) - 1
_FIRST_BITS = _ALL // ((1 << LANE) - 1)
_ROWS = tuple(
    (board_of(tile for tile in range(TILES) if FLOE.places[tile][0] == row), row)
    for row in range(len(FLOE.row_lengths))
)
_TILE_ALONE = tuple((1 << tile + FLOE.places[tile][0]).to_bytes(_BYTES, "little") for tile in range(TILES))
_EVERY_2ND, _EVERY_4TH, _EVERY_8TH, _EVERY_16TH = (_ALL // (1 << bits | 1) for bits in (1, 2, 4, 8))
_LOWEST = 0xFFFF * _FIRST_BITS
_FIRST_BITS_OF = tuple(_FIRST_BITS & (1 << LANE * count) - 1 for count in range(MOST_LANES + 1))
_NUMBERS = tuple(Struct(f"<{f'H{_BYTES - 2}x' * count}") for count in range(MOST_LANES + 1))


def in_lane(board: int) -> int:
    """The board, with the gaps of a lane."""
    return sum([(board & row) << gaps for row, gaps in _ROWS])


def in_lanes(board: int, count: int) -> int:
    """The same board in so many lanes."""
    return in_lane(board) * _FIRST_BITS_OF[count]


def one_in_each(tiles: Sequence[int]) -> int:
    """A lane for each of these tiles, with nothing else in it."""
    return int.from_bytes(b"".join([_TILE_ALONE[tile] for tile in tiles]), "little")


def in_all(number: int) -> int:
    """The same number in every lane there can be."""
    return number * _FIRST_BITS


def numbers(lanes: int, count: int) -> tuple[int, ...]:
    """The numbers in the lowest two bytes of the lanes."""
    return _NUMBERS[count].unpack((lanes & (1 << LANE * count) - 1).to_bytes(_BYTES * count, "little"))


def empty(lanes: int, count: int) -> Iterator[int]:
    """Which lanes are empty."""
    bits = _FIRST_BITS_OF[count]
    full = lanes + (bits << LANE - 1) - bits >> LANE - 1 & bits
    return (place // LANE for place in cells_of(bits ^ full))


class Scales:
    """Counts the fish in every lane."""

    def __init__(self, shoal: Shoal) -> None:
        odd, two = in_all(in_lane(ALL & ~shoal.two | shoal.three)), in_all(in_lane(shoal.two))
        self._odd, self._two = odd & _EVERY_2ND, two & _EVERY_2ND
        self._odd_between, self._two_between = odd & ~_EVERY_2ND, two & ~_EVERY_2ND

    def fish(self, tiles: int) -> int:
        """The number of fish on the tiles of each lane: a population count by adding neighbouring fields."""
        pairs = tiles & self._odd | (tiles & self._two) << 1
        others = (tiles & self._odd_between) >> 1 | tiles & self._two_between
        fours = (pairs & _EVERY_4TH) + (pairs >> 2 & _EVERY_4TH) + (others & _EVERY_4TH) + (others >> 2 & _EVERY_4TH)
        eights = (fours & _EVERY_8TH) + (fours >> 4 & _EVERY_8TH)
        wide = (eights & _EVERY_16TH) + (eights >> 8 & _EVERY_16TH)
        wider = wide + (wide >> 16)
        return wider + (wider >> 32) + (wide >> 64) & _LOWEST
