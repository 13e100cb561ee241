"""What the screens behind the home screen share: the bar on top, and tabs with the games."""

from typing import Any

from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from penguins.games.registry import GAMES
from penguins.ui.base import layouts
from penguins.ui.widgets import menu  # noqa: F401  known to the layouts
from penguins.ui.widgets.panels import TapPanel

ALL_GAMES = ""

layouts.load("pages")


class Header(BoxLayout):
    """The way back and where one is; whatever is added stands to the right."""

    title = StringProperty("")

    __events__ = ("on_back",)

    def on_back(self) -> None:
        """The way back is wanted."""


class GameTab(TapPanel):
    """A game's picture, or all games."""

    game = StringProperty("")
    chosen = StringProperty("")


class GameTabs(BoxLayout):
    """One of the games by its picture; `game` is the chosen one."""

    game = StringProperty(ALL_GAMES)
    games = ListProperty(list(GAMES))
    tab_height = NumericProperty(0)
    """As high as its pictures at this width."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.on_games()

    def on_games(self, *_: Any) -> None:
        self.clear_widgets()
        for game in self.games:
            tab = GameTab(game=game, chosen=self.game)
            tab.bind(on_tap=lambda tapped: setattr(self, "game", tapped.game))
            self.bind(game=tab.setter("chosen"))
            self.add_widget(tab)
