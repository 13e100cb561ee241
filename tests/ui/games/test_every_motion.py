"""What moves on every board arrives, whatever happens meanwhile."""

from itertools import cycle
from random import Random

import pytest
from kivy.core.window import Window

from tests.ui.games.hand import Hand
from tests.ui.games.hands import PLAYED
from tests.ui.matches import decisions, people
from tests.ui.robot import Robot

every_game = pytest.mark.parametrize("game", PLAYED)


@every_game
@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_motion_plays_and_a_tap_hurries_it(robot: Robot, hand: Hand, game: str, speed: str) -> None:
    robot.begin_moving(game, people(game), speed, **hand.options)
    assert robot.screen.motion.speed == speed
    robot.screen.motion.speed = "off"
    moved = 0
    for action, way in decisions(robot, game, Random(7), 9):
        motion = robot.screen.motion
        motion.speed = speed
        hand.do(robot, action, way)
        if motion.busy:
            robot.tap(robot.board.to_window(*robot.board.center))
            assert not motion.busy
            moved += 1
        motion.speed = "off"
        robot.wait_for_person()
        if robot.at_match():
            hand.check_at_rest(robot)
    assert moved > 6


@every_game
def test_turned_while_something_moves(robot: Robot, hand: Hand, game: str) -> None:
    """Whenever that is, what moves arrives, and everything is where it belongs in the window as it is now."""
    robot.begin_moving(game, people(game), **hand.options)
    motion = robot.screen.motion
    motion.speed = "off"
    moved = 0
    for (action, way), frames in zip(decisions(robot, game, Random(7), 12), cycle((1, 6, 15, 28, 45)), strict=False):
        motion.speed = "normal"
        hand.do(robot, action, way)
        robot.frames(frames)
        moving = motion.busy
        robot.resize(*reversed(Window.size))
        if moving and robot.at_match():
            assert not motion.busy
        moved += moving
        motion.speed = "off"
        robot.wait_for_person()
        if robot.at_match():
            hand.check_at_rest(robot)
    assert moved > 3
