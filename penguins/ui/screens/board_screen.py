"""A screen with a board on it, and a panel for each seat."""

from typing import Any

from kivy.properties import StringProperty

from penguins.session.record import Record
from penguins.session.setup import Seat
from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Motion
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.words.translate import tr
from penguins.ui.games.board import Stagehands
from penguins.ui.games.face import face_of
from penguins.ui.widgets.faces import bot_picture
from penguins.ui.widgets.seat_panel import SeatPanel


class BoardScreen(AppScreen):
    """Its layout says where they are: `board` and `panels`."""

    game_name = StringProperty("")

    def __init__(self, services: Services, record: Record, **kwargs: Any) -> None:
        super().__init__(services, **kwargs)
        game, seats = record.setup.game, record.setup.seats
        self.game_name = tr(face_of(game.id).texts.name)
        self.motion = Motion(services.preferences.animation)
        hands = Stagehands(
            game, seats, self.motion, services.sounds, services.preferences, services.device.shake, self._owner_pos
        )
        self.board = face_of(game.id).board(hands)
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
