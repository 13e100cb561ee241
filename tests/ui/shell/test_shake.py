"""Shaking the tablet."""

from penguins.ui.shell.device import Shake
from tests.ui.games.icetown.hand import roll
from tests.ui.matches import PEOPLE
from tests.ui.robot import Robot


class FakeAccelerometer:
    """As plyer's."""

    def __init__(self) -> None:
        self._on = False
        self.acceleration: tuple[float, float, float] | tuple[None, None, None] = (None, None, None)

    def is_on(self) -> bool:
        return self._on

    def enable(self) -> None:
        self._on = True

    def disable(self) -> None:
        self._on = False

    def move(self, robot: Robot, *readings: int) -> None:
        for x in readings:
            self.acceleration = (float(x), 0.0, 9.8)
            robot.wait(Waits(0.06), "a reading")


class Waits:
    """True after some seconds of the app's clock."""

    def __init__(self, seconds: float) -> None:
        from kivy.clock import Clock

        self._clock = Clock
        self._until = Clock.get_time() + seconds

    def __call__(self) -> bool:
        return bool(self._clock.get_time() > self._until)


def test_shaking_the_tablet_rolls_the_die(robot: Robot) -> None:
    sensor = FakeAccelerometer()
    robot.app.device.shake = Shake(sensor)
    robot.begin("icetown", PEOPLE[:2])
    assert sensor.is_on()
    assert "shake" in robot.screen.prompt
    sensor.move(robot, 0, 1, 0, 15, 0)  # a hand, then a bump against the table
    assert robot.session.stage.kind == "chance"
    sensor.move(robot, 15, -15, 15, -15)
    robot.wait_for_person()
    assert [type(action).__name__ for action in robot.session.record.match.log] == ["Roll"]
    assert not sensor.is_on()
    robot.screen.board.choose(robot.legal()[0])
    robot.wait_for_person()
    assert sensor.is_on()
    robot.app.dispatch("on_pause")
    assert not sensor.is_on()
    robot.app.dispatch("on_resume")
    assert sensor.is_on()
    robot.app.services.navigation.home()
    assert not sensor.is_on()


def test_a_sensor_that_fails_is_no_sensor(robot: Robot) -> None:
    class Broken(FakeAccelerometer):
        def enable(self) -> None:
            raise NotImplementedError

    robot.app.device.shake = Shake(Broken())
    robot.begin("icetown", PEOPLE[:2])
    assert not robot.app.services.device.shake.possible
    roll(robot)
    assert len(robot.session.record.match.log) == 1


def test_a_sensor_that_dies_while_listening_is_no_sensor(robot: Robot) -> None:
    sensor = FakeAccelerometer()
    shake = Shake(sensor)
    shake.start(lambda: None)
    del sensor.acceleration
    robot.wait(lambda: not shake.possible, "the failure")
    shake.stop()
