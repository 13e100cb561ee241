"""How events on the road are animated: each becomes steps for the motion queue."""

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
from penguins.games.march.geometry import PLACE_OF_SPOT
from penguins.games.march.state import MarchState
from penguins.games.march.tiles import EYE
from penguins.ui.base import theme
from penguins.ui.base.motion import Step
from penguins.ui.games.board import Stagehands
from penguins.ui.games.march import words
from penguins.ui.games.march.drawing import RoadDrawing, tile_name
from penguins.ui.games.march.pieces import StretchedPicture
from penguins.ui.widgets.picture import Picture

_HALF_FLIP = theme.FLIP_SECONDS / 2


class RoadCalls(NamedTuple):
    """Callbacks from the motion to the board."""

    mark: Callable[[int, tuple[int, ...]], None]
    """These tiles belong to what this seat did in its turn."""
    looked: Callable[[Looked], bool]
    """Somebody looked; whether it is somebody at this screen, about to see it."""
    show: Callable[[MarchState], None]
    """Show this view at once."""
    say: Callable[[str], None]
    """Say something that everybody should know."""


class MarchMotion:
    """Turns events into steps. It moves what the drawing shows; the board shows the new view afterwards."""

    def __init__(self, drawing: RoadDrawing, hands: Stagehands, calls: RoadCalls) -> None:
        self._drawing = drawing
        self._hands = hands
        self._calls = calls
        self._places: list[int] = []
        self._seat = 0

    def steps(self, events: Sequence[Event], before: MarchState, view: MarchState) -> Iterator[Step]:
        """How to play them, one after the other."""
        yield partial(self._begin, before)
        carried = any(isinstance(event, Carried) for event in events)
        for event in events:
            places = places_touched(event)
            if places:
                yield partial(self._mark, places)
            yield from self._penguin_steps(event, 0.3 if carried else 1.0)
            yield from self._tile_steps(event, view)

    def _begin(self, before: MarchState) -> float:
        self._places = [spot & PLACE_OF_SPOT for spot in before.spots]
        self._seat = before.to_move
        return 0.0

    def _mark(self, places: tuple[int, ...]) -> float:
        self._calls.mark(self._seat, places)
        return 0.0

    def _penguin_steps(self, event: Event, share: float) -> Iterator[Step]:
        match event:
            case Stepped(penguin, target=target):
                yield partial(self._walk, (penguin,), target, theme.MOVE_SECONDS * share)
            case Carried(penguins, target=target):
                yield partial(self._walk, penguins, target, theme.MOVE_SECONDS)
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
                yield partial(self._say, words.no_weather())

    def _animate(self, piece: Any, seconds: float, curve: str = "out_cubic", **targets: Any) -> None:
        self._hands.motion.animate(piece, seconds, curve, **targets)

    def _lay(self, view: MarchState) -> float:
        self._calls.show(view)
        for cell, tile in self._drawing.tiles.items():
            y = tile.y
            tile.opacity, tile.y = 0.0, y - tile.height * 0.4
            self._animate(tile, 0.25 + 0.07 * (cell // 4), "out_back", opacity=1.0, y=y)
        self._hands.sounds.play("place")
        return 0.85

    # Penguins

    def _walk(self, penguins: tuple[int, ...], target: int, seconds: float) -> float:
        for penguin in penguins:
            self._places[penguin] = target
        for penguin, box in self._drawing.standing(self._places).items():
            bird = self._drawing.birds[penguin]
            if penguin in penguins:
                self._drawing.raise_up([bird])
            self._animate(bird, theme.MOVE_SECONDS, x=box.x, y=box.y, width=box.width, height=box.height)
        self._hands.sounds.play("slide")
        return seconds

    def _call(self, penguin: int, cell: int) -> float:
        self._drawing.birds[penguin].pose("happy")
        self._hands.sounds.play("call")
        self._spark(cell)
        return 0.3

    def _spark(self, cell: int) -> None:
        x, y = self._drawing.layout.centre(cell)
        size = self._drawing.layout.penguin * 0.5
        for side in (-1, 1):
            spark = self._drawing.above.put("spark", (x, y), (size, size))
            self._animate(spark, 0.3, center_x=x + side * size, center_y=y + size, opacity=0.0)

    def _stop(self, penguin: int, reason: str) -> float:
        if reason == "choice":
            return 0.0
        bird = self._drawing.birds[penguin]
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
            bird = self._drawing.birds[penguin]
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
            box = self._drawing.layout.picture(cell)
            self._animate(self._drawing.tiles[cell], _HALF_FLIP, "in_quad", x=box.x + box.width / 2, width=0.0)
        return _HALF_FLIP

    def _open(self, faces: dict[int, str]) -> float:
        for cell, name in faces.items():
            box = self._drawing.layout.picture(cell)
            self._drawing.tiles[cell].name = name
            self._animate(self._drawing.tiles[cell], _HALF_FLIP, "out_quad", x=box.x, width=box.width)
        return _HALF_FLIP

    def _swap(self, left: int, right: int) -> float:
        for here, there in ((left, right), (right, left)):
            at, to = self._drawing.layout.face(here), self._drawing.layout.face(there)
            pieces = self._drawing.pieces_on(here, self._places)
            home = self._drawing.layout.picture(here)
            start = (pieces[0].x - home.x, pieces[0].y - home.y)  # a finger may have carried it part of the way
            for piece in pieces:
                x, y = piece.x - start[0] + to.x - at.x, piece.y - start[1] + to.y - at.y
                self._animate(piece, 0.45, "in_out_quad", x=x, y=y)
        self._hands.sounds.play("slide")
        return 0.5

    # Looks and weather

    def _look(self, looked: Looked) -> float:
        if self._calls.looked(looked):
            return 0.0
        return self._pop(looked.cell) + 0.4

    def _pop(self, cell: int) -> float:
        """An eye that rises from a tile and fades."""
        size = self._drawing.layout.penguin * 0.9
        sign: Picture = self._drawing.above.put(
            "icon_eye", self._drawing.layout.centre(cell), (size, size), tint=theme.rgba(theme.INK)
        )
        self._hands.sounds.play("flip")
        self._animate(sign, 0.8, center_y=sign.center_y + size * 0.5, opacity=0.0)
        return 0.5

    def _drift(self, weather: str, origin: int, target: int) -> float:
        weather_tile: StretchedPicture = self._drawing.weather[origin]
        box = self._drawing.layout.picture(target)
        self._animate(weather_tile, 0.45, "in_out_quad", x=box.x, y=box.y)
        self._hands.sounds.play("wind" if weather == "bad" else "sun")
        return 0.5

    def _say(self, sentence: str) -> float:
        self._calls.say(sentence)
        return 0.8

    def _cheer(self) -> float:
        self._hands.sounds.play("win")
        return 0.5


def places_touched(event: Event) -> tuple[int, ...]:
    """The places of a move, to be marked as the last; none for what is not a move."""
    match event:
        case Stepped(_, origin, target) | Carried(_, origin, target) | WeatherMoved(_, origin, target):
            return origin, target
        case TilesSwapped(left, right):
            return left, right
        case Looked(cell=cell):
            return (cell,)
    return ()
