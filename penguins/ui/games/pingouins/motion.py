"""How events on the floe are animated: each becomes steps for the motion queue."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.games.pingouins.events import FloeLaid, Placed, PlayerLeft, Slid, TileTaken
from penguins.games.pingouins.geometry import FLOE
from penguins.games.pingouins.state import PingouinsState
from penguins.ui.base.motion import Step
from penguins.ui.games.board import Stagehands
from penguins.ui.games.pingouins.drawing import FloeDrawing


class FloeCalls(NamedTuple):
    """Callbacks from the motion to the board."""

    show: Callable[[PingouinsState], None]
    """Show this view at once."""
    mark: Callable[[tuple[int, ...]], None]
    """These tiles belong to the last move."""


class PingouinsMotion:
    """Turns events into steps. It moves what the drawing shows; the board shows the new view afterwards."""

    def __init__(self, drawing: FloeDrawing, hands: Stagehands, calls: FloeCalls) -> None:
        self._drawing = drawing
        self._hands = hands
        self._motion = hands.motion
        self._calls = calls

    def steps(self, events: Sequence[Event], view: PingouinsState) -> Iterator[Step]:
        """How to play them, one after the other."""
        for event in events:
            tiles = tiles_touched(event)
            if tiles:
                yield partial(self._mark, tiles)
            yield from self._steps_of(event, view)

    def _mark(self, tiles: tuple[int, ...]) -> float:
        self._calls.mark(tiles)
        return 0.0

    def _steps_of(self, event: Event, view: PingouinsState) -> Iterator[Step]:
        match event:
            case FloeLaid():
                yield partial(self._lay_floe, view)
            case Placed(seat, tile):
                yield partial(self._drop_in, seat, tile)
            case Slid(seat, origin, target):
                yield partial(self._slide, seat, origin, target)
            case TileTaken(seat, tile, fish):
                yield partial(self._crack, tile)
                yield partial(self._sink, seat, tile, fish)
            case PlayerLeft(seat, tiles):
                yield partial(self._wave, seat, tiles)
            case MatchOver():
                yield self._cheer

    @property
    def _scale(self) -> float:
        return self._drawing.layout.scale

    # Penguins

    def _drop_in(self, seat: int, tile: int) -> float:
        self._drawing.drop_carried()
        piece = self._drawing.penguins[tile] = self._drawing.new_penguin(seat, tile)
        y = piece.y
        piece.y = y + 60 * self._scale
        self._motion.animate(piece, 0.3, "out_bounce", y=y)
        self._hands.sounds.play("place")
        return 0.35

    def _slide(self, seat: int, origin: int, target: int) -> float:
        piece = self._drawing.penguins[target] = self._drawing.penguins.pop(origin)
        self._drawing.pose(target, seat, "slide")
        x, y = self._drawing.layout.standing(target)
        piece.mirrored = x < piece.center_x
        seconds = 0.2 + float(abs(x - piece.center_x) + abs(y - piece.center_y)) / (900 * self._scale)
        self._motion.animate(piece, seconds, "out_quad", center_x=x, center_y=y)
        self._hands.sounds.play("slide")
        return seconds

    def _wave(self, seat: int, tiles: tuple[int, ...]) -> float:
        for tile in tiles:
            self._drawing.pose(tile, seat, "full")
        self._hands.sounds.play("call")
        return 0.6

    def _cheer(self) -> float:
        self._hands.sounds.play("win")
        return 0.3

    # Tiles

    def _lay_floe(self, view: PingouinsState) -> float:
        self._calls.show(view)
        for tile, piece in self._drawing.tiles.items():
            row = FLOE.places[tile][0]
            y = piece.y
            piece.opacity, piece.y = 0.0, y - 40 * self._scale
            self._motion.animate(piece, 0.3 + 0.08 * row, "out_back", opacity=1.0, y=y)
        self._hands.sounds.play("splash")
        return 0.9

    def _crack(self, tile: int) -> float:
        self._drawing.crack(tile)
        self._hands.sounds.play("crack")
        return 0.15

    def _sink(self, seat: int, tile: int, fish: int) -> float:
        penguin = self._drawing.penguins.pop(tile, None)
        for sinking in filter(None, (self._drawing.tiles.pop(tile), penguin)):
            self._motion.animate(sinking, 0.3, "in_quad", opacity=0.0, y=sinking.y - 16 * self._scale)
        self._drawing.no_light()
        self._fly(seat, tile, fish)
        self._hands.sounds.play("splash")
        return 0.3

    def _fly(self, seat: int, tile: int, fish: int) -> None:
        """What was caught goes to its owner."""
        above, size = self._drawing.above, (30 * fish * self._scale, 30 * self._scale)
        catch = above.put(f"catch_{fish}", self._drawing.layout.centre(tile), size)
        x, y = above.to_widget(*self._hands.owner_pos(seat))
        self._motion.animate(catch, 0.5, "in_out_quad", center_x=x, center_y=y)
        self._motion.later(0.5, partial(above.remove_widget, catch))


def tiles_touched(event: Event) -> tuple[int, ...]:
    """The tiles of a move, to be marked as the last; none for what is not a move."""
    match event:
        case Placed(_, tile):
            return (tile,)
        case Slid(_, origin, target):
            return (origin, target)
    return ()
