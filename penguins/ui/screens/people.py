"""The people of the house: who plays here, in which order, with which penguin."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from penguins.session.people import BadPerson, Person, free_colour
from penguins.session.preferences import renamed
from penguins.session.setup import COLOURS
from penguins.ui.base import layouts
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.words.sentences import PERSON_REASONS
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets import pages  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import Panel
from penguins.ui.widgets.dialogs import ColourPicker, ask
from penguins.ui.widgets.person_form import PersonForm
from penguins.ui.widgets.picture import Picture
from penguins.ui.widgets.seat_row import DragHandle, NameField, PenguinButton  # noqa: F401  known to the layout

layouts.load("people")


class PersonRow(Panel):
    """One person: handle, penguin, name, how they did, and the way out."""

    name = StringProperty("")
    colour_id = StringProperty("red")
    held = BooleanProperty(False)
    """Whether a finger is on the handle."""
    stacked = BooleanProperty(False)
    """Whether the name has a line of its own, where targets are big and the window is narrow."""
    tall = NumericProperty(0)
    """How high one line is."""

    __events__ = ("on_rename", "on_colour", "on_open", "on_remove", "on_up", "on_drag")

    def __init__(self, person: Person, **kwargs: Any) -> None:
        super().__init__(name=person.name, colour_id=person.colour, **kwargs)
        self.person = person
        self.ids.name.bind(focus=self._left)

    def _left(self, field: NameField, focused: bool) -> None:
        if not focused and field.text != self.person.name:
            self.dispatch("on_rename", field.text)

    def on_rename(self, name: str) -> None:
        """Another name was typed."""

    def on_colour(self, *_: object) -> None:
        """Another penguin is wanted."""

    def on_open(self, *_: object) -> None:
        """How they did is wanted."""

    def on_remove(self, *_: object) -> None:
        """This profile is to go."""

    def on_up(self, *_: object) -> None:
        """One place up."""

    def on_drag(self, y: float) -> None:
        """It is being pulled to that height of the window."""


class Portrait(BoxLayout):
    """The penguins of all who play here, side by side on the sheet below, where there is room."""

    colours: Sequence[str] = ListProperty()
    room = NumericProperty(0)
    """How high they may be."""
    tall = NumericProperty(0)
    """How large each is."""
    margin = NumericProperty(0)
    """What is left to either side of them."""

    def on_colours(self, *_: object) -> None:
        self.clear_widgets()
        for colour in self.colours:
            bird = Picture(name=f"penguin_{colour}_happy", size_hint_y=None, height=self.tall)
            self.bind(tall=bird.setter("height"))
            self.add_widget(bird)


class PeopleScreen(AppScreen):
    """Lets people be made, edited, put in order and deleted."""

    margin = NumericProperty(0)
    """What is left to either side in a window that is wider than the list should be."""

    def __init__(self, services: Services, **kwargs: Any) -> None:
        super().__init__(services, **kwargs)
        self.rows: list[PersonRow] = []
        self.form = PersonForm(yes=tr("Add"))
        self.form.bind(on_done=self._add)
        self.ids.new.add_widget(self.form)
        self._show()

    def stored_anew(self) -> None:
        self._show()

    @property
    def _people(self) -> Any:
        return self.services.storage.people

    def _show(self) -> None:
        people = self._people.all()
        self.rows = [self._row(person) for person in people]
        self._place_rows()
        self.ids.empty.text = "" if people else tr("Nobody yet. Who plays here?")
        self.form.title = tr("Who else plays?") if people else ""
        self.form.colour_id = free_colour(people)
        self.ids.portrait.colours = [person.colour for person in people] or COLOURS

    def _row(self, person: Person) -> PersonRow:
        row = PersonRow(person)
        row.bind(
            on_rename=self._rename,
            on_colour=self._choose_colour,
            on_open=lambda row: self.services.navigation.go("person", person=row.person.id),
            on_remove=self._ask_remove,
            on_up=lambda row: self._move(row, (self.rows.index(row) - 1) % len(self.rows)),
            on_drag=self._drag,
        )
        return row

    def _place_rows(self) -> None:
        self.ids.list.clear_widgets()
        for row in self.rows:
            self.ids.list.add_widget(row)

    def _add(self, form: PersonForm, name: str, colour: str) -> None:
        try:
            self._people.add(name, colour)
        except BadPerson as bad:
            self._say(bad)
            form.ask_name()
            return
        form.ids.name.text = ""
        self._show()

    def _rename(self, row: PersonRow, name: str) -> None:
        self._change(row, name, row.person.colour)

    def _choose_colour(self, row: PersonRow) -> None:
        picker = ColourPicker(COLOURS, row.person.colour)
        picker.bind(on_pick=lambda _, colour: self._change(row, row.person.name, colour))
        picker.open()

    def _change(self, row: PersonRow, name: str, colour: str) -> None:
        before = row.person
        try:
            row.person = self._people.change(before, name, colour)
        except BadPerson as bad:
            self._say(bad)
        else:
            set_ups = renamed(self.services.preferences.last_set_ups, before.name, row.person.name)
            self.services.keep(last_set_ups=set_ups)
        row.name, row.colour_id = row.person.name, row.person.colour
        row.ids.name.text = row.person.name

    def _ask_remove(self, row: PersonRow) -> None:
        ask(
            tr("Delete {name}?", name=row.person.name),
            tr("The games stay in the history. Only the profile goes."),
            tr("Delete"),
            lambda: self._remove(row),
            tr("Keep"),
        )

    def _remove(self, row: PersonRow) -> None:
        self._people.remove(row.person)
        self._show()

    def _move(self, row: PersonRow, to: int) -> None:
        number = self.rows.index(row)
        if number != to:
            self._people.move(row.person, to)
            self.rows.insert(to, self.rows.pop(number))
            self._place_rows()

    def _drag(self, row: PersonRow, y: float) -> None:
        """Move the row to where the finger is; the others make room."""
        above = [other for other in self.rows if other is not row and other.to_window(*other.center)[1] > y]
        self._move(row, len(above))

    def _say(self, bad: BadPerson) -> None:
        self.services.say(tr(PERSON_REASONS[bad.reason], about=bad.about))
