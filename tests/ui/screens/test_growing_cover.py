"""A cover that is tapped at home grows into the set-up of its game."""

from typing import Any

import pytest

from tests.ui.robot import Robot


@pytest.mark.parametrize("size", [(360, 640), (800, 1280), (1280, 800)])
def test_a_cover_opened_by_a_key_grows_to_where_it_stays(robot: Robot, size: tuple[int, int]) -> None:
    robot.resize(*size)
    robot.app.services.change(animation="normal")
    robot.frames(20)
    robot.screen._set_up(robot.find(game="pingouins"))  # between two frames, as keys are handed out
    setup = robot.screen
    robot.wait(lambda: setup.motion.busy, "the growth")
    [growing] = [child for child in setup.children if getattr(child, "name", "") == setup.picture]
    robot.wait(lambda: not setup.motion.busy, "the end of it")
    robot.frames(20)
    assert (*growing.pos, *growing.size) == pytest.approx(
        (*setup.cover.to_window(*setup.cover.pos), *setup.cover.size), abs=2
    )


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (800, 1280), (1280, 800)])
def test_a_cover_grows_into_the_set_up(robot: Robot, size: tuple[int, int]) -> None:
    robot.resize(*size)
    robot.app.services.change(animation="normal")
    robot.frames(20)
    card = robot.find(game="pingouins")
    robot.screen._set_up(card)
    setup, was = robot.screen, setup_cover(robot)
    assert setup.cover.opacity == 0
    robot.wait(lambda: setup.motion.busy, "the growth")
    [growing] = [child for child in setup.children if getattr(child, "name", "") == setup.picture]
    assert (*growing.to_window(*growing.pos), *growing.size) == pytest.approx(was, abs=1)
    robot.wait(lambda: not setup.motion.busy, "the end of it")
    assert setup.cover.opacity == 1
    assert growing.parent is None
    assert min(setup.cover.size) > 40


def setup_cover(robot: Robot) -> Any:
    """Where the cover was that grows now."""
    return robot.screen._cover_was


def test_who_comes_back_to_the_set_up_sees_nothing_grow(robot: Robot) -> None:
    robot.app.services.change(animation="normal")
    robot.frames(20)
    robot.screen._set_up(robot.find(game="pingouins"))
    robot.frames(60)
    robot.app.services.navigation.go("rules", game="pingouins")
    robot.frames(20)
    robot.app.services.navigation.back()
    assert robot.screen.game_id == "pingouins"
    assert robot.screen.cover.opacity == 1
    robot.frames(3)
    assert not robot.screen.motion.busy


def test_with_animation_off_no_cover_grows(robot: Robot) -> None:
    robot.screen._set_up(robot.find(game="pingouins"))
    assert robot.screen.cover.opacity == 1
    robot.frames(3)
    assert not robot.screen.motion.busy
