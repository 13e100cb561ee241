"""A penguin who teaches: what it says, and how far the lesson has come."""

from typing import Any

from kivy.graphics import Color
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from penguins.ui.base import layouts, theme
from penguins.ui.base.letters import steps_down
from penguins.ui.base.motion import shake
from penguins.ui.base.shapes import Disc
from penguins.ui.base.surface import surface
from penguins.ui.widgets import seats  # noqa: F401  known to the layout
from penguins.ui.widgets.labels import height_of

layouts.load("coach")

_LOUD, _CLEAR = (250, 130), 80
"""dp: the width and height of a bubble in which it speaks in headlines, and the height for titles."""
_BESIDE, _ABOVE, _TIGHT = 46, 28, 10
"""dp in a bubble that are not for words: beside them, and above and below; and there, before letters become smaller."""
_WORDS = 0.9, 15
"""Of the width of a narrow bubble, what is left for words, and dp of that for the sign that it can be read aloud."""
_DOT, _DOT_STEP = 9, 16
"""dp."""


class Coach(FloatLayout):
    """A penguin and its speech bubble: beside each other, or the bubble below it where the room is narrow."""

    said = StringProperty("")
    upright = BooleanProperty(False)
    """Whether the bubble is below the penguin."""
    hidden = BooleanProperty(False)
    """Whether the penguin makes room for what it says."""
    aside = NumericProperty(0)
    """How wide it is beside the bubble, otherwise."""
    larger = NumericProperty(1)
    """How much larger than usual somebody wants letters: they take some of the penguin's room."""
    part = NumericProperty(1)
    """How high the penguin is there."""
    below = NumericProperty(1)
    """How high it may be there."""

    @staticmethod
    def type_size(width: float, height: float) -> int:
        """How large it speaks in a bubble of that size, if what it says is short enough."""
        if height > dp(_LOUD[1]) and width > dp(_LOUD[0]):
            return theme.TYPE_HEADLINE
        return theme.TYPE_TITLE if height > dp(_CLEAR) else theme.TYPE_BODY

    @staticmethod
    def is_crowded(said: str, width: float, height: float, plain_scale: float) -> bool:
        """Whether what it says would be smaller than usual in a bubble of that size beside the penguin."""
        words = max(1.0, width * _WORDS[0] - dp(_WORDS[1]))
        return bool(height_of(said, theme.TYPE_BODY * plain_scale, words) > height - dp(_TIGHT))

    @classmethod
    def height_of(cls, said: str, width: float, most: float, text_scale: float) -> float:
        """How high the bubble below the penguin is: no higher than what it says needs."""
        sizes = steps_down(cls.type_size(width, most), text_scale, surface.plain_scale)
        heights = (height_of(said, size, width - dp(_BESIDE)) for size in sizes)
        words = next((height for height in heights if height + dp(_TIGHT) <= most), most)
        return float(max(dp(surface.target), min(most, words + dp(_ABOVE))))

    def shake_head(self, factor: float) -> None:
        """No: what it says shakes."""
        shake(self.ids.bubble, factor, nudge=dp(6))


class StepDots(Widget):
    """A dot for each step of a lesson; those that are done are full."""

    number = NumericProperty(1)
    done = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, number=self._draw, done=self._draw)

    def _draw(self, *_: object) -> None:
        step = min(dp(_DOT_STEP), self.width / max(1, self.number))
        left = self.center_x - step * (self.number - 1) / 2
        self.canvas.clear()
        for at in range(int(self.number)):
            size = min(dp(_DOT), step * 0.7) * (1.4 if at == self.done else 1.0)
            self.canvas.add(Color(*theme.rgba(theme.ACCENT if at <= self.done else theme.TEXT_ON_SEA_SOFT)))
            self.canvas.add(Disc(pos=(left + at * step - size / 2, self.center_y - size / 2), size=(size, size)))
