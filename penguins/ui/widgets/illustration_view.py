"""The widget that shows an illustration."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.ui.base import layouts, pictures, theme
from penguins.ui.base.idle import Idle
from penguins.ui.base.illustration import SCENE_HEIGHT, SCENE_WIDTH, Illustration, Piece, at
from penguins.ui.base.scenery import NIGHT
from penguins.ui.widgets.picture import Picture

layouts.load("illustration_view")

_BEFORE, _MOVING, _AFTER = 0.5, 1.7, 0.8
"""Seconds of a loop: as it is, moving, as it has become."""


class IllustrationView(Widget):
    """Shows an illustration as large as fits. What goes somewhere in it does so again and again, as long as the
    heartbeat beats, and waits where it is while that rests; with animation off it is shown as it begins."""

    illustration: Illustration = ObjectProperty(())
    ground = StringProperty(NIGHT.ground)
    """The wash behind it: that of the place where the game is played."""
    idle: Idle | None = ObjectProperty(None, allownone=True)
    """The heartbeat it moves by; None: it is still."""
    pace = NumericProperty(1.0)
    """What a second of movement lasts."""
    part = NumericProperty(0.0)
    """How much of the movement is over."""

    def __init__(self, **kwargs: Any) -> None:
        self._began = 0.0
        place_soon = Clock.create_trigger(lambda _: self._place(), -1)
        super().__init__(**kwargs)
        self.fbind("size", place_soon)
        self.fbind("pos", place_soon)

    def on_illustration(self, *_: object) -> None:
        self.clear_widgets()
        for piece in self.illustration:
            look = {"name": piece.name, "mirrored": piece.mirrored, "tint": theme.rgba(piece.tint)}
            self.add_widget(Picture(**look, size_hint=(None, None)))
        self.part = 0.0
        self._place()
        self._live()

    def on_idle(self, *_: object) -> None:
        self._live()

    def still(self) -> None:
        """The page is being left: move no more."""
        if self.idle is not None:
            self.idle.leave(self._beat)
        self.part = 0.0

    def _live(self) -> None:
        if self.idle is not None:
            self.idle.leave(self._beat)
            self._began = self.idle.time
            if any(piece.goes for piece in self.illustration):
                self.idle.join(self._beat, self._rest)

    def _beat(self, now: float) -> None:
        moving = _MOVING * self.pace
        seconds = (now - self._began) % (_BEFORE + moving + _AFTER)
        self.part = min(1.0, max(0.0, (seconds - _BEFORE) / moving))

    def _rest(self) -> None:
        if self.idle is None or not self.idle.animated:
            self.part = 0.0

    def on_part(self, *_: object) -> None:
        self._place(moved=True)

    def _place(self, moved: bool = False) -> None:
        """Put every piece where it is now; only those that go somewhere, where nothing else has changed."""
        scale = min(self.width / SCENE_WIDTH, self.height / SCENE_HEIGHT)
        for picture, whole in zip(reversed(self.children), self.illustration, strict=True):
            if moved and not whole.goes:
                continue
            piece = at(whole, self.part)
            picture.name, picture.mirrored = piece.name, piece.mirrored
            widths = _widths(whole)
            if 0.0 in widths:  # it comes or goes out, rather than growing
                picture.opacity = piece.width / max(widths)
                piece = piece._replace(width=max(widths))
            picture.size = _size(piece, scale)
            picture.reshape(piece.face, 1.0, 0.0)
            picture.center = (
                self.center_x + (piece.x - SCENE_WIDTH / 2) * scale,
                self.center_y + (piece.y - SCENE_HEIGHT / 2) * scale,
            )


def _widths(piece: Piece) -> tuple[float, ...]:
    return (piece.width, *(way.width for way in piece.goes if way.width is not None))


def _size(piece: Piece, scale: float) -> tuple[float, float]:
    natural = pictures.size(piece.name)
    width = piece.width * scale
    return width, width * natural.height / natural.width
