"""Shows a sentence for as long as it takes to read."""

from typing import Any

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout

from penguins.ui.base import theme
from penguins.ui.base.surface import surface

_SECONDS_A_LETTER = 0.06
_SECONDS_AT_LEAST = 2.5


class Toast(BoxLayout):
    """The sentence on its sheet."""

    text = StringProperty("")


class ToastLayer(AnchorLayout):
    """Lies over every screen and shows one sentence at a time, the newest."""

    def __init__(self, **kwargs: Any) -> None:
        below_bar = dp(surface.bar + theme.SPACE_S)
        super().__init__(anchor_y="top", padding=(0, below_bar, 0, 0), **kwargs)
        self._clear = Clock.create_trigger(lambda _: self.clear_widgets(), _SECONDS_AT_LEAST)

    def say(self, text: str) -> None:
        """Show a sentence for as long as it takes to read; an empty one ends the one before, which is no longer so."""
        self.clear_widgets()
        self._clear.cancel()
        if not text:
            return
        self.add_widget(Toast(text=text))
        self._clear.timeout = max(_SECONDS_AT_LEAST, len(text) * _SECONDS_A_LETTER)
        self._clear()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Let a tap pass through: a sentence must not be in the way."""
        return False
