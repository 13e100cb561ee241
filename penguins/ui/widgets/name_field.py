"""Where a name is typed."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty
from kivy.uix.textinput import TextInput

from penguins.session.setup import LONGEST_NAME
from penguins.ui.base import layouts
from penguins.ui.base.keys import Stop

layouts.load("name_field")


class NameField(TextInput):
    """One line, no longer than a name may be. Enter, or a tap elsewhere, ends it."""

    marked = BooleanProperty(False)
    """Whether the keyboard's ring is around it."""

    def insert_text(self, substring: str, from_undo: bool = False) -> Any:
        room = LONGEST_NAME - len(self.text)
        printable = "".join(letter for letter in substring if letter.isprintable())
        return super().insert_text(printable[: max(0, room)], from_undo)

    def stops(self) -> list[Stop]:
        """The keyboard's ring can come here, and Enter begins to type."""
        return [Stop(self.to_window(*self.center), self._mark, self._type)]

    def _mark(self, on: bool) -> None:
        self.marked = on

    def _type(self) -> None:
        self.focus = True
        Clock.schedule_once(lambda _: self.select_all())  # taking the focus ends a selection
