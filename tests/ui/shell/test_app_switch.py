"""Whoever comes back to the app need not be who left it: secrets are put away before the system takes its picture."""

from collections.abc import Callable
from random import Random

import pytest
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

from penguins.games.registry import GAMES
from tests.ui.games.march.hand import hold, lay, no_waiting
from tests.ui.games.march.test_look import D1, LAYOUT, TWIN, to_the_eye
from tests.ui.games.party.hand import raise_curtain, to_turn
from tests.ui.games.party.positions import begin_with
from tests.ui.matches import begin, decisions, hand_of, play_on
from tests.ui.robot import Robot


def leave_by_switch(robot: Robot) -> None:
    assert robot.app.dispatch("on_pause")


def leave_by_minimising(_: Robot) -> None:
    Window.dispatch("on_minimize")


def picture() -> bytes:
    """What is on the window now, without any further frame."""
    pixels: bytes = glReadPixels(0, 0, *Window.size, GL_RGB, GL_UNSIGNED_BYTE)
    return pixels


ways_to_leave = pytest.mark.parametrize("leave", [leave_by_switch, leave_by_minimising])


@ways_to_leave
def test_a_hand_of_party_is_in_no_picture_of_the_app(robot: Robot, leave: Callable[[Robot], None]) -> None:
    shown, left = [], []
    for hands in (("rrg", "bbbb"), ("rrv", "yyyy")):
        begin_with(robot, hands, "red@1:0", "blue@1:1" if hands[1] == "bbbb" else "yellow@1:1")
        raise_curtain(robot)
        robot.frames(2, draw=True)
        shown.append(picture())
        leave(robot)
        left.append(picture())
        assert robot.screen.front().name == "Léa"
        assert robot.board.drawing.fan.cards == []
    assert shown[0] != shown[1]
    assert left[0] == left[1]


@ways_to_leave
def test_a_look_of_march_is_in_no_picture_of_the_app(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, leave: Callable[[Robot], None]
) -> None:
    no_waiting(monkeypatch)
    shown, left = [], []
    for letters in (LAYOUT, TWIN):
        lay(monkeypatch, letters)
        to_the_eye(robot)
        robot.tap(robot.board.to_window(*robot.board.drawing.layout.centre(D1)))
        hold(robot, D1)
        robot.frames(2, draw=True)
        shown.append(picture())
        leave(robot)
        left.append(picture())
        robot.app.services.navigation.home()
        robot.frames(3)
    assert shown[0] != shown[1]
    assert left[0] == left[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_after_a_switch_and_nothing_was_decided(robot: Robot, game: str) -> None:
    for action, way in decisions(robot, game, Random(3), 4):
        before = list(robot.session.record.match.log)
        leave_by_switch(robot)
        assert robot.session.viewer is None or not GAMES[game].secret_hands
        assert robot.board.view == robot.session.view
        robot.app.dispatch("on_resume")
        robot.frames(2)
        assert robot.session.record.match.log == before
        assert hand_of(robot).get_ready(robot, "tap")
        hand_of(robot).do(robot, action, way)
        robot.wait_for_person()
        assert robot.session.record.match.log[: len(before) + 1] == [*before, action]


def test_other_windows_in_front_leave_the_hand_where_it_is(robot: Robot) -> None:
    begin(robot, "party")
    to_turn(robot)
    Window.dispatch("on_cursor_leave")
    Window.dispatch("on_restore")
    robot.frames(2)
    assert robot.board.drawing.fan.cards


def test_neither_a_switch_nor_a_way_home_lets_anybody_take_back_what_another_did(robot: Robot) -> None:
    begin(robot, "party")
    record = play_on(robot, "tap", Random(1), most=1)
    assert robot.screen.front().last_mover == "Léa", "Tom has not looked yet"
    raise_curtain(robot)
    leave_by_switch(robot)
    robot.app.dispatch("on_resume")
    robot.frames(2)
    assert robot.screen.front().last_mover == ""
    robot.app.services.navigation.home()
    assert record.id is not None
    robot.app.services.navigation.go("play", record=robot.app.services.storage.load(record.id))
    robot.frames(3)
    robot.wait_for_person()
    assert robot.screen.front().name == "Tom"
    assert robot.screen.front().last_mover == ""
