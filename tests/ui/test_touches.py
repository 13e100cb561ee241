"""A touch remembers where it came down, whatever Kivy was told it by: mouse or glass (penguins/ui/base/touches.py)."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.core.window.window_sdl2 import SDL2MotionEventProvider
from kivy.input.providers.mouse import MouseMotionEventProvider

from penguins.ui.base.box import Pos
from tests.ui.games.pingouins.hand import centre
from tests.ui.matches import play_on
from tests.ui.robot import Robot

Drag = Callable[[Pos, Pos], None]


def by_mouse(start: Pos, end: Pos) -> None:
    for what, (x, y) in (("down", start), ("move", end), ("up", end)):
        button = () if what == "move" else ("left",)
        Window.dispatch(f"on_mouse_{what}", x, Window.height - y, *button, [])


def on_glass(start: Pos, end: Pos) -> None:
    for what, (x, y) in (("down", start), ("motion", end), ("up", end)):
        SDL2MotionEventProvider.q.appendleft((f"finger{what}", 1, x / Window.width, 1 - y / Window.height, 1.0))


@contextmanager
def told_by(provider: Any) -> Iterator[None]:
    provider.start()
    EventLoop.add_input_provider(provider)
    try:
        yield
    finally:
        EventLoop.remove_input_provider(provider)
        provider.stop()


@pytest.mark.parametrize(
    ("kind", "drag"),
    [(MouseMotionEventProvider, by_mouse), (SDL2MotionEventProvider, on_glass)],
    ids=["mouse", "glass"],
)
def test_a_drag_between_two_frames_counts(robot: Robot, kind: type[Any], drag: Drag) -> None:
    robot.begin("pingouins", ("Léa", "Tom"))
    record = play_on(robot, "tap", Random(3), most=8)
    move = robot.legal()[0]
    with told_by(kind("test", "")):
        drag(centre(robot, move.origin), centre(robot, move.target))
        robot.frames(2)
    assert record.match.log[-1] == move
