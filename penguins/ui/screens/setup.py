"""The set-up screen: who plays, in which order, and by which rules."""

from random import Random
from typing import Any

from kivy.properties import BooleanProperty, StringProperty

from penguins.core.options import Option
from penguins.games.registry import GAMES
from penguins.session.draft import Draft
from penguins.session.setup import BadSetUp, SetUp
from penguins.ui.base import layouts
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.words import formats
from penguins.ui.base.words.sentences import SET_UP_REASONS
from penguins.ui.base.words.translate import language, tr
from penguins.ui.games.face import face_of
from penguins.ui.widgets import choices, pages  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import Panel
from penguins.ui.widgets.dialogs import ColourPicker, PlayerPicker
from penguins.ui.widgets.seat_row import SeatRow

layouts.load("setup")


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
    can_add = BooleanProperty(False)

    def __init__(self, services: Services, game: str, **kwargs: Any) -> None:
        super().__init__(services, **kwargs)
        face = face_of(game)
        self.texts, self.picture = face.texts, face.title_picture
        self.game_id, self.game_name, self.custom = game, tr(self.texts.name), tr(self.texts.starter)
        self.draft = Draft(GAMES[game], language().first_names)
        last = self.services.preferences.last_set_ups.get(game)
        if last is not None:
            self.draft.take_over(last)
        self.rows: list[SeatRow] = []
        self._show_seats()
        self._show_options()

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
        self.starter = tr("{name} starts", name=self.draft.seats[0].name)

    def _rename(self, row: SeatRow, name: str) -> None:
        self.draft.rename(self.rows.index(row), name)
        self.starter = tr("{name} starts", name=self.draft.seats[0].name)

    def _choose_player(self, row: SeatRow) -> None:
        number = self.rows.index(row)
        picker = PlayerPicker(self.draft.seats[number].player)
        picker.bind(on_pick=lambda _, player: self._let_play(number, player))
        picker.open()

    def _let_play(self, number: int, player: str) -> None:
        self.draft.let_play(number, player)
        self._fill_rows()

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
        """Let chance choose who starts."""
        self.draft.start_at_random(Random())
        self._fill_rows()
        self.services.say(self.starter)

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

    # Starting

    def start(self) -> None:
        """Begin, and remember it for the next time."""
        setup = self._checked()
        if setup is not None:
            self.services.change(last_set_ups={**self.services.preferences.last_set_ups, self.game_id: setup})
            self._begin(setup)

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
        self.services.navigation.replace("play", record=self.services.storage.begin(setup))
