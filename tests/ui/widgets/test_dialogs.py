"""Dialogs: what lies side by side is alike."""

from collections import defaultdict

import pytest

from penguins.rig.shots import SHOTS
from penguins.ui.widgets.dialogs import PlayerItem
from tests.ui.robot import Robot


@pytest.mark.parametrize("size", [(640, 360), (360, 640)])
def test_answers_side_by_side_are_equally_high(robot: Robot, size: tuple[int, int]) -> None:
    robot.resize(*size)
    robot.app.services.change(language="fr", text_size="largest")
    SHOTS["dialog_player"](robot)
    [dialog] = robot.dialogs()
    rows = defaultdict(set)
    for item in robot.walk(dialog):
        if isinstance(item, PlayerItem):
            assert item.ids.words.height <= item.height
            rows[round(item.center_y)].add(round(item.height))
    assert len(rows) == (3 if size[0] > size[1] else 6)
    assert all(len(heights) == 1 for heights in rows.values())


@pytest.mark.parametrize("shot", ["dialog_code", "dialog_player"])
def test_on_a_lying_phone_all_of_it_is_in_sight(robot: Robot, shot: str) -> None:
    robot.app.services.change(text_size="largest" if shot == "dialog_code" else "normal")
    robot.resize(640, 360)
    SHOTS[shot](robot)
    robot.frames(5)
    [dialog] = robot.dialogs()
    assert dialog.ids.sheet.height <= dialog.ids.scroll.height
