"""The floe under the finger."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from kivy.properties import NumericProperty

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.games.pingouins.actions import LayFloe, Move, PingouinsAction, Place
from penguins.games.pingouins.events import FloeLaid, Placed, PlayerLeft, Slid, TileTaken
from penguins.games.pingouins.floe import FLOE, cells_of
from penguins.games.pingouins.slides import slides_from
from penguins.games.pingouins.state import PENGUINS_EACH, PingouinsState
from penguins.ui.boards.board import Board, Stagehands
from penguins.ui.boards.hexagons import Hexagons
from penguins.ui.boards.pieces import Layer
from penguins.ui.boards.pingouins_breakdown import breakdown
from penguins.ui.box import Pos
from penguins.ui.facts import Fact
from penguins.ui.keys import Stop
from penguins.ui.motion import Step
from penguins.ui.text import ntr, tr
from penguins.ui.widgets.picture import Picture

_EDGES = "abcd"
_PENGUIN = 70.0
_FEET_BELOW = 12.0
_PENGUIN_FEET = 6.0 / 96.0
"""The part of a penguin's picture that is below its feet."""


class PingouinsBoard(Board[PingouinsState, PingouinsAction]):
    """Tiles, penguins, and the light on what is legal."""

    picked = NumericProperty(None, allownone=True)
    """The tile of the penguin that is picked up."""

    breakdown = staticmethod(breakdown)

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(hands, **kwargs)
        self._ice, self._lights, self._birds, self._above = (Layer() for _ in range(4))
        for layer in (self._ice, self._lights, self._birds, self._above):
            self.add_widget(layer)
        self._hexagons = Hexagons.in_box(self.pos, self.size)
        self._tiles: dict[int, Picture] = {}
        self._penguins: dict[int, Picture] = {}
        self._last: tuple[int, ...] = ()
        self._hinted: tuple[int, ...] = ()
        self._hovered: int | None = None
        self._target: int | None = None
        """The lit tile under the finger."""

    # Showing

    def show(self, view: PingouinsState) -> None:
        self.view = view
        hexagons = Hexagons.in_box(self.pos, self.size)
        if hexagons != self._hexagons:
            self._ice.clear_widgets()
            self._tiles.clear()
        self._hexagons = hexagons
        self._lay_tiles(view)
        self._stand_penguins(view)
        self._light()

    def _lay_tiles(self, view: PingouinsState) -> None:
        floating = set(cells_of(view.floating()))
        if not floating <= self._tiles.keys():  # laid from top to bottom, so that each hides the side of the one above
            self._ice.clear_widgets()
            self._tiles = {tile: self._new_tile(tile, view.fish[tile]) for tile in sorted(floating)}
        for tile in self._tiles.keys() - floating:
            self._ice.remove_widget(self._tiles.pop(tile))

    def _new_tile(self, tile: int, fish: int) -> Picture:
        pos, size = self._hexagons.picture_box(tile)
        piece = Picture(name=f"hex_{fish}_{_EDGES[tile * 7 % 4]}", pos=pos, size=size)
        self._ice.add_widget(piece)
        return piece

    def _stand_penguins(self, view: PingouinsState) -> None:
        self._birds.clear_widgets()
        self._above.clear_widgets()
        standing = {tile: seat for seat, board in enumerate(view.penguins) for tile in cells_of(board)}
        self._penguins = {tile: self._new_penguin(standing[tile], tile) for tile in sorted(standing)}
        for tile, seat in standing.items():
            stuck = not view.unplaced and not slides_from(tile, view.free)
            self._pose(tile, seat, "stuck" if stuck else "idle")

    def _new_penguin(self, seat: int, tile: int, pose: str = "idle") -> Picture:
        size = _PENGUIN * self._hexagons.scale
        name = f"penguin_{self.hands.seats[seat].colour}_{pose}"
        return self._birds.put(name, self._standing(tile), (size, size))

    def _standing(self, tile: int) -> Pos:
        """The middle of a penguin that stands on a tile."""
        x, y = self._hexagons.centre(tile)
        scale = self._hexagons.scale
        return x, y - _FEET_BELOW * scale + (0.5 - _PENGUIN_FEET) * _PENGUIN * scale

    def _pose(self, tile: int, seat: int, pose: str) -> None:
        self._penguins[tile].name = f"penguin_{self.hands.seats[seat].colour}_{pose}"

    # Light

    def _light(self) -> None:
        self._lights.clear_widgets()
        for tile in self._last:
            self._overlay("hex_mark", tile)
        for tile in self._lit():
            self._overlay("hex_lit", tile)
        if self.picked is not None:
            self._overlay("hex_picked", self.picked)
        for tile in self._hinted:
            self._overlay("hex_hint", tile)

    def _overlay(self, name: str, tile: int) -> None:
        if self.view.floating() >> tile & 1:
            pos, size = self._hexagons.picture_box(tile)
            self._lights.add_widget(Picture(name=name, pos=pos, size=size))

    def _lit(self) -> list[int]:
        if self.chooser is None:
            return []
        if self.view.unplaced:
            return list(cells_of(self.view.free & self.view.landing))
        origin = self._hovered if self.picked is None else self.picked
        if origin is None:
            return self._movable()
        return [move.target for move in slides_from(origin, self.view.free)]

    def _movable(self) -> list[int]:
        return [tile for tile in self._own() if slides_from(tile, self.view.free)]

    def _own(self) -> list[int]:
        return list(cells_of(self.view.penguins[self.chooser]))

    def let_choose(self, seat: int) -> None:
        super().let_choose(seat)
        self._hinted = ()
        self._light()

    def stop_choosing(self) -> None:
        super().stop_choosing()
        self.picked = self._hovered = None
        self._hinted = ()
        if self.view is not None:
            self._light()

    def point_at(self, action: PingouinsAction) -> None:
        if not isinstance(action, LayFloe):
            self._hinted = tuple(action)
            self._light()

    def on_picked(self, *_: Any) -> None:
        if self.view is not None:
            self._light()
            self.dispatch("on_prompt")

    # Words

    def prompt(self, view: PingouinsState) -> str:
        if view.unplaced:
            return tr("Place a penguin on a lit tile.")
        if self.picked is not None:
            return tr("Slide to a lit tile.")
        return tr("Pick a penguin and slide it.")

    def facts(self, view: PingouinsState, seat: int) -> Sequence[Fact]:
        fish, tiles = view.caught[seat], view.tiles[seat]
        board = view.penguins[seat]
        each = PENGUINS_EACH[view.players]
        moving = sum(bool(slides_from(tile, view.free)) for tile in cells_of(board)) if not view.unplaced else each
        return (
            Fact("icon_fish", str(fish), ntr("{number} fish", "{number} fish", fish)),
            Fact("icon_table", str(tiles), ntr("{number} tile", "{number} tiles", tiles)),
            Fact("icon_person", str(moving), ntr("{number} penguin can move", "{number} penguins can move", moving)),
        )

    def has_left(self, view: PingouinsState, seat: int) -> bool:
        return not view.unplaced and not view.penguins[seat]

    # Fingers

    def tap(self, pos: Pos) -> None:
        lit = self._hexagons.nearest(pos, set(self._lit()))
        if self.view.unplaced:
            self._place(lit)
            return
        if self.picked is not None and lit is not None:
            self.choose(Move(self.picked, lit))
            return
        self._pick(self._hexagons.tile_at(pos))

    def _place(self, tile: int | None) -> None:
        if tile is None:
            self.refuse(self._why_not_place())
        else:
            self.choose(Place(tile))

    def _why_not_place(self) -> str:
        if self.view.one_fish_only:
            return tr("Penguins start on free tiles with one fish.")
        return tr("There is no free tile here.")

    def _pick(self, tile: int | None) -> None:
        if tile in self._own():
            if slides_from(tile, self.view.free):
                self.picked = None if tile == self.picked else tile
                self.hands.sounds.play("tap")
            else:
                self.refuse(tr("This penguin is stuck: no free tile beside it."))
        elif self.picked is not None:
            self._refuse_target(tile)
        elif tile is not None and tile in self._penguins:
            self.refuse(tr("This penguin belongs to somebody else."))

    def _refuse_target(self, tile: int | None) -> None:
        if tile is None:
            self.picked = None
        else:
            self.refuse(tr("Penguins slide straight, and not over holes or each other."))

    def pick_up(self, pos: Pos) -> Any:
        if self.view.unplaced:
            return self._new_penguin(self.chooser, self._lit()[0], "carried")
        tile = self._hexagons.nearest(pos, set(self._movable()))
        if tile is None:
            return None
        self.picked = tile
        self._pose(tile, self.chooser, "carried")
        return self._penguins[tile]

    def drag(self, held: Picture, pos: Pos) -> None:
        held.center = pos[0], pos[1] + held.height * 0.35
        target = self._hexagons.nearest(pos, set(self._lit()))
        if target != self._target:
            self._target = target
            self._above.clear_widgets()
            if target is not None:
                self._show_beside(target, pos)

    def _show_beside(self, target: int, pos: Pos) -> None:
        """The tile under the finger, marked, and once more where the finger does not hide it."""
        box, size = self._hexagons.picture_box(target)
        self._above.add_widget(Picture(name="hex_picked", pos=box, size=size))
        side = 1 if pos[0] < self.center_x else -1
        centre = box[0] + size[0] / 2 + side * size[0] * 1.2, box[1] + size[1] * 1.6
        self._above.put(self._tiles[target].name, centre, size)

    def drop(self, held: Picture, pos: Pos) -> None:
        self._above.clear_widgets()
        self._target = None
        target = self._hexagons.nearest(pos, set(self._lit()))
        if target is not None:
            self.choose(Place(target) if self.view.unplaced else Move(self.picked, target))
        elif self.view.unplaced:
            self._birds.remove_widget(held)
            self.refuse(self._why_not_place())
        else:
            self._glide_back(held, pos)

    def _glide_back(self, held: Picture, pos: Pos) -> None:
        origin = self.picked
        home = self._standing(origin)
        self.hands.motion.animate(held, 0.25, center_x=home[0], center_y=home[1])
        self._pose(origin, self.chooser, "idle")
        if self._hexagons.tile_at(pos) not in (None, origin):
            self.refuse(tr("Penguins slide straight, and not over holes or each other."))

    def put_back(self, held: Picture) -> None:
        self.picked = None
        self.show(self.view)

    def hover(self, pos: Pos) -> None:
        hovered = None if self.view.unplaced else self._hexagons.tile_at(pos)
        if hovered not in self._movable():
            hovered = None
        if hovered != self._hovered:
            self._hovered = hovered
            self._light()

    def stops(self) -> list[Stop]:
        if self.chooser is None:
            return []
        tiles = {*self._lit(), *self._own()}
        return [self._stop(tile) for tile in tiles]

    def _stop(self, tile: int) -> Stop:
        centre = self._hexagons.centre(tile)
        return Stop(self.to_window(*centre), self._ring(tile), partial(self.tap, centre))

    def _ring(self, tile: int) -> Any:
        def mark(on: bool) -> None:
            self._above.clear_widgets()
            if on:
                pos, size = self._hexagons.picture_box(tile)
                self._above.add_widget(Picture(name="hex_hint", pos=pos, size=size))

        return mark

    # Motion

    def steps(self, events: Sequence[Event], view: PingouinsState) -> Iterable[Step]:
        for event in events:
            yield from self._steps_of(event, view)

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

    def _lay_floe(self, view: PingouinsState) -> float:
        self.show(view)
        for tile, piece in self._tiles.items():
            row = FLOE.places[tile][0]
            y = piece.y
            piece.opacity, piece.y = 0.0, y - 40 * self._hexagons.scale
            self.hands.motion.animate(piece, 0.3 + 0.08 * row, "out_back", opacity=1.0, y=y)
        self.hands.sounds.play("splash")
        return 0.9

    def _drop_in(self, seat: int, tile: int) -> float:
        self._birds.clear_widgets()
        self._stand_penguins(self.view)
        piece = self._penguins[tile] = self._new_penguin(seat, tile)
        y = piece.y
        piece.y = y + 60 * self._hexagons.scale
        self.hands.motion.animate(piece, 0.3, "out_bounce", y=y)
        self.hands.sounds.play("place")
        self._mark(tile)
        return 0.35

    def _slide(self, seat: int, origin: int, target: int) -> float:
        piece = self._penguins[target] = self._penguins.pop(origin)
        self._pose(target, seat, "slide")
        x, y = self._standing(target)
        piece.mirrored = x < piece.center_x
        seconds = 0.2 + float(abs(x - piece.center_x) + abs(y - piece.center_y)) / (900 * self._hexagons.scale)
        self.hands.motion.animate(piece, seconds, "out_quad", center_x=x, center_y=y)
        self.hands.sounds.play("slide")
        self._mark(origin, target)
        return seconds

    def _mark(self, *tiles: int) -> None:
        self._last = tiles
        self._light()

    def _crack(self, tile: int) -> float:
        pos, size = self._hexagons.picture_box(tile)
        self._lights.add_widget(Picture(name="hex_crack", pos=pos, size=size))
        self.hands.sounds.play("crack")
        return 0.15

    def _sink(self, seat: int, tile: int, fish: int) -> float:
        piece = self._tiles.pop(tile)
        penguin = self._penguins.pop(tile, None)
        for sinking in filter(None, (piece, penguin)):
            self.hands.motion.animate(sinking, 0.3, "in_quad", opacity=0.0, y=sinking.y - 16 * self._hexagons.scale)
        self._lights.clear_widgets()
        self._fly(seat, tile, fish)
        self.hands.sounds.play("splash")
        return 0.3

    def _fly(self, seat: int, tile: int, fish: int) -> None:
        size = 30 * fish * self._hexagons.scale, 30 * self._hexagons.scale
        catch = self._above.put(f"catch_{fish}", self._hexagons.centre(tile), size)
        x, y = self.to_widget(*self.hands.owner_pos(seat))
        self.hands.motion.animate(catch, 0.5, "in_out_quad", center_x=x, center_y=y)
        self.hands.motion.later(0.5, lambda: self._above.remove_widget(catch))

    def _wave(self, seat: int, tiles: tuple[int, ...]) -> float:
        for tile in tiles:
            self._pose(tile, seat, "full")
        self.hands.sounds.play("call")
        return 0.6

    def _cheer(self) -> float:
        self.hands.sounds.play("win")
        return 0.3


BOARD = PingouinsBoard
