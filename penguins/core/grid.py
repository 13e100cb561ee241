"""Cells in rows, named `a1`, `a2`, … `b1`, …, numbered row by row from 0."""

from collections.abc import Callable, Sequence
from string import ascii_lowercase

RowColumn = tuple[int, int]
"""Row and column, both from 0."""

Direction = Callable[[int, int], RowColumn]
"""From a row and column to the next, which may lie outside the grid."""

Ray = tuple[int, ...]
"""The cells met when going straight on, nearest first."""


class Grid:
    """Cells, names, neighbours and rays, computed once."""

    def __init__(self, row_lengths: Sequence[int], directions: Sequence[Direction]) -> None:
        self.row_lengths = tuple(row_lengths)
        self.places = tuple((row, col) for row, length in enumerate(row_lengths) for col in range(length))
        self.size = len(self.places)
        self.names = tuple(f"{ascii_lowercase[row]}{col + 1}" for row, col in self.places)
        self._cell_at = {place: cell for cell, place in enumerate(self.places)}
        self._cell_named = {name: cell for cell, name in enumerate(self.names)}
        self.rays = tuple(self._rays_from(place, directions) for place in self.places)
        self.neighbours = tuple(tuple(ray[0] for ray in rays) for rays in self.rays)

    def cell(self, name: str) -> int:
        """The cell of that name; KeyError if there is none."""
        return self._cell_named[name]

    def at(self, row: int, col: int) -> int | None:
        """The cell at that row and column, if there is one."""
        return self._cell_at.get((row, col))

    def _rays_from(self, place: RowColumn, directions: Sequence[Direction]) -> tuple[Ray, ...]:
        rays = (self._ray(place, direction) for direction in directions)
        return tuple(ray for ray in rays if ray)

    def _ray(self, place: RowColumn, direction: Direction) -> Ray:
        cells = []
        while (place := direction(*place)) in self._cell_at:
            cells.append(self._cell_at[place])
        return tuple(cells)


def square_grid(rows: int, columns: int, *, diagonal: bool = False) -> Grid:
    """Squares; neighbours share a side, or with `diagonal` a side or a corner."""
    sides = (_square(0, 1), _square(1, 0), _square(0, -1), _square(-1, 0))
    corners = (_square(1, 1), _square(1, -1), _square(-1, -1), _square(-1, 1))
    return Grid([columns] * rows, sides + corners if diagonal else sides)


def hex_grid(row_lengths: Sequence[int]) -> Grid:
    """Hexagons with a point upwards; the first row, and every other, is inset by half a cell."""
    along = (_square(0, 1), _square(0, -1))
    across = (_hex(1, 1), _hex(1, 0), _hex(-1, 0), _hex(-1, 1))
    return Grid(row_lengths, along + across)


def _square(down: int, right: int) -> Direction:
    return lambda row, col: (row + down, col + right)


def _hex(down: int, right: int) -> Direction:
    return lambda row, col: (row + down, col + right - row % 2)
