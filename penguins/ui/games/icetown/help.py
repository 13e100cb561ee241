"""The help card: what each colour scores and what each face of the die means, in pictures."""

from typing import Any

from kivy.uix.modalview import ModalView

from penguins.games.icetown.town import COLOURS
from penguins.ui.base import layouts
from penguins.ui.widgets.picture import Picture

layouts.load("boards/icetown")


class HelpCard(ModalView):
    """A tap anywhere puts it away."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for colour in COLOURS:
            self.ids.aims.add_widget(Picture(name=f"penguin_{colour}_idle"))
            self.ids.aims.add_widget(Picture(name=f"aim_{colour}"))
        for face in range(1, 7):
            self.ids.faces.add_widget(Picture(name=f"die_{face}"))

    def on_touch_down(self, touch: Any) -> bool:
        self.dismiss()
        return True
