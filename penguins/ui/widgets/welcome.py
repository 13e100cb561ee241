"""Penguins who greet at home."""

from typing import TYPE_CHECKING

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from penguins.ui.base.idle import Idle

if TYPE_CHECKING:
    from penguins.ui.widgets.life import Life

_MOODS = {"yellow": "happy", "blue": "happy", "red": "ease"}


class Welcome(FloatLayout):
    """Three of them, where nothing else needs the room."""

    fits = BooleanProperty(False)
    """Whether there is room for them."""
    greets = BooleanProperty(False)
    """Whether they are there."""
    idle: Idle = ObjectProperty(None)
    """The heartbeat they live by."""
    _life: "Life | None" = None

    def on_greets(self, *_: object) -> None:
        from penguins.ui.widgets.life import Life  # home's first frame does not wait for it

        self.close()
        if self.greets:
            self._life = Life(self.idle)
        for colour, mood in _MOODS.items():
            if self._life is None:
                self.ids[colour].name = ""
            else:
                self._life.add(colour, self.ids[colour], colour, mood)

    def close(self) -> None:
        """Home is being left: they stand still."""
        if self._life is not None:
            self._life.close()
            self._life = None
