"""How many turns a penguin still needs, if it walks well and the weather stays.

Going on and beginning a new turn offer the same steps, so each arrival on a tile that does not call the penguin
costs exactly one turn. The turns to expect are then a shortest path over tiles that cost the chance of not
being called there. It is worked out row by row; steps back are left out, they are worth it too seldom.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from penguins.games.march.geometry import (
    AT_SEA,
    BIT_OF_SPOT,
    COLONY,
    COLUMNS,
    HOME,
    HOMEWARD,
    NOWHERE,
    OCEAN,
    PENGUINS,
    WALKED,
    next_places,
)
from penguins.games.march.state import MarchState
from penguins.games.march.tiles import EYE

Row = tuple[float, float, float, float]

A_STEP = 1e-5
"""In turns: next to nothing, but of two equal ways the shorter is better, and none is a circle."""

_ROW = (1 << COLUMNS) - 1
_SHORE: Row = (0.0, 0.0, 0.0, 0.0)
_ONE_COLOUR = tuple(bytes(b"01"[tile & ~EYE == colour] for tile in range(256)) for colour in range(len(PENGUINS)))


class Way(NamedTuple):
    """What lies before a penguin, by the spot where it is: the turns to expect until it is home."""

    leaving: list[float]
    """If it steps on from there, without the turn of that step."""
    arriving: list[float]
    """If it comes there, called or not."""
    calling: int
    """The tiles that are known to call it, as a bitboard."""


_NO_WAY = Way([0.0] * (AT_SEA + 1), [0.0] * (AT_SEA + 1), 0)
"""For a penguin that stays out."""


def ways(state: MarchState, known: int) -> list[Way]:
    """Each penguin's way, for someone who knows these tiles."""
    boards = _colours(state.tiles)
    bad, nice, rows = state.bad, state.nice, state.rows
    return [
        _NO_WAY if spot == NOWHERE else _way(board & known, known, bad, nice, rows)
        for board, spot in zip(boards, state.spots, strict=True)
    ]


def arrival(spot: int, target: int) -> int:
    """The spot in which a step to that place ends."""
    return AT_SEA if target == OCEAN else target | spot & HOMEWARD


@cache
def onward(spot: int, rows: int) -> tuple[int, ...]:
    """The spots further on its way that a step from there can reach."""
    walked = WALKED[rows]
    spots = (arrival(spot, place) for place in next_places(spot, rows))
    return tuple(there for there in spots if walked[there] > walked[spot])


@cache
def ahead(spot: int, rows: int) -> int:
    """The tiles among them, as a bitboard."""
    return sum(BIT_OF_SPOT[there] for there in onward(spot, rows))


@lru_cache(maxsize=256)
def _colours(tiles: bytes) -> tuple[int, ...]:
    """The tiles of each colour, as bitboards."""
    backwards = tiles[::-1]
    return tuple(int(backwards.translate(one), 2) for one in _ONE_COLOUR)


@lru_cache(maxsize=4096)
def _way(own: int, known: int, bad: int, nice: int, rows: int) -> Way:
    """`own` are the known tiles in the penguin's colour."""
    strips = [_strip(own, known, bad, nice, row) for row in range(rows)]
    way = Way([0.0] * (AT_SEA + 1), [0.0] * (AT_SEA + 1), nice | own & ~bad)
    way.leaving[AT_SEA] = _walk(way, strips, range(rows), HOMEWARD, 0.0)
    way.arriving[AT_SEA] = at_sea = 1 + way.leaving[AT_SEA]
    way.leaving[COLONY] = _walk(way, strips, range(rows - 1, -1, -1), 0, at_sea)
    way.leaving[HOME] = -1.0
    return way


def forget() -> None:
    """Give back the memory of the last decision: tens of megabytes, little of which serves another one."""
    for remembering in (_colours, _way, _row_further):
        remembering.cache_clear()


def _walk(way: Way, strips: list[int], from_goal: range, bound: int, beyond: float) -> float:
    """Fill in one direction, beginning next to its goal; the answer is for leaving its start."""
    leaving, arriving, _ = way
    further = _SHORE
    for row in from_goal:
        left, further = _row_further(further, strips[row])
        first = row * COLUMNS | bound
        leaving[first : first + COLUMNS] = [turns + beyond for turns in left]
        arriving[first : first + COLUMNS] = [turns + beyond for turns in further]
    return beyond + min(further)


def _strip(own: int, known: int, bad: int, nice: int, row: int) -> int:
    """All that matters about a row, as one number."""
    shift = COLUMNS * row
    return (
        (own >> shift & _ROW)
        | (known >> shift & _ROW) << COLUMNS
        | (bad >> shift & _ROW) << 2 * COLUMNS
        | (nice >> shift & _ROW) << 3 * COLUMNS
    )


@lru_cache(maxsize=65536)
def _row_further(beyond: Row, strip: int) -> tuple[Row, Row]:
    """From what arriving in the row beyond costs: what leaving this row costs, and arriving in it."""
    a, b, c, d = _not_called(strip)
    w = min(beyond[0], beyond[1])
    z = min(beyond[2], beyond[3])
    x = min(w, beyond[2], a + w)
    y = min(z, beyond[1], b + x)
    z = min(z, c + y)
    y = min(y, d + z)
    x = min(x, c + y)
    w = min(w, b + x)
    return (w, x, y, z), (a + w, b + x, c + y, d + z)


@cache
def _not_called(strip: int) -> Row:
    """For each tile of a row, the chance that arriving there ends the movement, and the step itself."""
    own, known, bad, nice = (strip >> part * COLUMNS & _ROW for part in range(4))
    unseen = COLUMNS - known.bit_count()
    chance = 0.0 if own or not unseen else 1 / unseen
    calls = [float(own >> column & 1) if known >> column & 1 else chance for column in range(COLUMNS)]
    for column in range(COLUMNS):
        if (bad | nice) >> column & 1:
            calls[column] = float(nice >> column & 1)
    first, second, third, fourth = (1 - call + A_STEP for call in calls)
    return (first, second, third, fourth)
