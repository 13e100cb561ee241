"""How the robot plays Pebbles. It knows no drag: a hand says which ways there are, and tests ask it."""

from penguins.ui.base.box import Pos
from tests.null_game.actions import Take
from tests.null_game.state import HEAPS
from tests.ui.games.hand import Hand
from tests.ui.robot import Robot


def pebble_of(robot: Robot, action: Take) -> Pos:
    """Where a finger takes so many: that pebble and all above it."""
    board = robot.board
    pos: Pos = board.to_window(*board.drawing.layout.place(board.view.heap - action.pebbles).centre)
    return pos


def by_tap(robot: Robot, action: Take) -> None:
    robot.tap(pebble_of(robot, action))


def by_keys(robot: Robot, action: Take) -> None:
    robot.press_at(pebble_of(robot, action))


def check_at_rest(robot: Robot) -> None:
    drawing = robot.board.drawing
    assert drawing.ring.children == []
    assert len(drawing.pebbles) == robot.board.view.heap
    for pebble, piece in enumerate(drawing.pebbles):
        assert tuple(piece.center) == drawing.layout.place(pebble).centre


def points_at(robot: Robot, action: Take) -> bool:
    return len(robot.board.hinted) == action.pebbles


def last_marked(robot: Robot) -> range:
    marked: range = robot.board.last
    return marked


HAND = Hand(
    tap=by_tap,
    keys=by_keys,
    carry=None,
    check_at_rest=check_at_rest,
    points_at=points_at,
    last=(Take,),
    last_marked=last_marked,
    shortest=HEAPS[0] // 2,
)
