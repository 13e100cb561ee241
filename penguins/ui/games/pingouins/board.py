"""The floe under the finger."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from kivy.properties import NumericProperty

from penguins.core.bitboard import cells_of
from penguins.core.game import Event
from penguins.games.pingouins.actions import LayFloe, Move, PingouinsAction, Place
from penguins.games.pingouins.events import Placed, Slid
from penguins.games.pingouins.slides import slides_from
from penguins.games.pingouins.state import PingouinsState
from penguins.session.stage import Past
from penguins.ui.base.box import Pos
from penguins.ui.base.facts import Fact
from penguins.ui.base.keys import Stop
from penguins.ui.base.motion import Step
from penguins.ui.base.words.translate import tr
from penguins.ui.games.board import Board, Stagehands
from penguins.ui.games.pingouins.ice import Ice
from penguins.ui.games.pingouins.layout import Hexagons
from penguins.ui.games.pingouins.motion import FloeCalls, PingouinsMotion
from penguins.ui.games.pingouins.words import facts, prompt, why_not_place, why_not_there
from penguins.ui.widgets.picture import Picture


class PingouinsBoard(Board[PingouinsState, PingouinsAction]):
    """Place, pick, slide."""

    picked = NumericProperty(None, allownone=True)
    """The tile of the penguin that is picked up."""

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(hands, **kwargs)
        self._ice = Ice([seat.colour for seat in hands.seats])
        self._birds, self._above, self._penguins = self._ice.birds, self._ice.above, self._ice.penguins
        self.add_widget(self._ice)
        self._motion = PingouinsMotion(self._ice, hands, FloeCalls(self.show, self._mark))
        self._last: tuple[int, ...] = ()
        self._hinted: tuple[int, ...] = ()
        self._hovered: int | None = None
        self._target: int | None = None
        """The lit tile under the finger."""

    # Showing

    def show(self, view: PingouinsState) -> None:
        self.view = view
        self._ice.show(view, Hexagons.in_box(self.pos, self.size))
        self._light()

    @property
    def _hexagons(self) -> Hexagons:
        return self._ice.hexagons

    def _standing(self, tile: int) -> Pos:
        return self._hexagons.standing(tile)

    # Light

    def _light(self) -> None:
        self._ice.no_light()
        self._ice.light("hex_mark", self._last)
        self._ice.light("hex_lit", self._lit())
        if self.picked is not None:
            self._ice.light("hex_picked", [self.picked])
        self._ice.light("hex_hint", self._hinted)

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

    def recall(self, turn: Sequence[Past]) -> None:
        for event in (event for past in turn for event in past.events):
            if isinstance(event, Placed):
                self._last = (event.tile,)
            elif isinstance(event, Slid):
                self._last = (event.origin, event.target)

    def _mark(self, tiles: tuple[int, ...]) -> None:
        self._last = tiles
        self._light()

    def on_picked(self, *_: Any) -> None:
        if self.view is not None:
            self._light()
            self.change_prompt()

    # Turns

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

    def has_left(self, view: PingouinsState, seat: int) -> bool:
        return not view.unplaced and not view.penguins[seat]

    # Words

    def prompt(self, view: PingouinsState) -> str:
        return prompt(view, self.picked)

    def facts(self, view: PingouinsState, seat: int) -> Sequence[Fact]:
        return facts(view, seat)

    # Fingers

    def tap(self, pos: Pos) -> None:
        lit = self._hexagons.nearest(pos, self._lit())
        if self.view.unplaced:
            self._place(lit)
        elif self.picked is not None and lit is not None:
            self.choose(Move(self.picked, lit))
        else:
            self._pick(self._hexagons.tile_at(pos))

    def _place(self, tile: int | None) -> None:
        if tile is None:
            self.refuse(why_not_place(self.view))
        else:
            self.choose(Place(tile))

    def _pick(self, tile: int | None) -> None:
        if tile is None:
            self.picked = None
        elif tile in self._own():
            self._pick_own(tile)
        elif self.picked is not None:
            self.refuse(why_not_there())
        elif tile in self._penguins:
            self.refuse(tr("This penguin belongs to somebody else."))

    def _pick_own(self, tile: int) -> None:
        if slides_from(tile, self.view.free):
            self.picked = None if tile == self.picked else tile
            self.hands.sounds.play("tap")
        else:
            self.refuse(tr("This penguin is stuck: no free tile beside it."))

    def hover(self, pos: Pos) -> None:
        hovered = None if self.view.unplaced else self._hexagons.tile_at(pos)
        if hovered not in self._movable():
            hovered = None
        if hovered != self._hovered:
            self._hovered = hovered
            self._light()

    # Dragging

    def pick_up(self, pos: Pos) -> Any:
        if self.view.unplaced:
            return self._ice.new_penguin(self.chooser, self._lit()[0], "carried")
        tile = self._hexagons.nearest(pos, self._movable())
        if tile is None:
            return None
        self.picked = tile
        self._ice.pose(tile, self.chooser, "carried")
        return self._penguins[tile]

    def drag(self, held: Picture, pos: Pos) -> None:
        held.center = pos[0], pos[1] + held.height * 0.35
        target = self._hexagons.nearest(pos, self._lit())
        if target != self._target:
            self._target = target
            self._ice.aim_at(target, pos)

    def drop(self, held: Picture, pos: Pos) -> None:
        self._above.clear_widgets()
        self._target = None
        target = self._hexagons.nearest(pos, self._lit())
        if target is not None:
            self.choose(Place(target) if self.view.unplaced else Move(self.picked, target))
        elif self.view.unplaced:
            self._birds.remove_widget(held)
            self.refuse(why_not_place(self.view))
        else:
            self._glide_back(held, pos)

    def _glide_back(self, held: Picture, pos: Pos) -> None:
        origin = self.picked
        x, y = self._standing(origin)
        self.hands.motion.animate(held, 0.25, center_x=x, center_y=y)
        self._ice.pose(origin, self.chooser, "idle")
        if self._hexagons.tile_at(pos) not in (None, origin):
            self.refuse(why_not_there())

    def put_back(self, held: Picture) -> None:
        self.picked = None
        self.show(self.view)

    # Keys

    def stops(self) -> list[Stop]:
        if self.chooser is None:
            return []
        return [self._stop(tile) for tile in {*self._lit(), *self._own()}]

    def _stop(self, tile: int) -> Stop:
        centre = self._hexagons.centre(tile)
        return Stop(self.to_window(*centre), partial(self._ice.ring, tile), partial(self.tap, centre))

    # Motion

    def steps(self, events: Sequence[Event], view: PingouinsState) -> Iterable[Step]:
        return self._motion.steps(events, view)


BOARD = PingouinsBoard
