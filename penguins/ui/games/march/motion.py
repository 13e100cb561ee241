"""How what happened on the road is played."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.games.march.events import (
    Called,
    Carried,
    Looked,
    MayLook,
    Passed,
    ReachedHome,
    ReachedOcean,
    Stepped,
    Stopped,
    TilesLaid,
    TilesSwapped,
    TurnedDown,
    TurnedUp,
    WeatherMoved,
)
from penguins.games.march.ice import PLACE_OF_SPOT
from penguins.games.march.state import MarchState
from penguins.games.march.tiles import EYE
from penguins.ui.base import theme
from penguins.ui.base.motion import Step
from penguins.ui.base.words.translate import tr
from penguins.ui.games.board import Stagehands
from penguins.ui.games.march.ice import Ice, tile_name
from penguins.ui.games.march.layout import Road
from penguins.ui.games.march.pieces import Sheet
from penguins.ui.widgets.picture import Picture

_HALF_FLIP = theme.FLIP_SECONDS / 2


class RoadCalls(NamedTuple):
    """Whom the motion tells what a board has to know."""

    mark: Callable[[int, tuple[int, ...]], None]
    """These tiles belong to what this seat did in its turn."""
    looked: Callable[[Looked], bool]
    """Somebody looked; whether it is somebody at this screen, about to see it."""
    lay: Callable[[MarchState], None]
    say: Callable[[str], None]


class MarchMotion:
    """Turns events into steps. It moves what the ice shows; the board shows the new view afterwards."""

    def __init__(self, ice: Ice, hands: Stagehands, told: RoadCalls) -> None:
        self._ice = ice
        self._hands = hands
        self._told = told
        self._places: list[int] = []
        self._seat = 0

    def steps(self, events: Sequence[Event], before: MarchState, view: MarchState) -> Iterator[Step]:
        """How to play them, one after the other."""
        yield partial(self._begin, before)
        carried = any(isinstance(event, Carried) for event in events)
        for event in events:
            yield from self._penguin_steps(event, 0.3 if carried else 1.0)
            yield from self._tile_steps(event, view)

    def _begin(self, before: MarchState) -> float:
        self._places = [spot & PLACE_OF_SPOT for spot in before.spots]
        self._seat = before.to_move
        return 0.0

    def _penguin_steps(self, event: Event, share: float) -> Iterator[Step]:
        match event:
            case Stepped(penguin, origin, target):
                yield partial(self._walk, (penguin,), origin, target, theme.MOVE_SECONDS * share)
            case Carried(penguins, origin, target):
                yield partial(self._walk, penguins, origin, target, theme.MOVE_SECONDS)
            case Called(penguin, cell):
                yield partial(self._call, penguin, cell)
            case Stopped(penguin, _, reason):
                yield partial(self._stop, penguin, reason)
            case ReachedOcean(penguins):
                yield partial(self._arrive, penguins, "full", "splash")
            case ReachedHome(penguins):
                yield partial(self._arrive, penguins, "happy", "call")
            case MatchOver():
                yield self._cheer

    def _tile_steps(self, event: Event, view: MarchState) -> Iterator[Step]:
        match event:
            case TilesLaid():
                yield partial(self._lay, view)
            case TurnedUp(cell, colour, eye):
                yield from self._flip({cell: tile_name(colour | (EYE if eye else 0))})
            case TurnedDown(cells):
                yield from self._flip(dict.fromkeys(cells, "march_down"))
            case MayLook(_, cell):
                yield partial(self._pop, cell)
            case Looked():
                yield partial(self._look, event)
            case WeatherMoved(weather, origin, target):
                yield partial(self._drift, weather, origin, target)
            case TilesSwapped(left, right):
                yield partial(self._swap, left, right)
            case Passed():
                yield partial(self._say, tr("No weather can move."))

    @property
    def _road(self) -> Road:
        assert self._ice.road is not None
        return self._ice.road

    def _animate(self, piece: Any, seconds: float, curve: str = "out_cubic", **targets: Any) -> None:
        self._hands.motion.animate(piece, seconds, curve, **targets)

    def _lay(self, view: MarchState) -> float:
        self._told.lay(view)
        for cell, tile in self._ice.tiles.items():
            y = tile.y
            tile.opacity, tile.y = 0.0, y - tile.height * 0.4
            self._animate(tile, 0.25 + 0.07 * (cell // 4), "out_back", opacity=1.0, y=y)
        self._hands.sounds.play("place")
        return 0.85

    # Penguins

    def _walk(self, penguins: tuple[int, ...], origin: int, target: int, seconds: float) -> float:
        for penguin in penguins:
            self._places[penguin] = target
        for penguin, box in enumerate(self._ice.standing(self._places)):
            bird = self._ice.birds[penguin]
            if penguin in penguins:
                self._ice.raise_up([bird])
            self._animate(bird, theme.MOVE_SECONDS, x=box.x, y=box.y, width=box.width, height=box.height)
        self._hands.sounds.play("slide")
        self._told.mark(self._seat, (origin, target))
        return seconds

    def _call(self, penguin: int, cell: int) -> float:
        self._ice.birds[penguin].pose("happy")
        self._hands.sounds.play("call")
        self._spark(cell)
        return 0.3

    def _spark(self, cell: int) -> None:
        x, y = self._road.centre(cell)
        size = self._road.penguin * 0.5
        for side in (-1, 1):
            spark = self._ice.above.put("spark", (x, y), (size, size))
            self._animate(spark, 0.3, center_x=x + side * size, center_y=y + size, opacity=0.0)

    def _stop(self, penguin: int, reason: str) -> float:
        if reason == "choice":
            return 0.0
        bird = self._ice.birds[penguin]
        bird.pose("stuck")
        if reason == "bad_weather":
            self._hands.sounds.play("wind")
            x = bird.x
            bird.x = x + bird.width * 0.25
            self._animate(bird, 0.6, "out_elastic", x=x)
            return 0.7
        return 0.35

    def _arrive(self, penguins: tuple[int, ...], pose: str, sound: str) -> float:
        for penguin in penguins:
            bird = self._ice.birds[penguin]
            bird.pose(pose)
            bird.bound = None
        self._hands.sounds.play(sound)
        return 0.5

    # Tiles

    def _flip(self, faces: dict[int, str]) -> Iterator[Step]:
        yield partial(self._half_flip, tuple(faces))
        yield partial(self._open, faces)

    def _half_flip(self, cells: tuple[int, ...]) -> float:
        self._hands.sounds.play("flip")
        for cell in cells:
            box = self._road.picture(cell)
            self._animate(self._ice.tiles[cell], _HALF_FLIP, "in_quad", x=box.x + box.width / 2, width=0.0)
        return _HALF_FLIP

    def _open(self, faces: dict[int, str]) -> float:
        for cell, name in faces.items():
            box = self._road.picture(cell)
            self._ice.tiles[cell].name = name
            self._animate(self._ice.tiles[cell], _HALF_FLIP, "out_quad", x=box.x, width=box.width)
        return _HALF_FLIP

    def _swap(self, left: int, right: int) -> float:
        for here, there in ((left, right), (right, left)):
            at, to = self._road.face(here), self._road.face(there)
            pieces = self._ice.pieces_on(here, self._places)
            home = self._road.picture(here)
            start = (pieces[0].x - home.x, pieces[0].y - home.y)  # a finger may have carried it part of the way
            for piece in pieces:
                x, y = piece.x - start[0] + to.x - at.x, piece.y - start[1] + to.y - at.y
                self._animate(piece, 0.45, "in_out_quad", x=x, y=y)
        self._hands.sounds.play("slide")
        self._told.mark(self._seat, (left, right))
        return 0.5

    # Looks and weather

    def _look(self, looked: Looked) -> float:
        self._told.mark(looked.seat, (looked.cell,))
        if self._told.looked(looked):
            return 0.0
        return self._pop(looked.cell) + 0.4

    def _pop(self, cell: int) -> float:
        """An eye that rises from a tile and fades."""
        size = self._road.penguin * 0.9
        sign: Picture = self._ice.above.put(
            "icon_eye", self._road.centre(cell), (size, size), tint=theme.rgba(theme.INK)
        )
        self._hands.sounds.play("flip")
        self._animate(sign, 0.8, center_y=sign.center_y + size * 0.5, opacity=0.0)
        return 0.5

    def _drift(self, weather: str, origin: int, target: int) -> float:
        sheet: Sheet = self._ice.weather[origin]
        box = self._road.picture(target)
        self._animate(sheet, 0.45, "in_out_quad", x=box.x, y=box.y)
        self._hands.sounds.play("wind" if weather == "bad" else "sun")
        self._told.mark(self._seat, (origin, target))
        return 0.5

    def _say(self, sentence: str) -> float:
        self._told.say(sentence)
        return 0.8

    def _cheer(self) -> float:
        self._hands.sounds.play("win")
        return 0.5
