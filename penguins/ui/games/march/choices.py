"""What can be chosen on the road now. No Kivy."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from penguins.games.march.actions import MarchAction, MoveWeather, Peek, Slide, Walk
from penguins.games.march.geometry import PLACE_OF_SPOT
from penguins.games.march.state import MarchState, Phase


class Pick(NamedTuple):
    """Something to move: a penguin by its number; weather, a tile or a look by the tile where it is."""

    kind: Literal["penguin", "weather", "tile", "eye"]
    number: int


class RoadChoices:
    """All that can be picked up now, where each may go, and the action that brings it there."""

    def __init__(self, view: MarchState | None = None) -> None:
        """Without a view nothing can be chosen."""
        self._ways: dict[Pick, dict[int, MarchAction]] = {}
        self._places: dict[Pick, int] = {}
        """Where each of them is."""
        if view is not None:
            for action in view.legal_actions():
                for pick, target in _ways(view, action):
                    self._ways.setdefault(pick, {})[target] = action
                    self._places[pick] = place_of(view, pick)

    def picks(self) -> list[Pick]:
        """What can be picked up."""
        return list(self._ways)

    def penguins(self) -> list[int]:
        """The penguins among it."""
        return [pick.number for pick in self._ways if pick.kind == "penguin"]

    def pick_at(self, place: int) -> Pick | None:
        """What can be picked up on that tile."""
        return next((pick for pick, its in self._places.items() if its == place), None)

    def only_pick(self) -> Pick | None:
        """What need not be picked first, because there is nothing else."""
        return next(iter(self._ways)) if len(self._ways) == 1 else None

    def targets(self, pick: Pick | None) -> dict[int, MarchAction]:
        """Where it may go, and the action for each place."""
        return self._ways.get(pick, {}) if pick is not None else {}


def place_of(view: MarchState, pick: Pick) -> int:
    """The tile or shore where it is."""
    return view.spots[pick.number] & PLACE_OF_SPOT if pick.kind == "penguin" else pick.number


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


def pick_of(view: MarchState, action: MarchAction) -> Pick | None:
    """What it moves; nothing for what is not on the road."""
    return next((pick for pick, _ in _ways(view, action)), None)


def companions(view: MarchState, penguin: int) -> list[int]:
    """Who goes along when that penguin walks on."""
    if view.phase is not Phase.GO_ON:
        return []
    spot = view.spots[penguin]
    return [other for other, its in enumerate(view.spots) if its == spot and other != penguin]
