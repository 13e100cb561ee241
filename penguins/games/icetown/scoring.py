"""Which penguins of a town count. Each is worth one point, so points are counted bits."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from penguins.games.icetown.geometry import AROUND_IGLOO, COLUMNS, HAS_RIGHT, ROWS, SPACES, beside


def longest_line(board: int) -> int:
    """The longest unbroken line along a row or column; of equals, the first row before any column."""
    along_row = _longest_run(board, 1, HAS_RIGHT)
    along_column = _longest_run(board, COLUMNS, SPACES)
    return along_column if along_column.bit_count() > along_row.bit_count() else along_row


def _longest_run(board: int, step: int, has_next: int) -> int:
    heads, following, length = 0, board, 0
    while following:
        heads = following
        following = heads & heads >> step & has_next
        length += 1
    return (heads & -heads) * _RUN[step][length]


_RUN = {
    step: tuple(sum(1 << step * cell for cell in range(length)) for length in range(longest + 1))
    for step, longest in ((1, COLUMNS), (COLUMNS, ROWS))
}
"""A run of each length from the first cell: times a cell, it is the run from there."""


def largest_group(board: int) -> int:
    """The largest group joined by sides; of equals, the first."""
    largest, size = 0, 0
    while board.bit_count() > size:
        group = _group_of(board & -board, board)
        board ^= group
        if group.bit_count() > size:
            largest, size = group, group.bit_count()
    return largest


def _group_of(group: int, board: int) -> int:
    while grown := beside(group) & board & ~group:
        group |= grown
    return group


_AROUND_IGLOOS = sum(AROUND_IGLOO)  # no space is around both


def around_igloos(board: int) -> int:
    """Those on the eight spaces around each igloo."""
    return board & _AROUND_IGLOOS


def loners(board: int) -> int:
    """Those with no other of the same board beside them."""
    return board & ~beside(board)


COUNTING: tuple[Callable[[int], int], ...] = (longest_line, largest_group, around_igloos, loners)
"""By colour: the penguins that count, of a bitboard of all that live in a town."""


class Points(NamedTuple):
    """What each colour brings a town."""

    green: int
    pink: int
    yellow: int
    violet: int

    @property
    def total(self) -> int:
        """The score of the town."""
        return sum(self)


def points_of(boards: Sequence[int]) -> Points:
    """The points of a town, given as a bitboard per colour."""
    return Points._make(count(board).bit_count() for count, board in zip(COUNTING, boards, strict=True))


def counting_cells(boards: Sequence[int]) -> tuple[int, ...]:
    """The penguins of a town that count, as a bitboard per colour."""
    return tuple(count(board) for count, board in zip(COUNTING, boards, strict=True))
