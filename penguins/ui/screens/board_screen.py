"""A screen with a board on it, and a plate for each seat."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import StringProperty

from penguins.session.preferences import Preferences
from penguins.session.record import Record
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.motion import Motion
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.words.translate import tr
from penguins.ui.games.board import Stagehands
from penguins.ui.games.face import face_of
from penguins.ui.widgets.plate import Plate


class BoardScreen(AppScreen):
    """Its layout says where they are: `board` and `seats`. Nothing is shown or heard before the board has its size."""

    game_name = StringProperty("")
    has_begun = False

    def __init__(self, services: Services, record: Record, **kwargs: Any) -> None:
        super().__init__(services, **kwargs)
        game, seats = record.setup.game, record.setup.seats
        self.game_name, self.scenery = tr(face_of(game.id).texts.name), face_of(game.id).scenery
        self.motion = Motion(services.speed)
        hands = Stagehands(
            game,
            seats,
            self.motion,
            services.sounds,
            self.board_preferences,
            services.device.shake,
            self._owner_pos,
            services.idle,
            lambda seat, points: self.plates[seat].receive(points),
            self._recount,
            lambda seat: self.plates[seat].send_off(),
            record.setup.house,
        )
        self.board = face_of(game.id).board(hands)
        self.ids.board.add_widget(self.board)
        self.ids.seats.sit_down(seats, self.motion.factor)
        self._begin_soon = Clock.create_trigger(lambda _: self._begin())
        self._lay_out_first = Clock.create_trigger(lambda _: self._begin_soon())

    def room_for_words(self) -> Box:
        """Over the board, and not half beside it."""
        board = self.ids.board
        box = Box.between(board.to_window(*board.pos), board.to_window(board.right, board.top))
        left, bottom = self.to_window(*self.pos)
        return box._replace(x=box.x - left, y=box.y - bottom)

    @property
    def board_preferences(self) -> Preferences:
        """Those that the board goes by."""
        return self.services.preferences

    def opened(self) -> None:
        """Wait until a whole frame has been laid out: wherever this is called from, the next one may already be on."""
        self._lay_out_first()

    def closed(self) -> None:
        self._lay_out_first.cancel()
        self._begin_soon.cancel()
        self.motion.stop()
        self.board.close()

    def resumed(self) -> None:
        """Whoever comes back may want it slower, or still."""
        self.motion.speed = self.services.speed
        self.ids.seats.pace(self.motion.factor)

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

    @property
    def plates(self) -> list[Plate]:
        """One for each seat, in their order."""
        plates: list[Plate] = self.ids.seats.plates
        return plates

    def _recount(self) -> None:
        for plate in self.plates:
            plate.recount()

    def _owner_pos(self, seat: int) -> Pos:
        plate = self.plates[seat]
        x, y = plate.to_window(*plate.heart)
        return float(x), float(y)
