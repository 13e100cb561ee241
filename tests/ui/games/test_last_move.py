"""The last move stays marked, also when a match is taken up again."""

from random import Random

import pytest

from tests.ui.matches import HANDS, PEOPLE, play_on

MARKED = {
    "pingouins": lambda board: board._last,
    "icetown": lambda board: board._last,
    "march": lambda board: board._marks,
    "party": lambda board: board._scenes.last,
}


@pytest.mark.parametrize("game", MARKED)
def test_it_is_marked_again_after_a_new_start(robot, game, monkeypatch, start_again):
    HANDS[game].prepare(monkeypatch)
    robot.begin(game, PEOPLE[:2], **HANDS[game].options)
    play_on(robot, "tap", Random(8), most=6)
    marked = MARKED[game](robot.board)
    assert marked
    again = start_again()
    again.frames(3)
    again.wait_for_person()
    assert MARKED[game](again.board) == marked
