"""What is seen of Ice Town: the towns, the piles and the die, and the light on them. It decides nothing."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from penguins.games.icetown.actions import IceTownAction, Pass, Settle, Steal
from penguins.games.icetown.die import counting_face
from penguins.games.icetown.geometry import town_cells
from penguins.games.icetown.scoring import counting_cells
from penguins.games.icetown.state import IceTownState
from penguins.session.setup import Seat
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.games.icetown import words
from penguins.ui.games.icetown.choices import Home, TownChoices
from penguins.ui.games.icetown.controls import Controls, HelpCard
from penguins.ui.games.icetown.layout import gallery, lay_out
from penguins.ui.games.icetown.town import TownView
from penguins.ui.games.layer import Layer
from penguins.ui.widgets.buttons import IconButton, PushButton
from penguins.ui.widgets.picture import Picture


class TownLight(NamedTuple):
    """What is to be lit and drawn over the towns."""

    choices: TownChoices | None
    """What may be chosen, and what has been so far; None while nobody chooses."""
    last: Home | None
    """Where a penguin last came to."""
    counted: int | None
    """The colour whose counting penguins are drawn."""
    hint: IceTownAction | None
    gains: bool
    """Whether to write on free spaces what they would bring."""
    die_waits: bool
    hops: bool
    """Whether what waits may hop."""


class TownsDrawing(FloatLayout):
    """One large town, the others small, the controls, and a layer for what flies above."""

    def __init__(self, seats: Sequence[Seat], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.seats = seats
        self.towns = [TownView(seat.colour) for seat in seats]
        self.controls = Controls()
        self.above = Layer()
        self.answer = PushButton(text=words.pass_button(declines=False))
        self._answer_at: Pos = (0.0, 0.0)
        self.answer.bind(width=self._place_answer)  # it is as wide as its words
        self.help = IconButton(icon="icon_help", label=words.help_button())
        self.help.bind(on_tap=lambda _: HelpCard().open())
        for child in (*self.towns, self.controls, self.help, self.above):
            self.add_widget(child)
        self._ring = Picture(name="town_hint", size_hint=(None, None))
        self._area = Box(0, 0, 1, 1)
        self.focus = 0
        """Whose town is large."""

    def arrange(self, area: Box, focus: int) -> None:
        """Put everything in its place."""
        self._area, self.focus = area, focus
        layout = lay_out(area, len(self.towns) - 1, dp(theme.TARGET))
        small = iter(layout.small)
        self._place([layout.large if seat == focus else next(small) for seat in range(len(self.towns))])
        if self.controls.die.box != layout.die or self.controls.piles[-1].box != layout.piles[-1]:
            self.controls.place(layout.die, layout.piles)
        self.help.center = layout.help.centre
        self._answer_at = layout.hand.part(0.25, 0.24, 0.75, 0.76).centre
        self._place_answer()
        self.help.opacity = self.controls.die.opacity = 1.0

    def _place_answer(self, *_: object) -> None:
        x, y = self._answer_at  # not by `center`: while its size changes, Kivy takes it to be there already
        self.answer.pos = (x - self.answer.width / 2, y - self.answer.height / 2)

    def arrange_gallery(self) -> None:
        """All towns alike, over the piles."""
        area, die = self._area, self.controls.die.box
        top = die.y + die.height
        self._place(gallery(Box(area.x, top, area.width, area.y + area.height - top), len(self.towns)))
        self.help.opacity = self.controls.die.opacity = 0.0

    def _place(self, boxes: Sequence[Box]) -> None:
        for town, box in zip(self.towns, boxes, strict=True):
            if town.box != box:
                town.place(box)

    def town_at(self, pos: Pos) -> int | None:
        """Whose town is under a finger."""
        return next((seat for seat, town in enumerate(self.towns) if town.box.holds(pos)), None)

    def settle(self, view: IceTownState) -> None:
        """Exactly the penguins of that view."""
        self.above.clear_widgets()
        for seat, town in enumerate(self.towns):
            town.settle(view.town(seat))

    # Light

    def light(self, view: IceTownState, light: TownLight) -> None:
        """Light what may be done and draw what should be seen."""
        choices = light.choices
        victims = choices.victims if choices is not None else []
        for seat, town in enumerate(self.towns):
            town.no_light()
            town.frame(lit=seat != self.focus and seat in victims)
        self._light_last(view, light.last)
        if choices is not None:
            self._light_choices(choices, light.gains and light.counted is None)
        if light.counted is not None:
            self._draw_counted(view, light.counted)
        self._light_hint(view, light.hint)
        self._light_controls(view, light)
        self._show_answer(choices, light.hint)

    def _light_last(self, view: IceTownState, last: Home | None) -> None:
        if last is not None and view.colour_at(*last) is not None:
            self.towns[last.seat].light("town_mark", [last.cell])

    def _light_choices(self, choices: TownChoices, gains: bool) -> None:
        large = self.towns[self.focus]
        large.light("town_lit", choices.cells(self.focus))
        if gains and self.focus == choices.seat:
            large.show_gains(choices.gains())
        if choices.loot is not None:
            self.towns[choices.loot.seat].light("town_picked", [choices.loot.cell])

    def _draw_counted(self, view: IceTownState, colour: int) -> None:
        for seat, town in enumerate(self.towns):
            cells = town_cells(counting_cells(view.town(seat))[colour])
            town.show_counted(colour, cells, numbered=seat == self.focus)

    def _light_hint(self, view: IceTownState, hint: IceTownAction | None) -> None:
        own = self.towns[view.turn]
        if isinstance(hint, Settle):
            own.light("town_hint", [hint.cell])
        elif isinstance(hint, Steal):
            self.towns[hint.victim].light("town_hint", [hint.origin])
            own.light("town_hint", [hint.target])

    def _light_controls(self, view: IceTownState, light: TownLight) -> None:
        choices, points = light.choices, view.points(self.focus)
        lit = () if choices is None else choices.colours
        self.controls.show_piles(view.piles, points, lit, quiet=choices is not None and choices.can_pass)
        if choices is None:
            self.controls.show_hand(None, stolen=False, hops=False)
        else:
            self.controls.show_hand(choices.held, stolen=choices.loot is not None, hops=light.hops)
        self.controls.die.show(counting_face(view.roll, view.piles), waits=light.die_waits, hops=light.hops)
        self.controls.die.show_total(self.seats[self.focus].colour, points.total)

    def _show_answer(self, choices: TownChoices | None, hint: IceTownAction | None) -> None:
        shown = choices is not None and choices.can_pass
        if shown and self.answer.parent is None:
            self.add_widget(self.answer)
        elif not shown:
            self.remove_widget(self.answer)
        declines = choices is not None and bool(choices.victims)
        self.answer.text = words.pass_button(declines)
        self.answer.main = isinstance(hint, Pass) or not declines

    def ring(self, box: Box, on: bool) -> None:
        """The keyboard is there, or no longer."""
        self.above.remove_widget(self._ring)
        if on:
            side = min(box.width, box.height)
            self._ring.size, self._ring.center = (side, side), box.centre
            self.above.add_widget(self._ring)

    # The end

    def tally(self, view: IceTownState, colour: int, number: int) -> None:
        """Count that many penguins of a colour in every town, after all of the colours before."""
        self.controls.show_piles(view.piles, None, (colour,), quiet=False)
        for seat, town in enumerate(self.towns):
            counting = town_cells(counting_cells(view.town(seat))[colour])[:number]
            town.no_light()
            town.show_counted(colour, counting, numbered=True)
            town.tally(sum(view.points(seat)[:colour]) + len(counting))

    def cheer(self, view: IceTownState) -> None:
        """Those who won are happy, and all see the totals."""
        for seat, town in enumerate(self.towns):
            town.no_light()
            town.settle(view.town(seat), "happy" if seat in view.winners() else "idle")
            town.tally(view.points(seat).total)
