"""The geometry of the floe as bitboards: bit n is tile n, `a1` first."""

from penguins.core.bitboard import board_of
from penguins.core.grid import hex_grid

FLOE = hex_grid((7, 8, 7, 8, 7, 8, 7, 8))
TILES = FLOE.size
ALL = (1 << TILES) - 1


def _has(*neighbour: int) -> int:
    """The tiles that do have a neighbour at one of these distances."""
    return board_of(
        cell for cell, beside in enumerate(FLOE.neighbours) if any(other - cell in neighbour for other in beside)
    )


RIGHT, LEFT = _has(1), _has(-1)
HALF_RIGHT, HALF_LEFT = _has(8, -7), _has(7, -8)
"""The tiles that have a neighbour on that side, in their row and in the rows above and below."""


def around(board: int) -> int:
    """All tiles beside any of these. Numbered row by row, neighbours lie at ±1, ±7 and ±8."""
    half_right = board & HALF_RIGHT
    half_left = board & HALF_LEFT
    beside = (board & RIGHT) << 1 | (board & LEFT) >> 1
    return (beside | half_right << 8 | half_right >> 7 | half_left << 7 | half_left >> 8) & ALL


BESIDE = tuple(around(1 << tile) for tile in range(TILES))
"""For each tile, those beside it."""
