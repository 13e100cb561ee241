"""What the screens around a match share: a sheet that scrolls, the bar on top, tabs with the games."""

from collections.abc import Sequence
from math import ceil
from typing import Any

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from penguins.ui.base import layouts
from penguins.ui.widgets.buttons import TapPanel
from penguins.ui.widgets.labels import Labelled
from penguins.ui.widgets.scroll_cue import More, ScrollCue

ALL_GAMES = ""

layouts.load("pages")


class Spring(Widget):
    """Takes up the height that is left, or none."""

    stretches = BooleanProperty(True)


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

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self.collide_point(*touch.opos) and any(_drags_at(widget, touch) for widget in self.walk(restrict=True)):
            return bool(self.simulate_touch_down(touch))
        return bool(super().on_touch_down(touch))


def _drags_at(widget: Widget, touch: MotionEvent) -> bool:
    return getattr(widget, "drags", False) and widget.collide_point(*widget.to_widget(*touch.opos))


class Header(BoxLayout):
    """The bar on top: the way back and where one is; whatever is added stands to the right."""

    title = StringProperty("")

    __events__ = ("on_back",)

    def on_back(self) -> None:
        """The way back is wanted."""


class GameTab(Labelled, TapPanel):
    """A tab with a game's picture, or for all games."""

    game = StringProperty("")
    picture = StringProperty("")
    chosen = StringProperty("")


class GameTabs(GridLayout):
    """Offers games by their pictures: `games` are ids, pictures and names; `game` is the chosen one."""

    game = StringProperty(ALL_GAMES)
    games: Sequence[tuple[str, str, str]] = ListProperty()
    narrowest = NumericProperty(1)
    """Tabs that would be narrower than this stand in several rows."""

    def on_games(self, *_: object) -> None:
        self.clear_widgets()
        for game, picture, name in self.games:
            tab = GameTab(game=game, picture=picture, chosen=self.game, label=name)
            tab.bind(on_tap=lambda tapped: setattr(self, "game", tapped.game))
            self.bind(game=tab.setter("chosen"))
            self.add_widget(tab)

    def columns(self, number: int, width: float) -> int:
        """How many of so many tabs stand in one row of that width: as many as fit, all rows about equally long."""
        gap = self.spacing[0]
        fitting = max(1, int((width + gap) / (self.narrowest + gap)))
        rows = ceil(max(1, number) / fitting)
        return ceil(max(1, number) / rows)
