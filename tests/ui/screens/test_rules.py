"""Reading how it goes."""

import pytest

from penguins.games.registry import GAMES
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of
from tests.ui.robot import Robot


@pytest.mark.parametrize("game", GAMES)
def test_every_page_by_swipe_and_back_by_key(robot: Robot, game: str) -> None:
    robot.app.services.navigation.go("rules", game=game)
    robot.frames(5)
    pages = face_of(game).texts.pages
    for page in pages[1:]:
        robot.drag((300, 300), (60, 300))
        assert robot.screen.heading == tr(page.heading)
    robot.drag((300, 300), (60, 300))
    assert robot.screen.number == len(pages) - 1
    robot.drag((60, 300), (300, 300))
    assert robot.screen.number == max(0, len(pages) - 2)
    for _ in pages:
        robot.press("left")
    assert robot.screen.number == 0


def test_from_home_any_game_can_be_chosen(robot: Robot) -> None:
    robot.app.services.navigation.go("rules")
    robot.frames(5)
    robot.tap_on(robot.find(game="party", chosen="pingouins"))
    assert robot.screen.game_name == "Penguin Party"
    assert robot.screen.number == 0


def test_a_scroll_up_and_down_turns_no_page(robot: Robot) -> None:
    robot.app.services.navigation.go("rules", game="march")
    robot.frames(5)
    robot.drag((180, 150), (200, 400))
    assert robot.screen.number == 0
