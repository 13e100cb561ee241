"""What a start does before its first frame, and what it leaves for later."""

import gc
from itertools import pairwise

import pytest

from penguins.games.registry import GAMES
from penguins.rig.driver import Driver
from tests.ui.robot import Robot


def test_the_very_first_frame_waits_for_no_pictures_and_no_questions(robot: Robot) -> None:
    """What comes right after it pushes aside what is there: little by little, where things may move."""
    robot.app.services.change(asked_who=False, animation="normal")
    robot.app.navigation.refresh()
    Driver.frames(robot)
    home = robot.screen
    assert not home.whole
    [today] = home.ids.unfinished.children
    assert (today.number, today.line) == (
        str(robot.app.services.storage.today().day),
        f"{len(GAMES)} boards and a puzzle",
    )
    shift, height = [], []
    while "Who plays?" not in {getattr(widget, "title", "") for widget in robot.walk()}:
        robot.frames()
    place = robot.find(title="Who plays?").parent
    while place.share < 1:
        robot.frames()
        shift.append(today.y)
        height.append(place.height)
    assert home.whole
    assert height == sorted(height)
    assert max(before - after for before, after in pairwise(shift)) < height[-1] / 4


def test_garbage_is_looked_for_once_the_first_frame_is_shown(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    frozen: list[bool] = []
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(gc.isenabled()))
    gc.disable()
    try:
        robot.app.dispatch("on_start")
        robot.frames()
        assert not gc.isenabled()
        robot.frames(2)
        assert gc.isenabled()
        assert frozen == [False], "what is here by then is looked at no more"
    finally:
        gc.enable()
