"""A question over the screen."""

from collections.abc import Callable

from kivy.properties import StringProperty
from kivy.uix.modalview import ModalView

from penguins.ui.widgets.buttons import PushButton


class Dialog(ModalView):
    """A title, a sentence and answers below each other; a tap beside it closes it."""

    title = StringProperty("")
    message = StringProperty("")

    def answer(self, text: str, then: Callable[[], None] | None = None, *, main: bool = False, icon: str = "") -> None:
        """Add a button that closes the dialog and does something."""
        button = PushButton(text=text, main=main, icon=icon, size_hint_x=1)
        button.bind(on_tap=lambda _: self._chosen(then))
        self.ids.answers.add_widget(button)

    def _chosen(self, then: Callable[[], None] | None) -> None:
        self.dismiss(animation=False)
        if then is not None:
            then()


def ask(title: str, message: str, yes: str, then: Callable[[], None], no: str) -> Dialog:
    """Ask before doing something that cannot be taken back."""
    dialog = Dialog(title=title, message=message)
    dialog.answer(yes, then)
    dialog.answer(no, main=True)  # the finger that is in a hurry does no harm
    dialog.open()
    return dialog
