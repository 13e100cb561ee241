"""A stored match drawn small: its real position, as everybody at the table may see it."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Fbo, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from penguins.session.record import Record
from penguins.ui.base.idle import Idle
from penguins.ui.base.motion import Motion
from penguins.ui.base.services import Services
from penguins.ui.games.board import AnyBoard, Stagehands
from penguins.ui.games.face import face_of

_SHORTER = 400
"""dp of the shorter side of the board before it is made small: as on a phone, so everything on it has room."""


class Miniature(Widget):
    """Lets the game's own board draw the position, and shows that as a picture. Nothing on it lives."""

    def __init__(self, services: Services, record: Record, shorter: float = 0.0, **kwargs: Any) -> None:
        """With `shorter`, the board is drawn with at least so many pixels on its shorter side."""
        super().__init__(**kwargs)
        self._record = record
        self._shorter = max(dp(_SHORTER), shorter)
        self.board = self._board(services, record)
        self._fbo = Fbo(size=(1, 1), with_stencilbuffer=True)
        self._fbo.add(self.board.canvas)
        self.canvas.add(self._fbo)
        self.canvas.add(Color(1, 1, 1, 1))
        self._drawn = Rectangle()
        self.canvas.add(self._drawn)
        draw = Clock.create_trigger(self._draw, -1)
        self.bind(size=draw, pos=self._place)
        draw()

    def _board(self, services: Services, record: Record) -> AnyBoard:
        hands = Stagehands(
            record.setup.game,
            record.setup.seats,
            Motion("off"),
            services.sounds,
            services.preferences,
            services.device.shake,
            lambda _: (0.0, 0.0),
            Idle(),
            lambda *_: None,
            lambda: None,
            lambda _: None,
        )
        board = face_of(record.setup.game.id).board(hands, size_hint=(None, None))
        board.close()  # it only draws: nobody tells it of the mouse
        return board

    def _draw(self, *_: object) -> None:
        if min(self.size) < 1:
            return
        scale = self._shorter / min(self.size)
        size = (round(self.width * scale), round(self.height * scale))
        self._fbo.size = size
        self.board.size = size
        self.board.show(self._record.match.state.seen_by(None))
        self._drawn.texture = self._fbo.texture
        self._place()

    @property
    def texture(self) -> Texture:
        """The picture itself."""
        return self._fbo.texture

    def redraw(self) -> None:
        """Draw the pieces alone, now, though it is on no window."""
        self.board.uncover()
        self._fbo.draw()

    def _place(self, *_: object) -> None:
        self._drawn.pos, self._drawn.size = self.pos, self.size
