"""Where green lines can still grow."""

from penguins.core.bitboard import board_of
from penguins.games.icetown.town import CELLS, COLUMNS, SPACES


def _lines(length: int) -> tuple[int, ...]:
    along_row, along_column = range(0, length, 1), range(0, length * COLUMNS, COLUMNS)
    starts = [cell for cell in range(CELLS) if cell % COLUMNS + length <= COLUMNS]
    found = [board_of(start + step for step in along_row) for start in starts]
    found += [board_of(start + step for step in along_column) for start in range(CELLS - along_column[-1])]
    return tuple(line for line in found if line & SPACES == line)


LINES = {length: _lines(length) for length in (4, 5, 6)}
"""Every straight line of so many spaces, as bitboards."""


def reach(length: int, green: int, free: int) -> int:
    """The most greens that already live on a line of that length without anyone else."""
    room = green | free
    return max([(line & green).bit_count() for line in LINES[length] if line & room == line], default=0)


def best_line(green: int, free: int) -> int:
    """The line of five that can be finished soonest; nothing if there is none."""
    room = green | free
    lines = [line for line in LINES[5] if line & room == line]
    return max(lines, key=lambda line: (line & green).bit_count(), default=0)
