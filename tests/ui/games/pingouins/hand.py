"""How the robot plays Pingouins."""

import pytest

from penguins.games.pingouins.actions import Move, Place
from penguins.rig.finger import Finger
from penguins.ui.base.box import Pos
from tests.ui.games.hand import Hand
from tests.ui.robot import Robot


def centre(robot: Robot, tile: int) -> Pos:
    pos: Pos = robot.board.to_window(*robot.board.drawing.layout.centre(tile))
    return pos


def tiles_of(action: Place | Move) -> tuple[int, ...]:
    return (action.tile,) if isinstance(action, Place) else (action.origin, action.target)


def by_tap(robot: Robot, action: Place | Move) -> None:
    for tile in tiles_of(action):
        robot.tap(centre(robot, tile))


def carry(robot: Robot, action: Place | Move, steps: int = 6) -> Finger:
    *before, target = tiles_of(action)
    start = before[0] if before else far_from(target)
    return robot.start_drag(centre(robot, start), centre(robot, target), steps)


def far_from(tile: int) -> int:
    """A new penguin can be picked up anywhere."""
    return 0 if tile > 30 else 59


def by_keys(robot: Robot, action: Place | Move) -> None:
    for tile in tiles_of(action):
        robot.press_at(centre(robot, tile))


def check_at_rest(robot: Robot) -> None:
    board = robot.board
    assert board.drawing.above.children == board.drawing.held.children == []
    assert len(board.drawing.birds.children) == len(board.drawing.penguins)
    for tile, piece in board.drawing.penguins.items():
        assert tuple(piece.center) == pytest.approx(board.drawing.layout.standing(tile))


def points_at(robot: Robot, action: Place | Move) -> bool:
    return bool(robot.board._hint == tiles_of(action))


def last_marked(robot: Robot) -> tuple[int, ...]:
    return robot.board._last.tiles if robot.board._last else ()


HAND = Hand(by_tap, by_keys, carry, check_at_rest, points_at, last=(Move,), last_marked=last_marked)
by_drag = HAND.drag
