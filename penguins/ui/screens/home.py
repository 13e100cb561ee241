"""The first screen: four games to choose from, and what is unfinished."""

from typing import Any

from kivy.app import App

from penguins.games.registry import GAMES
from penguins.session.setup import COLOURS, Seat, SetUp
from penguins.ui import layouts
from penguins.ui.navigation import AppScreen
from penguins.ui.text import tr
from penguins.ui.widgets.buttons import PushButton
from penguins.ui.words import GAME_NAMES

layouts.load("home")


class HomeScreen(AppScreen):
    """Scratch."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for game in GAMES:
            button = PushButton(text=tr(GAME_NAMES[game]), main=True)
            button.bind(on_tap=lambda _, game=game: self.play(game))
            self.ids.games.add_widget(button)

    def play(self, game: str) -> None:
        app = App.get_running_app()
        seats = [Seat("Léa", COLOURS[0]), Seat("Tom", COLOURS[1], "chick")]
        app.navigation.go("play", record=app.storage.begin(SetUp.check(GAMES[game], seats, {})))
