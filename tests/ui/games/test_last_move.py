"""The last move stays marked, also when a match is taken up again; what was taken back is not the last any more."""

from collections.abc import Callable
from random import Random

import pytest

from tests.ui.games.hand import Hand
from tests.ui.games.hands import PLAYED
from tests.ui.matches import begin, decisions, play, play_on
from tests.ui.robot import Robot


@pytest.mark.parametrize("game", PLAYED)
def test_it_is_marked_again_after_a_new_start(
    robot: Robot, game: str, hand: Hand, start_again: Callable[[], Robot]
) -> None:
    begin(robot, game)
    play_on(robot, "tap", Random(8), most=min(6, hand.shortest - 1))
    marked = hand.last_marked(robot)
    assert marked
    again = start_again()
    again.frames(3)
    again.wait_for_person()
    assert hand.last_marked(again) == marked


@pytest.mark.parametrize("game", PLAYED)
def test_what_was_taken_back_is_marked_no_longer(robot: Robot, game: str, hand: Hand) -> None:
    rng, taken_back = Random(8), 0
    for action, way in decisions(robot, game, rng, 12):
        marked = hand.last_marked(robot)
        play(robot, way, action)
        if robot.at_match() and robot.session.undo_barrier is None:
            taken_back += hand.last_marked(robot) != marked
            robot.screen.undo()
            robot.frames(2)
            robot.wait_for_person()
            assert hand.last_marked(robot) == marked
            hand.get_ready(robot, "tap")
            play(robot, way, action)
    assert taken_back > 0


@pytest.mark.parametrize("game", PLAYED)
def test_whoever_leafs_through_a_match_sees_the_move_of_each_step(robot: Robot, game: str, hand: Hand) -> None:
    begin(robot, game)
    record = play_on(robot, "tap", Random(8), most=min(6, hand.shortest - 1))
    robot.app.services.navigation.go("replay", record=record)
    robot.frames(4)
    screen = robot.screen
    screen.stop_at(screen.last)
    last = hand.last_marked(robot)
    assert last
    screen.stop_at(0)
    assert not hand.last_marked(robot)
    screen.stop_at(screen.last)
    assert hand.last_marked(robot) == last
