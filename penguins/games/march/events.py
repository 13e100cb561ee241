"""What a screen shows of March of the Penguins. Places, tiles and penguins are numbers as in `ice`."""

from typing import Literal, NamedTuple

from penguins.core.bitboard import cells_of
from penguins.core.events import MatchOver
from penguins.core.state import OVER
from penguins.games.march.actions import LayTiles, MarchAction, MoveWeather, Pass, Peek, Slide, Stop, Walk
from penguins.games.march.geometry import COLONY, OCEAN, PLACE_OF_SPOT
from penguins.games.march.state import MarchState, Phase
from penguins.games.march.tiles import BLANK, EYE


class TilesLaid(NamedTuple):
    """The ice is out, face down."""

    rows: int


class Stepped(NamedTuple):
    """A penguin walked on by itself."""

    penguin: int
    origin: int
    target: int


class Carried(NamedTuple):
    """Others went along with it."""

    penguins: tuple[int, ...]
    origin: int
    target: int


class TurnedUp(NamedTuple):
    """A tile shows its colour to everyone."""

    cell: int
    colour: int
    eye: bool


class TurnedDown(NamedTuple):
    """Tiles hide their colours again."""

    cells: tuple[int, ...]


class MayLook(NamedTuple):
    """An eye lets the player look under a tile."""

    seat: int
    cell: int


class Looked(NamedTuple):
    """The player looked in secret; what was there is told only to those who know it."""

    seat: int
    cell: int
    colour: int | None
    eye: bool | None


class Called(NamedTuple):
    """The penguin stands on its own colour, or in Nice Weather, and may go on."""

    penguin: int
    cell: int


class Stopped(NamedTuple):
    """The movement is over."""

    penguin: int
    cell: int
    reason: Literal["bad_weather", "other_colour", "choice"]


class ReachedOcean(NamedTuple):
    """Time to eat; from now on they are bound for home."""

    penguins: tuple[int, ...]


class ReachedHome(NamedTuple):
    """Back in the colony for good."""

    penguins: tuple[int, ...]


class WeatherMoved(NamedTuple):
    """Bad or Nice Weather drifted to another tile."""

    weather: Literal["bad", "nice"]
    origin: int
    target: int


class TilesSwapped(NamedTuple):
    """Two tiles changed places, with all that is on them."""

    left: int
    right: int


class Passed(NamedTuple):
    """There was no weather to move."""

    seat: int


MarchEvent = (
    TilesLaid
    | Stepped
    | Carried
    | TurnedUp
    | TurnedDown
    | MayLook
    | Looked
    | Called
    | Stopped
    | ReachedOcean
    | ReachedHome
    | WeatherMoved
    | TilesSwapped
    | Passed
    | MatchOver
)


def events(before: MarchState, action: MarchAction, after: MarchState) -> tuple[MarchEvent, ...]:
    """What happened between the two, in the order to show it."""
    told = _told(before, action, after)
    if after.to_move == OVER:
        told.append(MatchOver(after.scores(), after.winners()))
    return tuple(told)


def _told(before: MarchState, action: MarchAction, after: MarchState) -> list[MarchEvent]:
    match action:
        case LayTiles():
            return [TilesLaid(after.rows)]
        case Walk():
            return _walk(before, action, after)
        case Peek(cell):
            return [*_look(before.to_move, cell, after), *_follow_colour(before, after)]
        case Stop():
            return [
                Stopped(before.moving, _cell_of_mover(before), "choice"),
                *_turned_down(before.face_up, after),
            ]
        case MoveWeather(origin, target):
            weather: Literal["bad", "nice"] = "bad" if before.bad >> origin & 1 else "nice"
            return [WeatherMoved(weather, origin, target), *_turned_down(before.face_up, after)]
        case Slide(left, right):
            return [TilesSwapped(left, right)]
        case Pass():
            return [Passed(before.to_move)]


def _walk(before: MarchState, step: Walk, after: MarchState) -> list[MarchEvent]:
    penguin, target = step.penguin, step.target
    origin = before.spots[penguin] & PLACE_OF_SPOT
    moved = tuple(other for other, spot in enumerate(after.spots) if spot != before.spots[other])
    told: list[MarchEvent] = [Stepped(penguin, origin, target)]
    if len(moved) > 1:
        told.append(Carried(tuple(other for other in moved if other != penguin), origin, target))
    if target < COLONY:
        return told + _arrive(before, step, after)
    told.append(ReachedOcean(moved) if target == OCEAN else ReachedHome(moved))
    return told + _turned_down(before.face_up, after)


def _arrive(before: MarchState, step: Walk, after: MarchState) -> list[MarchEvent]:
    penguin, cell = step.penguin, step.target
    if before.bad >> cell & 1:
        return [Stopped(penguin, cell, "bad_weather"), *_turned_down(before.face_up, after)]
    if before.nice >> cell & 1:
        return [Called(penguin, cell)]
    tile = after.tiles[cell]
    told: list[MarchEvent] = []
    if not before.face_up >> cell & 1:
        told.append(TurnedUp(cell, tile & ~EYE, bool(tile & EYE)))
    if after.phase is Phase.LOOK:
        told.append(MayLook(before.to_move, cell))
    elif after.phase is Phase.GO_ON:
        told.append(Called(penguin, cell))
    else:
        told.append(Stopped(penguin, cell, "other_colour"))
    return told + _turned_down(before.face_up, after)


def _look(seat: int, cell: int | None, after: MarchState) -> list[MarchEvent]:
    if cell is None:
        return []
    tile = after.tiles[cell]
    if tile == BLANK:
        return [Looked(seat, cell, None, None)]
    return [Looked(seat, cell, tile & ~EYE, bool(tile & EYE))]


def _follow_colour(before: MarchState, after: MarchState) -> list[MarchEvent]:
    """What comes of the tile with the eye, once the look is over."""
    if after.phase is Phase.GO_ON:
        return [Called(before.moving, _cell_of_mover(before))]
    stopped = Stopped(before.moving, _cell_of_mover(before), "other_colour")
    return [stopped, *_turned_down(before.face_up, after)]


def _cell_of_mover(state: MarchState) -> int:
    return state.spots[state.moving] & PLACE_OF_SPOT


def _turned_down(face_up: int, after: MarchState) -> list[MarchEvent]:
    down = face_up & ~after.face_up
    return [TurnedDown(tuple(cells_of(down)))] if down else []
