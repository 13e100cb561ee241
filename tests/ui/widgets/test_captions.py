"""A finger that rests, or the mouse, is told in a word what is there (docs: captions in penguins/ui/widgets)."""

import pytest
from kivy.core.window import Window
from kivy.uix.widget import Widget

from penguins.rig.finger import Finger
from tests.ui.fitting import rect_of, window_rect
from tests.ui.matches import PEOPLE
from tests.ui.robot import Robot

RESTED = 40
"""Frames: longer than it takes for a caption to come."""


def centre(widget: Widget) -> tuple[float, float]:
    x, y = widget.to_window(*widget.center)
    return float(x), float(y)


def rest_on(robot: Robot, widget: Widget) -> Finger:
    finger = Finger(centre(widget))
    finger.down()
    robot.frames(RESTED)
    return finger


def said(robot: Robot) -> str:
    return str(robot.app.captions.text)


def test_a_long_press_tells_and_the_tap_counts_all_the_same(robot: Robot) -> None:
    button = robot.find(icon="icon_settings")
    finger = rest_on(robot, button)
    assert said(robot) == "Settings"
    [caption] = [child for child in Window.children if getattr(child, "text", "") == "Settings"]
    assert rect_of(caption).within(window_rect())
    assert not rect_of(caption).overlaps(rect_of(button)), "it is to be read beside the finger"
    finger.up()
    robot.frames(2)
    assert said(robot) == ""
    assert type(robot.screen).__name__ == "SettingsScreen"


def test_a_quick_tap_tells_nothing(robot: Robot) -> None:
    robot.tap_on(robot.find(icon="icon_settings"))
    robot.frames(RESTED)
    assert said(robot) == ""


def test_a_drag_tells_nothing_however_long_it_rests(robot: Robot) -> None:
    button = robot.find(icon="icon_settings")
    finger = Finger(centre(button))
    finger.down()
    robot.frames(5)
    finger.move_to((centre(button)[0], centre(button)[1] - 30))
    finger.move_to(centre(button))
    robot.frames(RESTED)
    assert said(robot) == ""
    finger.up()
    robot.frames(2)


def test_what_is_told_goes_when_the_finger_leaves_or_a_second_one_comes(robot: Robot) -> None:
    finger = rest_on(robot, robot.find(icon="icon_settings"))
    assert said(robot)
    other = Finger((5, 5))
    other.down()
    robot.frames(RESTED)
    assert said(robot) == ""
    for lifted in (other, finger):
        lifted.up()
    robot.frames(2)


def test_the_mouse_is_told_where_it_rests_until_it_moves_on(robot: Robot) -> None:
    Window.mouse_pos = centre(robot.find(icon="icon_history"))
    robot.frames(RESTED)
    assert said(robot) == "History"
    Window.mouse_pos = (3, 3)
    robot.frames(1)
    assert said(robot) == ""
    robot.frames(RESTED)
    assert said(robot) == ""


def test_a_mouse_that_rests_while_a_screen_fades_in_is_told_once_it_is_there(robot: Robot) -> None:
    navigation = robot.app.navigation
    navigation.go("settings")
    robot.frames(2)
    place = centre(robot.find(icon="icon_back"))
    navigation.animate(1.0)
    navigation.go("history")
    robot.frames(1)
    Window.mouse_pos = place
    robot.frames(RESTED)
    assert navigation.current_screen.parent is None, "Kivy shows a picture of it meanwhile"
    assert said(robot) == ""
    robot.frames(2 * RESTED)
    assert said(robot) == "Back"


def test_numbers_on_plates_and_bots_say_what_they_are(robot: Robot, quick_bots: None) -> None:
    robot.begin_after("pingouins", (PEOPLE[0], "chick"))
    robot.screen.motion.stop()
    plate = robot.screen.plates[1]
    finger = rest_on(robot, plate.ids.bot)
    assert said(robot) == "Chick blue · Chick"
    finger.up()
    robot.frames(2)
    score = robot.screen.plates[0].ids.score
    score.label, score.opacity = "12 fish", 1.0
    finger = rest_on(robot, score)
    assert said(robot) == "12 fish"
    finger.up()
    robot.frames(2)
    assert len(robot.session.record.match.log) >= 1


def test_a_board_tells_of_what_it_draws(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, float]] = []

    def label_at(pos: tuple[float, float]) -> str:
        asked.append(pos)
        return "a fish"

    robot.begin("march", PEOPLE[:2])
    monkeypatch.setattr(robot.board, "label_at", label_at)
    x, y = centre(robot.board)
    finger = Finger((x, y))
    finger.down()
    robot.frames(RESTED)
    assert said(robot) == "a fish"
    assert asked == [pytest.approx(robot.board.to_widget(x, y), abs=1)]
    finger.up()
    robot.frames(2)
