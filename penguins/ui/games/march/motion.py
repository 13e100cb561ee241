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
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.motion import Step
from penguins.ui.games.board import Stagehands
from penguins.ui.games.march import words
from penguins.ui.games.march.count import RoadCount
from penguins.ui.games.march.drawing import RoadDrawing
from penguins.ui.games.march.faces import tile_name
from penguins.ui.games.march.ways import Way, way_of
from penguins.ui.widgets.picture import Picture

_HALF_FLIP, _LARGER_FLIP = theme.FLIP_SECONDS * 0.6, 1.12
_WALK, _STRIDES = 0.7, 4
"""Seconds from tile to tile, and how many steps that takes."""
_HOP_ON, _LEAP, _DRIFT = 0.25, 0.45, 0.6


class RoadCalls(NamedTuple):
    """Callbacks from the motion to the board."""

    mark: Callable[[int, Way], None]
    """This belongs to what this seat did in its turn."""
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
        self._count = RoadCount(drawing, hands)
        self._places: list[int] = []
        self._train: list[tuple[Any, Pos]] = []
        """What goes along with whoever walks, the sled first, and where it is from the middle of the tile."""
        self._caught: list[Picture] = []
        self._seat = 0

    def steps(self, events: Sequence[Event], before: MarchState, view: MarchState) -> Iterator[Step]:
        """How to play them, one after the other."""
        yield partial(self._begin, before)
        along = tuple(penguin for event in events if isinstance(event, Carried) for penguin in event.penguins)
        for event in events:
            yield from self._penguin_steps(event, along)
            yield from self._tile_steps(event, view)
            if isinstance(event, MatchOver):
                yield partial(self._be_there, view)
                yield from self._count.steps(view)
                yield self._cheer
            way = way_of(event)
            if way is not None:
                yield partial(self._mark, way)

    def _begin(self, before: MarchState) -> float:
        self._places = [spot & PLACE_OF_SPOT for spot in before.spots]
        self._seat = before.to_move
        return 0.0

    def _mark(self, way: Way) -> float:
        self._calls.mark(self._seat, way)
        return 0.0

    def _penguin_steps(self, event: Event, along: tuple[int, ...]) -> Iterator[Step]:
        match event:
            case Stepped(penguin, target=target):
                yield from self._walk_steps(penguin, along, target)
            case Called(penguin, cell):
                yield partial(self._call, penguin, cell)
            case Stopped(penguin, _, reason):
                yield partial(self._stop, penguin, reason)
            case ReachedOcean(penguins):
                yield partial(self._dive, penguins)
                yield partial(self._eat, penguins)
            case ReachedHome(penguins):
                yield partial(self._come_home, penguins)

    def _tile_steps(self, event: Event, view: MarchState) -> Iterator[Step]:
        match event:
            case TilesLaid():
                yield partial(self._lay, view)
            case TurnedUp(cell, colour, eye):
                yield from self._flip({cell: tile_name(colour | (EYE if eye else 0))})
            case TurnedDown(cells):
                yield self._put_out_lights
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

    def _walk_steps(self, leader: int, along: tuple[int, ...], target: int) -> Iterator[Step]:
        if along:
            yield partial(self._get_on, leader, along)
        for number in range(_STRIDES // 2):
            yield partial(self._walk, leader, along, target, number)
        yield partial(self._arrive, (leader, *along))

    def _get_on(self, leader: int, along: tuple[int, ...]) -> float:
        """Whoever comes along gets on the sled, behind the one that leads."""
        x, y = self._drawing.layout.centre(self._places[leader])
        tile = self._drawing.layout.tile
        sled = self._drawing.above.put("march_sled", (x, y - tile * 0.2), (tile * 1.2, tile * 0.6))
        self._train = [(sled, (0.0, -tile * 0.2))]
        for number, penguin in enumerate(along):
            bird = self._drawing.walks(penguin)
            bird.pose("happy")
            self._drawing.raise_up([bird])
            offset = ((number - (len(along) - 1) / 2) * tile * 0.4, tile * 0.06)
            self._train.append((bird, offset))
            self._animate(bird, _HOP_ON, "out_back", center_x=x + offset[0], center_y=y + offset[1])
        self._hands.sounds.play("place")
        return _HOP_ON

    def _walk(self, leader: int, along: tuple[int, ...], target: int, number: int) -> float:
        """Two steps of the way; the first of them sets everybody going."""
        if number == 0:
            self._set_out(leader, along, target)
        self._hands.sounds.play("slide")
        return _WALK * 2 / _STRIDES

    def _set_out(self, leader: int, along: tuple[int, ...], target: int) -> None:
        for penguin in (leader, *along):
            self._places[penguin] = target
        boxes = self._drawing.standing(self._places)
        bird = self._drawing.walks(leader)
        self._drawing.raise_up([bird])
        bird.stride = 0.0
        self._animate(bird, _WALK, "linear", stride=float(_STRIDES), **_there(boxes[leader]))
        end = self._drawing.layout.centre(target)
        for piece, (right, up) in self._train:
            self._animate(piece, _WALK, "linear", center_x=end[0] + right, center_y=end[1] + up)
        for penguin in boxes.keys() - {leader, *along}:  # they make room
            self._animate(self._drawing.birds[penguin], _WALK, **_there(boxes[penguin]))

    def _arrive(self, walkers: tuple[int, ...]) -> float:
        """Everybody stands where they stay, and gets off the sled."""
        boxes = self._drawing.standing(self._places)
        for penguin in walkers:
            bird = self._drawing.birds[penguin]
            bird.reshape(1.0, 1.0, 0.0)
            self._drawing.feel(penguin, "full" if bird.eats else "ease")
            self._animate(bird, _HOP_ON, **_there(boxes[penguin]))
        for sled, _ in self._train[:1]:
            self._animate(sled, _HOP_ON, opacity=0.0)
        on_sled, self._train = bool(self._train), []
        return _HOP_ON if on_sled else 0.0

    def _call(self, penguin: int, cell: int) -> float:
        self._drawing.feel(penguin, "happy")
        self._hands.sounds.play("call")
        self._spark_at(self._drawing.layout.centre(cell))
        return 0.3

    def _spark_at(self, middle: Pos) -> None:
        x, y = middle
        size = self._drawing.layout.penguin * 0.5
        for side in (-1, 1):
            spark = self._drawing.above.put("spark", (x, y), (size, size))
            self._animate(spark, 0.3, center_x=x + side * size, center_y=y + size, opacity=0.0)

    def _stop(self, penguin: int, reason: str) -> float:
        if reason == "choice":
            return 0.0
        bird = self._drawing.birds[penguin]
        self._drawing.feel(penguin, "sulk")
        if reason == "bad_weather":
            self._hands.sounds.play("wind")
            x = bird.x
            bird.x = x + bird.width * 0.25
            self._animate(bird, 0.6, "out_elastic", x=x)
            return 0.7
        return 0.35

    def _dive(self, penguins: tuple[int, ...]) -> float:
        """A fish leaps out of the water for each of them."""
        self._hands.sounds.play("splash")
        for penguin in penguins:
            bird = self._drawing.birds[penguin]
            self._drawing.feel(penguin, "wow")
            size = bird.width * 0.55
            beside = bird.center_x - bird.width * 0.8, bird.y + bird.height * 0.1
            fish = self._drawing.above.put("fish", beside, (size, size * 2 / 3))
            self._caught.append(fish)
            self._animate(fish, _LEAP, "in_out_quad", center_x=bird.center_x + bird.width * 0.2)
            self._animate(fish, _LEAP, "out_back", center_y=bird.center_y + bird.height * 0.15)
        return _LEAP

    def _eat(self, penguins: tuple[int, ...]) -> float:
        for fish in self._caught:
            self._drawing.above.remove_widget(fish)
        self._caught = []
        for penguin in penguins:
            bird = self._drawing.birds[penguin]
            bird.bound, bird.eats = None, True
            self._drawing.feel(penguin, "full")
        self._hands.sounds.play("chip")
        return 0.4

    def _come_home(self, penguins: tuple[int, ...]) -> float:
        for penguin in penguins:
            self._drawing.birds[penguin].bound = None
            self._drawing.feel(penguin, "clap")
            self._spark_at(tuple(self._drawing.birds[penguin].center))
        self._hands.sounds.play("call")
        return 0.8

    # Tiles

    def _put_out_lights(self) -> float:
        """No footprint hangs in the air while the tile that it is on turns."""
        self._drawing.put_out()
        return 0.0

    def _flip(self, faces: dict[int, str]) -> Iterator[Step]:
        yield partial(self._half_flip, tuple(faces))
        yield partial(self._open, faces)

    def _half_flip(self, cells: tuple[int, ...]) -> float:
        """Each rises and turns, as a card does."""
        self._hands.sounds.play("flip")
        for cell in cells:
            box = self._drawing.layout.picture(cell)
            tall, up = box.height * _LARGER_FLIP, box.y + box.height * (_LARGER_FLIP - 1) / 2
            tile = self._drawing.tiles[cell]
            self._animate(tile, _HALF_FLIP, "in_quad", x=box.x + box.width / 2, width=0.0, y=up, height=tall)
        return _HALF_FLIP

    def _open(self, faces: dict[int, str]) -> float:
        for cell, name in faces.items():
            box = self._drawing.layout.picture(cell)
            self._drawing.tiles[cell].name = name
            tile = self._drawing.tiles[cell]
            self._animate(tile, _HALF_FLIP, "out_quad", x=box.x, width=box.width, y=box.y, height=box.height)
        return _HALF_FLIP

    def _swap(self, left: int, right: int) -> float:
        self._drawing.swap_cuts(left, right)
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
        piece = self._drawing.weather[origin]
        piece.stand(over_heads=target in self._places, lifted=True)
        box = self._drawing.layout.face(target)
        self._animate(piece, _DRIFT, "in_out_quad", **_there(box))
        self._hands.sounds.play("wind" if weather == "bad" else "sun")
        return _DRIFT

    def _say(self, sentence: str) -> float:
        self._calls.say(sentence)
        return 0.8

    def _be_there(self, view: MarchState) -> float:
        self._calls.show(view)
        return 0.0

    def _cheer(self) -> float:
        self._hands.sounds.play("win")
        return 0.5


def _there(box: Box) -> dict[str, Any]:
    return {"x": box.x, "y": box.y, "width": box.width, "height": box.height}
