"""A finger made of numbers: its touches come in the way every touch comes."""

from typing import Any

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent

from penguins.ui.base.box import Pos


class Finger(MotionEvent):
    """Put it down, move it, lift it."""

    def __init__(self, pos: Pos, *, second: bool = False) -> None:
        """`second`: it is the second tap of a double tap."""
        super().__init__("finger", id(self), _share(pos))
        self.is_double_tap = second

    def depack(self, args: dict[str, Any]) -> None:
        """Kivy asks an event to read what it was made of."""
        self.is_touch = True
        self.profile = ["pos"]
        self.sx, self.sy = args["x"], args["y"]
        super().depack(args)

    def down(self) -> None:
        """Touch the glass."""
        EventLoop.post_dispatch_input("begin", self)

    def rush_to(self, pos: Pos) -> None:
        """Go there before anybody hears that it is down, as a quick finger does while a frame takes long."""
        self.move(_share(pos))

    def move_to(self, pos: Pos) -> None:
        """Go there without lifting."""
        self.move(_share(pos))
        EventLoop.post_dispatch_input("update", self)

    def up(self) -> None:
        """Let go."""
        EventLoop.post_dispatch_input("end", self)


def _share(pos: Pos) -> dict[str, float]:
    width, height = Window.size
    return {"x": pos[0] / width, "y": pos[1] / height}
