"""The road to the ocean and back, under the finger."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import ObjectProperty

from penguins.core.game import Event
from penguins.games.march.actions import PEEKS, MarchAction, Peek
from penguins.games.march.events import Looked
from penguins.games.march.geometry import COLONY
from penguins.games.march.state import MarchState, Phase
from penguins.games.march.tiles import EYE
from penguins.session.looking_back import Past
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.keys import KeyStop
from penguins.ui.base.motion import Step, shake
from penguins.ui.base.standing import Standing
from penguins.ui.base.surface import surface
from penguins.ui.games.board import Board, Stagehands
from penguins.ui.games.march import labels, words
from penguins.ui.games.march.button import ROOM
from penguins.ui.games.march.choices import Pick, RoadChoices, pick_of, place_of, places_of
from penguins.ui.games.march.drag import Held, RoadDrag
from penguins.ui.games.march.drawing import RoadDrawing
from penguins.ui.games.march.layout import lay_out
from penguins.ui.games.march.lights import RoadLight
from penguins.ui.games.march.look import SecretLook
from penguins.ui.games.march.motion import MarchMotion, RoadCalls
from penguins.ui.games.march.ways import LastTurn, Way, way_of


class MarchBoard(Board[MarchState, MarchAction]):
    """Walk, look, move the weather: by a tap, by a drag, and a look by holding the tile."""

    picked: Pick | None = ObjectProperty(None, allownone=True)

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(hands, **kwargs)
        self.drawing = RoadDrawing(hands, self.life)
        self.drawing.answer.bind(on_tap=lambda _: self._give_answer())
        self.add_widget(self.drawing)
        self._drag = RoadDrag(self.drawing, hands.motion)
        self._motion = MarchMotion(self.drawing, hands, RoadCalls(self._mark, self._looked, self.show, self.tell))
        self._look = SecretLook(lambda cell: self.choose(PEEKS[cell]), self._look_changed)
        self.choices = RoadChoices()
        """What may be chosen now."""
        self.last = LastTurn()
        """What stays marked."""
        self._hint: tuple[int, ...] = ()
        self._hinted: Pick | None = None
        self._light_soon = Clock.create_trigger(lambda _: self._light(), -1)

    # Showing

    def show(self, view: MarchState) -> None:
        self.view = view
        wide = Window.width > Window.height
        self.drawing.show(view, lay_out(self.area, view.rows, dp(ROOM), wide))
        self.drawing.show_look(self._look, self.hands.motion)
        self._feel()
        self._light_soon()

    def _feel(self) -> None:
        """Whoever was picked is lifted; who alone can be meant was not, and hops."""
        picked = None if self.picked == self.choices.only_pick() else self.picked
        self.drawing.feel_as_they_stand(self.choices.penguins(), picked)

    def _light(self) -> None:
        """Many things change what is lit; before the next frame it is lit once."""
        if self.view is not None:
            looking = self._look.held or self._look.cell is not None
            choices = None if self.chooser is None or looking else self.choices
            answer = None if self._look.held else self._answer()
            light = RoadLight(self.last, choices, self.picked, self._hint, self._hinted, answer)
            self.drawing.light(light)

    def _targets(self) -> dict[int, MarchAction]:
        return self.choices.targets(self.picked)

    def _answer(self) -> words.SideAnswer | None:
        """What can be answered beside the road now."""
        if self._look.waiting:
            return words.DONE
        return words.answer_of(self.view) if self.chooser is not None else None

    def on_picked(self, *_: Any) -> None:
        if self.view is not None:
            self._feel()
        self._light_soon()
        self.change_prompt()

    # Turns

    def let_choose(self, seat: int) -> None:
        super().let_choose(seat)
        if not self._look.waiting and not self._look.held:
            self._look.forget()
        self.choices = RoadChoices(self.view)
        self._forget_hint()
        self.drawing.answer.chosen_by_keys = False
        self.picked = self.choices.only_pick()
        self._feel()
        self._light_soon()

    def stop_choosing(self) -> None:
        self.cut_short()  # no more than that: a tile that is held stays open, only letting go ends a look
        self.chooser = None
        self.choices = RoadChoices()
        self._forget_hint()
        self.picked = None
        if self.view is not None:
            self.drawing.feel_as_they_stand()
        self._light_soon()

    def interrupt(self) -> None:
        super().interrupt()
        self._look.let_go()

    def close(self) -> None:
        self._look.forget()
        self.drawing.close()
        super().close()

    def point_at(self, action: MarchAction, *, piece_only: bool = False) -> None:
        self._hint = () if piece_only else places_of(self.view, action)
        self._hinted = pick_of(self.view, action)
        self.drawing.answer.chosen_by_keys = not self._hint and self._hinted is None
        self._light_soon()
        start = [self.drawing.spot_of(self._hinted)] if self._hinted is not None else []
        places = [*start, *map(self.drawing.layout.centre, self._hint[-1:])]
        if places:
            self.drawing.show_hand(places, self.hands.motion.factor)

    def takes_first(self, action: MarchAction) -> bool:
        return pick_of(self.view, action) is not None and self.choices.only_pick() is None

    def ends_at(self, action: MarchAction, pos: Pos) -> bool:
        pick, place = pick_of(self.view, action), self._place_at(pos)
        if pick is None or place is None or self.picked not in (None, pick) or isinstance(action, Peek):
            return False
        return self.choices.targets(pick).get(place) == action

    def by_hand(self, action: MarchAction) -> bool:
        if isinstance(action, Peek) and action.cell is not None:
            self._look.choose(action.cell)
        return isinstance(action, Peek) and action.cell is not None

    def _forget_hint(self) -> None:
        self._hint, self._hinted = (), None
        self.drawing.no_hand()

    # Words

    def prompt(self, view: MarchState) -> str:
        if self._look.cell is None:
            return words.prompt(view, self.picked)
        seat = view.to_move if self._look.holder is None else self._look.holder
        name = self.hands.seats[seat].name
        return words.look_prompt(name, alone=self._alone, shown=self._look.shown is not None)

    @property
    def _alone(self) -> bool:
        """Whether there is nobody else who would have to look away."""
        return len(self.hands.humans) == 1

    def standing(self, view: MarchState, seat: int) -> Standing:
        return words.standing(view, seat)

    # Looks

    def _look_changed(self) -> None:
        if self.view is not None:
            self.drawing.show_look(self._look, self.hands.motion)
            self._light_soon()
            self.change_prompt()

    def _looked(self, looked: Looked) -> bool:
        """The rules have answered; whether somebody here asked."""
        if looked.cell != self._look.cell or looked.colour is None:
            return False
        self._look.know(looked.seat, looked.cell, looked.colour | (EYE if looked.eye else 0))
        return True

    def _begins_look(self, pos: Pos) -> bool:
        """Whether a finger there is on the tile to look under. Somebody alone needs no warning: touching chooses."""
        cell = self._place_at(pos) if self.view is not None else None
        if cell is None:
            return False
        may_choose = self.view.phase is Phase.LOOK and not self._look.waiting and cell in self._targets()
        if self._alone and may_choose and cell != self._look.cell:
            self._look.choose(cell)
        return cell == self._look.cell

    # Fingers

    def _place_at(self, pos: Pos) -> int | None:
        """The tile or shore under a finger."""
        return self.drawing.layout.place_at(pos)

    def label_at(self, pos: Pos) -> str:
        return "" if self.view is None else self._told_at(pos)

    def _told_at(self, pos: Pos) -> str:
        penguin, place = self.drawing.bird_at(pos, self.drawing.birds), self._place_at(pos)
        if penguin is not None:
            return labels.on_penguin(self.view, penguin, self.hands.seats[self.view.leader_of(penguin)].name)
        note = None if place is None else self.drawing.note_on(place)
        if place is not None and note is not None:
            return labels.on_note(self.view.tiles[place], secret=note.secret)
        return "" if place is None else labels.on_place(self.view, place)

    def on_touch_down(self, touch: Any) -> bool:
        if self._look.held:
            return True
        if self._finger is None and not touch.is_mouse_scrolling and self._begins_look(touch.opos):
            touch.grab(self)
            self._look.press(touch)
            return True
        return bool(super().on_touch_down(touch))

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self and self._look.held_by(touch):
            touch.ungrab(self)
            rested = self._look.rested
            self._look.release()
            if not rested:
                self.refuse(words.hold_longer())
            return True
        return bool(super().on_touch_up(touch))

    def _give_answer(self) -> None:
        answer = self._answer()
        if answer is words.DONE:
            self._look.forget()
        elif answer is not None and answer.action is not None:
            self.choose(answer.action)

    def tap(self, pos: Pos) -> None:
        if self._look.waiting:
            self.refuse(self.prompt(self.view))
            return
        place, pick = self._place_at(pos), self._pick_at(pos)
        target = place if place in self._targets() or pick is not None else self._target_at(pos)
        if target in self._targets():
            self._go(target)
        elif pick is not None:
            self.hands.sounds.play("tap")
            self.picked = self.choices.only_pick() if pick == self.picked else pick
        elif place is None:
            self.picked = self.choices.only_pick()
        else:
            self._refuse_place(place, self._why_not(place, pos))

    def _target_at(self, pos: Pos) -> int | None:
        """The lit place that a finger means, which may be broader than its picture."""
        return self.drawing.layout.nearest(pos, self._targets(), dp(surface.target))

    def _refuse_place(self, place: int, why: str) -> None:
        """Whatever is there shakes its head."""
        if place < COLONY:
            shake(self.drawing.tiles[place], self.hands.motion.factor, x=self.drawing.layout.tile * 0.06)
        self.refuse(why)

    def _go(self, place: int) -> None:
        action = self._targets()[place]
        if isinstance(action, Peek):
            self._look.choose(place)
        else:
            self.choose(action)

    def _why_not(self, place: int, pos: Pos) -> str:
        weather = self.view.phase is Phase.WEATHER and (self.view.bad | self.view.nice) >> place & 1
        if self.picked is not None and not weather:
            return words.why_not_there(self.view, self.picked, place)
        return words.why_not_pick(self.view, place, self.drawing.bird_at(pos, self.drawing.birds))

    def _pick_at(self, pos: Pos) -> Pick | None:
        touched = self.drawing.bird_at(pos, self.choices.penguins())
        if touched is not None:
            return Pick("penguin", touched)
        place = self._place_at(pos)
        return None if place is None or place >= COLONY else self.choices.pick_at(place)

    # Dragging

    def pick_up(self, pos: Pos) -> Held | None:
        pick = None if self._look.waiting else self._pick_at(pos)
        if pick is None:
            return None
        self.picked = pick
        return self._drag.take(pick, pos, self.view)

    def drag(self, held: Held, pos: Pos) -> None:
        self._drag.move(held, pos, self._target_at(pos))

    def drop(self, held: Held, pos: Pos) -> None:
        self._drag.let_go()
        place, target = self._place_at(pos), self._target_at(pos)
        if target is not None:
            self._go(target)
            return
        self._drag.glide_back(held, self._lie_down)
        if place is not None and place != place_of(self.view, held.pick):
            self.refuse(words.why_not_there(self.view, held.pick, place))

    def _lie_down(self) -> None:
        """What glided back belongs to its own layer again."""
        if self._held is None and not self.hands.motion.busy:
            self.show(self.view)

    def put_back(self, held: Held) -> None:
        self._drag.let_go()
        self.picked = self.choices.only_pick()
        self.show(self.view)

    # Keys

    def asks_for_time(self) -> bool:
        return self._look.held

    def sights(self) -> Sequence[Box]:
        return [Box(*tile.pos, *tile.size) for tile in self.drawing.tiles.values()]

    def key_stops(self) -> list[KeyStop]:
        if self.view is None or self._look.held or (self.chooser is None and not self._look.waiting):
            return []
        if self._look.cell is not None:
            return [self._stop(self.drawing.layout.centre(self._look.cell), self._look.press_by_keys)]
        targets = {self.drawing.layout.centre(place) for place in self._targets()}
        pieces = {self.drawing.spot_of(pick) for pick in self.choices.picks()} - targets
        return [*(self._stop(spot, target=True) for spot in targets), *map(self._stop, pieces)]

    def _stop(self, spot: Pos, press: Callable[[], None] | None = None, *, target: bool = False) -> KeyStop:
        return self.key_stop(spot, partial(self.drawing.ring, spot), press, target=target)

    # Motion

    def steps(self, events: Sequence[Event], view: MarchState) -> Iterable[Step]:
        return self._motion.steps(events, self.view, view)

    def forget_last(self) -> None:
        self.last = LastTurn()

    def remember(self, past: Past) -> None:
        for event in past.events:
            way = way_of(event)
            if way is not None:
                self._mark(past.mover, way)

    def _mark(self, seat: int, way: Way) -> None:
        self.last = self.last.then(seat, way)
        self._light_soon()


BOARD = MarchBoard
