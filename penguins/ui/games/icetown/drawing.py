"""What is seen of Ice Town: the towns, the piles and the die, and the light on them. It decides nothing."""

from typing import Any, NamedTuple

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from penguins.games.icetown.actions import IceTownAction, Pass, Roll, Settle, Steal
from penguins.games.icetown.geometry import town_cells
from penguins.games.icetown.scoring import counting_cells
from penguins.games.icetown.state import IceTownState
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.surface import surface
from penguins.ui.games.board import Stagehands
from penguins.ui.games.icetown import words
from penguins.ui.games.icetown.choices import Home, TownChoices, new_cell
from penguins.ui.games.icetown.controls import Controls, HelpCard
from penguins.ui.games.icetown.layout import Place, gallery, lay_out, over_words
from penguins.ui.games.icetown.town import TownView
from penguins.ui.games.layer import Layer
from penguins.ui.games.light import HeldLayer, HintLayer
from penguins.ui.widgets.buttons import PushButton, ToolButton
from penguins.ui.widgets.life import Life
from penguins.ui.widgets.picture import Picture

GLIDE = 0.45
"""Seconds a town takes to its place."""
_FOLLOWED = 120
"""dp: what happens in a narrower town cannot be followed."""
_LINE = 20
_FOOT = 0.42
"""How far below the middle of a button a hand touches it, in its height: its words can be read."""


class Ghost(NamedTuple):
    """Where a penguin was stolen, and its colour."""

    home: Home
    colour: int


class TownLight(NamedTuple):
    """What is to be lit and drawn over the towns."""

    choices: TownChoices | None
    """What may be chosen, and what has been so far; None while nobody chooses."""
    last: Home | None
    """Where a penguin last came to."""
    ghosts: tuple[Ghost, ...]
    counted: int | None
    """The colour whose counting penguins are numbered."""
    hint: IceTownAction | None
    piece_only: bool
    """Whether the hint only tells which penguin to take."""
    gains: bool
    """Whether to write on free spaces what they would bring."""
    face: int
    """The face of the die that is up."""
    die_waits: bool


