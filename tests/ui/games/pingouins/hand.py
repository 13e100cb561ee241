"""How the robot plays Pingouins."""

import pytest

from penguins.games.pingouins.actions import Move, Place
from tests.ui.games.hand import Hand


def centre(robot, tile):
    return robot.board.to_window(*robot.board._hexagons.centre(tile))


def by_tap(robot, action):
    for tile in action:
        robot.tap(centre(robot, tile))


def carry(robot, action, steps=6):
    start = far_from(action.tile) if isinstance(action, Place) else action.origin
    return robot.start_drag(centre(robot, start), centre(robot, action[-1]), steps)


def far_from(tile):
    """A new penguin can be picked up anywhere."""
    return 0 if tile > 30 else 59


def by_keys(robot, action):
    for tile in action:
        robot.press_at(centre(robot, tile))


def check_at_rest(robot):
    board = robot.board
    assert board._above.children == []
    assert len(board._birds.children) == len(board._penguins)
    for tile, piece in board._penguins.items():
        assert tuple(piece.center) == pytest.approx(board._standing(tile))


def points_at(robot, action):
    return robot.board._hinted == tuple(action)


HAND = Hand(by_tap, by_keys, carry, check_at_rest, points_at, last=(Move,))
by_drag = HAND.drag
