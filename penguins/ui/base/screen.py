"""The base class of every screen."""

from collections.abc import Mapping
from typing import Any

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty
from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

from penguins.ui.base.box import Box
from penguins.ui.base.idle import Idle
from penguins.ui.base.scenery import NIGHT, Scenery
from penguins.ui.base.services import Services
from penguins.ui.base.surface import surface


class AppScreen(Screen):
    """A screen that is made anew each time it is shown, so it never shows anything stale."""

    wide = AliasProperty(lambda self: self.width > self.height, bind=("size",))
    """Whether there is more room beside things than above and below them."""
    scenery: Scenery = ObjectProperty(NIGHT)
    """What lies behind it."""
    shown = BooleanProperty(False)
    """Whether it is the one on the window: what lives on it may move."""

    def __init__(self, services: Services, **kwargs: Any) -> None:
        self.services = services  # before the layout is applied, which asks for them
        super().__init__(**kwargs)

    @classmethod
    def missing(cls, given: Mapping[str, Any]) -> str:  # noqa: ARG003  for those that find something by an id
        """A sentence if what it is given to show is not there, or no longer; asked before it is made."""
        return ""

    @property
    def idle(self) -> Idle:
        """The heartbeat, for what lives on it."""
        return self.services.idle

    def opened(self) -> None:
        """It is on the window now."""

    def whereabouts(self) -> Mapping[str, object]:
        """What it is given, besides what it was given at first, when somebody comes back to it."""
        return {}

    def closed(self) -> None:
        """It is being left: stop whatever runs."""

    def paused(self) -> None:
        """The app goes into the background."""

    def resumed(self) -> None:
        """It is in front again."""

    def stored_anew(self) -> None:
        """The matches in the file are other ones than a moment ago: show those."""

    def room_for_words(self) -> Box:
        """At whose top, in the middle, a sentence may come for a moment."""
        return Box(0, 0, self.width, self.height - dp(surface.bar))

    def front(self) -> Widget:
        """What lies on top and takes all touches and keys."""
        return self

    def key(self, key: int, modifiers: list[str]) -> bool:
        """Handle a key of this screen's own; say whether it was one."""
        return False

    def back(self) -> bool:
        """Handle the way back itself (True), or let the navigation go back."""
        return False
