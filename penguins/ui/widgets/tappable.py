"""What can be tapped, clicked, or chosen with the keyboard."""

from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.scrollview import ScrollView


class Tappable(ButtonBehavior):
    """Sinks a little under the finger, makes a small sound, and tells with `on_tap`."""

    chosen_by_keys = BooleanProperty(False)
    """Whether the keyboard's ring is around it."""
    sound = StringProperty("tap")

    __events__ = ("on_tap",)

    def on_chosen_by_keys(self, _: Any, chosen: bool) -> None:
        """Come into view."""
        above = self.parent
        while chosen and above is not None and above is not above.parent:  # the window is its own parent
            if isinstance(above, ScrollView):
                above.scroll_to(self, animate=False)
                return
            above = above.parent

    def on_release(self) -> None:
        self.tap()

    def tap(self) -> None:
        """As if a finger had tapped."""
        if self.disabled:
            return
        App.get_running_app().sounds.play(self.sound)
        self.dispatch("on_tap")

    def on_tap(self, *_: Any) -> None:
        """Something was chosen."""
