"""The curtain between two people who must not see each other's secrets."""

from typing import Any

from kivy.animation import Animation
from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from penguins.ui.base import layouts
from penguins.ui.base.idle import Idle
from penguins.ui.widgets.buttons import TapPanel
from penguins.ui.widgets.life import Life

layouts.load("curtain")

LIFT = 0.4
"""Seconds at normal speed."""


class SmallButton(TapPanel):
    """A button that few people want: an icon and small words, as dark as the sea."""

    icon = StringProperty("")
    text = StringProperty("")
    widest = NumericProperty(0)


class Curtain(FloatLayout):
    """Covers the whole screen: "pass to …", and the next person says "it is me"."""

    name = StringProperty("")
    colour_id = StringProperty("red")
    last_mover = StringProperty("")
    """The name of whoever has just moved and may still think again; empty if nobody may."""
    arrival = NumericProperty(1.0)
    """How far the penguin has come in, 0 to 1. The cover itself is there at once."""

    lifted = BooleanProperty(False)
    """Whether it is on its way up, without its buttons."""
    wide = BooleanProperty(False)
    """Whether there is room for the small buttons beside the penguin."""
    bar = NumericProperty(0)
    """The height that they take otherwise."""
    hill = NumericProperty(0)
    """How high the hill is on which the penguin stands."""
    roomy = BooleanProperty(False)
    """Whether there is room for large letters, to be read from across the table."""

    __events__ = ("on_confirm", "on_undo", "on_back", "on_gone")

    def __init__(self, idle: Idle, **kwargs: Any) -> None:
        self._life = Life(idle)
        super().__init__(**kwargs)
        self.bind(colour_id=self._greet)
        self._greet()

    def _greet(self, *_: object) -> None:
        self._life.add("bird", self.ids.bird, self.colour_id, "hello")

    def lift(self, factor: float) -> None:
        """Go up, a second lasting `factor` seconds; where nothing moves, at once."""
        self.close()
        self.lifted = True
        if not factor:
            self.drop()
            return
        move = Animation(y=self.top, duration=LIFT * factor, transition="in_cubic")
        move.bind(on_complete=lambda *_: self.dispatch("on_gone"))
        move.start(self)

    def drop(self) -> None:
        """Be up at once."""
        Animation.cancel_all(self)
        self.dispatch("on_gone")

    def close(self) -> None:
        """It is being lifted, or left."""
        self._life.close()

    def on_confirm(self, *_: object) -> None:
        """The next person is here."""

    def on_undo(self, *_: object) -> None:
        """The last person wants the tablet back."""

    def on_back(self) -> None:
        """The way back is wanted."""

    def on_gone(self) -> None:
        """It is up."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A tap on it is for nothing behind it; while it goes up, it is up at once."""
        if self.lifted:
            self.drop()
        else:
            super().on_touch_down(touch)
        return True
