"""Shows a sentence for as long as it takes to read."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as Letters
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from penguins.ui.base import theme
from penguins.ui.base.box import Box

_SECONDS_A_LETTER = 0.06
_SECONDS_AT_LEAST = 2.5


class Toast(BoxLayout):
    """The sentence on its sheet."""

    text = StringProperty("")
    widest = NumericProperty(0)
    """How wide it may be."""

    @staticmethod
    def width_of(text: str, type_size: float) -> float:
        """How wide a sentence is on one line."""
        return float(Letters(font_name=theme.FONT, font_size=sp(type_size)).get_extents(text)[0])


class ToastLayer(FloatLayout):
    """Lies over every screen and shows one sentence at a time, the newest."""

    def __init__(self, room: Callable[[], Box], **kwargs: Any) -> None:
        """`room` says at whose top it may come, in the middle."""
        super().__init__(**kwargs)
        self._room = room
        self._toast: Toast | None = None
        self._clear = Clock.create_trigger(lambda _: self._show(""), _SECONDS_AT_LEAST)
        self._place_soon = Clock.create_trigger(self._place, -1)
        self.bind(size=self._place_soon)

    def say(self, text: str) -> None:
        """Show a sentence for as long as it takes to read; an empty one ends the one before, which is no longer so."""
        self._clear.cancel()
        self._show(text)
        if text:
            self._clear.timeout = max(_SECONDS_AT_LEAST, len(text) * _SECONDS_A_LETTER)
            self._clear()

    def _show(self, text: str) -> None:
        self.clear_widgets()
        self._toast = Toast(text=text) if text else None
        if self._toast is not None:
            self._toast.bind(size=self._place_soon)
            self.add_widget(self._toast)
            self._place()

    def _place(self, *_: object) -> None:
        if self._toast is not None:
            room = self._room()
            self._toast.widest = max(1.0, min(dp(theme.COLUMN_WIDTH), room.width - dp(2 * theme.SPACE_S)))
            self._toast.center_x = self.x + room.x + room.width / 2
            self._toast.top = self.y + room.y + room.height - dp(theme.SPACE_S)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Let a tap pass through: a sentence must not be in the way."""
        return False
