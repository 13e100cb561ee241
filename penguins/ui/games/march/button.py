"""An answer beside the road that is not a place on it: stop, no thanks, go on."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import StringProperty

from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.widgets.buttons import TapPanel
from penguins.ui.widgets.labels import Words
from penguins.ui.widgets.picture import Picture

ROOM = 72.0
"""dp that it needs beside the road."""
_WIDEST, _HIGHEST = 148.0, 84.0


class SideButton(TapPanel):
    """A picture over a word, as large as the gap allows."""

    text = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(orientation="vertical", size_hint=(None, None), padding=dp(5), spacing=0, **kwargs)
        self._icon = Picture(tint=theme.rgba(theme.TEXT), size_hint_y=0.8)
        self._words = Words(display=True, type_size=theme.TYPE_BODY)
        self.add_widget(self._icon)
        self.add_widget(self._words)

    def say(self, icon: str, text: str) -> None:
        """What it stands for now."""
        self._icon.name = icon
        self.text = self._words.text = text

    def place(self, gap: Box) -> None:
        """In the middle of the gap beside the road."""
        margin = min(dp(6), gap.width / 2, gap.height / 2)
        self.size = min(gap.width - margin, dp(_WIDEST)), min(gap.height - margin, dp(_HIGHEST))
        self.center = gap.centre
