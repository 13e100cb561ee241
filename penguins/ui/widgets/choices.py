"""Widgets to choose one of a few, to switch on and off, and to slide between."""

from collections.abc import Sequence

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from penguins.ui.base import layouts
from penguins.ui.widgets import labels
from penguins.ui.widgets.buttons import Tappable
from penguins.ui.widgets.scroll import pull, sheet_of

layouts.load("choices")

_SCROLLS_FROM = 12
"""dp up or down before a finger on a slider wants to scroll."""
_STEEP = 2
"""So many times farther up or down than across: a finger that slides may leave the slider."""


class Pill(Tappable, BoxLayout):
    """One of the choices of a `Choice`."""

    text = StringProperty("")
    selected = BooleanProperty(False)
    edge = NumericProperty(0)
    words_width = NumericProperty(0)
    width_of = staticmethod(labels.width_of)  # for the layout


class Choice(StackLayout):
    """Offers one of a few: `options` are (value, text) pairs; `value` is the chosen one."""

    options = ListProperty()
    value = StringProperty("")

    def on_options(self, _: object, options: Sequence[tuple[str, str]]) -> None:
        self.clear_widgets()
        for value, text in options:
            pill = Pill(text=text, selected=value == self.value)
            pill.option = value
            pill.bind(on_tap=lambda tapped: setattr(self, "value", tapped.option))
            self.add_widget(pill)

    def on_value(self, _: object, value: str) -> None:
        for pill in self.children:
            pill.selected = pill.option == value


class Toggle(Tappable, Widget):
    """A switch, on or off."""

    active = BooleanProperty(False)
    at = NumericProperty(0.0)
    """Where the knob is, 0 to 1."""

    def on_tap(self, *_: object) -> None:
        self.active = not self.active

    def on_active(self, _: object, active: bool) -> None:
        self.at = float(active)


class SwitchRow(BoxLayout):
    """A switch, with a line about it."""

    name = StringProperty("")
    line = StringProperty("")


class SlideBar(Tappable, Widget):
    """A slider for a number from 0 to 1, by finger or by arrow keys. A finger that goes up or down from it scrolls the
    sheet it is on, and leaves the number as it was."""

    drags = True

    value = NumericProperty(0.5)
    slid = NumericProperty(0)
    """How far its knob is from where it is at 0."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self.disabled or not self.collide_point(*touch.opos):
            return False
        touch.grab(self)
        touch.ud[self] = self.value
        self._follow(touch)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        sheet = sheet_of(self)
        if sheet is not None and touch.ud[self] is not None and _goes_up_or_down(touch):
            self.value, touch.ud[self] = touch.ud[self], None
        if sheet is not None and touch.ud[self] is None:
            pull(sheet, touch.dy)
        else:
            self._follow(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            return True
        return False

    def on_tap(self, *_: object) -> None:
        """Go up by a quarter, and round: Enter does this."""
        self.value = 0.0 if self.value > 0.9 else min(1.0, self.value + 0.25)

    def _follow(self, touch: MotionEvent) -> None:
        margin = self.height / 2
        self.value = min(1.0, max(0.0, (touch.x - self.x - margin) / max(1.0, self.width - 2 * margin)))


def _goes_up_or_down(touch: MotionEvent) -> bool:
    across, along = abs(touch.x - touch.ox), abs(touch.y - touch.oy)
    return bool(along > max(_STEEP * across, dp(_SCROLLS_FROM)))
