"""A screen with a board on it, and a panel for each seat."""

from typing import Any

from kivy.clock import Clock
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
    """Its layout says where they are: `board` and `panels`. Nothing is shown or heard before the board has its size."""

    game_name = StringProperty("")
    has_begun = False

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
        self._begin_soon = Clock.create_trigger(lambda _: self._begin())
        self._lay_out_first = Clock.create_trigger(lambda _: self._begin_soon())

    def opened(self) -> None:
        """Wait until a whole frame has been laid out: wherever this is called from, the next one may already be on."""
        self._lay_out_first()

    def closed(self) -> None:
        self._lay_out_first.cancel()
        self._begin_soon.cancel()
        self.motion.stop()
        self.board.close()

    def _begin(self) -> None:
        self.has_begun = True
        self.begin()

    def begin(self) -> None:
        """The board has its size: show what there is."""
        raise NotImplementedError

    def key(self, key: int, modifiers: list[str]) -> bool:
        return not self.has_begun

    def on_touch_down(self, touch: Any) -> bool:
        return not self.has_begun or bool(super().on_touch_down(touch))

    def _panel(self, seat: Seat) -> SeatPanel:
        panel = SeatPanel(name=seat.name, colour_id=seat.colour, bot=bot_picture(seat))
        self.ids.panels.add_widget(panel)
        return panel

    def _owner_pos(self, seat: int) -> Pos:
        panel = self.panels[seat]
        x, y = panel.to_window(*panel.center)
        return float(x), float(y)
