"""The towns under the finger: one large, the others small, the piles and the die below them."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from penguins.core.game import Event
from penguins.core.state import CHANCE, OVER
from penguins.games.icetown.actions import PASS, IceTownAction, Settle, Steal
from penguins.games.icetown.events import Placed, Stolen
from penguins.games.icetown.state import IceTownState
from penguins.games.icetown.town import COLOURS, town_cells
from penguins.session.stage import Past
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.facts import Fact
from penguins.ui.base.keys import Stop
from penguins.ui.base.motion import Step
from penguins.ui.base.words.translate import tr
from penguins.ui.games.board import Board, Stagehands
from penguins.ui.games.icetown.motion import IceTownMotion, TownCalls
from penguins.ui.games.icetown.town import CELL
from penguins.ui.games.icetown.towns_view import Light, TownsView
from penguins.ui.games.icetown.turn import Home, Turn
from penguins.ui.games.icetown.words import counted, facts, roll_prompt, turn_prompt, why_not_here
from penguins.ui.widgets.picture import Picture


class IceTownBoard(Board[IceTownState, IceTownAction]):
    """Roll, take, settle. Which town is large follows what is to be done, and a tap on a small one."""

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(hands, **kwargs)
        self.scene = TownsView(hands.seats)
        self.scene.answer.bind(on_tap=lambda _: self.choose(PASS))
        self.add_widget(self.scene)
        self._motion = IceTownMotion(self.scene, hands, TownCalls(self._mark, self.show, self.tell, self.change_prompt))
        self._shake = hands.shake
        self.focus_seat = 0
        """Whose town is large."""
        self.turn: Turn | None = None
        """The decision on its way, while somebody chooses."""
        self._counted: int | None = None
        self._last: Home | None = None
        self._hint: IceTownAction | None = None
        self._under_finger = Picture(name="", size_hint=(None, None))
        self._ring = Picture(name="town_hint", size_hint=(None, None))
        self._before_drag: tuple[int | None, Home | None, int] = (None, None, 0)

    # Showing

    def show(self, view: IceTownState) -> None:
        self.view = view
        if self.chooser is None:
            self.focus_seat = self._natural_focus(view)
        self.scene.arrange(self.area, self.focus_seat)
        self.scene.settle(view)
        self._light()
        if self.die_waits:
            self._shake.start(self._shaken)

    def _natural_focus(self, view: IceTownState) -> int:
        """The only person's town, else that of whose turn it is."""
        humans = [number for number, seat in enumerate(self.hands.seats) if seat.is_human]
        return humans[0] if len(humans) == 1 else view.turn

    def _focus(self, seat: int) -> None:
        """Make that town the large one, and light what there is to do."""
        changed, self.focus_seat = seat != self.focus_seat, seat
        if changed:
            self.scene.arrange(self.area, seat)
            large = self.scene.towns[seat]
            large.opacity = 0.4
            self.hands.motion.animate(large, theme.FADE_SECONDS, opacity=1.0)
        self._light()
        self.change_prompt()

    def _light(self) -> None:
        if self.scene.layout is not None:
            gains = self.hands.preferences.show_gains
            hops = self.hands.motion.factor > 0
            light = Light(self.turn, self._last, self._counted, self._hint, gains, self.die_waits, hops)
            self.scene.light(self.view, light)

    def recall(self, turn: Sequence[Past]) -> None:
        for event in (event for past in turn for event in past.events):
            if isinstance(event, Placed):
                self._last = Home(event.seat, event.cell)
            elif isinstance(event, Stolen):
                self._last = Home(event.seat, event.target)

    def _mark(self, home: Home) -> None:
        """Where a penguin has just come to."""
        self._last = home

    # What is to be done

    def turn_of(self, view: IceTownState) -> int | None:
        return None if view.to_move == OVER else view.turn

    def waits_for_hand(self, view: IceTownState) -> bool:
        return view.to_move == CHANCE and self.hands.seats[view.turn].is_human

    @property
    def die_waits(self) -> bool:
        """Whether a person should roll the die now."""
        return bool(self.at_table) and self.view is not None and self.waits_for_hand(self.view)

    def let_choose(self, seat: int) -> None:
        super().let_choose(seat)
        turn = self.turn = Turn(self.view)
        self._hint = self._motion.let_go_at = None
        self._focus(turn.richest_victim if turn.victims else seat)

    def stop_choosing(self) -> None:
        super().stop_choosing()
        self.turn = self._hint = self._counted = None
        self._light()

    def point_at(self, action: IceTownAction) -> None:
        self._hint = action
        focus = self.focus_seat
        if isinstance(action, Settle):
            focus = self.view.turn
            if self.turn is not None:
                self.turn.colour = action.colour
        elif isinstance(action, Steal) and (self.turn is None or self.turn.loot is None):
            focus = action.victim
        self._focus(focus)

    # Words

    def prompt(self, view: IceTownState) -> str:
        focus = self.focus_seat
        if self._counted is not None:
            return counted(self._counted, view.points(focus)[self._counted])
        if view.to_move == CHANCE:
            return roll_prompt(self._shake.possible)
        turn = self.turn or Turn(view)
        return turn_prompt(turn, self.hands.seats[focus].name if focus in turn.victims else "")

    def facts(self, view: IceTownState, seat: int) -> Sequence[Fact]:
        return facts(view, seat)

    # Shaking

    def _shaken(self) -> None:
        if self.die_waits:
            self.leave_to_chance()

    def interrupt(self) -> None:
        super().interrupt()
        self._shake.stop()

    def close(self) -> None:
        super().close()
        self._shake.stop()
        self.scene.controls.rest()

    # Fingers

    def on_touch_down(self, touch: Any) -> bool:
        """The die, the piles and the small towns listen even while nobody chooses."""
        if super().on_touch_down(touch):
            return True
        if self.view is None or touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        return self._touch(touch.pos)

    def _touch(self, pos: Pos) -> bool:
        """Roll the die, tap a pile to see what counts, or a town to see it large; whether there was one."""
        if self.die_waits and self.scene.controls.die.box.holds(pos):
            self.leave_to_chance()
            return True
        pile, seat = self.scene.controls.pile_at(pos), self.scene.town_at(pos)
        if pile is not None:
            self._count(pile)
        elif seat is not None:
            self._look_at(seat)
        return pile is not None or seat is not None

    def _count(self, colour: int) -> None:
        """Draw what that colour counts, or no longer."""
        self._counted = None if colour == self._counted else colour
        self._light()
        self.change_prompt()

    def _look_at(self, seat: int) -> None:
        self._counted = None
        self._focus(seat)

    def tap(self, pos: Pos) -> None:
        turn = self._deciding()
        pile, seat = self.scene.controls.pile_at(pos), self.scene.town_at(pos)
        if pile is not None:
            self._tap_pile(turn, pile)
        elif seat is not None and seat != self.focus_seat:
            self._look_at(seat)
        elif seat is not None:
            self._tap_cell(turn, seat, self.scene.towns[seat].cell_at(pos))

    def _deciding(self) -> Turn:
        assert self.turn is not None  # fingers are listened to only while somebody chooses
        return self.turn

    def _tap_pile(self, turn: Turn, pile: int) -> None:
        """Choose a colour; where there is nothing to choose, see what it counts."""
        if pile in turn.colours and (pile, turn.seat) != (turn.colour, self.focus_seat):
            turn.colour = pile
            self._go_home(turn)
        else:
            self._count(pile)

    def _tap_cell(self, turn: Turn, seat: int, cell: int | None) -> None:
        if seat == turn.seat:
            self._settle(turn, cell)
        elif turn.take(seat, cell):
            self.hands.sounds.play("steal")
            self._go_home(turn)

    def _go_home(self, turn: Turn) -> None:
        """A penguin is in hand: show where it may live."""
        self._counted = None
        self._focus(turn.seat)

    def _settle(self, turn: Turn, cell: int | None) -> bool:
        """Let the penguin in hand live there, or say why not."""
        allowed = cell is not None and cell in turn.targets()
        if allowed and cell is not None:
            self.choose(turn.settle_at(cell))
        else:
            self.refuse(why_not_here(turn, cell))
        return allowed

    # Drags

    def pick_up(self, pos: Pos) -> Any:
        turn, focus = self._deciding(), self.focus_seat
        self._before_drag = (turn.colour, turn.loot, focus)
        if not self._take(turn, focus, pos):
            return None
        self._go_home(turn)
        return self._carry(turn, pos)

    def _take(self, turn: Turn, focus: int, pos: Pos) -> bool:
        """Take the penguin there: from a pile, from the large town of another, or the stolen one that waits."""
        pile = self.scene.controls.pile_at(pos)
        if pile is None:
            return turn.take(focus, self.scene.towns[focus].cell_at(pos))
        if pile in turn.colours:
            turn.colour = pile
        return pile in turn.colours or turn.loot is not None

    def _carry(self, turn: Turn, pos: Pos) -> Picture:
        assert turn.held is not None
        self.scene.controls.show_hand(None, stolen=False, hops=False)
        cell = CELL * self.scene.towns[turn.seat].scale
        self._under_finger.name, self._under_finger.size = "", (cell, cell)
        self.scene.above.add_widget(self._under_finger)
        size = cell * 1.15
        return self.scene.above.put(f"penguin_{COLOURS[turn.held]}_carried", pos, (size, size))

    def drag(self, held: Picture, pos: Pos) -> None:
        held.center = pos[0], pos[1] + held.height * 0.3
        turn = self._deciding()
        town = self.scene.towns[turn.seat]
        cell = town.cell_at(pos)
        if cell is not None and cell in turn.targets():
            self._under_finger.center = town.centre(cell)
            self._under_finger.name = "town_picked"
        else:
            self._under_finger.name = ""

    def drop(self, held: Picture, pos: Pos) -> None:
        turn = self._deciding()
        own, seat = self.scene.towns[turn.seat], self.scene.town_at(pos)
        self.scene.above.remove_widget(self._under_finger)
        self._motion.let_go_at = held.center
        if seat == turn.seat and self._settle(turn, own.cell_at(pos)):
            self.scene.above.remove_widget(held)
            return
        self._motion.let_go_at = None
        if seat is not None and seat != turn.seat:
            self.refuse(tr("Penguins settle in your own town."))
        self._glide_back(turn, held)

    def _glide_back(self, turn: Turn, held: Picture) -> None:
        """It waits where it can be taken again."""
        controls = self.scene.controls
        place = controls.loot if turn.loot else controls.piles[turn.colour or 0].waiting
        self.hands.motion.animate(held, theme.MOVE_SECONDS, center_x=place.center_x, center_y=place.center_y)
        self.hands.motion.later(theme.MOVE_SECONDS, partial(self._is_back, held))

    def _is_back(self, held: Picture) -> None:
        self.scene.above.remove_widget(held)
        if self._held is None:
            self._light()

    def put_back(self, held: Picture) -> None:
        """As if it had never been taken."""
        self.scene.above.clear_widgets()
        if self.turn is not None:
            self.turn.colour, self.turn.loot, focus = self._before_drag
            self._focus(focus)

    # Keys

    def stops(self) -> list[Stop]:
        if self.view is None or self.scene.layout is None:
            return []
        boxes = [pile.box for pile in self.scene.controls.piles]
        boxes += [town.box for seat, town in enumerate(self.scene.towns) if seat != self.focus_seat]
        if self.die_waits:
            boxes.append(self.scene.controls.die.box)
        return [self._stop(box) for box in boxes + self._cell_boxes()]

    def _cell_boxes(self) -> list[Box]:
        """Of what can be chosen in the large town."""
        turn, focus = self.turn, self.focus_seat
        if turn is None:
            return []
        town, size = self.scene.towns[focus], CELL * self.scene.towns[focus].scale
        choices = turn.targets() if focus == turn.seat else town_cells(self.view.settled(focus)) if turn.victims else ()
        centres = [town.centre(cell) for cell in choices]
        return [Box(x - size / 2, y - size / 2, size, size) for x, y in centres]

    def _stop(self, box: Box) -> Stop:
        return Stop(self.to_window(*box.centre), partial(self._put_ring, box), partial(self._press, box.centre))

    def _put_ring(self, box: Box, on: bool) -> None:
        self.scene.above.remove_widget(self._ring)
        if on:
            side = min(box.width, box.height)
            self._ring.size, self._ring.center = (side, side), box.centre
            self.scene.above.add_widget(self._ring)

    def _press(self, pos: Pos) -> None:
        if self.chooser is None:
            self._touch(pos)
        else:
            self.tap(pos)

    # Motion

    def steps(self, events: Sequence[Event], view: IceTownState) -> Iterable[Step]:
        return self._motion.steps(events, view)


BOARD = IceTownBoard
