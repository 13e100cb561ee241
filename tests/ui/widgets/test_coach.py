"""What the coach says is as large as its bubble can hold."""

import pytest
from kivy.metrics import dp

from penguins.rig.shots import SHOTS
from penguins.ui.base import theme
from penguins.ui.widgets.coach import Coach
from penguins.ui.widgets.labels import height_of
from tests.ui.robot import Robot

SAID = "Bonjour Léa ! Débarrasse-toi de tes cartes. Poses-en une !"


@pytest.mark.window
def test_rather_the_margins_of_its_bubble_become_small_than_its_letters() -> None:
    width = dp(220)
    words = height_of(SAID, theme.TYPE_SMALL * 1.45, width - dp(46))
    assert Coach.height_of(SAID, width, words + dp(12), 1.45) == words + dp(12)


@pytest.mark.window
def test_rather_the_penguin_goes_than_that_its_words_become_small() -> None:
    room = dp(155), dp(80)
    assert Coach.is_crowded(SAID, *room, 1.0)
    assert not Coach.is_crowded("Bravo !", *room, 1.0)
    assert not Coach.is_crowded(SAID, dp(250), dp(92), 1.0)


def test_then_its_bubble_is_as_wide_as_its_room(robot: Robot, quick_bots: None) -> None:
    robot.app.services.change(language="fr", text_size="largest")
    robot.resize(640, 360)
    for shot, alone in (("puzzle_march_arrive", True), ("puzzle_march_arrive_solved", False)):
        SHOTS[shot](robot)
        coach = robot.screen.ids.coach
        bubble = coach.ids.bubble
        assert (bubble.width == coach.width) == alone
        assert (coach.ids.penguin.opacity == 0) == alone
        assert bubble.has_tail != alone
