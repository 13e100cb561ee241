"""Sheets in a list."""

import pytest
from kivy.graphics import Color, Rectangle
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from penguins.rig.shots import SHOTS
from penguins.ui.widgets.buttons import TapPanel
from penguins.ui.widgets.scroll import Scroll
from tests.ui.robot import Robot
from tests.ui.test_contrast import taken


def test_nothing_of_a_sheet_is_seen_outside_of_its_list(robot: Robot) -> None:
    """What is below the list is drawn before it and after it, as on a replay."""
    ground, below = FloatLayout(), Widget(size_hint=(None, None), size=(300, 100))
    scroll = Scroll(size_hint=(None, None), size=(280, 100), pos=(10, 100))
    sheets = BoxLayout(orientation="vertical", size_hint_y=None, height=160)
    sheets.add_widget(TapPanel())
    sheets.add_widget(TapPanel())
    scroll.add_widget(sheets)
    with below.canvas:
        Color(1, 1, 1, 1)
        Rectangle(size=below.size)
    for widget in (below, scroll):
        ground.add_widget(widget)
    robot.arrive()
    robot.app.root.clear_widgets()
    robot.app.root.add_widget(ground)
    robot.frames(3)
    picture = taken(robot)
    assert {picture.at(x, y) for x in range(270) for y in range(95)} == {"#ffffff"}


@pytest.mark.parametrize(
    "shot", ["home_played", "rules", "setup_march", "dialog_penguin", "play_icetown_middle", "curtain_party"]
)
def test_a_sheet_that_was_touched_has_its_own_colour_again(robot: Robot, shot: str) -> None:
    """On another one its words may not be seen: white ones stand on dark sheets."""
    robot.resize(1280, 800)
    SHOTS[shot](robot)
    sheets = [widget for widget in robot.walk() if isinstance(widget, TapPanel)]
    colours = [tuple(sheet.colour) for sheet in sheets]
    assert colours
    for state in ("down", "normal"):
        for sheet in sheets:
            sheet.state = state
        robot.frames(2)
        assert [tuple(sheet.colour) for sheet in sheets] == colours


def test_a_finger_can_be_seen_on_a_sheet(robot: Robot) -> None:
    robot.arrive()
    ground, sheet = FloatLayout(), TapPanel(size_hint=(None, None), size=(100, 60), pos=(20, 20))
    ground.add_widget(sheet)
    robot.app.root.clear_widgets()
    robot.app.root.add_widget(ground)
    robot.frames(3)
    at_rest = taken(robot).at(70, 50)
    sheet.state = "down"
    robot.frames(2)
    assert taken(robot).at(70, 50) != at_rest
