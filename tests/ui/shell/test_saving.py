"""What storage has to say is said on whatever screen there is, and the app makes up for what was not saved."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from penguins.session.storage import FILE_NAME
from penguins.ui.widgets.match_card import ContinueCard
from tests.ui.finished import finished
from tests.ui.robot import Robot


def said(robot: Robot) -> str:
    return " ".join(getattr(widget, "text", "") for widget in robot.walk(robot.app.toasts))


def a_second_later(robot: Robot) -> None:
    robot.frames(70)


def test_nobody_waits_for_a_file_that_is_held_and_both_ends_of_it_are_told(robot: Robot, tmp_path: Path) -> None:
    robot.begin("pingouins", ("Léa", "Tom"))
    record = robot.session.record
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        robot.board.choose(robot.legal()[0])
        robot.frames(3)
        assert "Another program" in said(robot)
        assert record.stored < len(record.match.log)
        robot.app.services.navigation.home()
        other.execute("ROLLBACK")
    a_second_later(robot)
    assert "Saving works again" in said(robot)
    assert record.stored == len(record.match.log)


def test_a_folder_that_is_gone_is_made_again_and_told(robot: Robot, tmp_path: Path) -> None:
    robot.begin("pingouins", ("Léa", "Tom"))
    for file in tmp_path.iterdir():
        file.unlink()
    robot.board.choose(robot.legal()[0])
    robot.frames(3)
    assert "moved or deleted" in said(robot)
    assert len(robot.app.services.storage.unfinished()) == 1


def test_lists_show_the_matches_of_the_file_that_is_there(robot: Robot, tmp_path: Path) -> None:
    """Or else a card of the old file would open, or delete, another match of the new one."""
    robot.arrive()
    storage = robot.app.services.storage
    for _ in range(2):
        finished(storage, "icetown", "Emma", "Jack")
    robot.app.services.navigation.go("history")
    assert len(robot.screen.ids.list.children) == 2
    lose_the_file(robot, tmp_path)
    assert len(robot.screen.ids.list.children) == 1
    for _ in range(2):
        robot.begin("pingouins", ("Emma", "Jack"))
    robot.app.services.navigation.home()
    [card] = [card for card in robot.screen.ids.games.children if card.game == "pingouins"]
    assert card.unfinished == 2
    lose_the_file(robot, tmp_path)
    continued = [card for card in robot.screen.ids.unfinished.children if isinstance(card, ContinueCard)]
    assert card.unfinished == len(continued) == 1


def lose_the_file(robot: Robot, folder: Path) -> None:
    """All but the last match, which is in memory."""
    for file in folder.iterdir():
        file.unlink()
    robot.app.services.change(volume=0.5)
    a_second_later(robot)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE matches SET played = 9e999, ended = ended * 9e999, levels = x'00'",
        "UPDATE matches SET to_move = 77, won = 'x', highest = x'00'; UPDATE seats SET name = x'00ff', won = NULL",
        "UPDATE matches SET options = '[', version = 'x'; UPDATE preferences SET value = x'ff'",
    ],
)
def test_home_history_and_statistics_open_whatever_is_in_the_file(robot: Robot, tmp_path: Path, statement: str) -> None:
    finished(robot.app.services.storage, "pingouins", "Emma", "chick")
    robot.begin("pingouins", ("Emma", "Jack"))
    robot.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        file.executescript(statement)
    again = Robot(tmp_path)
    again.frames(2, draw=True)
    assert "cannot be read" in said(again)
    again.app.services.navigation.go("history")
    again.frames(3, draw=True)
    again.screen.ids.which.value = "statistics"
    again.frames(3, draw=True)
    again.begin("pingouins", ("Emma", "Jack"))
    again.close()
