"""How many points a town is likely to have in the end."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import sqrt, tanh
from operator import mul

from penguins.core.bitboard import board_of
from penguins.core.insight import hopes, won
from penguins.core.state import OVER
from penguins.games.icetown.geometry import CELLS, COLUMNS, GREEN, PINK, SPACES, VIOLET, YELLOW, beside, town_cells
from penguins.games.icetown.scoring import COUNTING
from penguins.games.icetown.state import IceTownState

_KNOTS = (0, 1, 3, 7, 12, 20)
"""The turns left that the columns of `_WORTH` are for; it is linear between them."""
_WORTH = (
    (1.00, 0.93, 0.78, 0.56, 0.37, 0.65),  # points of the greens
    (1.00, 0.94, 0.78, 0.76, 0.75, 0.87),  # points of the pinks
    (0.00, -0.02, -0.05, -0.04, -0.05, -0.05),  # what the theft of a green would cost
    (0.00, -0.06, -0.05, -0.07, -0.05, -0.09),  # what the theft of a pink would cost
    (0.00, -0.04, -0.06, -0.04, -0.03, -0.10),  # the worse of these two
    (0.00, -0.02, -0.10, 0.01, 0.01, 0.00),  # theft of a green that can hardly be replaced
    (0.00, -0.05, -0.14, -0.24, -0.05, 0.00),  # theft of a pink that can hardly be replaced
    (0.00, 0.02, 0.06, 0.13, 0.14, -0.01),  # greens on a line of four that can be finished
    (0.00, 0.02, 0.06, 0.17, 0.29, 0.19),  # the same, of five
    (0.00, 0.00, 0.02, 0.04, 0.10, 0.15),  # the same, of six
    (0.00, 0.20, 0.41, 0.31, 0.11, 0.06),  # what the next green can add
    (0.00, 0.20, 0.50, 0.60, 0.65, 0.34),  # what the next pink can add
    (0.00, 0.02, 0.04, 0.03, -0.02, 0.00),  # room for the next few violets
    (0.00, 0.05, 0.14, 0.13, 0.19, 0.20),  # pinks, wherever they live
)
"""Points that each feature is worth, by the turns left: fitted to outcomes (`assets/tools/fits/icetown_worth.py`)."""
_POINTS_PER_TURN = 1.2
"""What a turn more than another seat brings."""
_SCARCE_BELOW = 3
"""The height of a pile under which its colour is hard to get."""
_VIOLETS_TO_COME = 3
"""The most violets that a town needs room for."""
_TURNS_BY_SMALLEST_PILE, _TURNS_BY_SECOND_PILE = 1.426, 2.736
"""Turns of all seats together that each penguin of these piles makes: fitted (`assets/tools/fits/icetown_turns.py`)."""


def prospects(state: IceTownState) -> list[float]:
    """The points of each seat in the end, as far as differences between seats matter."""
    if state.to_move == OVER:
        return list(map(float, state.scores()))
    supply = tuple([min(pile, _SCARCE_BELOW) / _SCARCE_BELOW for pile in state.piles])
    return [_prospect(tuple(state.town(seat)), supply, turns) for seat, turns in enumerate(turns_left(state))]


@lru_cache(4096)
def _prospect(town: tuple[int, ...], supply: tuple[float, ...], turns: float) -> float:
    sure = points(YELLOW, town[YELLOW]) + points(VIOLET, town[VIOLET])
    hoped = sum(map(mul, _features(town, supply), _worth(round(turns, 1))), start=_POINTS_PER_TURN * turns)
    return sure + hoped


def _features(town: Sequence[int], supply: Sequence[float]) -> tuple[float, ...]:
    green, pink, yellow, violet = town
    free = SPACES ^ green ^ pink ^ yellow ^ violet
    green_loss, pink_loss = worst_loss(GREEN, green)[0], worst_loss(PINK, pink)[0]
    more_green, more_pink = supply[GREEN], supply[PINK]
    return (
        points(GREEN, green),
        points(PINK, pink),
        green_loss,
        pink_loss,
        max(green_loss, pink_loss),
        green_loss * (1 - more_green),
        pink_loss * (1 - more_pink),
        reach(4, green, free) * more_green,
        reach(5, green, free) * more_green,
        reach(6, green, free) * more_green,
        best_gain(GREEN, green, free)[0] * more_green,
        best_gain(PINK, pink, free)[0] * more_pink,
        min((free & ~beside(violet)).bit_count(), _VIOLETS_TO_COME) * supply[VIOLET],
        pink.bit_count(),
    )


@lru_cache(1024)
def _worth(turns: float) -> tuple[float, ...]:
    """The worth of each feature with so many turns left, between the columns of the table."""
    turns = min(turns, _KNOTS[-1])
    after = next(column for column, most in enumerate(_KNOTS) if turns <= most) or 1
    low, high = _KNOTS[after - 1], _KNOTS[after]
    part = (turns - low) / (high - low)
    return tuple(row[after - 1] * (1 - part) + row[after] * part for row in _WORTH)


def turns_left(state: IceTownState) -> list[float]:
    """How many more turns each seat can expect, the one about to begin included."""
    seats = range(state.players)
    if state.last_round():
        return [float(seat >= state.turn) for seat in seats]
    smallest, second, *_ = sorted(state.piles)
    rounds = (_TURNS_BY_SMALLEST_PILE * smallest + _TURNS_BY_SECOND_PILE * second) / state.players
    return [rounds + (seat >= state.turn) for seat in seats]


_VICTORY_IN_POINTS = 8.0
"""What a victory counts for beside the lead."""
_LUCK_AT_THE_END, _LUCK_OF_A_TURN = 1.0, 0.4
"""The lead in points that is as good as tanh(1) of a victory; luck adds up by squares over the turns to come."""


def standing(state: IceTownState, seat: int) -> float:
    """How well that seat stands: its lead in points over the best rival, and what victory adds to it."""
    expected = prospects(state)
    lead = expected.pop(seat) - max(expected)
    if state.to_move == OVER:
        return lead + _VICTORY_IN_POINTS * ((lead > 0) - (lead < 0))
    return lead + _VICTORY_IN_POINTS * tanh(lead / _luck(state))


def outlook(state: IceTownState) -> list[float]:
    """Each seat's share of the victory, by its prospect and the luck to come."""
    if state.to_move == OVER:
        return won(state)
    return hopes(prospects(state), _luck(state) / 2)  # of two, that is what tanh(lead / luck) says


def _luck(state: IceTownState) -> float:
    return _LUCK_AT_THE_END + _LUCK_OF_A_TURN * sqrt(sum(turns_left(state)))


Changes = tuple[tuple[int, int], ...]
"""Points and the cells that bring so many, the most points first."""

_REMEMBERED = 1 << 15


def forget() -> None:
    """Give back the memory of the last decision: little of it serves another one."""
    for remembering in (_prospect, _worth, points, gains, losses):
        remembering.cache_clear()


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
