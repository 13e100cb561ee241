"""Penguins of a board live by the app's heartbeat (tests/ui/base/test_idle.py says when it rests)."""

from typing import Any

from tests.ui.games.icetown.positions import ONE_EACH

GAME, PEOPLE = "icetown", ("Léa", "Tom")


def test_with_animation_off_they_are_there_and_keep_still(robot: Any) -> None:
    robot.begin_after(GAME, PEOPLE, *ONE_EACH)
    assert robot.screen.board.life.keys() != []
    assert not robot.app.idle.beating


def test_when_the_screen_is_left_nobody_lives_on(robot: Any) -> None:
    robot.app.services.change(animation="normal")
    robot.begin_after(GAME, PEOPLE, *ONE_EACH)
    life = robot.screen.board.life
    assert life.keys() != []
    robot.app.navigation.home()
    robot.frames(60)
    assert life.keys() == []


def test_while_a_penguin_is_dragged_the_others_only_look(robot: Any) -> None:
    robot.app.services.change(animation="normal")
    robot.begin_after(GAME, PEOPLE, *ONE_EACH, "roll:2")
    robot.wait(lambda: not robot.app.navigation.transition.is_active, "the screen")
    robot.wait_for_person()
    board = robot.screen.board
    pile, free = board.drawing.controls.piles[0].box.centre, board.drawing.towns[0].centre(20)
    finger = robot.start_drag(board.to_window(*pile), board.to_window(*free))
    assert board.is_holding
    assert not robot.app.idle.beating
    robot.lift(finger)
    assert robot.app.idle.beating
