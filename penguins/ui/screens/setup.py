"""The set-up screen: who plays, in which order, and by which rules."""

from functools import partial
from random import Random
from typing import Any

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from penguins.core.options import Option
from penguins.games.registry import GAMES
from penguins.session.draft import FIRST_BOT, Draft
from penguins.session.people import Person
from penguins.session.setup import HUMAN, BadSetUp, SetUp
from penguins.ui.base import layouts, theme
from penguins.ui.base.box import Box
from penguins.ui.base.motion import Motion
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.words import formats
from penguins.ui.base.words.friend import friend_knows
from penguins.ui.base.words.names import seat_names
from penguins.ui.base.words.sentences import SET_UP_REASONS
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of
from penguins.ui.screens import codes, learning
from penguins.ui.widgets import choices, pages  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import Panel
from penguins.ui.widgets.dialogs import ColourPicker, PlayerPicker
from penguins.ui.widgets.house_rules import HouseRulesPanel
from penguins.ui.widgets.person_chip import PersonChip
from penguins.ui.widgets.picture import Picture
from penguins.ui.widgets.seat_row import SeatRow

layouts.load("setup")

_LOOSEST = 28
"""dp between two things, where the window is higher than all of them."""
_GROW_SECONDS = 0.45
_LOT_SECONDS = 0.18
"""The light rests on each seat while lots are drawn."""


class OptionPanel(Panel):
    """One option of the game, with a line about what is chosen."""

    name = StringProperty("")
    line = StringProperty("")


