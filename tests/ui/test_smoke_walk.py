"""The walk that plays the app on an emulator (tests/android/smoke.py) finds its way through the screens of today."""

import logging
from collections.abc import Callable, Iterator

import pytest
from kivy.logger import Logger

from penguins.games.registry import GAMES
from tests.android.smoke import start_a_match, walk
from tests.ui.robot import Robot

EMULATOR = (1280, 800)
"""Its screen in dp."""


class InAWindow:
    """The walk's tablet, made of our robot: it hears in the log which screens are shown."""

    def __init__(self, robot: Robot) -> None:
        self._robot = robot
        self._shown = ["home"]
        self._dialog = False

    def hear(self, record: logging.LogRecord) -> bool:
        topic, _, told = record.getMessage().partition(": ")
        if topic == "Screen":
            self._shown.append(told)
        return True

    def open_dialog(self, *_: object) -> None:
        self._dialog = True

    def press(self, *keys: str) -> None:
        for key in keys:
            if key == "back" and self._dialog:
                self._dialog = False
            else:
                self._robot.press("escape" if key == "back" else key)
        self._robot.frames(4)

    def screens(self) -> list[str]:
        return self._shown

    def dialog_is_open(self) -> bool:
        return self._dialog

    def wait(self, until: Callable[[], bool], _: float) -> bool:
        self._robot.frames(3)
        return until()


@pytest.fixture
def tablet(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> Iterator[InAWindow]:
    made = InAWindow(robot)
    monkeypatch.setattr(robot.app.device, "choose_file", made.open_dialog)
    Logger.addFilter(made.hear)
    yield made
    Logger.removeFilter(made.hear)


@pytest.mark.slow
def test_it_finds_a_game_and_the_file_dialog(robot: Robot, tablet: InAWindow, quick_bots: None) -> None:
    robot.resize(*EMULATOR)
    walk(tablet, ["pingouins"])
    assert {"setup pingouins", "play", "history"} <= set(tablet.screens())
    assert not tablet.dialog_is_open()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_from_the_set_up_of_every_game_it_finds_a_match(
    robot: Robot, tablet: InAWindow, quick_bots: None, game: str
) -> None:
    robot.resize(*EMULATOR)
    robot.app.services.navigation.go("setup", game=game)
    assert tablet.screens()[-1] == f"setup {game}"
    assert start_a_match(tablet)
