"""What Penguins is made of is told, with the licences that ask for it."""

import pytest
from kivy.metrics import dp

from penguins.bootstrap import ROOT
from penguins.ui.base import theme
from penguins.ui.screens.licence import pieces, text_of
from penguins.ui.screens.licences import PARTS, PartPanel
from penguins.ui.widgets.buttons import PushButton
from tests.android.spec import requirements
from tests.ui.robot import Robot

PACKED_BY_ANOTHER_NAME = {"font_fredoka_one": "font-fredoka-one", "python3": "Python", "sqlite3": "SQLite"}
PART_OF_ANOTHER = {"android"}
"""It is python-for-android's, under Kivy's licence."""


def test_everything_that_is_packed_is_named() -> None:
    named = {name.lower() for part in PARTS.values() for name in part.name.split(", ")}
    packed = {requirement.partition("==")[0] for requirement in requirements()} - PART_OF_ANOTHER
    assert {PACKED_BY_ANOTHER_NAME.get(name, name).lower() for name in packed} <= named
    assert {theme.FONT.lower(), theme.FONT_DISPLAY.lower()} <= named


def test_each_has_its_text_and_no_text_is_left_over() -> None:
    assert {path.stem for path in (ROOT / "assets" / "licences").iterdir()} == set(PARTS)
    for part, told in PARTS.items():
        text = text_of(part)
        assert "Copyright" in text or "copyright" in text
        for name in told.name.split(", ")[1:]:
            assert name in text


def test_our_own_is_the_one_we_give() -> None:
    assert text_of("penguins") == (ROOT / "LICENSE").read_text(encoding="utf-8")


@pytest.mark.parametrize("part", PARTS)
def test_every_word_is_shown_in_pieces_that_any_device_can_draw(part: str) -> None:
    shown = list(pieces(text_of(part)))
    assert " ".join(shown).split() == text_of(part).split()
    assert max(map(len, shown)) < 3000


def test_from_the_settings_to_a_licence_and_back_by_keys_alone(robot: Robot) -> None:
    robot.app.services.navigation.go("settings")
    robot.frames(5)
    [button] = (
        widget
        for widget in robot.walk(robot.screen)
        if getattr(widget, "text", "") == "Licences" and isinstance(widget, PushButton)
    )
    button.tap()
    robot.frames(5)
    panels = [widget for widget in robot.walk(robot.screen) if isinstance(widget, PartPanel)]
    stops = {stop.pos for stop in robot.app.keys.stops()}
    assert {panel.to_window(*panel.center) for panel in panels} <= stops
    assert all(panel.height >= dp(theme.TARGET) for panel in panels)
    next(panel for panel in panels if panel.name == "Python").tap()
    robot.frames(5)
    scroll = robot.screen.ids.scroll
    assert scroll.scroll_y == 1
    robot.press("down")
    assert 0 < scroll.scroll_y < 1
    for _ in range(200):
        robot.press("down")
    assert scroll.scroll_y == 0
    for _ in range(200):
        robot.press("up")
    assert scroll.scroll_y == 1
    robot.press("escape")
    robot.press("escape")
    assert robot.screen.name.startswith("settings")
