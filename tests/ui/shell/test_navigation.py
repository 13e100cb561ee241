"""The way from screen to screen: whatever comes in quick succession, one screen is left."""

import gc
from typing import Any
from weakref import ref

import pytest

from penguins.ui.base.screen import AppScreen
from tests.ui.robot import Robot


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_screens_that_come_quicker_than_the_frames_go_again(robot: Robot, animation: str) -> None:
    navigation: Any = robot.app.navigation
    robot.app.services.change(animation=animation)
    robot.frames(60)
    for _ in range(12):
        navigation.home()
    wanted = navigation.current_screen
    robot.frames(120)
    assert navigation.screens == [wanted]
    assert navigation.children == [wanted]


def test_no_two_screens_have_one_name(robot: Robot) -> None:
    navigation: Any = robot.app.navigation
    names = []
    for _ in range(20):
        navigation.home()
        names.append(navigation.current)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("frames", [0, 1, 60])
@pytest.mark.parametrize("animation", ["off", "normal"])
def test_a_screen_that_was_left_is_gone(robot: Robot, animation: str, frames: int) -> None:
    navigation: Any = robot.app.navigation
    robot.app.services.change(animation=animation)
    left = []
    for name in ("settings", "history", "settings"):
        navigation.go(name)
        left.append(ref(navigation.current_screen))
        robot.frames(frames)
        navigation.home()
    for _ in range(2):  # the last fade still knows what it showed
        navigation.home()
        robot.frames(60)
    assert navigation.screens == [navigation.current_screen]
    gc.collect()
    assert [screen() for screen in left] == [None, None, None]
    assert isinstance(navigation.current_screen, AppScreen)