class SetupScreen(AppScreen):
    """Lets people change a draft until they start it."""

    game_name = StringProperty("")
    game_id = StringProperty("")
    picture = StringProperty("")
    starter = StringProperty("")
    """Who starts now."""
    custom = StringProperty("")
    roomy = BooleanProperty(False)
    """Enough room for the game's picture."""
    low = BooleanProperty(False)
    """A phone on its side: what starts stands in the head."""
    loose = NumericProperty(f"{theme.SPACE_S}dp")
    """What is between two things of a column."""
    left_over = NumericProperty(0)
    """What is left for a picture below who plays, beside the other column."""
    can_add = BooleanProperty(False)
    has_puzzles = BooleanProperty(False)

    def __init__(self, services: Services, game: str, cover: Box | None = None, **kwargs: Any) -> None:
        """With `cover`, where that of the game was on the window, it grows from there to its place here."""
        super().__init__(services, **kwargs)
        self.motion = Motion(services.speed)
        self._cover_was = cover
        self._grow_soon = Clock.create_trigger(self._grow)
        self._lay_out_first = Clock.create_trigger(lambda _: self._grow_soon())
        face = face_of(game)
        self.texts, self.picture, self.scenery = face.texts, face.title_picture, face.scenery
        self.game_id, self.game_name, self.custom = game, tr(self.texts.name), tr(self.texts.starter)
        self.has_puzzles = GAMES[game].prover is not None
        self.draft = Draft(GAMES[game], seat_names(), services.storage.people.all())
        last = self.services.preferences.last_set_ups.get(game)
        if last is not None:
            self.draft.take_over(last)
        self.rows: list[SeatRow] = []
        self._show_seats()
        self._show_options()
        self._show_house_rules()
        self.ids.right.bind(minimum_height=self._loosen)
        self.ids.scroll.bind(height=self._loosen)
        self.bind(wide=self._loosen, roomy=self._loosen)

    def opened(self) -> None:
        if self._cover_was is not None and self.motion.factor:
            self.cover.opacity = 0
            self._lay_out_first()  # a key opens it between two frames, before anything has its place

    def _loosen(self, *_: object) -> None:
        """A window with room below the columns has it between what is in them instead."""
        column, tight = self.ids.right, float(dp(theme.SPACE_S))
        gaps = len(column.children) - 1 + len(self.ids.options.children)
        spare = self.ids.scroll.height - (column.minimum_height - gaps * column.spacing) - dp(theme.SPACE_M)
        self.loose = max(tight, min(dp(_LOOSEST), spare / gaps)) if self.wide and self.roomy else tight

    def closed(self) -> None:
        self._lay_out_first.cancel()
        self._grow_soon.cancel()
        self.motion.stop()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Whoever does something waits for nothing that moves."""
        self.motion.hurry()
        return bool(super().on_touch_down(touch))

    def key(self, key: int, modifiers: list[str]) -> bool:
        self.motion.hurry()
        return super().key(key, modifiers)

    @property
    def cover(self) -> Picture:
        """The game's picture, where it stands in such a window."""
        aside = self.ids.cover_below if self.roomy else self.ids.cover_aside
        cover: Picture = aside if self.wide else self.ids.cover_above
        return cover

    def _grow(self, *_: object) -> None:
        assert self._cover_was is not None
        x, y, width, height = self._cover_was
        growing = Picture(name=self.picture, size_hint=(None, None), pos=self.to_widget(x, y), size=(width, height))
        self.add_widget(growing)
        place = self.cover
        self.motion.play(
            [
                lambda: self._go_to_place(growing, place),
                lambda: self._arrive(growing),
            ],
            lambda: None,
        )

    def _go_to_place(self, growing: Picture, place: Picture) -> float:
        self.motion.animate(growing, _GROW_SECONDS, pos=place.to_window(*place.pos), size=place.size)
        return _GROW_SECONDS

    def _arrive(self, growing: Picture) -> float:
        self.remove_widget(growing)
        self.cover.opacity = 1
        return 0.0

    # Seats

    def _show_seats(self) -> None:
        self.rows = [self._row() for _ in self.draft.seats]
        self._place_rows()

    def _row(self) -> SeatRow:
        row = SeatRow()
        row.bind(
            on_rename=self._rename,
            on_player=self._choose_player,
            on_colour=self._choose_colour,
            on_remove=self._remove,
            on_up=lambda row: self._move(row, (self.rows.index(row) - 1) % len(self.rows)),
            on_drag=self._drag,
        )
        return row

    def _place_rows(self) -> None:
        box = self.ids.seats
        box.clear_widgets()
        for row in self.rows:
            box.add_widget(row)
        self._fill_rows()

    def _fill_rows(self) -> None:
        seconds = self.draft.second_colours
        for number, (row, seat) in enumerate(zip(self.rows, self.draft.seats, strict=True)):
            row.show(seat, number, second_colour=seconds[number], can_remove=self.draft.can_remove)
        self.can_add = self.draft.can_add
        self._tell_starter()
        self._show_chips()

    def _tell_starter(self, drawn: bool = False) -> None:
        """Who starts, and how that was settled."""
        name = self.draft.seats[0].name
        said = tr("{name} starts: lots were drawn.", name=name) if drawn else ""
        self.starter = said or tr("{name} is first in the list and starts.", name=name)

    def _rename(self, row: SeatRow, name: str) -> None:
        self.draft.rename(self.rows.index(row), name)
        self._tell_starter()
        self._show_chips()

    def _choose_player(self, row: SeatRow) -> None:
        number = self.rows.index(row)
        person = self.draft.person_at(number)
        chosen = person.id if person else self.draft.seats[number].player
        picker = PlayerPicker(chosen, self.draft.people, self._friend_line(number))
        picker.bind(on_pick=lambda _, player: self._let_play(number, player))
        picker.open()

    def _friend_line(self, number: int) -> str:
        """What a Friend in that place would know of the people at the table."""
        names = [seat.name for at, seat in enumerate(self.draft.seats) if seat.is_human and at != number]
        measures = [self.services.storage.rival.measure(name, self.draft.game) for name in names]
        return friend_knows(names, measures)

    def _let_play(self, number: int, player: str) -> None:
        person = next((one for one in self.draft.people if one.id == player), None)
        if person is not None:
            self.draft.sit(number, person)
        else:
            if player == HUMAN and self.draft.person_at(number) is not None:
                self.draft.let_play(number, FIRST_BOT)  # a guest instead of somebody of the house
            self.draft.let_play(number, player)
        self._fill_rows()

    # People of the house

    def _show_chips(self) -> None:
        """Offer those who are not at the table yet."""
        here = [self.draft.person_at(number) for number in range(len(self.draft.seats))]
        away = [person for person in self.draft.people if person not in here]
        if [chip.person for chip in reversed(self.ids.chips.children)] == away:
            return
        self.ids.chips.clear_widgets()
        for person in away:
            chip = PersonChip(person)
            chip.bind(on_tap=lambda tapped: self._invite(tapped.person))
            self.ids.chips.add_widget(chip)

    def _invite(self, person: Person) -> None:
        """They take the place of the first guest, or a new one; where the table is full, that of the last bot."""
        seats = self.draft.seats
        guests = [at for at, seat in enumerate(seats) if seat.is_human and self.draft.person_at(at) is None]
        if guests:
            self.draft.sit(guests[0], person)
        elif self.draft.can_add:
            self.draft.add()
            self.draft.sit(len(self.draft.seats) - 1, person)
        else:
            self.draft.sit(next((at for at in reversed(range(len(seats))) if not seats[at].is_human), 0), person)
        self._show_seats()

    def _choose_colour(self, row: SeatRow) -> None:
        number = self.rows.index(row)
        picker = ColourPicker(self.draft.colours, self.draft.seats[number].colour)
        picker.bind(on_pick=lambda _, colour: self._recolour(number, colour))
        picker.open()

    def _recolour(self, number: int, colour: str) -> None:
        self.draft.recolour(number, colour)
        self._fill_rows()

    def _remove(self, row: SeatRow) -> None:
        if not self.draft.can_remove:
            self.services.say(formats.players(self.draft.game.seats))
            return
        self.draft.remove(self.rows.index(row))
        self._show_seats()

    def add(self) -> None:
        """Add one more player."""
        self.draft.add()
        self._show_seats()

    def _move(self, row: SeatRow, to: int) -> None:
        number = self.rows.index(row)
        if number != to:
            self.draft.move(number, to)
            self.rows.insert(to, self.rows.pop(number))
            self._place_rows()

    def _drag(self, row: SeatRow, y: float) -> None:
        """Move the row to where the finger is; the others make room."""
        above = [other for other in self.rows if other is not row and other.to_window(*other.center)[1] > y]
        self._move(row, len(above))

    def start_at_random(self) -> None:
        """Let chance choose who starts, and show how: a light goes round the table until it rests."""
        self.motion.hurry()
        number = self.draft.draw_lots(Random())
        around = [*range(len(self.rows)), *range(number + 1)]
        self.motion.play([partial(self._point_at, at) for at in around], partial(self._start_with, number))

    def _point_at(self, number: int) -> float:
        for at, row in enumerate(self.rows):
            row.lit = at == number
        return _LOT_SECONDS

    def _start_with(self, number: int) -> None:
        for row in self.rows:
            row.lit = False
        self.draft.start_with(number)
        self._fill_rows()
        self._tell_starter(drawn=True)

    # Options

    def _show_options(self) -> None:
        box = self.ids.options
        box.clear_widgets()
        for option in self.draft.game.options:
            if option.asked and option.applies(self.draft.options):
                box.add_widget(self._option_panel(option))

    def _option_panel(self, option: Option) -> OptionPanel:
        texts, chosen = self.texts.options[option.key], self.draft.options[option.key]
        panel = OptionPanel(name=tr(texts.name), line=tr(texts.choices[chosen].line))
        choice = panel.ids.choice
        choice.value = chosen
        choice.options = [(value, tr(texts.choices[value].name)) for value in option.choices]
        choice.bind(value=lambda _, value: self._choose(option.key, value))
        return panel

    def _choose(self, key: str, value: str) -> None:
        self.draft.choose(key, value)
        self._show_options()

    def _show_house_rules(self) -> None:
        panel = HouseRulesPanel(self.draft.game, self.draft.house)
        panel.bind(on_rule=lambda _, rule, on: self.draft.allow(rule, on))
        self.ids.house.add_widget(panel)

    # Starting

    def start(self) -> None:
        """Begin, and remember it for the next time."""
        setup = self._checked()
        if setup is not None:
            self.services.change(last_set_ups={**self.services.preferences.last_set_ups, self.game_id: setup})
            learning.before_match(self.services, setup, lambda: self._begin(setup))

    def learn(self) -> None:
        """Choose a lesson."""
        learning.choose(self.services, self.game_id, learning.learner(self.services, self.draft.seats))

    def puzzles(self) -> None:
        """Choose a puzzle."""
        person = learning.learner(self.services, self.draft.seats)
        self.services.navigation.go("puzzles", game=self.game_id, person=person)

    def play_code(self) -> None:
        """Start what a code says, whatever is set up here."""
        codes.ask(self.services)

    def watch(self) -> None:
        """Let bots take the seats of people, and look on."""
        if self._checked() is not None:
            self._begin(self.draft.only_bots())

    def _checked(self) -> SetUp | None:
        try:
            return self.draft.check()
        except BadSetUp as bad:
            about = self._name_as_written(bad.about) if bad.reason == "name_twice" else bad.about
            self.services.say(tr(SET_UP_REASONS[bad.reason], about=about))
            return None

    def _name_as_written(self, folded: str) -> str:
        return next(seat.name for seat in self.draft.seats if seat.name.casefold() == folded)

    def _begin(self, setup: SetUp) -> None:
        self.services.navigation.replace("play", record=self.services.storage.new(setup))
