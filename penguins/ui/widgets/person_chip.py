"""Somebody of the house as a chip: their penguin and their name."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout

from penguins.session.people import Person
from penguins.ui.base import layouts
from penguins.ui.widgets import labels
from penguins.ui.widgets.buttons import Tappable

layouts.load("person_chip")


class PersonChip(Tappable, BoxLayout):
    """A tap chooses this person."""

    name = StringProperty("")
    colour_id = StringProperty("red")
    chosen = BooleanProperty(False)
    """Whether it is this person already."""
    bird = NumericProperty(0)
    """How large their penguin is."""
    words_width = NumericProperty(0)
    width_of = staticmethod(labels.width_of)  # for the layout

    def __init__(self, person: Person, **kwargs: Any) -> None:
        super().__init__(name=person.name, colour_id=person.colour, **kwargs)
        self.person = person


class PersonChips(StackLayout):
    """Several beside each other, and below each other where there is no room."""

    def offer(self, people: Sequence[Person], chosen: str, choose: Callable[[str], None]) -> None:
        """Let somebody else be chosen than who is; nothing is shown where there is nobody else."""
        self.clear_widgets()
        if {person.name for person in people} <= {chosen}:
            return
        for person in people:
            chip = PersonChip(person, chosen=person.name == chosen)
            chip.bind(on_tap=lambda tapped: choose(tapped.name))
            self.add_widget(chip)
