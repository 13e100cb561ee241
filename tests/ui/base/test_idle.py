"""The heartbeat beats for those who joined, and rests when nobody would miss it (penguins/ui/base/idle.py)."""

from collections.abc import Iterator

import pytest
from kivy.core.window import Window

from penguins.rig.finger import Finger
from penguins.ui.base.idle import BEATS, PATIENCE, Idle
from tests.ui.robot import Robot

FRAMES_A_SECOND = 60


class Listener:
    """Joined to the heartbeat of an app: notes every beat."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        robot.arrive()
        self.idle: Idle = robot.app.idle
        self.heard: list[float] = []
        self.idle.join(self.heard.append)

    def beats_in(self, seconds: float) -> int:
        """How often it is called while the app lives for so long."""
        before = len(self.heard)
        self.robot.frames(round(seconds * FRAMES_A_SECOND))
        return len(self.heard) - before


@pytest.fixture
def listener(robot: Robot) -> Iterator[Listener]:
    robot.app.services.change(animation="normal")
    listening = Listener(robot)
    yield listening
    listening.idle.leave(listening.heard.append)


def test_it_beats_thirty_times_a_second(listener: Listener) -> None:
    assert listener.beats_in(2.0) == pytest.approx(2 * BEATS, abs=2)
    assert listener.heard[-1] == pytest.approx(2.0, abs=0.1)


def test_nothing_is_scheduled_where_nobody_joined() -> None:
    idle, heard = Idle(), list[float]()
    idle.animate(True)
    beating = [idle.beating]
    idle.join(heard.append)
    beating.append(idle.beating)
    idle.leave(heard.append)
    beating.append(idle.beating)
    assert beating == [False, True, False]


def test_with_animation_off_it_rests_and_time_stands_still(listener: Listener) -> None:
    listener.beats_in(1.0)
    listener.robot.app.services.change(animation="off")
    assert not listener.idle.beating
    assert listener.beats_in(1.0) == 0
    assert listener.idle.time == 0.0


def test_it_rests_after_a_minute_until_somebody_touches(listener: Listener) -> None:
    listener.beats_in(PATIENCE + 1)
    assert not listener.idle.beating
    listener.robot.tap((1.0, 1.0))
    assert listener.beats_in(1.0) > 0


def test_a_key_is_as_good_as_a_touch(listener: Listener) -> None:
    listener.beats_in(PATIENCE + 1)
    listener.robot.press("right")
    assert listener.beats_in(1.0) > 0


def test_it_rests_while_a_finger_is_down(listener: Listener) -> None:
    fingers = [Finger((1.0, 1.0)), Finger((5.0, 5.0))]
    for finger in fingers:
        finger.down()
    assert listener.beats_in(1.0) == 0
    fingers[0].up()
    assert listener.beats_in(1.0) == 0, "one is still down"
    fingers[1].up()
    assert listener.beats_in(1.0) > 0


def test_it_rests_in_the_background(listener: Listener) -> None:
    listener.robot.app.dispatch("on_pause")
    assert listener.beats_in(1.0) == 0
    listener.robot.app.dispatch("on_resume")
    assert listener.beats_in(1.0) > 0


def test_a_finger_that_was_down_when_the_app_was_left_is_forgotten(listener: Listener) -> None:
    Finger((1.0, 1.0)).down()
    listener.robot.app.dispatch("on_pause")
    listener.robot.app.dispatch("on_resume")
    assert listener.beats_in(1.0) > 0


def test_a_rest_does_not_count_and_a_slow_frame_does_not_jump(listener: Listener) -> None:
    listener.beats_in(1.0)
    before = listener.idle.time
    listener.robot.app.dispatch("on_pause")
    listener.beats_in(5.0)
    listener.robot.app.dispatch("on_resume")
    listener.beats_in(0.5)
    assert listener.idle.time - before == pytest.approx(0.5, abs=0.15)


def test_it_ends_with_the_app(listener: Listener) -> None:
    listener.robot.kill()
    assert not listener.idle.beating
    Window.dispatch("on_touch_up", Finger((1.0, 1.0)))
    assert not listener.idle.beating
