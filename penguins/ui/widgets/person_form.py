"""A form to say who plays: a penguin, a name, and yes."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from penguins.session.setup import COLOURS
from penguins.ui.base import layouts
from penguins.ui.widgets.buttons import Panel
from penguins.ui.widgets.dialogs import ColourPicker
from penguins.ui.widgets.seat_row import NameField, PenguinButton  # noqa: F401  known to the layout

layouts.load("person_form")


class PersonForm(Panel):
    """Tells with `on_done` the name and the colour of somebody new, and with `on_skip` that nobody wants to say."""

    title = StringProperty("")
    yes = StringProperty("")
    no = StringProperty("")
    """What skipping is called; empty where it cannot be skipped."""
    colour_id = StringProperty("red")
    slim = BooleanProperty(False)
    """No room for two buttons beside each other."""

    __events__ = ("on_done", "on_skip")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._ask_soon = Clock.create_trigger(lambda _: self.ids.name.start_typing())  # a tap's end takes the focus
        self.ids.name.bind(on_text_validate=lambda _: self.done())
        self._answers = self.ids.yes.__self__, self.ids.no.__self__  # ids are proxies, which die with their place
        self.bind(slim=self._place_answers, no=self._place_answers)
        self._place_answers()

    def _place_answers(self, *_: object) -> None:
        """Below each other, yes comes first, as in a dialog; beside each other it is where the thumb is."""
        self.ids.answers.clear_widgets()
        for button in self._answers if self.slim else self._answers[::-1]:
            if button.text:
                self.ids.answers.add_widget(button)

    def on_done(self, name: str, colour: str) -> None:
        """Somebody is called so and has that penguin."""

    def on_skip(self) -> None:
        """Not now."""

    def done(self) -> None:
        """Tell it."""
        self.dispatch("on_done", self.ids.name.text, self.colour_id)

    def ask_name(self) -> None:
        """Put the cursor where the name is missing, or belongs to somebody else."""
        self._ask_soon()

    def choose_penguin(self) -> None:
        """Ask which penguin it shall be."""
        picker = ColourPicker(COLOURS, self.colour_id)
        picker.bind(on_pick=lambda _, colour: setattr(self, "colour_id", colour))
        picker.open()
