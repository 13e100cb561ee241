"""The driver rules time: what moves takes as many frames on a busy machine as on a quick one. Its pictures are what is
on the window, and it leaves no file open."""

import gc
import sys
import time
from pathlib import Path
from weakref import ref

import pytest
from kivy.animation import Animation
from kivy.core.image import Image
from kivy.graphics import Color, Rectangle
from kivy.uix.widget import Widget

from penguins.languages import LANGUAGES
from penguins.rig.shots import SHOTS
from tests.ui.robot import Robot


@pytest.mark.parametrize("slowness", [0.0, 0.2])
def test_what_moves_takes_the_same_number_of_frames_however_slow_they_are(robot: Robot, slowness: float) -> None:
    robot.arrive()
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


@pytest.mark.window
def test_nothing_holds_on_to_a_run_that_is_over(tmp_path: Path) -> None:
    """Else its widgets would be looked through with those of every test that follows."""
    run = Robot(tmp_path)
    SHOTS["play_march_full_table"](run)
    screen = ref(run.screen)
    run.close()
    del run
    gc.collect()
    assert screen() is None


@pytest.mark.parametrize("width", [360, 361, 362, 363])
def test_a_picture_is_straight_whatever_the_width(robot: Robot, tmp_path: Path, width: int) -> None:
    robot.resize(width, 100)
    with robot.app.root.canvas.after:
        Color(1, 1, 1, 1)
        Rectangle(pos=(0, 0), size=(width, 100))
        Color(1, 0, 0, 1)
        Rectangle(pos=(100, 0), size=(20, 100))
    robot.screenshot(tmp_path / "stripe.png")
    picture = Image.load(str(tmp_path / "stripe.png"), keep_data=True)
    assert picture.size == (width, 100)
    red, white = [1.0, 0.0, 0.0], [1.0, 1.0, 1.0]
    for row in range(100):
        assert [picture.read_pixel(x, row)[:3] for x in (99, 100, 119, 120)] == [white, red, red, white]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_in_pictures_are_called_as_in_the_language_and_have_their_days_behind_them(
    robot: Robot, language: str
) -> None:
    robot.app.services.change(language=language)
    SHOTS["today"](robot)
    robot.frames(3)
    assert robot.screen.person == LANGUAGES[language].first_names[0]
    assert int(robot.screen.streak) > 1
