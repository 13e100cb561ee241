"""The road to the ocean and back, under the finger."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ObjectProperty

from penguins.core.game import Event
from penguins.games.march.actions import MarchAction, Peek
from penguins.games.march.choices import PEEKS
from penguins.games.march.events import Carried, Looked, Stepped, TilesSwapped, WeatherMoved
from penguins.games.march.ice import COLONY
from penguins.games.march.state import PENGUINS_IN_ALL, MarchState, Phase
from penguins.games.march.tiles import EYE
from penguins.session.stage import Past
from penguins.ui.base.box import Pos
from penguins.ui.base.facts import Fact
from penguins.ui.base.keys import Stop
from penguins.ui.base.motion import Step
from penguins.ui.base.words.translate import tr
from penguins.ui.games.board import Board, Stagehands
from penguins.ui.games.march.button import ROOM, SideButton
from penguins.ui.games.march.choices import Choices, Pick, choices, place_of, places_of, why_not_pick, why_not_there
from penguins.ui.games.march.hand import Hand, Held
from penguins.ui.games.march.ice import Ice
from penguins.ui.games.march.layout import Road, lay_out
from penguins.ui.games.march.look import SecretLook
from penguins.ui.games.march.motion import MarchMotion, RoadCalls
from penguins.ui.games.march.words import answer_of, facts, look_prompt, prompt


class MarchBoard(Board[MarchState, MarchAction]):
    """Walk, look, move the weather. Of a tile that is face down it shows nothing but what is being looked at."""

    picked: Pick | None = ObjectProperty(None, allownone=True)

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(hands, **kwargs)
        self._people = sum(seat.is_human for seat in hands.seats)
        self._ice = Ice(_owners(hands), hands.preferences.memory_aid)
        self._hand = Hand(self._ice, hands.motion)
        self._button = SideButton()
        self._button.bind(on_tap=lambda _: self._answer())
        self.add_widget(self._ice)
        self._motion = MarchMotion(self._ice, hands, RoadCalls(self._mark, self._looked, self.show, self.tell))
        self._look = SecretLook(lambda cell: self.choose(PEEKS[cell]), self._look_changed)
        self._choices: Choices = {}
        self._marks: tuple[int, tuple[int, ...]] = (-1, ())
        """Whose turn the last moves were, and the tiles they touched."""
        self._played = False
        """Whether moves were played that lead to the view to come."""
        self._hint: tuple[int, ...] = ()
        self._light_soon = Clock.create_trigger(lambda _: self._light(), -1)
        self._target: int | None = None
        """The lit place under the finger."""

    # Showing

    def show(self, view: MarchState) -> None:
        if not self._played and self.view is not None and _position(view) != _position(self.view):
            self._marks = (-1, ())  # taken back, or leafed through: no move has led here
        self._played = False
        self.view = view
        road = lay_out(self.area, view.rows, dp(ROOM))
        if road != self._ice.road:
            self._ice.lay(road)
            self._button.place(road.button)
        self._ice.show(view, self._secrets(view))
        self._ice.show_look(self._look)
        self._light_soon()

    def _secrets(self, view: MarchState) -> int:
        """What only one of several people at this screen has seen."""
        looked = 0
        for seat, board in enumerate(view.looked):
            looked |= board if self.hands.seats[seat].is_human else 0
        return looked & ~view.seen_by_all if self._people > 1 else 0

    @property
    def road(self) -> Road:
        assert self._ice.road is not None
        return self._ice.road

    # Light

    def _light(self) -> None:
        """Many things change what is lit; before the next frame it is lit once."""
        if self._ice.road is None:
            return
        self._ice.no_light()
        self._ice.light("march_mark", [place for place in self._marks[1] if place < COLONY])
        if self.chooser is not None and not self._look.held:
            self._light_choices()
        self._ice.light("march_hint", self._hint)
        if self._target is not None:
            self._ice.aim_at(self._target)
        self._show_button()

    def _light_choices(self) -> None:
        if self._look.cell is not None:
            return
        if self.view.phase is Phase.WEATHER and self.view.just_moved is not None:
            self._ice.dim_weather(self.view.just_moved)
        if self.picked is None:
            for pick in self._choices:
                if pick.kind != "tile":  # every tile can be swapped: the road would be all light
                    self._ice.light_pick("march_lit", pick, place_of(self.view, pick))
        else:
            self._ice.light("march_lit", self._targets())
            self._ice.light_pick("march_picked", self.picked, place_of(self.view, self.picked))

    def _targets(self) -> dict[int, MarchAction]:
        return self._choices.get(self.picked, {}) if self.picked is not None else {}

    def _show_button(self) -> None:
        answer = answer_of(self.view) if self.chooser is not None else None
        if self._look.waiting:
            self._button.say("icon_check", tr("Done"))
        elif answer is not None:
            self._button.say(answer.icon, tr(answer.text))
        wanted = (answer is not None or self._look.waiting) and not self._look.held
        if wanted != (self._button.parent is not None):
            (self.add_widget if wanted else self.remove_widget)(self._button)

    def on_picked(self, *_: Any) -> None:
        self._light_soon()
        self.change_prompt()

    # Turns

    def let_choose(self, seat: int) -> None:
        super().let_choose(seat)
        if not self._look.waiting and not self._look.held:
            self._look.forget()
        self._choices = choices(self.view)
        self._hint = ()
        self._button.chosen_by_keys = False
        self.picked = self._only_pick()
        self._light_soon()

    def _only_pick(self) -> Pick | None:
        """What need not be picked first, because there is nothing else."""
        return next(iter(self._choices)) if len(self._choices) == 1 else None

    def stop_choosing(self) -> None:
        Board.interrupt(self)  # not ours: a tile that is held stays open, only letting go ends a look
        self.chooser = None
        self._choices = {}
        self._hint = ()
        self.picked = None
        self._light_soon()

    def interrupt(self) -> None:
        super().interrupt()
        self._look.let_go()

    def close(self) -> None:
        self._look.forget()
        super().close()

    def point_at(self, action: MarchAction) -> None:
        self._hint = places_of(self.view, action)
        self._button.chosen_by_keys = not self._hint
        self._light_soon()

    # Words

    def prompt(self, view: MarchState) -> str:
        if self._look.cell is None:
            return prompt(view, self.picked)
        seat = view.to_move if self._look.holder is None else self._look.holder
        name = self.hands.seats[seat].name
        return look_prompt(name, alone=self._people == 1, shown=self._look.shown is not None)

    def facts(self, view: MarchState, seat: int) -> Sequence[Fact]:
        return facts(view, seat)

    # Looks

    def _look_changed(self) -> None:
        if self._ice.road is not None:
            self._ice.show_look(self._look)
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
        cell = None if self._ice.road is None else self.road.place_at(pos)
        if cell is None:
            return False
        may_choose = self.view.phase is Phase.LOOK and not self._look.waiting and cell in self._targets()
        if self._people == 1 and may_choose and cell != self._look.cell:
            self._look.choose(cell)
        return cell == self._look.cell

    # Fingers

    def on_touch_down(self, touch: Any) -> bool:
        if self._look.held:
            return True
        if not touch.is_mouse_scrolling and self._begins_look(touch.pos):
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
                self.refuse(tr("Hold the tile a little longer."))
            return True
        return bool(super().on_touch_up(touch))

    def _answer(self) -> None:
        if self._look.waiting:
            self._look.forget()
        elif self.chooser is not None:
            answer = answer_of(self.view)
            assert answer is not None
            self.choose(answer.action)

    def tap(self, pos: Pos) -> None:
        if self._look.waiting:
            self.refuse(self.prompt(self.view))
            return
        place = self.road.place_at(pos)
        if place in self._targets():
            self._go(place)
            return
        pick = self._pick_at(pos)
        if pick is not None:
            self.hands.sounds.play("tap")
            self.picked = self._only_pick() if pick == self.picked else pick
        elif place is None:
            self.picked = self._only_pick()
        else:
            self.refuse(self._why_not(place, pos))

    def _go(self, place: int) -> None:
        action = self._targets()[place]
        if isinstance(action, Peek):
            self._look.choose(place)
        else:
            self.choose(action)

    def _why_not(self, place: int, pos: Pos) -> str:
        weather = self.view.phase is Phase.WEATHER and (self.view.bad | self.view.nice) >> place & 1
        if self.picked is not None and not weather:
            return why_not_there(self.view, self.picked, place)
        return why_not_pick(self.view, place, self._ice.bird_at(pos, range(len(self.view.spots))))

    def _pick_at(self, pos: Pos) -> Pick | None:
        place = self.road.place_at(pos)
        penguins = [pick.number for pick in self._choices if pick.kind == "penguin"]
        touched = self._ice.bird_at(pos, penguins)
        if touched is not None:
            return Pick("penguin", touched)
        if place is None or place >= COLONY:
            return None
        return next((pick for pick in self._choices if place_of(self.view, pick) == place), None)

    # Dragging

    def pick_up(self, pos: Pos) -> Any:
        pick = None if self._look.waiting else self._pick_at(pos)
        if pick is None:
            return None
        self.picked = pick
        return self._hand.take(pick, pos, self.view)

    def drag(self, held: Held, pos: Pos) -> None:
        self._hand.carry(held, pos)
        place = self.road.place_at(pos)
        target = place if place in self._targets() else None
        if target != self._target:
            self._target = target
            self._ice.aim_at(target)

    def drop(self, held: Held, pos: Pos) -> None:
        self._target = None
        place = self.road.place_at(pos)
        if place in self._targets():
            self._go(place)
            return
        self._hand.glide_back(held, self.view)
        self.hands.motion.later(0.25, self._lie_down)
        if place is not None and place != place_of(self.view, held.pick):
            self.refuse(why_not_there(self.view, held.pick, place))

    def _lie_down(self) -> None:
        """What glided back belongs to its own layer again."""
        if self._held is None and not self.hands.motion.busy:
            self.show(self.view)

    def put_back(self, held: Held) -> None:
        self._target = None
        self.picked = self._only_pick()
        self.show(self.view)

    # Keys

    def asks_for_time(self) -> bool:
        return self._look.held

    def stops(self) -> list[Stop]:
        if self.view is None or (self.chooser is None and not self._look.waiting):
            return []
        if self._look.cell is not None:
            return [self._stop(self.road.centre(self._look.cell), self._look.press_by_keys)]
        spots = {self._spot_of(pick) for pick in self._choices} | {self.road.centre(place) for place in self._targets()}
        return [self._stop(spot, partial(self.tap, spot)) for spot in spots]

    def _spot_of(self, pick: Pick) -> Pos:
        if pick.kind == "penguin":
            x, y = self._ice.birds[pick.number].center
            return float(x), float(y)
        return self.road.centre(pick.number)

    def _stop(self, spot: Pos, tap: Any) -> Stop:
        return Stop(self.to_window(*spot), partial(self._ice.ring, spot), tap)

    # Motion

    def steps(self, events: Sequence[Event], view: MarchState) -> Iterable[Step]:
        self._played = bool(events)
        return self._motion.steps(events, self.view, view)

    def recall(self, turn: Sequence[Past]) -> None:
        for past in turn:
            for event in past.events:
                self._mark(past.mover, _touched(event))

    def _mark(self, seat: int, places: tuple[int, ...]) -> None:
        before = self._marks[1] if seat == self._marks[0] else ()
        self._marks = (seat, tuple(dict.fromkeys(before + places)))
        self._light_soon()


def _touched(event: Event) -> tuple[int, ...]:
    """The places that belong to a move."""
    match event:
        case Stepped(_, origin, target) | Carried(_, origin, target) | WeatherMoved(_, origin, target):
            return origin, target
        case TilesSwapped(left, right):
            return left, right
        case Looked(cell=cell):
            return (cell,)
    return ()


def _position(view: MarchState) -> tuple[Any, ...]:
    """All that a move can change, whoever looks."""
    return view.spots, view.bad, view.nice, view.face_up, view.phase, view.to_move, view.looked


def _owners(hands: Stagehands) -> list[str]:
    """The colour of whoever leads each penguin."""
    seats = hands.seats
    return [seats[penguin % len(seats)].colour for penguin in range(PENGUINS_IN_ALL[len(seats)])]


BOARD = MarchBoard
