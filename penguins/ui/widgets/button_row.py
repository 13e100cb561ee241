"""Buttons beside each other, in the middle; those that are not shown take no room."""

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.layout import Layout

from penguins.ui.base import theme


class ButtonRow(Layout):
    """For buttons with a `shown` property. Squeezes the gaps, never the buttons."""

    gap = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._lay_out_soon = Clock.create_trigger(self.do_layout, -1)
        self.bind(pos=self._lay_out_soon, size=self._lay_out_soon, children=self._lay_out_soon, gap=self._lay_out_soon)

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        """Watch whether it is shown."""
        widget.bind(shown=self._lay_out_soon)
        super().add_widget(widget, *args, **kwargs)

    def do_layout(self, *_: Any) -> None:
        """Put the shown ones beside each other."""
        shown = [button for button in reversed(self.children) if button.shown]
        for button in self.children:
            if not button.shown:
                button.right = -dp(theme.TARGET)  # out of the way: even what cannot be seen would catch a touch
        widths = sum(button.width for button in shown)
        gap = min(self.gap, (self.width - widths) / max(1, len(shown) - 1))
        x = self.center_x - (widths + gap * (len(shown) - 1)) / 2
        for button in shown:
            button.pos = (x, self.center_y - button.height / 2)
            x += button.width + gap
