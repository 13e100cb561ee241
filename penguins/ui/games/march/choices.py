"""What a finger can pick up on the road, where it may go, and why not elsewhere. No Kivy."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from penguins.core.bitboard import cells_of
from penguins.games.march.actions import MarchAction, MoveWeather, Peek, Slide, Walk
from penguins.games.march.ice import AT_SEA, COLONY, HOME, HOMEWARD, OCEAN, PLACE_OF_SPOT
from penguins.games.march.state import MarchState, Phase
from penguins.ui.base.words.translate import tr


class Pick(NamedTuple):
    """Something to move: a penguin by its number; weather, a tile or a look by the tile where it is."""

    kind: Literal["penguin", "weather", "tile", "eye"]
    number: int


Choices = dict[Pick, dict[int, MarchAction]]


def place_of(view: MarchState, pick: Pick) -> int:
    """The tile or shore where it is."""
    return view.spots[pick.number] & PLACE_OF_SPOT if pick.kind == "penguin" else pick.number


def choices(view: MarchState) -> Choices:
    """All that can be picked up now, where each may go, and the action that brings it there."""
    found: Choices = {}
    for action in view.legal_actions():
        for pick, target in _ways(view, action):
            found.setdefault(pick, {})[target] = action
    return found


def _ways(view: MarchState, action: MarchAction) -> Iterator[tuple[Pick, int]]:
    match action:
        case Walk(penguin, target):
            yield Pick("penguin", penguin), target
        case MoveWeather(origin, target):
            yield Pick("weather", origin), target
        case Peek(int(cell)):
            yield Pick("eye", view.spots[view.moving] & PLACE_OF_SPOT), cell
        case Slide(left, right):
            yield from _slides(view, left, right)
            yield from _slides(view, right, left)


def _slides(view: MarchState, here: int, there: int) -> Iterator[tuple[Pick, int]]:
    """A tile under weather is out of reach, for the finger takes the weather. Other weather, though, stops
    the weather, and then the two tiles change places."""
    weather = view.bad | view.nice
    if not weather >> here & 1:
        yield Pick("tile", here), there
    elif weather >> there & 1:
        yield Pick("weather", here), there


def places_of(view: MarchState, action: MarchAction) -> tuple[int, ...]:
    """From where to where it goes; nothing for what is not on the road."""
    match action:
        case Walk(penguin, target):
            return (view.spots[penguin] & PLACE_OF_SPOT, target)
        case MoveWeather(one, other) | Slide(one, other):
            return (one, other)
        case Peek(int(cell)):
            return (cell,)
    return ()


def companions(view: MarchState, penguin: int) -> list[int]:
    """Who goes along when that penguin walks on."""
    if view.phase is not Phase.GO_ON:
        return []
    spot = view.spots[penguin]
    return [other for other, its in enumerate(view.spots) if its == spot and other != penguin]


def face_down(view: MarchState) -> list[int]:
    """The tiles that hide their colours."""
    return list(cells_of((1 << len(view.tiles)) - 1 & ~view.face_up))


def why_not_pick(view: MarchState, place: int | None, penguin: int | None) -> str:
    """Why there is nothing to pick up there."""
    if view.phase is Phase.WEATHER:
        return _why_not_weather(view, place)
    if penguin is None:
        return tr("Choose one of your penguins first.")
    if penguin not in view.penguins_of(view.to_move):
        return tr("This penguin belongs to somebody else.")
    if view.spots[penguin] == HOME:
        return tr("This penguin is home already.")
    return tr("Only the penguin that was called can walk on.")


def _why_not_weather(view: MarchState, place: int | None) -> str:
    if place is not None and place == view.just_moved:
        return tr("The player before you has just moved this one. Choose another.")
    if place is not None and (view.bad | view.nice) >> place & 1:
        return tr("There is no room around it.")
    return tr("Choose a sun or a storm.")


def why_not_there(view: MarchState, pick: Pick, place: int) -> str:
    """Why it cannot go there."""
    if pick.kind == "eye":
        return tr("Choose a tile that is face down.")
    if pick.kind == "tile":
        return tr("Tiles change places only with their neighbours in the row.")
    if pick.kind == "weather":
        if (view.bad | view.nice) >> place & 1:
            return tr("There is weather already.")
        return tr("Weather moves to a tile beside it.")
    spot = view.spots[pick.number]
    if spot == COLONY:
        return tr("From the colony you start on the first row.")
    if spot == AT_SEA:
        return tr("From the ocean you start on the last row.")
    return _why_not_step(spot, place)


def _why_not_step(spot: int, place: int) -> str:
    if place == COLONY and not spot & HOMEWARD:
        return tr("First it must eat: the ocean is the other way.")
    if place == OCEAN and spot & HOMEWARD:
        return tr("It has eaten already: the colony is the other way.")
    if place in (COLONY, OCEAN):
        return tr("That is too far: one row after the other.")
    return tr("One step at a time, to a tile around it.")
