"""The driver rules time: what moves takes as many frames on a busy machine as on a quick one."""

import time

import pytest
from kivy.animation import Animation
from kivy.uix.widget import Widget

from tests.ui.robot import Robot


@pytest.mark.parametrize("slowness", [0.0, 0.2])
def test_what_moves_takes_the_same_number_of_frames_however_slow_they_are(robot: Robot, slowness: float) -> None:
    moved = Widget(x=0)
    Animation(x=60, duration=0.5).start(moved)
    robot.frames()
    time.sleep(slowness)
    robot.frames(14)
    assert moved.x == pytest.approx(28, abs=2)
    robot.frames(17)
    assert moved.x == 60
