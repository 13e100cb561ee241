"""Towns glide, and whoever flies changes its size on the way."""

from itertools import pairwise

import pytest

from tests.ui.games.icetown.hand import roll
from tests.ui.robot import Robot

SETTLED = ("roll:2", "green@a1", "roll:3", "pink@c3", "roll:2", "green@a1", "roll:2", "green@a2")


def test_towns_glide_to_a_bots_turn_before_it_rolls(robot: Robot, quick_bots: None, faces: list[int]) -> None:
    faces[:] = [2] * 9
    robot.begin_moving("icetown", ("Léa", "chick", "chick"))
    roll(robot)
    robot.board.choose(robot.legal()[0])
    robot.screen.motion.hurry()
    towns, glides = robot.board.drawing.towns, []
    assert robot.board.drawing.focus == 1
    for _ in range(40):
        robot.frames()
        glides.append(towns[1].glide)
        if robot.board.drawing.controls.die.time < 1:
            break
    steps = [after - before for before, after in pairwise(glides)]
    assert len(glides) > 20
    assert glides[-1] == 1
    assert max(steps) < 0.2


def test_who_is_stolen_flies_from_one_size_to_the_other(robot: Robot, faces: list[int]) -> None:
    robot.begin_after("icetown", ("Léa", "Tom", "Ana"), *SETTLED, "roll:1")
    robot.app.services.change(animation="normal")
    robot.screen.motion.speed = "normal"
    board = robot.board
    board.drawing.arrange(board.area, 0)
    robot.frames(40)
    robot.board.choose(robot.session.game.parse("steal:0:a1@c4"))
    robot.wait(lambda: bool(board.drawing.above.children), "a penguin in the air")
    [bird] = board.drawing.above.children
    large, small = (board._motion._side(board._last._replace(seat=seat)) for seat in (0, 1))
    assert large > 2 * small
    assert bird.width == pytest.approx(large, rel=0.1)
    robot.wait(lambda: bird.width < (large + small) / 2, "it grows smaller")
    robot.wait(lambda: bird.parent is None, "it arrives")
    assert bird.width == pytest.approx(small, rel=0.1)
