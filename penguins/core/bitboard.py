"""Sets of cells as whole numbers: bit n is cell n."""

from collections.abc import Iterable, Iterator


def board_of(cells: Iterable[int]) -> int:
    """The bitboard of these cells."""
    return sum(1 << cell for cell in cells)


def cells_of(board: int) -> Iterator[int]:
    """The cells of a bitboard, lowest first."""
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest
