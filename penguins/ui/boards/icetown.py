"""The towns under the finger: one large, the others small, the piles and the die beside them."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from kivy.metrics import dp
from kivy.properties import NumericProperty

from penguins.core.game import Event
from penguins.core.state import CHANCE, OVER
from penguins.games.icetown.actions import PASS, PLACES, STEALS, IceTownAction, Place, Steal
from penguins.games.icetown.die import STEAL, colours_to_take
from penguins.games.icetown.events import pass_reason
from penguins.games.icetown.scoring import counting_cells, points_of
from penguins.games.icetown.state import IceTownState
from penguins.games.icetown.town import COLOURS, cells_of
from penguins.ui import theme
from penguins.ui.boards.board import Board, Pos, Stagehands
from penguins.ui.boards.icetown_controls import Controls
from penguins.ui.boards.icetown_help import HelpCard
from penguins.ui.boards.icetown_layout import Box, TownLayout, lay_out
from penguins.ui.boards.icetown_motion import steps
from penguins.ui.boards.pieces import Layer
from penguins.ui.boards.town_view import TownView
from penguins.ui.facts import Fact
from penguins.ui.keys import Stop
from penguins.ui.motion import Step
from penguins.ui.text import mark, tr
from penguins.ui.widgets.buttons import IconButton, PushButton
from penguins.ui.widgets.picture import Picture
from penguins.ui.words import COLOUR_NAMES

_PICK_PROMPT = {
    "town_full": mark("Your town is full: nothing to do this time."),
    "nothing_to_steal": mark("There is nobody to steal: nothing to do this time."),
    "piles_empty": mark("These piles are empty: nothing to do this time."),
}


class IceTownBoard(Board[IceTownState, IceTownAction]):
    """Roll, take, settle. Which town is large follows what is to be done, and a tap on a small one."""

    focus_seat = NumericProperty(0)
    """Whose town is large."""

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(hands, **kwargs)
        self.towns = [TownView(seat.colour) for seat in hands.seats]
        self.controls = Controls()
        self.above = Layer()
        self._answer = PushButton(text=tr("No, thanks"))
        self._answer.bind(on_tap=lambda _: self.choose(PASS))
        self._help = IconButton(icon="icon_help", label=tr("What counts?"))
        self._help.bind(on_tap=lambda _: HelpCard().open())
        for child in (*self.towns, self.controls, self._help, self.above):
            self.add_widget(child)
        self._layout: TownLayout | None = None
        self._colour: int | None = None
        """The colour that is being placed."""
        self._loot: tuple[int, int] | None = None
        """The penguin that is being stolen: its seat and cell."""
        self._counted: int | None = None
        """The colour whose counting penguins are marked."""
        self._last: tuple[int, int] | None = None
        self._hint: IceTownAction | None = None

    # Showing

    def show(self, view: IceTownState) -> None:
        self.view = view
        if self.chooser is None:
            self.focus_seat = self._natural_focus(view)
        self._arrange()
        for seat, town in enumerate(self.towns):
            town.settle(view.town(seat))
        self._light()

    def _natural_focus(self, view: IceTownState) -> int:
        """The only person's town, else that of whose turn it is."""
        humans = [number for number, seat in enumerate(self.hands.seats) if seat.is_human]
        return humans[0] if len(humans) == 1 else view.turn

    def _arrange(self) -> None:
        area = Box(self.x, self.y, self.width, self.height)
        self._layout = lay_out(area, len(self.towns) - 1, dp(theme.TARGET))
        small = iter(self._layout.small)
        for seat, town in enumerate(self.towns):
            box = self._layout.large if seat == self.focus_seat else next(small)
            if town.box != box:
                town.place(box)
        for pile, box in zip(self.controls.piles, self._layout.piles, strict=True):
            pile.place(box)
        self.controls.die.place(self._layout.die)
        self._answer.center = self._layout.hand.centre
        self._help.center = self._layout.help.centre

    def on_focus_seat(self, *_: Any) -> None:
        if self.view is not None and self._layout is not None:
            self._arrange()
            self._light()

    # Light

    def _light(self) -> None:
        view = self.view
        for town in self.towns:
            town.no_light()
        if self._last is not None:
            self.towns[self._last[0]].light("town_mark", [self._last[1]])
        self._light_choices()
        self._light_counted()
        self._light_hint()
        colours = self._colours() if self.chooser is not None else ()
        lit = (self._colour,) if self._colour is not None else colours
        self.controls.show_piles(view.piles, view.points(int(self.focus_seat)), lit)
        self.controls.die.show(view.roll, self.waits_for_hand(view))
        self._show_answer()

    def _light_choices(self) -> None:
        if self.chooser is None:
            return
        if self.focus_seat == self.chooser:
            targets = self._targets()
            self.towns[self.chooser].light("town_lit", targets)
            if self.hands.preferences.show_gains and targets:
                self.towns[self.chooser].show_gains(self._gains(targets))
        elif self._stealing():
            self.towns[int(self.focus_seat)].light("town_lit", cells_of(self.view.settled(int(self.focus_seat))))

    def _light_counted(self) -> None:
        if self._counted is not None:
            for seat, town in enumerate(self.towns):
                town.light("town_picked", cells_of(counting_cells(self.view.town(seat))[self._counted]))

    def _light_hint(self) -> None:
        if isinstance(self._hint, Place):
            self.towns[self.view.turn].light("town_hint", [self._hint.cell])
        elif isinstance(self._hint, Steal):
            self.towns[self._hint.victim].light("town_hint", [self._hint.origin])
            self.towns[self.view.turn].light("town_hint", [self._hint.target])

    def _show_answer(self) -> None:
        can_pass = self.chooser is not None and PASS in self.view.legal_actions()
        if can_pass and self._answer.parent is None:
            self.add_widget(self._answer)
        elif not can_pass and self._answer.parent is not None:
            self.remove_widget(self._answer)
        self._answer.text = tr("No, thanks") if self._stealing() and self._victims() else tr("Go on")
        for pile in self.controls.piles:
            pile.opacity = 0.25 if can_pass else 1.0

    # What is to be done

    def _stealing(self) -> bool:
        return self.view.roll == STEAL

    def _victims(self) -> list[int]:
        if not self.view.free(self.view.turn):
            return []
        return [seat for seat in range(self.view.players) if seat != self.view.turn and self.view.settled(seat)]

    def _colours(self) -> tuple[int, ...]:
        if not self.view.free(self.view.turn):
            return ()
        return colours_to_take(self.view.roll, self.view.piles)

    def _targets(self) -> Sequence[int]:
        """Where the penguin in hand may settle."""
        holding = self._colour is not None or self._loot is not None
        return cells_of(self.view.free(self.view.turn)) if holding else ()

    def _held_colour(self) -> int | None:
        if self._loot is not None:
            return self.view.colour_at(*self._loot)
        return self._colour

    def _gains(self, targets: Sequence[int]) -> dict[int, int]:
        """What each space would add to the score."""
        colour = self._held_colour()
        assert colour is not None
        town = self.view.town(self.view.turn)
        now = points_of(town).total
        gains = {}
        for cell in targets:
            town[colour] |= 1 << cell
            gains[cell] = points_of(town).total - now
            town[colour] ^= 1 << cell
        return gains

    def turn_of(self, view: IceTownState) -> int | None:
        return None if view.to_move == OVER else view.turn

    def waits_for_hand(self, view: IceTownState) -> bool:
        return view.to_move == CHANCE and self.hands.seats[view.turn].is_human

    def let_choose(self, seat: int) -> None:
        super().let_choose(seat)
        self._colour = self._loot = self._hint = None
        colours = self._colours()
        if len(colours) == 1:
            self._colour = colours[0]
        victims = self._victims() if self._stealing() else []
        self.focus_seat = max(victims, key=lambda victim: self.view.settled(victim).bit_count()) if victims else seat
        self._light()

    def stop_choosing(self) -> None:
        super().stop_choosing()
        self._colour = self._loot = self._hint = self._counted = None
        if self.view is not None and self._layout is not None:
            self._light()

    def point_at(self, action: IceTownAction) -> None:
        self._hint = action
        if isinstance(action, Place):
            self._colour = action.colour
            self.focus_seat = self.view.turn
        elif isinstance(action, Steal) and self._loot is None:
            self.focus_seat = action.victim
        self._light()

    # Words

    def prompt(self, view: IceTownState) -> str:
        if view.to_move == CHANCE:
            return tr("Tap the die.")
        if self._stealing():
            return self._steal_prompt()
        if not self._colours():
            return tr(_PICK_PROMPT[pass_reason(view)])
        if self._colour is None:
            return tr("Choose a colour.")
        return tr("Give your {colour} penguin a place.", colour=tr(COLOUR_NAMES[COLOURS[self._colour]]))

    def _steal_prompt(self) -> str:
        if not self._victims():
            return tr(_PICK_PROMPT[pass_reason(self.view)])
        if self._loot is None:
            return tr("Steal a penguin, if you like.")
        return tr("Give it a place in your town.")

    def facts(self, view: IceTownState, seat: int) -> Sequence[Fact]:
        total = view.points(seat).total
        return (
            Fact("icon_trophy", str(total), tr("{number} points", number=total)),
            Fact("icon_people", str(view.settled(seat).bit_count()), tr("penguins in town")),
        )

    # Fingers

    def on_touch_down(self, touch: Any) -> bool:
        """The die and the small towns listen even while nobody chooses on the board."""
        if self.view is not None and self.chooser is None and self.collide_point(*touch.pos):
            if self.waits_for_hand(self.view) and self.controls.die.box.holds(touch.pos):
                self.dispatch("on_chance")
                return True
            return self._look(touch.pos)
        return super().on_touch_down(touch)

    def _look(self, pos: Pos) -> bool:
        """Tap a town to see it large, or a pile to see what counts."""
        pile = self.controls.pile_at(pos)
        if pile is not None:
            self._counted = None if pile == self._counted else pile
            self._light()
            return True
        seat = self._town_at(pos)
        if seat is not None and seat != self.focus_seat:
            self.focus_seat = seat
        return seat is not None

    def _town_at(self, pos: Pos) -> int | None:
        return next((seat for seat, town in enumerate(self.towns) if town.box.holds(pos)), None)

    def tap(self, pos: Pos) -> None:
        self._counted = None
        pile = self.controls.pile_at(pos)
        if pile is not None:
            self._tap_pile(pile)
            return
        seat = self._town_at(pos)
        if seat is None:
            return
        cell = self.towns[seat].cell_at(pos)
        if seat != self.focus_seat:
            self.focus_seat = seat
        elif seat == self.chooser:
            self._settle_at(cell)
        elif self._stealing():
            self._take(seat, cell)

    def _tap_pile(self, pile: int) -> None:
        if pile in self._colours():
            self._colour = pile
            self.focus_seat = self.chooser
            self.dispatch("on_prompt")
        else:
            self._counted = pile
        self._light()

    def _settle_at(self, cell: int | None) -> None:
        if cell is not None and cell in self._targets():
            self._choose_target(cell)
        elif self._held_colour() is None:
            self.refuse(tr("Choose a colour first.") if self._colours() else self.prompt(self.view))
        else:
            self.refuse(tr("A penguin needs a free place."))

    def _choose_target(self, cell: int) -> None:
        if self._loot is not None:
            victim, origin = self._loot
            self.choose(STEALS[victim][origin][cell])
        elif self._colour is not None:
            self.choose(PLACES[self._colour][cell])

    def _take(self, seat: int, cell: int | None) -> None:
        if cell is not None and self.view.settled(seat) >> cell & 1:
            self._loot = (seat, cell)
            self.hands.sounds.play("steal")
            self.focus_seat = self.chooser
            self.dispatch("on_prompt")
            self._light()

    def pick_up(self, pos: Pos) -> Any:
        pile = self.controls.pile_at(pos)
        if pile is not None and pile in self._colours():
            self._tap_pile(pile)
            return self._carry(pile, pos)
        seat = self._town_at(pos)
        if seat is None or seat == self.chooser or not self._stealing():
            return None
        self._take(seat, self.towns[seat].cell_at(pos))
        colour = self._held_colour()
        return None if colour is None else self._carry(colour, pos)

    def _carry(self, colour: int, pos: Pos) -> Picture:
        size = 64 * self.towns[int(self.focus_seat)].scale
        return self.above.put(f"penguin_{COLOURS[colour]}_carried", pos, (size, size))

    def drag(self, held: Picture, pos: Pos) -> None:
        held.center = pos[0], pos[1] + held.height * 0.3

    def drop(self, held: Picture, pos: Pos) -> None:
        self.above.remove_widget(held)
        own = self.towns[int(self.chooser)]
        if own.box.holds(pos):
            self._settle_at(own.cell_at(pos))
        else:
            self._back_from_drag()

    def put_back(self, held: Picture) -> None:
        self.above.remove_widget(held)
        self._back_from_drag()

    def _back_from_drag(self) -> None:
        """What was carried is where it was; a single colour is still the one to place."""
        if self.chooser is not None:
            self.let_choose(int(self.chooser))
            self.dispatch("on_prompt")

    # Keys

    def stops(self) -> list[Stop]:
        if self.view is None or self._layout is None:
            return []
        if self.waits_for_hand(self.view):
            return [self._stop(self._layout.die.centre, lambda: self.dispatch("on_chance"))]
        if self.chooser is None:
            return []
        spots = [self.towns[self.chooser].centre(cell) for cell in self._targets()]
        if self._stealing() and self._loot is None:
            victim = int(self.focus_seat)
            spots = [self.towns[victim].centre(cell) for cell in cells_of(self.view.settled(victim))]
        spots += [self._layout.piles[colour].centre for colour in self._colours()]
        spots += [town.box.centre for seat, town in enumerate(self.towns) if seat != self.focus_seat]
        return [self._stop(spot, partial(self.tap, spot)) for spot in spots]

    def _stop(self, spot: Pos, tap: Any) -> Stop:
        def mark_spot(on: bool) -> None:
            self.above.clear_widgets()
            if on:
                size = 64 * self.towns[int(self.focus_seat)].scale
                self.above.put("town_hint", spot, (size, size))

        return Stop(self.to_window(*spot), mark_spot, tap)

    def steps(self, events: Sequence[Event], view: IceTownState) -> Iterable[Step]:
        return steps(self, events, view)

    def mark_last(self, seat: int, cell: int) -> None:
        """Where something last happened."""
        self._last = (seat, cell)

    def count(self, colour: int | None) -> None:
        """Mark the penguins of that colour that count, in every town."""
        self._counted = colour
        self._light()


BOARD = IceTownBoard
