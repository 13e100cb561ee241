"""What all screens around a match share: the night behind them, and a sheet that scrolls."""

from typing import Any

from kivy.uix.image import Image
from kivy.uix.scrollview import ScrollView

from penguins.ui.base import layouts

layouts.load("menu")


class Backdrop(Image):
    """The polar night, as large as the window."""


class Scroll(ScrollView):
    """Up and down only. Its child is as high as it likes; a finger on something that `drags` does not scroll."""

    def on_touch_down(self, touch: Any) -> bool:
        if self.collide_point(*touch.pos) and any(_is_on(widget, touch) for widget in self.walk(restrict=True)):
            return bool(self.simulate_touch_down(touch))
        return bool(super().on_touch_down(touch))


def _is_on(widget: Any, touch: Any) -> bool:
    return getattr(widget, "drags", False) and widget.collide_point(*widget.to_widget(*touch.pos))
