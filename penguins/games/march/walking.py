"""How many turns a penguin still needs, if it walks well and the weather stays.

Going on and starting a new turn offer the same steps, so a turn more is paid exactly for each arrival on a tile
that does not call the penguin. The turns to expect are then the cheapest way over tiles that cost the chance
of not being called: a shortest path, worked out row by row. Steps back are left out: they are worth it too seldom.
"""

from functools import cache, lru_cache

from penguins.games.march.ice import AT_SEA, COLONY, COLUMNS, HOME, HOMEWARD, PENGUINS

Row = tuple[float, float, float, float]

_ROW = (1 << COLUMNS) - 1
_SHORE: Row = (0.0, 0.0, 0.0, 0.0)
_OF_COLOUR = tuple(bytes(ord("1") if tile & 3 == colour else ord("0") for tile in range(256)) for colour in range(4))


@lru_cache(maxsize=256)
def boards_of_colours(tiles: bytes) -> tuple[int, ...]:
    """The tiles of each colour, as bitboards. Blanks count as any colour, so mask what is not known."""
    backwards = tiles[::-1]
    return tuple(int(backwards.translate(_OF_COLOUR[colour]), 2) for colour in range(len(PENGUINS)))


@lru_cache(maxsize=4096)
def turns_after(own: int, known: int, bad: int, nice: int, rows: int) -> list[float]:
    """For a penguin about to step, by its spot: the turns to expect after this one until it is home.

    `known` are the tiles whose colours are known, `own` those of them in the penguin's colour.
    """
    weather = [_row_of(own, known, bad, nice, row) for row in range(rows)]
    turns = [0.0] * (AT_SEA + 1)
    turns[AT_SEA] = _walk(turns, weather, range(rows), HOMEWARD, 0.0)
    turns[COLONY] = _walk(turns, weather, range(rows - 1, -1, -1), 0, 1 + turns[AT_SEA])
    turns[HOME] = -1.0
    return turns


def step_costs(own: int, known: int, bad: int, nice: int, rows: int) -> list[float]:
    """By tile: the chance that arriving there ends the movement."""
    return [cost for row in range(rows) for cost in _row_costs(_row_of(own, known, bad, nice, row))]


def _walk(turns: list[float], weather: list[int], from_goal: range, bound: int, beyond: float) -> float:
    """Fill in one way, beginning at the row next to its goal; the answer is for its start."""
    arrivals = _SHORE
    for row in from_goal:
        leaving, arrivals = _row_further(arrivals, weather[row])
        spot = row * COLUMNS | bound
        turns[spot : spot + COLUMNS] = [beyond + turn for turn in leaving]
    return beyond + min(arrivals)


def _row_of(own: int, known: int, bad: int, nice: int, row: int) -> int:
    """All that matters about a row, as one number."""
    shift = COLUMNS * row
    return (
        (own >> shift & _ROW)
        | (known >> shift & _ROW) << COLUMNS
        | (bad >> shift & _ROW) << 2 * COLUMNS
        | (nice >> shift & _ROW) << 3 * COLUMNS
    )


@cache
def _row_costs(row: int) -> Row:
    own, known, bad, nice = (row >> part * COLUMNS & _ROW for part in range(4))
    unseen = 1.0 if own else 1 - 1 / max(1, COLUMNS - known.bit_count())
    costs = [float(not own >> column & 1) if known >> column & 1 else unseen for column in range(COLUMNS)]
    for column in range(COLUMNS):
        if (bad | nice) >> column & 1:
            costs[column] = float(bad >> column & 1)
    first, second, third, fourth = costs
    return (first, second, third, fourth)


@lru_cache(maxsize=65536)
def _row_further(ahead: Row, row: int) -> tuple[Row, Row]:
    """From what arrivals in the row ahead cost: what leaving this row costs, and what arriving in it costs."""
    a, b, c, d = _row_costs(row)
    left, right = min(ahead[0], ahead[1]), min(ahead[2], ahead[3])
    w, x, y, z = left, min(left, ahead[2]), min(ahead[1], right), right
    x = min(x, a + w)
    y = min(y, b + x)
    z = min(z, c + y)
    y = min(y, d + z)
    x = min(x, c + y)
    w = min(w, b + x)
    return (w, x, y, z), (a + w, b + x, c + y, d + z)
