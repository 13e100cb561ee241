"""How what happens on the floe is shown: penguins slide on their bellies, fish leap to their owner, tiles sink."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import atan2, degrees, dist
from typing import NamedTuple

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.games.pingouins.events import FloeLaid, Placed, PlayerLeft, Slid, TileTaken
from penguins.games.pingouins.geometry import FLOE
from penguins.games.pingouins.state import PingouinsState
from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Step
from penguins.ui.games.board import Stagehands
from penguins.ui.games.pingouins import words
from penguins.ui.games.pingouins.catch import Catch
from penguins.ui.games.pingouins.drawing import FloeDrawing, Last
from penguins.ui.games.pingouins.tally import CatchSheet
from penguins.ui.widgets.picture import Picture

_LEANS = 0.55
"""How much of a slope a penguin on its belly leans into."""

_LANDS, _LAYS, _ONE, _ALL, _CHEERS = 0.3, 0.5, 0.15, 4.0, 1.5
"""Seconds: to land; to lay the sheet of the count, for one fish and at most for all, and to look at it."""


class FloeCalls(NamedTuple):
    """Callbacks from the motion to the board."""

    show: Callable[[PingouinsState], None]
    """Show this view at once."""
    mark: Callable[[Last], None]
    """This is the last move."""


class PingouinsMotion:
    """Turns events into steps. It moves what the drawing shows; the board shows the new view afterwards."""

    def __init__(self, drawing: FloeDrawing, hands: Stagehands, calls: FloeCalls) -> None:
        self._drawing = drawing
        self._hands = hands
        self._motion = hands.motion
        self._calls = calls
        self._catch = Catch(drawing, hands)
        self._carving = 0
        """By what a sliding penguin tells where it is."""

    def steps(self, events: Sequence[Event], view: PingouinsState) -> Iterator[Step]:
        """How to play them, one after the other."""
        for event in events:
            yield from self._steps_of(event, view)
            move = move_of(event)
            if move:
                yield partial(self._mark, move)

    def _mark(self, move: Last) -> float:
        self._calls.mark(move)
        return 0.0

    def _steps_of(self, event: Event, view: PingouinsState) -> Iterator[Step]:
        match event:
            case FloeLaid():
                yield partial(self._lay_floe, view)
            case Placed(seat, tile):
                yield partial(self._jump_in, seat, tile)
                yield partial(self._land, seat, tile)
            case Slid(seat, origin, target):
                yield partial(self._slide, seat, origin, target)
                yield partial(self._stand_up, target)
            case TileTaken(seat, tile, fish):
                yield from self._catch.steps(seat, tile, fish)
            case PlayerLeft(_, tiles):
                yield partial(self._wave, tiles)
            case MatchOver(fish):
                sheet = CatchSheet(self._hands.seats)
                yield partial(self._lay_sheet, sheet, view)
                for number in range(1, max(fish) + 1):
                    yield partial(self._count, sheet, fish, number)
                yield partial(self._cheer, sheet, view)

    @property
    def _scale(self) -> float:
        return self._drawing.scale

    # Penguins

    def _jump_in(self, seat: int, tile: int) -> float:
        """From the plate where it waited, or out of a hand."""
        in_hand = self._drawing.flock.drop_new()
        start = in_hand or self._drawing.to_widget(*self._hands.owner_pos(seat))
        picture = self._drawing.flock.picture(seat, "hop")
        self._hands.send_off(seat)
        return self._catch.throw(picture, start, self._drawing.layout.standing(tile), 0.2 if in_hand else 0.5)

    def _land(self, seat: int, tile: int) -> float:
        self._catch.take_down()
        self._drawing.flock.arrive(seat, tile)
        self._drawing.cover(tile)
        self._drawing.ice.bob(self._drawing.pieces_on(tile), self._motion, _LANDS)
        self._hands.sounds.play("place")
        return _LANDS

    def _slide(self, seat: int, origin: int, target: int) -> float:
        drawing = self._drawing
        piece = drawing.flock.set_off(origin, target)
        drawing.uncover(origin)
        start, end = tuple(piece.center), drawing.layout.standing(target)
        piece.mirrored = end[0] < start[0]
        piece.tilt = _lean(start, end) if self._motion.factor else 0.0
        self._carve(piece.center, seat, origin, target)
        self._carving = piece.fbind("pos", self._carve_on, origin, target)
        seconds = 0.25 + dist(start, end) / (620 * self._scale)
        self._motion.animate(piece, seconds, "out_quad", center_x=end[0], center_y=end[1])
        self._hands.sounds.play("slide")
        return seconds

    def _carve(self, centre: Pos, seat: int, origin: int, target: int) -> None:
        """The groove of the move before is gone; a new one begins."""
        drawing = self._drawing
        way = self._way_so_far(centre, origin, target)
        drawing.trail.carve(way, drawing.colour(seat), self._scale)

    def _carve_on(self, origin: int, target: int, piece: Picture, _: object) -> None:
        self._drawing.trail.carve_on(self._way_so_far(piece.center, origin, target))

    def _way_so_far(self, centre: Pos, origin: int, target: int) -> list[Pos]:
        """From the edge of the tile that it left to wherever it is; nothing before it is that far."""
        layout = self._drawing.layout
        left, (edge, end) = layout.centre(origin), layout.way(origin, target)
        part = dist(left, layout.ground(centre)) / max(1.0, dist(left, end))
        begun = dist(left, edge) / max(1.0, dist(left, end))
        part = min(1.0, max(begun, part))
        return [edge, (left[0] + (end[0] - left[0]) * part, left[1] + (end[1] - left[1]) * part)]

    def _stand_up(self, target: int) -> float:
        piece = self._drawing.penguins[target]
        piece.unbind_uid("pos", self._carving)
        piece.tilt, piece.mirrored = 0.0, False
        piece.center = self._drawing.layout.standing(target)
        self._drawing.flock.stand_up(target)
        self._drawing.cover(target)
        return 0.12

    def _wave(self, tiles: tuple[int, ...]) -> float:
        self._drawing.flock.feed(tiles)
        self._hands.sounds.play("call")
        return 0.6

    # The end

    def _lay_sheet(self, sheet: CatchSheet, view: PingouinsState) -> float:
        """Nobody has anything yet; then every catch is counted, fish by fish."""
        self._calls.show(view)
        self._hands.recount()
        sheet.place(self._drawing.layout.box)
        self._drawing.above.add_widget(sheet)
        return _LAYS

    def _count(self, sheet: CatchSheet, fish: Sequence[int], number: int) -> float:
        for seat in sheet.count(fish, number):
            self._hands.award(seat, 1)
        self._hands.sounds.play("chip")
        return min(_ONE, _ALL / max(fish))

    def _cheer(self, sheet: CatchSheet, view: PingouinsState) -> float:
        """Where the most fish are with several, their tiles decide."""
        most = max(view.caught)
        for seat, row in enumerate(sheet.rows):
            row.won = seat in view.winners()
            if view.caught.count(most) > 1 and view.caught[seat] == most:
                row.note = words.tiles(view.tiles[seat])
        self._hands.sounds.play("win")
        return _CHEERS

    # Tiles

    def _lay_floe(self, view: PingouinsState) -> float:
        self._calls.show(view)
        for tile in self._drawing.tiles:
            row = FLOE.places[tile][0]
            for piece in self._drawing.pieces_on(tile):
                y = piece.y
                piece.opacity, piece.y = 0.0, y - 40 * self._scale
                self._motion.animate(piece, 0.3 + 0.08 * row, "out_back", opacity=1.0, y=y)
        self._hands.sounds.play("splash")
        return 0.9


def _lean(start: Pos, end: Pos) -> float:
    """How a penguin lies that slides from here to there: its picture looks to the right."""
    slope = degrees(atan2(end[1] - start[1], abs(end[0] - start[0]) or 1.0))
    return slope * _LEANS * (-1 if end[0] < start[0] else 1)


def move_of(event: Event) -> Last | None:
    """A move, to be marked as the last; none for what is not one."""
    match event:
        case Placed(seat, tile):
            return Last(seat, (tile,))
        case Slid(seat, origin, target):
            return Last(seat, (origin, target))
    return None
