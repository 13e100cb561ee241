"""A sheet that scrolls."""

from typing import Any

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from penguins.ui.base import layouts
from penguins.ui.widgets.scroll_cue import More, ScrollCue

layouts.load("scroll")

_WORTH_TELLING = 8
"""dp that must be hidden before a sign says so."""
_CUE_INSIDE = 4
"""dp from the right edge to the sign: it stands at the end of the bar, and on no words."""


class Scroll(ScrollView):
    """Scrolls up and down only, and shows where there is more. Its child is as high as it likes; a finger on what
    `drags` does not scroll."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._cue = ScrollCue(self.canvas.after)
        show_more = Clock.create_trigger(self._show_more, -1)
        for name in ("pos", "size", "scroll_y", "viewport_size"):
            self.fbind(name, show_more)

    @property
    def more(self) -> More:
        """Where there is more than can be seen."""
        hidden = self.viewport_size[1] - self.height
        below = hidden * min(1.0, max(0.0, self.scroll_y))
        return More(above=hidden - below > dp(_WORTH_TELLING), below=below > dp(_WORTH_TELLING))

    def _show_more(self, *_: object) -> None:
        self._cue.draw(self.more, self.right - dp(_CUE_INSIDE), self.y, self.top)

    def scroll_to(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        """Bring it into sight. Where all is in sight nothing moves: Kivy would pull the sheet to the lower edge."""
        if self.viewport_size[1] > self.height:
            super().scroll_to(widget, *args, **kwargs)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self.collide_point(*touch.opos) and any(_drags_at(widget, touch) for widget in self.walk(restrict=True)):
            return bool(self.simulate_touch_down(touch))
        return bool(super().on_touch_down(touch))


def _drags_at(widget: Widget, touch: MotionEvent) -> bool:
    return getattr(widget, "drags", False) and widget.collide_point(*widget.to_widget(*touch.opos))


def pull(sheet: Scroll, upwards: float) -> None:
    """Scroll as a finger does that moves so far."""
    hidden = sheet.viewport_size[1] - sheet.height
    if hidden > 0:
        sheet.scroll_y = min(1.0, max(0.0, sheet.scroll_y - upwards / hidden))


def sheet_of(widget: Widget) -> Scroll | None:
    """What a widget scrolls with; None if it stays where it is."""
    above = widget.parent
    while not (above is None or above is above.parent or isinstance(above, Scroll)):  # a window is its own parent
        above = above.parent
    return above if isinstance(above, Scroll) else None
