"""The towns under the finger: one large, the others small, the piles and the die below them."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from penguins.core.game import Event
from penguins.core.state import CHANCE, OVER
from penguins.games.icetown.actions import PASS, IceTownAction, Settle, Steal
from penguins.games.icetown.events import Passed, Placed, Rolled, Stolen
from penguins.games.icetown.state import IceTownState
from penguins.session.looking_back import Past
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.keys import KeyStop
from penguins.ui.base.motion import Step
from penguins.ui.base.standing import Standing
from penguins.ui.games.board import Board, Stagehands
from penguins.ui.games.icetown import labels, words
from penguins.ui.games.icetown.choices import Home, TownChoices, new_cell
from penguins.ui.games.icetown.die import UNTHROWN, face_up
from penguins.ui.games.icetown.drag import TownDrag
from penguins.ui.games.icetown.drawing import Ghost, TownLight, TownsDrawing
from penguins.ui.games.icetown.layout import CELL
from penguins.ui.games.icetown.motion import IceTownMotion, TownCalls, left_home, new_home
from penguins.ui.widgets.picture import Picture


class IceTownBoard(Board[IceTownState, IceTownAction]):
    """Roll, take, settle. Which town is large follows what is to be done, and a tap on a small one."""

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(hands, **kwargs)
        self.drawing = TownsDrawing(hands, self.life)
        self.drawing.answer.bind(on_tap=lambda _: self.choose(PASS))
        self.add_widget(self.drawing)
        self._drag = TownDrag(self.drawing, hands.motion)
        calls = TownCalls(self._note, self.show, self.tell, self.change_prompt)
        self._motion = IceTownMotion(self.drawing, hands, calls)
        self._shake = hands.shake
        self.choices: TownChoices | None = None
        """What may be chosen, and what has been so far; None while nobody chooses."""
        self._counted: int | None = None
        self._rolled = UNTHROWN
        """The face of the die that the last move went by."""
        self._featured: int | None = None
        """Whose town is talked about."""
        self._last: Home | None = None
        self._ghosts: dict[int, Ghost] = {}
        """By seat, where somebody was stolen, until whoever was robbed has had a turn."""
        self._hint: IceTownAction | None = None
        self._piece_only = False
        self._before_drag: tuple[tuple[int | None, Home | None], int] = ((None, None), 0)
        """What was chosen, and whose town was large, when a drag began."""
        self._small_home: Box | None = None
        """Where one's own town stood then, if it was small: it grows as soon as somebody of another town is taken."""

    # Showing

    def show(self, view: IceTownState) -> None:
        self.view = view
        if not self.drawing.places:
            self.drawing.arrange(self.area, view.turn)
        self.drawing.arrange(self.area, self._natural_focus(view) if self.chooser is None else self.drawing.focus)
        self.drawing.settle(view)
        self._light()
        if self.die_waits:
            self._shake.start(self._shaken)

    def _natural_focus(self, view: IceTownState) -> int:
        """Looking back, the town that is talked about. In a match the only person's, if that of whose turn it is can
        be followed beside it; else that one."""
        if self._featured is not None and not self.at_table:
            return self._featured
        humans = self.hands.humans
        return humans[0] if len(humans) == 1 and not self.drawing.too_small else view.turn

    def _focus(self, seat: int) -> None:
        """Make that town the large one, and light what there is to do."""
        if seat != self.drawing.focus:
            self.drawing.arrange(self.area, seat)
        self._light()
        self.change_prompt()

    def feature(self, seat: int) -> None:
        self._featured = seat
        if self.view is not None:
            self._focus(seat)

    def _light(self) -> None:
        if self.view is not None:
            gains = self.hands.house.gains
            last, ghosts = self._last, tuple(self._ghosts.values())
            face = face_up(self.view) or self._rolled
            light = TownLight(
                self.choices, last, ghosts, self._counted, self._hint, self._piece_only, gains, face, self.die_waits
            )
            self.drawing.light(self.view, light)

    def forget_last(self) -> None:
        self._last = None
        self._ghosts = {}
        self._rolled = UNTHROWN

    def remember(self, past: Past) -> None:
        for event in past.events:
            self._note(event)
        for view in (past.before, past.view):
            assert isinstance(view, IceTownState)
            self._rolled = face_up(view) or self._rolled

    def _note(self, event: Event) -> None:
        """Mark where a penguin has just come to, and perhaps from another town."""
        if isinstance(event, Placed | Stolen | Passed):
            self._ghosts.pop(event.seat, None)
        if isinstance(event, Rolled):
            self._rolled = 7 - event.face if event.underside else event.face
        self._last = new_home(event) or self._last
        ghost = left_home(event)
        if ghost is not None:
            self._ghosts[ghost.home.seat] = ghost

    # What is to be done

    def turn_of(self, view: IceTownState) -> int | None:
        return None if view.to_move == OVER else view.turn

    def asks_for_time(self) -> bool:
        """While the towns glide, it is being seen whose turn it is."""
        return self.drawing.glides

    def waits_for_hand(self, view: IceTownState) -> bool:
        return view.to_move == CHANCE and self.hands.seats[view.turn].is_human

    @property
    def die_waits(self) -> bool:
        """Whether a person should roll the die now."""
        return bool(self.at_table) and self.view is not None and self.waits_for_hand(self.view)

    def let_choose(self, seat: int) -> None:
        super().let_choose(seat)
        choices = self.choices = TownChoices(self.view)
        self._hint = self._motion.let_go_at = None
        self._focus(choices.richest_victim if choices.victims else seat)

    def stop_choosing(self) -> None:
        super().stop_choosing()
        self.choices = self._hint = self._counted = None
        self._light()

    def point_at(self, action: IceTownAction, *, piece_only: bool = False) -> None:
        self._hint, self._piece_only = action, piece_only
        focus = self.drawing.focus
        if isinstance(action, Settle):
            focus = self.view.turn
            if self.choices is not None and not piece_only:
                self.choices.colour = action.colour
        elif isinstance(action, Steal) and (self.choices is None or self.choices.loot is None):
            focus = action.victim
        self._focus(focus)
        self.drawing.show_hand(self.view, action, piece_only=piece_only)

    def takes_first(self, action: IceTownAction) -> bool:
        if isinstance(action, Settle):
            return len(TownChoices(self.view).colours) > 1
        return isinstance(action, Steal)

    def ends_at(self, action: IceTownAction, pos: Pos) -> bool:
        choices, own = self._deciding(), self.drawing.towns[self.view.turn]
        at_home = self.drawing.focus == choices.seat == self.drawing.town_at(pos)
        if not at_home or not isinstance(action, Settle | Steal):
            return False
        if isinstance(action, Settle):
            means_it = choices.chosen == (action.colour, None)
        else:
            means_it = choices.loot in (None, Home(action.victim, action.origin))
        return means_it and own.cell_at(pos) == new_cell(action)

    # Words

    def prompt(self, view: IceTownState) -> str:
        focus = self.drawing.focus
        if self._counted is not None:
            return words.counted(self._counted, view.points(focus)[self._counted])
        if view.to_move == CHANCE:
            return words.roll_prompt(self._shake.possible)
        choices = self.choices or TownChoices(view)
        return words.prompt(choices, self.hands.seats[focus].name if focus in choices.victims else "")

    def standing(self, view: IceTownState, seat: int) -> Standing:
        return words.standing(view, seat)

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
        self.drawing.controls.die.wait(hops=False)

    # Fingers

    def on_touch_down(self, touch: Any) -> bool:
        """The die, the piles and the small towns listen even while nobody chooses."""
        if super().on_touch_down(touch):
            return True
        if self.view is None or touch.is_mouse_scrolling or not self.collide_point(*touch.opos):
            return False
        return self._touch(touch.opos)

    def _touch(self, pos: Pos) -> bool:
        """Roll the die, tap a pile to see what counts, or a town to see it large; whether there was one."""
        if self.die_waits and self.drawing.controls.die.box.holds(pos):
            self.leave_to_chance()
            return True
        pile, seat = self.drawing.controls.pile_at(pos), self.drawing.town_at(pos)
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
        choices = self._deciding()
        pile, seat = self.drawing.controls.pile_at(pos), self.drawing.town_at(pos)
        if pile is not None:
            self._tap_pile(choices, pile)
        elif seat is not None and seat != self.drawing.focus:
            self._look_at(seat)
        elif seat is not None:
            self._tap_cell(choices, seat, self.drawing.towns[seat].cell_at(pos))

    def label_at(self, pos: Pos) -> str:
        return "" if self.view is None else self._told_at(pos)

    def _told_at(self, pos: Pos) -> str:
        seat, controls = self.drawing.town_at(pos), self.drawing.controls
        if seat is not None:
            return self._label_in_town(seat, pos)
        return controls.told_at(pos, self.view, self.drawing.focus, self._name(self.drawing.focus))

    def _label_in_town(self, seat: int, pos: Pos) -> str:
        """Of who lives there, or what is written there; of its sign and its fence, whose town it is."""
        town = self.drawing.towns[seat]
        cell = None if town.sign.collide_point(*pos) else town.cell_at(pos)
        if cell is None:
            return labels.on_town(self.view, seat, self._name(seat))
        if cell in town.numbered:
            colour = town.numbered[cell]
            return words.counted(colour, self.view.points(seat)[colour])
        ghost = self._ghosts.get(seat)
        stolen = ghost.colour if ghost is not None and ghost.home.cell == cell else None
        return labels.in_town(self.view, seat, cell, town.gains.get(cell), stolen)

    def _name(self, seat: int) -> str:
        return self.hands.seats[seat].name

    def _deciding(self) -> TownChoices:
        assert self.choices is not None  # fingers are listened to only while somebody chooses
        return self.choices

    def _tap_pile(self, choices: TownChoices, pile: int) -> None:
        """Choose a colour; where there is nothing to choose, see what it counts."""
        if pile in choices.colours and (pile, choices.seat) != (choices.colour, self.drawing.focus):
            choices.colour = pile
            self._go_home(choices)
        else:
            self._count(pile)

    def _tap_cell(self, choices: TownChoices, seat: int, cell: int | None) -> None:
        if seat == choices.seat:
            self._settle(choices, cell)
        elif choices.take(seat, cell):
            self.hands.sounds.play("steal")
            self._go_home(choices)

    def _go_home(self, choices: TownChoices) -> None:
        """A penguin is in hand: show where it may live."""
        self._counted = None
        self._focus(choices.seat)

    def _settle(self, choices: TownChoices, cell: int | None) -> bool:
        """Let the penguin in hand live there, or say why not."""
        allowed = cell is not None and cell in choices.targets()
        if allowed and cell is not None:
            self.choose(choices.settle_at(cell))
        else:
            self.refuse(words.why_not_here(choices, cell))
        return allowed

    # Dragging

    def pick_up(self, pos: Pos) -> Picture | None:
        choices, focus = self._deciding(), self.drawing.focus
        self._before_drag = choices.chosen, focus
        self._small_home = self.drawing.places[choices.seat].town if focus != choices.seat else None
        if not self._take(choices, focus, pos):
            return None
        if self._before_drag != (choices.chosen, choices.seat) or self._counted is not None:  # else all is lit already
            self._go_home(choices)
        return self._drag.take(choices, pos)

    def _take(self, choices: TownChoices, focus: int, pos: Pos) -> bool:
        """Take the penguin there: from a pile, from the large town of another, or the stolen one that waits."""
        pile = self.drawing.controls.pile_at(pos)
        if pile is None:
            return choices.take(focus, self.drawing.towns[focus].cell_at(pos))
        if pile in choices.colours:
            choices.colour = pile
        return pile in choices.colours or choices.loot is not None

    def drag(self, held: Picture, pos: Pos) -> None:
        self._drag.move(held, self._deciding(), pos)

    def drop(self, held: Picture, pos: Pos) -> None:
        choices = self._deciding()
        own, seat = self.drawing.towns[choices.seat], self.drawing.town_at(pos)
        self._drag.let_go()
        self._motion.let_go_at = held.center
        if seat == choices.seat and self._settle(choices, own.cell_at(pos)):
            self._drag.cut_short()
            return
        self._motion.let_go_at = None
        went_home = self._small_home is not None and self._small_home.holds(pos)
        if seat is not None and seat != choices.seat and not went_home:
            self.refuse(words.not_your_town())
        self._drag.glide_back(held, choices, self._is_back)

    def _is_back(self) -> None:
        if self._held is None:
            self._light()

    def put_back(self, held: Picture) -> None:
        """As if it had never been taken."""
        self._drag.cut_short()
        if self.choices is not None:
            chosen, focus = self._before_drag
            self.choices.take_back(chosen)
            self._focus(focus)

    # Keys

    def sights(self) -> Sequence[Box]:
        towns = [place.room for place in self.drawing.places]
        return [*towns, *(pile.box for pile in self.drawing.controls.piles)]

    def key_stops(self) -> list[KeyStop]:
        cells, controls = (self._cell_boxes(), self._control_boxes()) if self.view is not None else ([], [])
        return [*(self._stop(box, target=True) for box in cells), *map(self._stop, controls)]

    def _control_boxes(self) -> list[Box]:
        """Of the piles, the small towns, and the die if it waits."""
        controls = self.drawing.controls
        boxes = [pile.box for pile in controls.piles]
        boxes += [place.town for seat, place in enumerate(self.drawing.places) if seat != self.drawing.focus]
        return [controls.die.box, *boxes] if self.die_waits else boxes

    def _cell_boxes(self) -> list[Box]:
        """Of what can be chosen in the large town."""
        choices, focus = self.choices, self.drawing.focus
        if choices is None:
            return []
        town, size = self.drawing.towns[focus], CELL * self.drawing.towns[focus].scale
        centres = [town.centre(cell) for cell in choices.cells(focus)]
        return [Box(x - size / 2, y - size / 2, size, size) for x, y in centres]

    def _stop(self, box: Box, *, target: bool = False) -> KeyStop:
        press = partial(self._press, box.centre)
        return self.key_stop(box.centre, partial(self.drawing.ring, box), press, target=target)

    def _press(self, pos: Pos) -> None:
        if self.chooser is None:
            self._touch(pos)
        else:
            self.tap(pos)

    # Motion

    def steps(self, events: Sequence[Event], view: IceTownState) -> Iterable[Step]:
        return self._motion.steps(events, view)


BOARD = IceTownBoard
