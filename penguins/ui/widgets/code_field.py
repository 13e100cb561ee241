"""A sheet to type the code of a start in."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from penguins.session.sayable import sayable
from penguins.ui.base import layouts
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets.buttons import PushButton
from penguins.ui.widgets.dialogs import Dialog
from penguins.ui.widgets.labels import Paragraph
from penguins.ui.widgets.seat_row import TypingField

layouts.load("code_field")

_LONGEST_CODE = 400
"""Letters: far more than any code has."""


class CodeField(TypingField):
    """As many lines as the words of a code need, up to three; Enter ends it."""

    longest = _LONGEST_CODE

    def insert_text(self, substring: str, from_undo: bool = False) -> object:
        """What was copied elsewhere may stand on several lines."""
        if substring == "\n":
            self.focus = False
            self.dispatch("on_text_validate")
            return None
        return super().insert_text(sayable(substring, _LONGEST_CODE), from_undo)


class CodeEntry(BoxLayout):
    """The field and its button: beside each other where the window is low."""

    low = BooleanProperty(False)


class Objection(Paragraph):
    """Why a code is none."""


class CodeDialog(Dialog):
    """Asks for a code, and tells with `on_code` what was typed; what is wrong with it is said there."""

    objection = StringProperty("")

    __events__ = ("on_code",)

    def __init__(self, **kwargs: Any) -> None:
        message = tr("Type the words of the code. Capitals and accents do not matter.")
        super().__init__(title=tr("Enter a code"), message=message, **kwargs)
        self.field = CodeField()
        self.field.bind(on_text_validate=lambda _: self.done())
        self._objection = Objection()
        button = PushButton(text=tr("Show the game"), main=True, icon="icon_eye", size_hint_x=1)
        button.bind(on_tap=lambda _: self.done())
        entry = CodeEntry(low=self.low)
        self.bind(low=entry.setter("low"))
        for part in (self.field, button):
            entry.add_widget(part)
        for part in (entry, self._objection):
            self.ids.answers.add_widget(part)
        self.bind(objection=self._objection.setter("text"))

    def on_code(self, code: str) -> None:
        """That was typed."""

    def done(self) -> None:
        """Tell it."""
        self.dispatch("on_code", self.field.text)
