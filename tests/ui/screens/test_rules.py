"""Reading how it goes."""

import pytest
from kivy.metrics import dp

from penguins.cli.screenshots import SIZES
from penguins.games.registry import GAMES
from penguins.rig.shots import SHOTS
from penguins.ui.base import theme
from penguins.ui.games.face import rules_of
from tests.ui.fitting import complaints
from tests.ui.robot import Robot


@pytest.mark.parametrize("game", GAMES)
def test_every_page_by_swipe_and_back_by_key(robot: Robot, game: str) -> None:
    robot.app.services.navigation.go("rules", game=game)
    robot.frames(5)
    pages = rules_of(game)
    for page in pages[1:]:
        robot.drag((300, 300), (60, 300))
        assert robot.screen.heading == page.heading
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


@pytest.mark.parametrize("shot", ["rules", "history", "person"])
def test_tabs_stand_beside_the_head_where_there_is_room_and_below_it_on_a_phone(robot: Robot, shot: str) -> None:
    """On every screen that has them."""
    SHOTS[shot](robot)
    tabs, back = robot.screen.ids.tabs, robot.find(icon="icon_back")
    robot.resize(360, 640)
    robot.frames(3)
    assert tabs.top < back.y
    robot.resize(640, 360)
    robot.frames(3)
    assert abs(tabs.center_y - back.center_y) < 2
    assert tabs.right == pytest.approx(robot.screen.width - dp(theme.SPACE_M))


def test_who_comes_back_to_the_rules_is_on_the_same_page(robot: Robot) -> None:
    robot.app.services.navigation.go("rules")
    robot.frames(5)
    robot.tap_on(robot.find(game="party", chosen="pingouins"))
    robot.screen.turn_to(3)
    robot.app.services.navigation.go("settings")
    robot.frames(3)
    robot.app.services.navigation.back()
    robot.frames(5)
    assert (robot.screen.game, robot.screen.number) == ("party", 3)
    assert robot.find(game="party", chosen="party")


def test_a_scroll_up_and_down_turns_no_page(robot: Robot) -> None:
    robot.app.services.navigation.go("rules", game="march")
    robot.frames(5)
    robot.drag((180, 150), (200, 400))
    assert robot.screen.number == 0


def last_page(robot: Robot) -> None:
    robot.screen.turn_to(len(robot.screen.pages) - 1)
    robot.frames(3)


def test_play_stands_on_the_last_page_only(robot: Robot) -> None:
    robot.app.services.navigation.go("rules", game="icetown")
    robot.frames(5)
    assert not robot.screen.ids.end.children
    last_page(robot)
    assert robot.find(text="Play")
    robot.press("left")
    assert not robot.screen.ids.end.children


def test_play_leads_from_home_to_the_set_up_of_that_game(robot: Robot) -> None:
    robot.app.services.navigation.go("rules")
    robot.frames(5)
    robot.tap_on(robot.find(game="march", chosen="pingouins"))
    last_page(robot)
    robot.tap_on(robot.find(text="Play"))
    assert robot.screen.game_id == "march"
    robot.press("escape")
    assert type(robot.screen).__name__ == "HomeScreen"


def test_rules_in_a_match_are_of_that_match_and_play_goes_back_to_it(robot: Robot) -> None:
    robot.begin("pingouins", ["Emma", "Jack", "Lily"], placement="any")
    record = robot.session.record
    robot.tap_on(robot.find(icon="icon_rules"))
    said = " ".join(page.text for page in robot.screen.pages)
    assert "each of you puts 3 penguins on the ice, one at a time. They start on any free tile." in said
    last_page(robot)
    robot.tap_on(robot.find(text="Play"))
    assert robot.session.record is record


@pytest.mark.parametrize("game", GAMES)
def test_every_page_fits_where_words_are_longest_and_letters_largest(robot: Robot, game: str) -> None:
    robot.app.services.change(language="fr", text_size="largest")
    robot.app.services.navigation.go("rules", game=game)
    found = []
    for size in SIZES:
        robot.resize(*size)
        for number in range(len(robot.screen.pages)):
            robot.screen.turn_to(number)
            robot.frames(2)
            found += [f"{size} page {number}: {complaint}" for complaint in complaints(robot.screen)]
    assert found == []