class TownsDrawing(FloatLayout):
    """One large town, the others small, the controls, and layers for what flies and what is held above."""

    def __init__(self, hands: Stagehands, life: Life, **kwargs: Any) -> None:
        """Whoever lives in the large town is handed to `life`, and so are the owners."""
        super().__init__(**kwargs)
        self._motion, self._life = hands.motion, life
        self.towns = [TownView(seat) for seat in hands.seats]
        self._colours = [seat.colour for seat in hands.seats]
        self._square = Layer()
        self.controls = Controls(hands.idle, life)
        self.above, self._hints, self.held = Layer(), HintLayer(), HeldLayer()
        """What flies, advice, and what is in a hand."""
        self.answer = PushButton(text=words.pass_button(declines=False))
        self._answer_in = Box(0, 0, 1, 1)
        self.answer.bind(size=self._place_answer)  # it is as wide as its words
        self.help = ToolButton(icon="icon_help", label=words.help_button())
        self.help.bind(on_tap=lambda _: HelpCard().open())
        for town in self.towns:
            self._square.add_widget(town)
        for child in (self._square, self.help, self.controls, self.above, self._hints, self.held):
            self.add_widget(child)
        self._ring = Picture(name="town_hint", size_hint=(None, None))
        self._area = Box(0, 0, 1, 1)
        self.places: list[Place] = []
        """Of the towns, in the order of the seats."""
        self.focus = 0
        """Whose town is large."""

    # Where things are

    def arrange(self, area: Box, focus: int) -> None:
        """Put everything in its place. Where nothing but the large town changes, the towns glide."""
        layout = lay_out(area, len(self.towns) - 1, dp(surface.tool))
        glides = area == self._area and focus != self.focus
        self._area, self.focus = area, focus
        small = iter(layout.small)
        for seat, town in enumerate(self.towns):
            town.life = self._life if seat == focus else None
        self._place([layout.large if seat == focus else next(small) for seat in range(len(self.towns))], glides=glides)
        x, y, width, height = layout.large.town
        self.controls.place(layout.die, layout.piles, (x + width * 0.72, y + height * 0.3))
        self.help.center = layout.help.centre
        self._answer_in, _ = over_words(layout.hand, dp(_LINE))
        self._place_answer()
        self.help.opacity = self.controls.die.opacity = 1.0

    def _place_answer(self, *_: object) -> None:
        """In front of the piles, and no higher than they are: above them is the fence."""
        self.answer.height = max(dp(surface.target), min(dp(surface.button), self._answer_in.height))
        x, y = self._answer_at  # not by `center`: while its size changes, Kivy takes it to be there already
        self.answer.pos = (x - self.answer.width / 2, y - self.answer.height / 2)

    @property
    def _answer_at(self) -> Pos:
        (x, y), low = self._answer_in.centre, self._answer_in.y
        return x, max(y, low + self.answer.height / 2)

    def arrange_gallery(self) -> None:
        """All towns alike, over the piles."""
        area, die = self._area, self.controls.die.box
        self._life.clear()
        self.towns[self.focus].life = None
        top = die.y + die.height
        room = Box(area.x, top, area.width, max(1.0, area.y + area.height - top))
        self._place(list(gallery(room, len(self.towns), dp(_LINE))), glides=True)
        self.help.opacity = self.controls.die.opacity = 0.0

    def _place(self, places: list[Place], *, glides: bool) -> None:
        before, self.places = self.places, places
        named = self._named(places)
        for seat, (town, place) in enumerate(zip(self.towns, places, strict=True)):
            if not before or before[seat] != place:
                town.place(place, named=named[seat], glides=glides)
                if glides:
                    self._motion.animate(town, GLIDE, "in_out_cubic", glide=1.0)
            self._life.add(("owner", seat), town.sign.penguin, self._colours[seat])
        large = self.towns[self.focus]
        self._square.remove_widget(large)
        self._square.add_widget(large)  # above those that it passes

    def _named(self, places: list[Place]) -> list[bool]:
        """By seat, whether the name is on the sign: on those of all small towns, or of none."""
        room = [town.sign.can_be_named(place.sign) for town, place in zip(self.towns, places, strict=True)]
        small = all(has for seat, has in enumerate(room) if seat != self.focus)
        return [room[seat] if seat == self.focus else small for seat in range(len(room))]

    @property
    def glides(self) -> bool:
        """Whether towns are still on their way."""
        return any(town.glide < 1 for town in self.towns)

    @property
    def too_small(self) -> bool:
        """Whether what happens in a small town could not be followed."""
        others = [town for seat, town in enumerate(self.towns) if seat != self.focus]
        return bool(others) and others[0].box.width < dp(_FOLLOWED)

    def town_at(self, pos: Pos) -> int | None:
        """Whose town is under a finger."""
        return next((seat for seat, place in enumerate(self.places) if place.room.holds(pos)), None)

    def settle(self, view: IceTownState) -> None:
        """Exactly the penguins of that view."""
        self.above.clear_widgets()
        self.held.clear_widgets()
        for seat, town in enumerate(self.towns):
            town.raised.clear_widgets()
            town.settle(view.town(seat))

    def sulk(self, seat: int) -> None:
        """The owner of that town has lost somebody."""
        self._life.feel(("owner", seat), "sulk")

    # Light

    def light(self, view: IceTownState, light: TownLight) -> None:
        """Light what may be done and draw what should be seen."""
        choices = light.choices
        victims = choices.victims if choices is not None and choices.loot is None else []
        self._hints.clear()
        for seat, town in enumerate(self.towns):
            town.no_light()
            if seat != self.focus and seat in victims:
                town.light_whole()
        self._light_past(view, light)
        if choices is not None:
            self._light_choices(choices, light.gains and light.counted is None)
        self._draw_counts(view, light.counted)
        if light.hint is not None:
            self._light_hint(view, light.hint, light.piece_only)
        self._light_controls(view, light)
        self._show_answer(choices, light.hint)

    def _light_past(self, view: IceTownState, light: TownLight) -> None:
        last = light.last
        if last is not None and view.colour_at(*last) is not None:
            self.towns[last.seat].light("last", [last.cell])
        for ghost in light.ghosts:
            if view.colour_at(*ghost.home) is None:
                self.towns[ghost.home.seat].haunt(ghost.home.cell, ghost.colour)
        robbed = {ghost.home.seat for ghost in light.ghosts}
        for seat in range(len(self.towns)):
            self._life.feel(("owner", seat), "sulk" if seat in robbed else "ease")

    def _light_choices(self, choices: TownChoices, gains: bool) -> None:
        large, cells = self.towns[self.focus], choices.cells(self.focus)
        large.light("lit", cells)
        large.hop(cells if self.focus != choices.seat else ())
        if gains and self.focus == choices.seat:
            large.show_gains(choices.gains())
        if choices.loot is not None:
            self.towns[choices.loot.seat].light("picked", [choices.loot.cell])

    def _draw_counts(self, view: IceTownState, counted: int | None) -> None:
        """In the large town all that counts; what is asked for in every town, and numbered."""
        self.towns[self.focus].draw_counts(counted)
        if counted is None:
            return
        for seat, town in enumerate(self.towns):
            cells = town_cells(counting_cells(view.town(seat))[counted])
            town.show_counted(counted, cells, numbered=seat == self.focus)

    def _light_hint(self, view: IceTownState, hint: IceTownAction, piece_only: bool) -> None:
        if isinstance(hint, Steal):
            self.towns[hint.victim].light("hint", [hint.origin])
        elif isinstance(hint, Settle) and piece_only:
            pile = self.controls.piles[hint.colour]
            self._hints.ring(pile.source, min(pile.box.width, pile.box.height) / 2)
        if isinstance(hint, Settle | Steal) and not piece_only:
            self.towns[view.turn].light("hint", [new_cell(hint)])
            start, end = self._places(view, hint)
            self._hints.arrow(start, end)

    def show_hand(self, view: IceTownState, hint: IceTownAction, *, piece_only: bool) -> None:
        """A hand performs that move once, or only takes the penguin."""
        places = self._places(view, hint)
        self._hints.perform(places[:1] if piece_only else places, self._motion.factor)

    def _places(self, view: IceTownState, action: IceTownAction) -> list[Pos]:
        """What a hand touches for it, one after the other."""
        own = self.towns[view.turn]
        match action:
            case Settle():
                return [self.controls.piles[action.colour].source, own.centre(new_cell(action))]
            case Steal():
                return [self.towns[action.victim].centre(action.origin), own.centre(new_cell(action))]
            case Roll():
                return [self.controls.die.box.centre]
        x, y = self._answer_at
        return [(x, y - self.answer.height * _FOOT)]

    def _light_controls(self, view: IceTownState, light: TownLight) -> None:
        choices, points = light.choices, view.points(self.focus)
        self.controls.show_piles(view.piles, points, quiet=choices is not None and choices.can_pass)
        lit = () if choices is None else choices.colours
        self.controls.light(lit, die=light.die_waits, hops=self._motion.factor > 0)
        if choices is None:
            self.controls.show_hand(None)
        else:
            self.controls.show_hand(choices.held, choices.colours, stolen=choices.loot is not None)
        self.controls.die.show(light.face)

    def _show_answer(self, choices: TownChoices | None, hint: IceTownAction | None) -> None:
        shown = choices is not None and choices.can_pass
        if shown and self.answer.parent is None:
            self.add_widget(self.answer, self.children.index(self.controls))
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
        self.controls.show_piles(view.piles, None, quiet=False)
        self.controls.light((colour,), die=False, hops=False)
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
