"""Turns everything on it round, for the person who sits on the other side of the table."""

from collections.abc import Callable
from typing import Any

from kivy.graphics import PopMatrix, PushMatrix, Rotate
from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout


class Turntable(FloatLayout):
    """Shows its children upright, or `turned` by half a turn; touches turn along."""

    turned = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._rotation = Rotate(angle=0)
        self.canvas.before.add(PushMatrix())
        self.canvas.before.add(self._rotation)
        self.canvas.after.add(PopMatrix())
        self.bind(pos=self._turn, size=self._turn, turned=self._turn)

    def _turn(self, *_: object) -> None:
        self._rotation.origin = self.center
        self._rotation.angle = 180 if self.turned else 0

    def to_local(self, x: float, y: float, relative: bool = False) -> tuple[float, float]:
        """Translate a place of the window into one on the table."""
        x, y = self._across(x, y)
        return (x - self.x, y - self.y) if relative else (x, y)

    def to_parent(self, x: float, y: float, relative: bool = False) -> tuple[float, float]:
        """Translate a place on the table into one of the window."""
        return self._across(x + self.x, y + self.y) if relative else self._across(x, y)

    def _across(self, x: float, y: float) -> tuple[float, float]:
        return (2 * self.center_x - x, 2 * self.center_y - y) if self.turned else (x, y)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        return self._pass_on(touch, super().on_touch_down)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        return self._pass_on(touch, super().on_touch_move)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        return self._pass_on(touch, super().on_touch_up)

    def _pass_on(self, touch: MotionEvent, handler: Callable[[MotionEvent], bool]) -> bool:
        touch.push()
        touch.apply_transform_2d(self.to_local)
        handled = handler(touch)
        touch.pop()
        return bool(handled)
