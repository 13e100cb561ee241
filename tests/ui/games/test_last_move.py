"""The last move stays marked, also when a match is taken up again."""

from collections.abc import Callable
from random import Random

import pytest

from tests.ui.games.hand import Hand
from tests.ui.games.hands import PLAYED
from tests.ui.matches import begin, play_on
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
