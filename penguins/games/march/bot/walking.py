"""How many turns a penguin still needs, if it walks well and the weather stays.

Going on and beginning a new turn offer the same steps, so each arrival on a tile that does not call the penguin
costs exactly one turn. The turns to expect are then a shortest path over tiles that cost the chance of not
being called there. It is worked out row by row from the goal, and only as far as the penguin is from it; stretches of
rows that have been worked out once are remembered. Steps back are left out, they are worth it too seldom.
"""

from functools import cache, lru_cache

from penguins.games.march.geometry import (
    AT_SEA,
    BIT_OF_SPOT,
    COLONY,
    COLUMNS,
    HOME,
    HOMEWARD,
    ICE,
    LENGTHS,
    OCEAN,
    PENGUINS,
    PLACE_OF_SPOT,
    SPOTS,
    WALKED,
    next_places,
)
from penguins.games.march.state import MarchState
from penguins.games.march.tiles import EYE

A_STEP = 1e-5
"""In turns: next to nothing, but of two equal ways the shorter is better, and none is a circle."""

Way = int
"""All that matters to one penguin about all tiles: four bitboards in one number, the lowest first: the known tiles of
its colour, all known tiles, Bad Weather, Nice Weather."""

_KNOWN, _BAD, _NICE = ICE.size, 2 * ICE.size, 3 * ICE.size
"""Where the other bitboards of a way begin."""
_BOARD = (1 << ICE.size) - 1
_ROW = (1 << COLUMNS) - 1
_STRIP = _ROW | _ROW << _KNOWN | _ROW << _BAD | _ROW << _NICE
"""One row of a way."""
Shifts = tuple[int, ...]
"""Where rows begin in a bitboard."""
_ONE_COLOUR = tuple(bytes(b"01"[tile & ~EYE == colour] for tile in range(256)) for colour in range(len(PENGUINS)))


def ways(state: MarchState, known: int) -> list[Way]:
    """Each penguin's way, for someone who knows these tiles."""
    common = known << _KNOWN | state.bad << _BAD | state.nice << _NICE
    return [board & known | common for board in _colours(state.tiles)]


def calling(way: Way) -> int:
    """The tiles that are known to call the penguin, as a bitboard."""
    return way >> _NICE | way & ~(way >> _BAD) & _BOARD


def leaving(way: Way, spot: int, rows: int) -> float:
    """The turns to expect until the penguin is home, if it steps on from there, without the turn of that step."""
    shifts, place = _ROUTES[rows][spot]
    turns = _stretch(way, shifts).leaving[place]
    return turns if spot & HOMEWARD else turns + _from_ocean(way, rows)


def arriving(way: Way, spot: int, rows: int) -> float:
    """The same if it comes there, called or not."""
    if spot in (AT_SEA, HOME):
        return _from_ocean(way, rows) if spot == AT_SEA else 0.0
    shifts, place = _ROUTES[rows][spot]
    turns = _stretch(way, shifts).arriving[place]
    return turns if spot & HOMEWARD else turns + _from_ocean(way, rows)


def _stretch(way: Way, shifts: Shifts) -> "Stretch":
    """The rows that lie at these bits of the way, from the goal on."""
    stretch = _SHORE
    for shift in shifts:
        stretch = stretch[way >> shift & _STRIP]
    return stretch


@lru_cache(maxsize=4096)
def _from_ocean(way: Way, rows: int) -> float:
    return 1 + leaving(way, AT_SEA, rows)


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


def forget() -> None:
    """Give back the memory of the last decision: tens of megabytes, little of which serves another one."""
    _colours.cache_clear()
    _from_ocean.cache_clear()
    _forget_stretches()


def _forget_stretches() -> None:
    _stretches.clear()
    _SHORE.clear()


Row = tuple[float, float, float, float]


class Stretch(dict[int, "Stretch"]):
    """The rows from a goal to some row; under the strip of the next row, the stretch that is longer by that row."""

    __slots__ = ("arriving", "leaving")

    def __init__(self, arriving: Row, leaving: tuple[float, ...]) -> None:
        super().__init__()
        self.arriving = arriving
        """The turns from each tile of the last row to the goal, if the penguin comes there."""
        self.leaving = leaving
        """The same if it steps on from there; and at last, if it steps into that row from before it."""

    def __missing__(self, strip: int) -> "Stretch":
        if len(_stretches) >= _MOST_STRETCHES:
            _forget_stretches()
        costs = _not_called(strip)
        leaving = self._leaving_row(costs)
        arriving = (costs[0] + leaving[0], costs[1] + leaving[1], costs[2] + leaving[2], costs[3] + leaving[3])
        self[strip] = longer = _stretches.setdefault((arriving, leaving), Stretch(arriving, (*leaving, min(arriving))))
        return longer

    def _leaving_row(self, costs: Row) -> Row:
        """The turns to the goal from a row before it, in which arriving costs so much; also by steps aside."""
        p, q, r, s = self.arriving
        a, b, c, d = costs
        w = min(p, q)
        z = min(r, s)
        x = min(w, r, a + w)
        y = min(z, q, b + x)
        z = min(z, c + y)
        y = min(y, d + z)
        x = min(x, c + y)
        return min(w, b + x), x, y, z


_stretches: dict[tuple[Row, Row], Stretch] = {}
"""Every stretch once, as many rows come to the same."""
_MOST_STRETCHES = 16_000
"""When to begin anew: about ten megabytes."""
_SHORE = Stretch((0.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 0.0, -1.0))
_BEFORE_ROW = COLUMNS
"""The place in `leaving` that stands for all that lies before the row. Before the shore it is home: no step is left."""


@cache
def _not_called(strip: int) -> Row:
    """For each tile of a row, the chance that arriving there ends the movement, and the step itself."""
    own, known, bad, nice = (strip >> board & _ROW for board in (0, _KNOWN, _BAD, _NICE))
    unseen = COLUMNS - known.bit_count()
    chance = 0.0 if own or not unseen else 1 / unseen
    calls = [float(own >> column & 1) if known >> column & 1 else chance for column in range(COLUMNS)]
    for column in range(COLUMNS):
        if (bad | nice) >> column & 1:
            calls[column] = float(nice >> column & 1)
    first, second, third, fourth = (1 - call + A_STEP for call in calls)
    return (first, second, third, fourth)


def _route(spot: int, rows: int) -> tuple[Shifts, int]:
    """The rows from its goal to that spot, and its place in the last of them."""
    from_colony = tuple(range(0, COLUMNS * rows, COLUMNS))
    row, column = divmod(spot & PLACE_OF_SPOT, COLUMNS)
    if spot in (COLONY, AT_SEA):
        return from_colony if spot == AT_SEA else from_colony[::-1], _BEFORE_ROW
    if row >= rows:
        return (), _BEFORE_ROW
    return from_colony[: row + 1] if spot & HOMEWARD else from_colony[: -rows + row - 1 : -1], column


_ROUTES = {rows: tuple(_route(spot, rows) for spot in SPOTS) for rows in LENGTHS}
