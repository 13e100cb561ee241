"""The floe under the finger."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from kivy.metrics import dp
from kivy.properties import NumericProperty

from penguins.core.bitboard import cells_of
from penguins.core.game import Event
from penguins.games.pingouins.actions import Move, PingouinsAction
from penguins.games.pingouins.geometry import FLOE
from penguins.games.pingouins.state import PingouinsState
from penguins.session.looking_back import Past
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.keys import KeyStop
from penguins.ui.base.motion import Step, shake
from penguins.ui.base.standing import Standing
from penguins.ui.base.surface import surface
from penguins.ui.games.board import Board, Stagehands
from penguins.ui.games.pingouins import labels, words
from penguins.ui.games.pingouins.choices import FloeChoices, tiles_of
from penguins.ui.games.pingouins.drag import FloeDrag
from penguins.ui.games.pingouins.drawing import FloeDrawing, Last
from penguins.ui.games.pingouins.layout import lay_out
from penguins.ui.games.pingouins.motion import FloeCalls, PingouinsMotion, move_of
from penguins.ui.widgets.picture import Picture

_SHAKES = 5.0
"""How far a penguin shakes that says no, in units of the pictures."""


class PingouinsBoard(Board[PingouinsState, PingouinsAction]):
    """Place, pick, slide."""

    picked = NumericProperty(None, allownone=True)
    """The tile of the penguin that is picked up."""

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(hands, **kwargs)
        self.drawing = FloeDrawing([seat.colour for seat in hands.seats], self.life)
        self.add_widget(self.drawing)
        self._drag = FloeDrag(self.drawing, hands.motion)
        self._motion = PingouinsMotion(self.drawing, hands, FloeCalls(self.show, self._mark))
        self._last: Last | None = None
        self._hint: tuple[int, ...] = ()
        self._hovered: int | None = None
        self._kept: Sequence[int] = range(FLOE.size)
        """The tiles that are shown as large as they can be."""

    @property
    def choices(self) -> FloeChoices:
        """What may be chosen now."""
        return FloeChoices(self.view, self.chooser)

    # Showing

    def keep_to(self, view: PingouinsState) -> None:
        self._kept = tuple(cells_of(view.floating()))

    def show(self, view: PingouinsState) -> None:
        self.view = view
        self.drawing.show(view, lay_out(self.area, self._kept))
        self._light()

    def _light(self) -> None:
        self.drawing.light(last=self._last, lit=self._lit(), picked=self.picked, hint=self._hint)
        idle = self.picked is None and not self.view.unplaced
        self.drawing.flock.feel(self.choices.movable() if idle else (), self.picked)

    def _lit(self) -> list[int]:
        return self.choices.lit(self._hovered if self.picked is None else self.picked)

    def forget_last(self) -> None:
        self._last = None

    def remember(self, past: Past) -> None:
        for event in past.events:
            self._last = move_of(event) or self._last

    def _mark(self, move: Last) -> None:
        self._last = move
        self._light()

    def on_picked(self, *_: Any) -> None:
        if self.view is not None:
            self._light()
            self.change_prompt()

    # Turns

    def let_choose(self, seat: int) -> None:
        super().let_choose(seat)
        self._hint = ()
        self._light()

    def stop_choosing(self) -> None:
        super().stop_choosing()
        self.picked = self._hovered = None
        self._hint = ()
        if self.view is not None:
            self._light()

    def point_at(self, action: PingouinsAction, *, piece_only: bool = False) -> None:
        self._hint = tiles_of(action)[:1] if piece_only else tiles_of(action)
        self._light()
        if self._hint:
            self.drawing.show_hand(self._hint, self.hands.motion.factor)

    def takes_first(self, action: PingouinsAction) -> bool:
        return isinstance(action, Move) and len(self.choices.movable()) > 1

    def ends_at(self, action: PingouinsAction, pos: Pos) -> bool:
        tiles = tiles_of(action)
        return self.picked in (None, tiles[0]) and self.drawing.layout.tile_at(pos) == tiles[-1]

    def has_left(self, view: PingouinsState, seat: int) -> bool:
        return view.to_move >= 0 and not view.plays_on(seat)

    # Words

    def prompt(self, view: PingouinsState) -> str:
        return words.prompt(view, self.picked)

    def standing(self, view: PingouinsState, seat: int) -> Standing:
        return words.standing(view, seat, self.hands.seats[seat].colour)

    # Fingers

    def _lit_at(self, pos: Pos) -> int | None:
        """The lit tile that a finger means."""
        return self.drawing.layout.nearest(pos, self._lit(), dp(surface.target) / 2)

    def tap(self, pos: Pos) -> None:
        lit = self._lit_at(pos)
        if lit is not None and (self.view.unplaced or self.picked is not None):
            self.choose(self.choices.action(self.picked, lit))
        elif self.view.unplaced:
            self.refuse(words.why_not_place(self.view))
        else:
            self._pick(self._meant(pos))

    def label_at(self, pos: Pos) -> str:
        tile = None if self.view is None else self._meant(pos)
        return "" if tile is None else labels.on_tile(self.view, tile, [seat.name for seat in self.hands.seats])

    def _meant(self, pos: Pos) -> int | None:
        """The penguin that a finger means, else the tile."""
        penguin = self.drawing.layout.penguin_at(pos, self.drawing.penguins)
        return self.drawing.layout.tile_at(pos) if penguin is None else penguin

    def _pick(self, tile: int | None) -> None:
        if tile is None:
            self.picked = None
        elif tile in self.choices.own():
            self._pick_own(tile)
        elif self.picked is not None:
            self.refuse(words.why_not_there())
        elif tile in self.drawing.penguins:
            self._shake(tile)
            self.refuse(words.not_yours())

    def _pick_own(self, tile: int) -> None:
        if self.choices.can_slide(tile):
            self.picked = None if tile == self.picked else tile
            self.hands.sounds.play("tap")
        else:
            self._shake(tile)
            self.refuse(words.stuck())

    def _shake(self, tile: int) -> None:
        """The penguin there says no."""
        shake(self.drawing.penguins[tile], self.hands.motion.factor, x=_SHAKES * self.drawing.scale)

    def hover(self, pos: Pos) -> None:
        movable = [] if self.view.unplaced else self.choices.movable()
        hovered = self.drawing.layout.penguin_at(pos, movable)
        if hovered != self._hovered:
            self._hovered = hovered
            self._light()

    # Dragging

    def pick_up(self, pos: Pos) -> Picture | None:
        if self.view.unplaced:
            return self._drag.take_new(self.chooser, self._lit()[0])
        tile = self.drawing.layout.penguin_at(pos, self.choices.movable())
        if tile is None:
            return None
        self.picked = tile
        return self._drag.take(tile)

    def drag(self, held: Picture, pos: Pos) -> None:
        self._drag.move(held, pos, self._lit_at(pos))

    def drop(self, held: Picture, pos: Pos) -> None:
        self._drag.let_go()
        target = self._lit_at(pos)
        if target is not None:
            self.choose(self.choices.action(self.picked, target))
        elif self.view.unplaced:
            self.drawing.flock.drop_new()
            self.refuse(words.why_not_place(self.view))
        else:
            self._drag.glide_back(held, self.picked)
            if self.drawing.layout.tile_at(pos) not in (None, self.picked):
                self.refuse(words.why_not_there())

    def put_back(self, held: Picture) -> None:
        self._drag.let_go()
        self.picked = None
        self.show(self.view)

    # Keys

    def sights(self) -> Sequence[Box]:
        return [Box(*tile.pos, *tile.size) for tile in self.drawing.tiles.values()]

    def key_stops(self) -> list[KeyStop]:
        if self.chooser is None:
            return []
        return [self._stop(tile) for tile in {*self._lit(), *self.choices.own()}]

    def _stop(self, tile: int) -> KeyStop:
        target = tile in self._lit() and tile not in self.choices.own()
        return self.key_stop(self.drawing.layout.centre(tile), partial(self.drawing.ring, tile), target=target)

    # Motion

    def steps(self, events: Sequence[Event], view: PingouinsState) -> Iterable[Step]:
        return self._motion.steps(events, view)


BOARD = PingouinsBoard
