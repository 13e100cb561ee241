"""A tap that follows another at once is for what was there at the first, not for what has come under the finger."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from kivy.input.postproc import kivy_postproc_modules

from tests.ui.matches import begin, decisions
from tests.ui.robot import Robot


def tap_twice(robot: Robot, pos: tuple[float, float]) -> None:
    robot.tap(pos)
    robot.tap(pos, second=True)


def everywhere(widget: Any, parts: int = 4) -> list[tuple[float, float]]:
    """Places all over a widget."""
    return [
        widget.to_window(widget.x + widget.width * (2 * across + 1) / 2 / parts, widget.y + widget.height * up / 2)
        for across in range(parts)
        for up in (0.5, 1.5)
    ]


def test_kivy_still_tells_double_taps() -> None:
    assert {"doubletap", "tripletap"} <= set(kivy_postproc_modules)
    assert kivy_postproc_modules["doubletap"].double_tap_time > 0


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_from_home_it_does_nothing_in_the_set_up(robot: Robot, size: tuple[int, int]) -> None:
    robot.resize(*size)
    robot.frames(5)
    card = next(widget for widget in robot.walk() if getattr(widget, "game", "") == "pingouins")
    for pos in everywhere(card):
        tap_twice(robot, pos)
        assert type(robot.screen).__name__ == "SetupScreen"
        assert robot.app.keys.front() is robot.screen
        assert [seat.name for seat in robot.screen.draft.seats] == ["Player 1", "Chick"]
        robot.app.services.navigation.home()
        robot.frames(5)


@pytest.mark.parametrize("close", [lambda robot: robot.find(text="Continue"), lambda robot: robot.find(text="Home")])
def test_from_a_dialog_it_does_nothing_below(robot: Robot, close: Callable[[Robot], Any]) -> None:
    begin(robot, "pingouins")
    stop = robot.board.stops()[0].pos
    robot.screen.menu()
    robot.frames(10)
    button = close(robot)
    button.center = button.to_widget(*stop)
    tap_twice(robot, stop)
    assert robot.app.keys.front() is robot.screen
    assert len(robot.app.services.storage.unfinished()) == 1
    assert not robot.at_match() or len(robot.session.record.match.log) == 1


def test_a_yes_is_no_undo(robot: Robot) -> None:
    robot.app.services.change(confirm_moves=True)
    taken = 0
    for action, _ in decisions(robot, "pingouins", Random(1), 4):
        robot.board.choose(action)
        robot.frames(3)
        if not robot.screen.confirming:
            continue
        before = len(robot.session.record.match.log)
        yes = robot.find(icon="icon_check")
        tap_twice(robot, yes.to_window(yes.x + 8, yes.center_y))  # where undo will be
        assert len(robot.session.record.match.log) == before + 1
        taken += 1
    assert taken > 2


def test_who_taps_the_same_button_again_is_heard(robot: Robot) -> None:
    robot.app.services.navigation.go("rules", game="pingouins")
    robot.frames(5)
    robot.double_tap_on(robot.find(icon="icon_next"))
    assert robot.screen.number == 2
