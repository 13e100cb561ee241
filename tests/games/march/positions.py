"""Positions of March of the Penguins, set up by hand."""

from functools import partial
from typing import TypedDict

from penguins.core.bitboard import board_of, cells_of
from penguins.games.march.actions import LayTiles
from penguins.games.march.game import March
from penguins.games.march.geometry import AT_SEA, COLONY, HOME, HOMEWARD, ICE, PENGUINS, PLACE_NAMES
from penguins.games.march.state import MarchState
from tests.games import in_words
from tests.games.in_words import legal

GAME = March()
play = partial(in_words.play, GAME)


class Weather(TypedDict):
    """Where it is bad and where it is nice, as `position` takes it."""

    bad: str
    nice: str


CALM: Weather = {"bad": "", "nice": ""}


def straight(rows: int) -> str:
    """Column 1 is red, 2 blue, 3 green, 4 yellow; the eyes are y, g, b and r of the last four rows."""
    return "rbgy" * (rows - 4) + "rbgY" + "rbGy" + "rBgy" + "Rbgy"


def cells(names: str) -> int:
    return board_of(map(ICE.cell, names.split()))


def names(board: int) -> str:
    return " ".join(PLACE_NAMES[cell] for cell in cells_of(board))


def spot(text: str) -> int:
    """`c2` bound for the ocean, `c2 back` bound for the colony, `ocean`, `home`, `colony`."""
    if text in ("ocean", "home", "colony"):
        return {"ocean": AT_SEA, "home": HOME, "colony": COLONY}[text]
    name, _, back = text.partition(" ")
    return ICE.cell(name) | (HOMEWARD if back == "back" else 0)


def position(
    players: int = 2,
    variant: str = "classic",
    rows: int = 8,
    *,
    to_move: int = 0,
    bad: str | None = None,
    nice: str | None = None,
    face_up: str = "",
    **penguins: str,
) -> MarchState:
    """A first step on the straight layout; penguins that are not named are in the colony."""
    state = GAME.new(players, {"variant": variant, "rows": str(rows)})
    layout = LayTiles(straight(rows))
    assert state.allows(layout)
    state.apply(layout)
    state.to_move = to_move
    state.bad = state.bad if bad is None else cells(bad)
    state.nice = state.nice if nice is None else cells(nice)
    state.face_up = state.seen_by_all = cells(face_up)
    for penguin, text in penguins.items():
        state.spots[PENGUINS.index(penguin)] = spot(text)
    return state


def in_weather(
    variant: str = "classic", *, bad: str | None = None, nice: str | None = None, face_up: str = "", **penguins: str
) -> MarchState:
    """Two players; seat 0 has moved and the weather is next. Penguins that are not named are on h4."""
    spots = {"red": "h4", "blue": "h4", "green": "h4", "yellow": "h4", **penguins}
    state = position(2, variant, 8, to_move=0, bad=bad, nice=nice, face_up=face_up, **spots)
    return play(state, "red>ocean")


def each(start: str, ends: str) -> set[str]:
    """Actions that begin alike: `red>` with `a1 a2`."""
    return {start + end for end in ends.split()}


def movable_weather(state: MarchState) -> str:
    """The tiles from which weather may move."""
    return " ".join(sorted({choice[8:10] for choice in legal(state) if choice.startswith("weather:")}))


def place(state: MarchState, penguin: str) -> str:
    """Where a penguin is, written as in `spot`."""
    found = state.spots[PENGUINS.index(penguin)]
    if found in (AT_SEA, HOME, COLONY):
        return {AT_SEA: "ocean", HOME: "home", COLONY: "colony"}[found]
    return PLACE_NAMES[found & ~HOMEWARD] + (" back" if found & HOMEWARD else "")
