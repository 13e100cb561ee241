"""What a finger can pick up on the road, where it may go, and why not elsewhere. No Kivy."""

from typing import Literal, NamedTuple

from penguins.games.march.actions import MarchAction, MoveWeather, Slide, Step
from penguins.games.march.ice import AT_SEA, COLONY, HOME, HOMEWARD, OCEAN, PLACE_OF_SPOT, cells_of
from penguins.games.march.state import MarchState, Phase
from penguins.ui.text import tr


class Pick(NamedTuple):
    """Something to move: a penguin by its number, weather or a tile by the tile."""

    kind: Literal["penguin", "weather", "tile"]
    number: int


def place_of(view: MarchState, pick: Pick) -> int:
    """The tile or shore where it is."""
    return view.spots[pick.number] & PLACE_OF_SPOT if pick.kind == "penguin" else pick.number


def picks(view: MarchState) -> list[Pick]:
    """All that can be picked up now, each once."""
    return list(dict.fromkeys(pick for action in view.legal_actions() for pick in _picks_of(view, action)))


def _picks_of(view: MarchState, action: MarchAction) -> tuple[Pick, ...]:
    if isinstance(action, Step):
        return (Pick("penguin", action.penguin),)
    if isinstance(action, MoveWeather):
        return (Pick("weather", action.origin),)
    if isinstance(action, Slide):
        return tuple(_top_of(view, cell) for cell in (action.left, action.right))
    return ()


def _top_of(view: MarchState, cell: int) -> Pick:
    """What a finger takes from a tile: the weather if there is some, else the tile itself."""
    return Pick("weather" if (view.bad | view.nice) >> cell & 1 else "tile", cell)


def targets(view: MarchState, pick: Pick) -> dict[int, MarchAction]:
    """Where it may go, and the action that brings it there.

    Weather drifts; where it cannot because there is other weather, its tile may change places with that one.
    """
    found: dict[int, MarchAction] = {}
    for action in view.legal_actions():
        if isinstance(action, Slide):
            for here, there in ((action.left, action.right), (action.right, action.left)):
                if _top_of(view, here) == pick and not (pick.kind == "weather" and _is_bare(view, there)):
                    found[there] = action
        elif pick in _picks_of(view, action):
            found[action.target] = action  # type: ignore[union-attr]  # a step or a drift
    return found


def _is_bare(view: MarchState, cell: int) -> bool:
    return not (view.bad | view.nice) >> cell & 1


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
    if view.phase is Phase.LOOK:
        return tr("This tile is face up already. Choose one that is face down.")
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
    return _why_not_step(view, spot, place)


def _why_not_step(view: MarchState, spot: int, place: int) -> str:
    if place == COLONY and not spot & HOMEWARD:
        return tr("First it must eat: the ocean is the other way.")
    if place == OCEAN and spot & HOMEWARD:
        return tr("It has eaten already: the colony is the other way.")
    if place in (COLONY, OCEAN):
        return tr("That is too far: one row after the other.")
    return tr("One step at a time, to a tile around it.")

