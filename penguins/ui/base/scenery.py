"""Sceneries: where a game is played. Washes of colour, and pictures in front of each other. Numbers only, no Kivy.

Lengths are in units: the short side of a window has 360 of them, so a scenery looks alike on every device. No picture
is ever stretched: it stands at a share of the width, or again and again side by side, on the ground, on the horizon or
below the top. Only a wash is: it is a mere gradient, and fills whatever room there is.
"""

from collections.abc import Iterator
from math import ceil
from typing import Literal, NamedTuple

from penguins.ui.base.box import Box
from penguins.ui.base.pictures import scenery_size

Level = Literal["ground", "horizon", "top"]

_UNITS = 360
"""In the short side of a window."""
_MOST_UNITS = 1600
"""In its long side: a window like a ribbon has larger ones, or else it would be full of small things."""
_ON_THE_GROUND = 0.1
"""Of the height of a window: a board that ends lower reaches down to the ground."""
MIDDLE = 0.5
DRIFT = 5.0
"""Units that the nearest things move to either side."""


class Wash(NamedTuple):
    """A gradient between two levels, as wide as the window; or a hanging, `width` units wide at its sides."""

    picture: str
    low: Level
    high: Level
    sides: float = 0.0


class Thing(NamedTuple):
    """A picture of the scenery."""

    picture: str
    level: Level = "horizon"
    up: float = 0.0
    """Units from the level to its foot; from the top to its upper edge."""
    x: float | None = None
    """Where it stands: 0 at the left side, 1 at the right, `MIDDLE` behind what matters. None: side by side, as often
    as it takes, from there on."""
    depth: float = 0.0
    """How near it is: 0 does not move, 1 drifts most."""
    scale: float = 1.0
    mirrored: bool = False
    glows: float = 0.0
    """How much its light comes and goes: 0 never, 1 goes out."""
    bobs: float = 0.0
    """Units that it sinks and rises again."""
    gives_way: Literal["wide", "tall", "never"] = "never"
    """In which windows it is left out behind a board that reaches down to the ground: seen through a hole in the ice or
    beside a piece, it would be taken for one."""


class Scenery(NamedTuple):
    """A place to play in, from the back to the front."""

    parts: tuple[Wash | Thing, ...]
    horizon: float
    """How high it is, as a share of the window's height."""
    horizon_tall: float
    """The same in a window that is higher than wide: there the panels lie above the board, and the sky behind them."""
    snow: int = 0
    """How many flakes fall."""
    floor: float | None = None
    """How high the horizon is on a board, as a share of its height: what is built there stands on the ground. None: it
    is where it is without one."""
    floor_least: float = 0.0
    """dp that it is above the foot of a board at least."""
    ground: str = "night_sea"
    """The wash behind what is shown of the game in small: on a page of its rules, in a match to go on with."""


class Rows(NamedTuple):
    """Where a board lies in a window, from the lower edge up, as shares of its height; and what share a dp is."""

    foot: float
    height: float
    dp: float = 0.0


class Placed(NamedTuple):
    """A part of the scenery in a window: where it is drawn."""

    part: Wash | Thing
    box: Box
    mirrored: bool = False


def unit(width: float, height: float) -> float:
    """How many pixels a unit of a scenery has in such a window."""
    return max(min(width, height) / _UNITS, max(width, height) / _MOST_UNITS)


def lay_out(
    scenery: Scenery, width: float, height: float, middle: float = MIDDLE, board: Rows | None = None
) -> tuple[Placed, ...]:
    """All that is to be drawn in a window of that size, from the back to the front.

    `middle` is the share of the width at which that lies what people look at, `board` where it lies, if it is one.
    """
    room = Box(0, 0, max(1.0, width), max(1.0, height))
    share = scenery.horizon if room.width > room.height else scenery.horizon_tall
    if board is not None and scenery.floor is not None:
        above = max(scenery.floor * board.height, scenery.floor_least * board.dp)
        share = min(max(board.foot + above, 0.1), 0.9)
    levels: dict[Level, float] = {"ground": 0.0, "horizon": share * room.height, "top": room.height}
    shape = "wide" if room.width > room.height else "tall"
    behind = board is not None and board.foot < _ON_THE_GROUND
    return tuple(
        placed
        for part in scenery.parts
        if not (behind and isinstance(part, Thing) and part.gives_way == shape)
        for placed in (
            _place_wash(part, room, levels)
            if isinstance(part, Wash)
            else _place_thing(part, room, levels[part.level], middle)
        )
    )


def _place_wash(wash: Wash, room: Box, levels: dict[Level, float]) -> Iterator[Placed]:
    low, high = levels[wash.low], levels[wash.high]
    if not wash.sides:
        yield Placed(wash, Box(0, low, room.width, high - low))
        return
    side = wash.sides * unit(room.width, room.height)
    yield Placed(wash, Box(0, low, side, high - low))
    yield Placed(wash, Box(room.width - side, low, side, high - low), mirrored=True)


def _place_thing(thing: Thing, room: Box, level: float, middle: float) -> Iterator[Placed]:
    one = unit(room.width, room.height)
    drawn = scenery_size(thing.picture)
    width, height = drawn.width * thing.scale * one, drawn.height * thing.scale * one
    y = level + thing.up * one - (height if thing.level == "top" else 0.0)
    centred = room.width * middle - width / 2
    if thing.x is not None:
        left = centred if thing.x == MIDDLE else (room.width - width) * thing.x
        yield Placed(thing, Box(left, y, width, height), thing.mirrored)
        return
    drift = DRIFT * thing.depth * one
    before, after = (ceil(gap / width) for gap in (centred + drift, room.width - centred - width + drift))
    for number in range(-before, after + 1):  # every other one is mirrored, so that their sides meet
        yield Placed(thing, Box(centred + number * width, y, width, height), thing.mirrored ^ (number % 2 == 1))


NIGHT = Scenery(
    parts=(
        Wash("night_sky", "horizon", "top"),
        Thing("night_stars", "top"),
        Thing("night_aurora", "horizon", up=26, depth=0.3, glows=0.35),
        Thing("night_icebergs", depth=0.2),
        Wash("night_sea", "ground", "horizon"),
        Thing("night_shimmer", "horizon", up=-34, depth=0.5),
        Thing("night_waves", "ground", up=0, depth=0.8),
    ),
    horizon=0.66,
    horizon_tall=0.74,
)
"""The polar night: wherever no game has a scenery of its own."""
