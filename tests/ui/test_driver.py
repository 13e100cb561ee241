"""The driver rules time: what moves takes as many frames on a busy machine as on a quick one; and it leaves no file."""

import sys
import time
from pathlib import Path

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


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody tells which files are open")
def test_a_killed_app_holds_its_file_only_until_it_is_closed(robot: Robot) -> None:
    def holds_file() -> bool:
        handles = [handle for handle in Path("/proc/self/fd").iterdir() if handle.exists()]
        return any("penguins.db" in str(handle.readlink()) for handle in handles)

    robot.kill()
    assert holds_file()
    robot.close()
    assert not holds_file()
