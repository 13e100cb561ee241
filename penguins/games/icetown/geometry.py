"""The geometry of a town as bitboards: bit n is cell n, `a1` first. Every player's is the same."""

from penguins.core.bitboard import board_of
from penguins.core.grid import square_grid

ROWS, COLUMNS = 5, 6
TOWN = square_grid(ROWS, COLUMNS)
CELLS = TOWN.size
IGLOOS = (TOWN.cell("b2"), TOWN.cell("d5"))

COLOURS = ("green", "pink", "yellow", "violet")
GREEN, PINK, YELLOW, VIOLET = range(4)

_PART = 10
_LOW_BITS = (1 << _PART) - 1


def _cells_of_parts(first: int) -> tuple[tuple[int, ...], ...]:
    """The cells of every bitboard of ten cells, the first of which has that number."""
    found: list[tuple[int, ...]] = [()]
    for cell in range(first, first + _PART):
        found += [(*lower, cell) for lower in found]
    return tuple(found)


_CELLS_OF_PART = tuple(_cells_of_parts(first) for first in range(0, CELLS, _PART))


def town_cells(board: int) -> tuple[int, ...]:
    """The cells of a bitboard, lowest first: ten at a time, looked up."""
    top, middle, bottom = _CELLS_OF_PART
    return top[board & _LOW_BITS] + middle[board >> _PART & _LOW_BITS] + bottom[board >> 2 * _PART]


SPACES = board_of(range(CELLS)) ^ board_of(IGLOOS)
"""Where penguins can live."""

_WITH_CORNERS = square_grid(ROWS, COLUMNS, diagonal=True)
AROUND_IGLOO = tuple(board_of(_WITH_CORNERS.neighbours[igloo]) for igloo in IGLOOS)
"""The eight spaces around each igloo."""

HAS_RIGHT = board_of(cell for cell, (_, column) in enumerate(TOWN.places) if column < COLUMNS - 1)
HAS_LEFT = board_of(cell for cell, (_, column) in enumerate(TOWN.places) if column > 0)


def beside(board: int) -> int:
    """All cells that share a side with any of these; some bits may lie outside the town."""
    return (board & HAS_RIGHT) << 1 | (board & HAS_LEFT) >> 1 | board << COLUMNS | board >> COLUMNS
