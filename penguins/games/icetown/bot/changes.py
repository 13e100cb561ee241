"""What one penguin more or less does to a colour's points, looked up after the first time."""

from collections.abc import Iterable
from functools import lru_cache

from penguins.games.icetown.scoring import COUNTING
from penguins.games.icetown.town import SPACES, town_cells

Changes = tuple[tuple[int, int], ...]
"""Points and the cells that bring so many, the most points first."""

_REMEMBERED = 1 << 15


@lru_cache(_REMEMBERED)
def points(colour: int, board: int) -> int:
    """What these penguins of one colour bring a town."""
    return COUNTING[colour](board).bit_count()


@lru_cache(_REMEMBERED)
def gains(colour: int, board: int) -> Changes:
    """What one more penguin would add, for every space without one of this colour."""
    now = points(colour, board)
    return _by_points((points(colour, board | 1 << cell) - now, cell) for cell in town_cells(SPACES & ~board))


@lru_cache(_REMEMBERED)
def losses(colour: int, board: int) -> Changes:
    """What the loss of each penguin would cost."""
    now = points(colour, board)
    return _by_points((now - points(colour, board ^ 1 << cell), cell) for cell in town_cells(board))


def _by_points(changes: Iterable[tuple[int, int]]) -> Changes:
    cells: dict[int, int] = {}
    for change, cell in changes:
        cells[change] = cells.get(change, 0) | 1 << cell
    return tuple(sorted(cells.items(), reverse=True))


def best_gain(colour: int, board: int, free: int) -> tuple[int, int]:
    """The most that one more penguin on a free space would add, and all such spaces."""
    for gain, cells in gains(colour, board):
        if cells & free:
            return gain, cells & free
    return 0, 0


def worst_loss(colour: int, board: int) -> tuple[int, int]:
    """The most that the loss of one penguin would cost, and all such penguins."""
    return losses(colour, board)[0] if board else (0, 0)
