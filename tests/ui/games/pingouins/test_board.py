"""What is particular to Pingouins under the robot's finger."""

from random import Random

import pytest

from penguins.core.bitboard import cells_of
from penguins.core.state import OVER
from penguins.games.pingouins.actions import slides_from
from penguins.session.record import Record
from tests.ui.games.pingouins.hand import carry, centre
from tests.ui.matches import play_on
from tests.ui.robot import Robot


def test_any_placement_is_lit_everywhere(robot: Robot) -> None:
    robot.begin("pingouins", ("Léa", "Tom"), placement="any")
    assert len(robot.legal()) == len(robot.board._lit()) == 60


def started(robot: Robot) -> Record:
    """A match whose placement is done."""
    robot.begin("pingouins", ("Léa", "Tom"))
    return play_on(robot, "tap", Random(3), most=8)


def test_another_own_penguin_can_be_picked_at_any_time(robot: Robot) -> None:
    started(robot)
    own = [tile for tile in cells_of(robot.board.view.penguins[0]) if slides_from(tile, robot.board.view.free)]
    robot.tap(centre(robot, own[0]))
    assert robot.board.picked == own[0]
    robot.tap(centre(robot, own[1]))
    assert robot.board.picked == own[1]


def test_a_wrong_drop_glides_back_and_says_why(robot: Robot) -> None:
    record = started(robot)
    move = robot.legal()[0]
    other = next(iter(cells_of(robot.board.view.penguins[1])))
    robot.drag(centre(robot, move.origin), centre(robot, other))
    assert len(record.match.log) == 9
    assert robot.screen.prompt == "Slide straight, never over holes or other penguins."
    robot.frames(3)
    piece = robot.board.drawing.penguins[move.origin]
    assert tuple(piece.center) == pytest.approx(robot.board.drawing.layout.standing(move.origin))


def test_after_an_interrupted_drag_the_same_tile_is_aimed_at_again(robot: Robot) -> None:
    started(robot)
    move = robot.legal()[0]
    for _ in range(2):
        finger = carry(robot, move, steps=1)  # at once: no other tile comes between
        tile = robot.board.drawing.tiles[move.target]
        rest = robot.board.drawing.layout.picture(move.target).y
        fish = robot.board.view.fish[move.target]
        with_fish = tile.name.replace("hex_0", f"hex_{fish}")
        assert [shown.name for shown in robot.board.drawing.above.children] == [with_fish]
        assert tile.y > rest
        robot.board.interrupt()
        assert robot.board.drawing.above.children == []
        assert tile.y == pytest.approx(rest)
        robot.lift(finger)


def test_taking_back_takes_the_bots_answer_too(robot: Robot, quick_bots: None) -> None:
    robot.begin("pingouins", ("Léa", "chick"))
    record = robot.session.record
    play_on(robot, "tap", Random(1), most=1)
    after = list(record.match.log)
    assert len(after) == 3
    robot.tap_on(robot.find(icon="icon_undo"))
    robot.wait_for_person()
    assert len(record.match.log) == 1
    robot.press("y", "ctrl")
    robot.wait_for_person()
    assert record.match.log == after


def test_bots_alone_can_be_watched_paused_and_stepped(robot: Robot, quick_bots: None) -> None:
    robot.begin_watching("pingouins", ("chick", "junior"))
    record = robot.session.record
    robot.wait(lambda: len(record.match.log) > 3, "some moves")
    robot.tap_on(robot.find(icon="icon_pause"))
    robot.frames(10)
    paused = len(record.match.log)
    robot.frames(20)
    assert len(record.match.log) == paused
    robot.tap_on(robot.find(icon="icon_next"))
    robot.wait(lambda: len(record.match.log) == paused + 1, "one step")
    robot.frames(20)
    assert len(record.match.log) == paused + 1
    robot.tap_on(robot.find(icon="icon_play"))
    robot.wait(lambda: record.match.state.to_move == OVER, "the end")
