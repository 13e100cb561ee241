"""Points on their way to their owner."""

from typing import Any

from kivy.graphics import Color
from kivy.metrics import dp
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Pos
from penguins.ui.base.shapes import Disc
from penguins.ui.widgets.labels import Words

_SIDE = 40


class GainTag(Widget):
    """A disc in the colour that brought them, with a number."""

    def __init__(self, points: int, colour: str, centre: Pos, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), size=(dp(_SIDE), dp(_SIDE)), center=centre, **kwargs)
        self._edge, self._disc = Disc(), Disc()
        for tone, disc in ((theme.ICE, self._edge), (theme.PAINTS[colour].dark, self._disc)):
            self.canvas.add(Color(*theme.rgba(tone)))
            self.canvas.add(disc)
        sign = "+" if points > 0 else "\N{MINUS SIGN}"
        self._words = Words(
            text=f"{sign}{abs(points)}",
            display=True,
            type_size=theme.TYPE_TITLE,
            color=theme.rgba(theme.ICE),
            size_hint=(None, None),
        )
        self.add_widget(self._words)
        self.bind(pos=self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        edge = dp(2)
        self._edge.pos, self._edge.size = self.pos, self.size
        self._disc.pos = (self.x + edge, self.y + edge)
        self._disc.size = (self.width - 2 * edge, self.height - 2 * edge)
        self._words.pos, self._words.size = self.pos, self.size
