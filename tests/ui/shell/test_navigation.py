"""The way from screen to screen: whatever comes in quick succession, one screen is left."""

import gc
from typing import Any
from weakref import ref

import pytest

from penguins.session.puzzles import BadPuzzle
from penguins.ui.base.screen import AppScreen
from tests.ui.robot import Robot


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_screens_that_come_quicker_than_the_frames_go_again(robot: Robot, animation: str) -> None:
    navigation: Any = robot.app.navigation
    robot.app.services.change(animation=animation)
    robot.frames(60)
    for _ in range(4):
        navigation.home()
    wanted = navigation.current_screen
    robot.frames(120)
    assert navigation.screens == [wanted]
    assert navigation.children == [wanted]


def test_no_two_screens_have_one_name(robot: Robot) -> None:
    navigation: Any = robot.app.navigation
    names = []
    for _ in range(4):
        navigation.home()
        names.append(navigation.current)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_a_screen_that_was_left_is_gone(robot: Robot, animation: str) -> None:
    navigation: Any = robot.app.navigation
    robot.app.services.change(animation=animation)
    left = []
    for name, frames in (("settings", 0), ("history", 1), ("settings", 60)):
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


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("puzzle", {"puzzle": "9-99", "game": "march"}, "This puzzle can no longer be opened."),
        ("puzzle", {"puzzle": "1-01", "game": "ludo"}, "This puzzle can no longer be opened."),
        ("lesson", {"lesson": "march.last"}, "This lesson can no longer be opened."),
        ("lesson", {"lesson": "ludo.first"}, "This lesson can no longer be opened."),
    ],
)
@pytest.mark.parametrize("way", ["go", "replace"])
def test_what_has_gone_with_an_older_version_is_told_and_one_stays(
    robot: Robot, name: str, given: dict[str, str], sentence: str, way: str
) -> None:
    navigation: Any = robot.app.navigation
    navigation.go("settings")
    before = navigation.current_screen
    getattr(navigation, way)(name, **given, person="Léa")
    robot.frames(3)
    assert navigation.current_screen is before
    assert before.shown
    assert robot.said() == {sentence}
    assert navigation.back()
    assert navigation.current.startswith("home")


def test_a_puzzle_of_a_file_that_cannot_be_read_is_told(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    def bad(_: str) -> None:
        raise BadPuzzle("march.txt cannot be read")

    monkeypatch.setattr("penguins.ui.screens.puzzle.shipped", bad)
    robot.app.services.navigation.go("puzzle", puzzle="1-01", game="march", person="Léa")
    robot.frames(3)
    assert robot.said() == {"This puzzle can no longer be opened."}
