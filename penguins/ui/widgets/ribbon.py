"""The ribbon that sweeps across the screen when the turn goes to another person."""

from kivy.animation import Animation
from kivy.input.motionevent import MotionEvent
from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from penguins.ui.base import layouts
from penguins.ui.base.pictures import penguin

layouts.load("ribbon")

_IN, _STAYS, _OUT = 0.3, 0.8, 0.25
"""Seconds at normal speed."""


class Ribbon(FloatLayout):
    """Name and emblem of whoever is next. It comes from the left, stays a moment, and goes; a tap sends it away."""

    name = StringProperty("")
    colour_id = StringProperty("red")
    ink = ColorProperty((1, 1, 1, 1))
    way = NumericProperty(-1.0)
    """Where it is, in its own widths: -1 is left of the screen, 0 on it, 1 right of it."""

    __events__ = ("on_gone",)
    picture = staticmethod(penguin)  # for the layout

    def sweep(self, factor: float) -> None:
        """Go across, a second lasting `factor` seconds."""
        move = Animation(way=0.0, duration=_IN * factor, transition="out_cubic")
        move += Animation(way=0.0, duration=_STAYS * factor)
        move += Animation(way=1.0, duration=_OUT * factor, transition="in_cubic")
        move.bind(on_complete=lambda *_: self.dispatch("on_gone"))
        move.start(self)

    def on_gone(self) -> None:
        """It has been seen, or sent away."""

    def send_away(self) -> None:
        """Enough of it."""
        Animation.cancel_all(self)
        self.dispatch("on_gone")

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Go. A tap on the ribbon is for nothing else; beside it, it is also for what is there."""
        self.send_away()
        return bool(self.ids.band.collide_point(*touch.pos))


class Ribbons:
    """Lets ribbons sweep over a widget, one at a time."""

    def __init__(self, over: Widget) -> None:
        self._over = over
        self._ribbon: Ribbon | None = None

    def sweep(self, name: str, colour: str, factor: float) -> None:
        """One for whoever is next, a second lasting `factor` seconds; none where nothing moves."""
        self.drop()
        if factor:
            self._ribbon = Ribbon(name=name, colour_id=colour)
            self._ribbon.bind(on_gone=lambda _: self.drop())
            self._over.add_widget(self._ribbon)
            self._ribbon.sweep(factor)

    def drop(self) -> None:
        """No ribbon any more."""
        if self._ribbon is not None:
            ribbon, self._ribbon = self._ribbon, None
            ribbon.send_away()
            self._over.remove_widget(ribbon)
