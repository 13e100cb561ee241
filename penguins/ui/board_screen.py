"""A screen with a board on it, and a panel for each seat."""

from typing import Any

from kivy.app import App
from kivy.properties import StringProperty

from penguins.session.record import Record
from penguins.session.setup import Seat
from penguins.ui.boards import board_for
from penguins.ui.boards.board import Stagehands
from penguins.ui.box import Pos
from penguins.ui.motion import Motion
from penguins.ui.navigation import AppScreen
from penguins.ui.text import tr
from penguins.ui.texts import texts_of
from penguins.ui.widgets.faces import bot_picture
from penguins.ui.widgets.seat_panel import SeatPanel


class BoardScreen(AppScreen):
    """Its layout says where they are: `board` and `panels`."""

    game_name = StringProperty("")

    def __init__(self, record: Record, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        app = App.get_running_app()
        game, seats = record.setup.game, record.setup.seats
        self.game_name = tr(texts_of(game.id).name)
        self.motion = Motion(app.preferences.animation)
        hands = Stagehands(game, seats, self.motion, app.sounds, app.preferences, self._owner_pos)
        self.board = board_for(game.id)(hands)
        self.ids.board.add_widget(self.board)
        self.panels = [self._panel(seat) for seat in seats]

    def _panel(self, seat: Seat) -> SeatPanel:
        panel = SeatPanel(name=seat.name, colour_id=seat.colour, bot=bot_picture(seat))
        self.ids.panels.add_widget(panel)
        return panel

    def _owner_pos(self, seat: int) -> Pos:
        panel = self.panels[seat]
        x, y = panel.to_window(*panel.center)
        return float(x), float(y)
