"""What moves on every board arrives, whatever happens meanwhile."""

from itertools import cycle
from random import Random

import pytest
from kivy.core.window import Window
from kivy.uix.widget import Widget

from tests.ui.games.hand import Hand
from tests.ui.games.hands import PLAYED
from tests.ui.matches import decisions, people, where_things_are_dragged
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


@where_things_are_dragged
def test_what_is_refused_leaves_no_shadow_where_the_finger_was(robot: Robot, game: str, hand: Hand) -> None:
    robot.begin_moving(game, people(game), **hand.options)
    held = robot.board.drawing.held
    action, _ = next(decisions(robot, game, Random(7), 1, ["tap"]))
    robot.frames(30)
    assert hand.carry is not None
    finger = hand.carry(robot, action)
    assert finger is not None
    assert "shadow" in names(held)
    finger.move_to((2, Window.height - 2))
    robot.frames()
    finger.up()
    robot.frames(3)
    assert "shadow" not in names(held)


@where_things_are_dragged
def test_what_is_dropped_where_it_may_be_leaves_the_shadow_behind(robot: Robot, game: str, hand: Hand) -> None:
    robot.begin_moving(game, people(game), **hand.options)
    held = robot.board.drawing.held
    action, _ = next(decisions(robot, game, Random(7), 1, ["tap"]))
    robot.frames(30)
    hand.drag(robot, action)
    assert robot.screen.motion.busy
    while robot.screen.motion.busy:
        assert "shadow" not in names(held)
        robot.frames()


def names(layer: Widget) -> list[str]:
    return [getattr(piece, "name", "") for piece in layer.children]


@where_things_are_dragged
def test_left_while_what_is_refused_glides_back(robot: Robot, game: str, hand: Hand) -> None:
    """Nothing comes later to a board that is gone."""
    robot.begin_moving(game, people(game), **hand.options)
    board = robot.board
    action, _ = next(decisions(robot, game, Random(7), 1, ["tap"]))
    robot.frames(30)
    assert hand.carry is not None
    finger = hand.carry(robot, action)
    assert finger is not None
    finger.move_to((2, Window.height - 2))
    robot.frames()
    finger.up()
    robot.frames(2)
    robot.app.services.navigation.home()
    robot.frames(40)
    assert board.life.keys() == []
