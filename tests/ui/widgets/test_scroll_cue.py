"""What scrolls says where there is more."""

import pytest

from penguins.rig.shots import SHOTS
from penguins.ui.widgets.scroll import Scroll
from penguins.ui.widgets.scroll_cue import More
from tests.ui.robot import Robot


def scroll_in_dialog(robot: Robot) -> Scroll:
    return next(widget for widget in robot.walk() if isinstance(widget, Scroll))


def test_the_menu_on_a_flat_phone_in_french_at_the_largest_text_says_that_it_goes_on(robot: Robot) -> None:
    robot.app.services.change(language="fr", text_size="largest")
    robot.resize(640, 360)
    SHOTS["dialog_menu"](robot)
    scroll = scroll_in_dialog(robot)
    assert scroll._cue.more == More(above=False, below=True)
    scroll.scroll_y = 0.5
    robot.frames(2)
    assert scroll._cue.more == More(above=True, below=True)
    scroll.scroll_y = 0
    robot.frames(2)
    assert scroll._cue.more == More(above=True, below=False)


def test_where_all_can_be_seen_there_is_no_sign(robot: Robot) -> None:
    robot.resize(800, 1280)
    SHOTS["dialog_menu"](robot)
    scroll = scroll_in_dialog(robot)
    assert scroll._cue.more == More()
    assert scroll._cue._drawn is None


@pytest.mark.parametrize("shot", ["home", "settings", "history", "licence"])
def test_every_screen_that_scrolls_has_the_sign(robot: Robot, shot: str) -> None:
    robot.resize(640, 360)
    SHOTS[shot](robot)
    assert any(widget._cue.more.below for widget in robot.walk(robot.screen) if isinstance(widget, Scroll))
