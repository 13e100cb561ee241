"""What the screens around a match share: the bar on top, tabs with the games."""

from collections.abc import Sequence
from math import ceil

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from penguins.ui.base import layouts
from penguins.ui.widgets import scroll  # noqa: F401  known to the layouts of pages
from penguins.ui.widgets.buttons import PushButton, TapPanel
from penguins.ui.widgets.labels import Labelled
from penguins.ui.widgets.picture import Cover  # noqa: F401  known to the layout

ALL_GAMES = ""

layouts.load("pages")


class Spring(Widget):
    """Takes up the height that is left, or none."""

    stretches = BooleanProperty(True)


class Header(BoxLayout):
    """The bar on top: the way back and where one is; whatever is added stands to the right."""

    title = StringProperty("")
    picture = StringProperty("")
    """Whom it is about, before their name."""

    __events__ = ("on_back",)

    def on_back(self) -> None:
        """The way back is wanted."""


class MainButton(PushButton):
    """What most people want on a page: it stands at its foot, or in its head where the window is too low for a foot."""

    low = BooleanProperty(False)
    head: Header | None = ObjectProperty(None, allownone=True)
    foot: BoxLayout | None = ObjectProperty(None, allownone=True)

    def on_low(self, *_: object) -> None:
        place = self.head if self.low else self.foot
        if place is not None and self.parent not in (None, place):
            self.parent.remove_widget(self)
            place.add_widget(self)

    on_head = on_foot = on_low


class HeadWithTabs(BoxLayout):
    """A header and the tabs of the games: beside each other where the window is wide enough, else below each other."""

    beside = BooleanProperty(False)


class Columns(GridLayout):
    """One or two columns, in the middle of a window that is wider than they should be."""

    margin = NumericProperty(0)


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
    least = NumericProperty(0)
    """How wide it must be for one row."""
    tab_width = NumericProperty(0)
    """How wide each of them is."""
    head: HeadWithTabs | None = ObjectProperty(None, allownone=True)
    """What it stands in."""

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
