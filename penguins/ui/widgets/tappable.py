"""What can be tapped, clicked, or chosen with the keyboard."""

from typing import Any, ClassVar

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.scrollview import ScrollView

from penguins.ui.base.keys import Stop
from penguins.ui.base.sounds import Sounds


class Tappable(ButtonBehavior):
    """Sinks a little under the finger, makes a small sound, and tells with `on_tap`."""

    chosen_by_keys = BooleanProperty(False)
    """Whether the keyboard's ring is around it."""
    sound = StringProperty("tap")
    sounds: ClassVar[Sounds] = Sounds(volume=0.0)
    """Those of the app, once there is one."""

    __events__ = ("on_tap",)

    def on_chosen_by_keys(self, _: Any, chosen: bool) -> None:
        """Come into view."""
        above = self.parent
        while chosen and above is not None and above is not above.parent:  # the window is its own parent
            if isinstance(above, ScrollView):
                above.scroll_to(self, animate=False)
                return
            above = above.parent

    def stops(self) -> list[Stop]:
        """The keyboard's ring can come here, and Enter is a tap."""
        return [Stop(self.to_window(*self.center), self._ring, self.tap)]

    def _ring(self, on: bool) -> None:
        self.chosen_by_keys = on

    def on_release(self) -> None:
        self.tap()

    def tap(self) -> None:
        """As if a finger had tapped."""
        if self.disabled:
            return
        self.sounds.play(self.sound)
        self.dispatch("on_tap")

    def on_tap(self, *_: Any) -> None:
        """Something was chosen."""
