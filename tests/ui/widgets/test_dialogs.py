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


@pytest.mark.parametrize(
    ("shot", "size", "language", "text_size"),
    [
        ("dialog_code", (640, 360), "en", "largest"),
        ("dialog_player", (640, 360), "en", "normal"),
        ("dialog_player", (1024, 768), "fr", "largest"),
        ("dialog_player", (1280, 800), "fr", "largest"),
    ],
)
def test_in_a_low_window_all_of_it_is_in_sight(
    robot: Robot, shot: str, size: tuple[int, int], language: str, text_size: str
) -> None:
    robot.app.services.change(language=language, text_size=text_size)
    robot.resize(*size)
    SHOTS[shot](robot)
    robot.frames(5)
    [dialog] = robot.dialogs()
    assert dialog.ids.sheet.height <= dialog.ids.scroll.height
