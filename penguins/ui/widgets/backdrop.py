"""What lies behind a screen: its scenery, which drifts a little, and snow."""

from collections.abc import Iterable
from itertools import groupby
from math import sin, tau
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Translate
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.base.pictures import scenery_picture
from penguins.ui.base.scenery import DRIFT, MIDDLE, Placed, Rows, Scenery, Thing, Wash, lay_out, unit
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.surface import surface
from penguins.ui.widgets.snow import Snow

_DRIFT_SECONDS = 26.0
_GLOW_SECONDS = 6.0
_BOB_SECONDS = 2.6
_SHADED, _SHADE, _SHADES = 96, 0.8, 16
"""dp below the top that are darker, how much at most, and in how many steps."""
_UPRIGHT = (0, 1, 1, 1, 1, 0, 0, 0)
_MIRRORED = (1, 1, 0, 1, 0, 0, 1, 0)


class _Moving(NamedTuple):
    """A thing of the scenery as it is drawn: what moves it, and what its light comes from."""

    thing: Thing
    place: Translate
    light: Color


class Backdrop(Widget):
    """Fills the glass with its screen's scenery; empty while it has no screen. It moves while the screen is shown."""

    screen: AppScreen | None = ObjectProperty(None, allownone=True)
    dim = NumericProperty(0.0)
    """How much darker it is: where words stand on it."""
    middle = NumericProperty(MIDDLE)
    """The share of the width at which that lies what people look at."""
    board: Widget | None = ObjectProperty(None, allownone=True)
    """That is it, if it is a board: some sceneries have the ground below it."""

    def __init__(self, **kwargs: Any) -> None:
        self._moving: list[_Moving] = []
        self._snow: Snow | None = None
        self._trigger = Clock.create_trigger(self._draw, -1)
        super().__init__(**kwargs)
        self.bind(pos=self._draw_soon, size=self._draw_soon, dim=self._draw_soon, middle=self._draw_soon)
        surface.bind(insets=self._draw_soon)

    def on_screen(self, _: object, screen: AppScreen | None) -> None:
        self._draw_soon()
        if screen is not None:
            screen.bind(scenery=self._draw_soon, shown=self._live)
            self._live()

    def on_board(self, _: object, board: Widget) -> None:
        board.bind(pos=self._draw_soon, size=self._draw_soon)

    def _draw_soon(self, *_: object) -> None:
        self._trigger()

    def _live(self, *_: object) -> None:
        assert self.screen is not None
        idle = self.screen.idle
        (idle.join if self.screen.shown else idle.leave)(self._move)

    # Drawing

    @property
    def _room(self) -> Box:
        """All of the glass, also where cameras and system bars are."""
        left, top, right, bottom = surface.insets
        return Box(self.x - left, self.y - bottom, self.width + left + right, self.height + bottom + top)

    @property
    def _rows(self) -> Rows | None:
        if self.board is None:
            return None
        high = max(1.0, self.height)
        return Rows((self.board.y - self.y) / high, self.board.height / high, dp(1) / high)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        self._moving, self._snow = [], None
        if self.screen is None:
            return
        room, scenery = self._room, self.screen.scenery
        with self.canvas:
            PushMatrix()
            Translate(room.x, room.y)
            parts = lay_out(scenery, room.width, room.height, self.middle, self._rows)
            for part, placed in groupby(parts, lambda each: each.part):
                self._draw_part(part, placed)
            if scenery.snow:
                self._snow = Snow(scenery.snow, room.width, room.height)
            if self.dim:
                Color(*theme.rgba(theme.SEA_DEEP, self.dim))
                Rectangle(size=(room.width, room.height))
            _shade_top(room)
            PopMatrix()
        self._move(self.screen.idle.time)

    def _draw_part(self, part: Wash | Thing, placed: Iterable[Placed]) -> None:
        light = Color(1, 1, 1, 1)
        PushMatrix()
        place = Translate()
        for each in placed:
            _draw_placed(each)
        PopMatrix()
        if isinstance(part, Thing) and (part.depth or part.glows or part.bobs):
            self._moving.append(_Moving(part, place, light))

    # Moving

    def _move(self, time: float) -> None:
        """Show everything as it is after so many seconds; at first, as it is drawn."""
        drift = DRIFT * unit(*self._room[2:]) * sin(tau * time / _DRIFT_SECONDS)
        for thing, place, light in self._moving:
            if thing.depth:
                place.x = drift * thing.depth
            if thing.bobs:
                place.y = -thing.bobs * unit(*self._room[2:]) * (0.5 - 0.5 * _swing(time / _BOB_SECONDS, thing.up))
            if thing.glows:
                light.a = 1.0 - thing.glows * (0.5 - 0.5 * _swing(time / _GLOW_SECONDS, thing.up))
        if self._snow is not None:
            self._snow.fall(time)


def _shade_top(room: Box) -> None:
    """Make it darker towards the top: titles stand there, whatever hangs behind them."""
    high = min(dp(_SHADED), room.height / 4) / _SHADES
    for number in range(_SHADES):
        Color(*theme.rgba(theme.SEA_DEEP, _SHADE * (1 - (number + 0.5) / _SHADES)))
        Rectangle(pos=(0, room.height - (number + 1) * high), size=(room.width, high))


def draw_still(scenery: Scenery, width: float, height: float) -> None:
    """Draw a scenery on the canvas that is open, as it stands when nothing moves."""
    Color(1, 1, 1, 1)
    for placed in lay_out(scenery, width, height):
        _draw_placed(placed)


def _draw_placed(placed: Placed) -> None:
    Rectangle(
        source=scenery_picture(placed.part.picture),
        pos=placed.box[:2],
        size=placed.box[2:],
        tex_coords=_MIRRORED if placed.mirrored else _UPRIGHT,
    )


def _swing(turns: float, phase: float) -> float:
    """From 1 to -1 and back in a turn. All begin at 1, some soon run ahead of others."""
    return sin(tau * (turns * (1 + phase % 7 / 20) + 0.25))
