"""The menu of a match: what can be done with it while it is played."""

from typing import Any

import pytest

from penguins.games.registry import GAMES
from penguins.session.house_rules import HouseRules
from penguins.ui.widgets.buttons import PushButton
from tests.session.test_faults import _limit_pages
from tests.ui.matches import PEOPLE
from tests.ui.robot import Robot, first_choice


def start(robot: Robot, game: str = "pingouins", *players: str) -> None:
    """As set-up does: nothing is stored yet."""
    from penguins.rig.driver import seat_of
    from penguins.session.setup import COLOURS, SetUp

    seats = [seat_of(player, colour) for player, colour in zip(players or PEOPLE[:2], COLOURS, strict=False)]
    record = robot.app.services.storage.new(SetUp.check(GAMES[game], seats, {}))
    robot.app.services.navigation.go("play", record=record)
    robot.frames(3)
    robot.wait_for_person()


def act(robot: Robot) -> None:
    robot.wait_for_person()
    robot.screen.board.choose(first_choice(robot.board.view))
    robot.frames(2)
    robot.wait_for_person()


def answer(robot: Robot, text: str) -> None:
    robot.tap_on(robot.find(text=text, sound="tap"))


def choose(robot: Robot, text: str) -> None:
    robot.tap_on(robot.find(icon="icon_menu"))
    answer(robot, text)


def offered(robot: Robot) -> set[str]:
    robot.screen.menu()
    robot.frames(2)
    found = {widget.text for widget in robot.walk() if isinstance(widget, PushButton)}
    robot.close_dialogs()
    return found


def unfinished(robot: Robot) -> list[Any]:
    return list(robot.app.services.storage.unfinished())


def name_of(screen: Any) -> str:
    return type(screen).__name__


def test_starting_over_asks_once_something_is_decided_and_leaves_one_match(robot: Robot) -> None:
    start(robot)
    first = robot.session.record
    choose(robot, "Start over")
    assert robot.session.record is not first, "nothing was decided, so nothing is asked"
    act(robot)
    second = robot.session.record
    choose(robot, "Start over")
    answer(robot, "Continue playing")
    assert robot.session.record is second
    choose(robot, "Start over")
    answer(robot, "Start over")
    robot.wait_for_person()
    assert robot.session.record.setup == second.setup
    assert not any(robot.session.record.match.mover(at) >= 0 for at in range(len(robot.session.record.match.log)))
    assert unfinished(robot) == []
    act(robot)
    assert len(unfinished(robot)) == 1


def test_a_match_that_is_ended_is_nowhere_and_can_be_kept_instead(robot: Robot) -> None:
    start(robot)
    act(robot)
    choose(robot, "End this game")
    answer(robot, "Continue playing")
    choose(robot, "End this game")
    answer(robot, "Keep it for later")
    assert name_of(robot.screen) == "HomeScreen"
    [listing] = unfinished(robot)
    robot.app.services.navigation.go("play", record=robot.app.services.storage.load(listing.id))
    robot.frames(3)
    choose(robot, "End this game")
    answer(robot, "End this game")
    assert name_of(robot.screen) == "HomeScreen"
    assert unfinished(robot) == []
    assert robot.app.services.storage.finished() == []


def test_before_the_first_move_it_ends_without_a_question_and_nothing_is_kept(robot: Robot) -> None:
    start(robot)
    choose(robot, "End this game")
    assert name_of(robot.screen) == "HomeScreen"
    assert unfinished(robot) == []


def test_an_end_that_comes_behind_the_menu_is_not_forgotten(robot: Robot, quick_bots: None) -> None:
    start_watching(robot)
    robot.session.keep()
    robot.screen.menu()
    robot.frames(2)
    robot.screen.finish()
    robot.wait(lambda: name_of(robot.screen) == "ResultsScreen", "the end")
    answer(robot, "End this game")
    answer(robot, "End this game")
    assert len(robot.app.services.storage.finished()) == 1


def test_a_watched_game_is_finished_at_once_and_kept_only_if_somebody_asks(robot: Robot, quick_bots: None) -> None:
    start_watching(robot)
    assert "Keep this game" in offered(robot)
    choose(robot, "Finish: play the rest at once")
    robot.wait(lambda: name_of(robot.screen) == "ResultsScreen", "the end")
    assert robot.app.services.storage.finished() == []
    start_watching(robot)
    choose(robot, "Keep this game")
    assert "This game is kept now." in robot.said()
    assert len(unfinished(robot)) == 1
    assert "Keep this game" not in offered(robot)


def start_watching(robot: Robot) -> None:
    robot.app.services.navigation.go("setup", game="pingouins")
    robot.frames(5)
    robot.tap_on(robot.find(text="Watch bots play"))
    robot.screen.pause_bots()
    robot.frames(3)


def test_while_a_person_may_act_nothing_is_finished(robot: Robot) -> None:
    start(robot)
    assert not any(text.startswith("Finish") for text in offered(robot))
    before = robot.screen.table
    robot.screen.finish()
    assert robot.screen.table is before


def test_on_a_full_disk_starting_over_says_what_is_the_matter_and_goes_on(robot: Robot) -> None:
    start(robot)
    act(robot)
    _limit_pages(robot.app.services.storage, 1)
    while not robot.app.services.tell_notices():
        robot.app.services.storage.begin(robot.session.record.setup)
    choose(robot, "Start over")
    answer(robot, "Start over")
    robot.wait_for_person()
    act(robot)
    assert robot.session.record.match.log
    assert any(said.startswith("The device cannot save") for said in robot.said())


# House rules


@pytest.mark.parametrize("rule", ["take_back", "hints"])
def test_what_the_house_rules_forbid_has_no_button(robot: Robot, rule: str) -> None:
    robot.begin_by(HouseRules(**{rule: False}), "pingouins", PEOPLE[:2])
    shown = {button.icon for button in robot.screen.ids.tools.children if button.shown}
    assert shown == {"take_back": {"icon_hint"}, "hints": {"icon_undo", "icon_redo"}}[rule]


def test_keys_do_not_take_back_what_the_house_rules_forbid(robot: Robot) -> None:
    robot.begin_by(HouseRules(take_back=False), "pingouins", PEOPLE[:2])
    act(robot)
    before = len(robot.session.record.match.log)
    robot.press("z", "ctrl")
    assert robot.said() == {"In this game, no move is taken back."}
    assert len(robot.session.record.match.log) == before


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_are_chosen_in_set_up_and_are_there_the_next_time(robot: Robot, game: str) -> None:
    robot.resize(800, 1280)
    robot.app.services.navigation.go("setup", game=game)
    robot.frames(5)
    offered = {row.name: row.ids.switch for row in robot.walk(robot.screen.ids.house) if hasattr(row, "line")}
    assert set(offered) == {"Undo", "Hints"} | ({"Show points"} if GAMES[game].shows_gains else set())
    for switch in offered.values():
        switch.tap()
    robot.tap_on(robot.find(text="Start"))
    robot.frames(10)
    robot.tap_on(robot.find(text="Just play"))
    house = robot.session.record.setup.house
    assert house == HouseRules(take_back=False, hints=False, gains=not GAMES[game].shows_gains)
    robot.app.services.navigation.go("setup", game=game)
    assert robot.screen.draft.house == house
