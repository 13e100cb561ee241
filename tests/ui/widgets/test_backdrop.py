"""The scenery behind a screen fills the glass and moves as long as it may (penguins/ui/widgets/backdrop.py)."""

from typing import Any

import pytest
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

from penguins.games.registry import GAMES
from penguins.ui.base import theme
from penguins.ui.base.surface import Insets, surface
from penguins.ui.games.face import face_of
from penguins.ui.widgets.backdrop import Backdrop
from tests.ui.appearance import appearance
from tests.ui.finished import finished
from tests.ui.matches import begin
from tests.ui.robot import Robot

AROUND_HORIZON = 70


def backdrop(robot: Robot) -> Any:
    [found] = [widget for widget in robot.walk(robot.screen) if isinstance(widget, Backdrop)]
    return found


def positions(robot: Robot) -> list[Any]:
    moved = [moving.place.xyz for moving in backdrop(robot)._moving]
    snow = backdrop(robot)._snow
    return moved + ([place.xyz for place, _ in snow._falling] if snow else [])


@pytest.mark.parametrize("game", GAMES)
def test_every_screen_of_a_game_shows_its_place(robot: Robot, game: str) -> None:
    record = finished(robot.app.services.storage, game, "Léa", "Tom")
    for screen in ("setup", "rules", "play", "results", "replay"):
        robot.app.services.navigation.go(
            screen, **{"game": game} if screen in {"setup", "rules"} else {"record": record}
        )
        robot.frames(2)
        assert backdrop(robot).screen.scenery == face_of(game).scenery, screen


def test_it_drifts_and_snows(robot: Robot) -> None:
    robot.begin_moving("icetown", ("Léa", "Tom"))
    before = positions(robot)
    robot.frames(60)
    assert all(one != other for one, other in zip(before, positions(robot), strict=True))


def test_with_animation_off_it_is_as_it_is_drawn_and_nothing_beats(robot: Robot) -> None:
    robot.begin("icetown", ("Léa", "Tom"))
    assert not robot.app.idle.beating
    before = positions(robot)
    robot.frames(60)
    assert positions(robot) == before
    assert all(tuple(place) == (0, 0, 0) for place in before)


def test_a_screen_that_was_left_does_not_move(robot: Robot) -> None:
    robot.begin_moving("icetown", ("Léa", "Tom"))
    left = backdrop(robot)
    robot.app.services.navigation.home()
    robot.frames(60)
    before = [moving.place.xyz for moving in left._moving]
    robot.frames(60)
    assert [moving.place.xyz for moving in left._moving] == before


@pytest.mark.parametrize("game", GAMES)
def test_turned_it_looks_as_if_just_opened(robot: Robot, game: str) -> None:
    begin(robot, game)
    robot.resize(640, 360)
    turned = appearance(backdrop(robot))
    robot.app.services.navigation.refresh()
    robot.frames(3)
    assert appearance(backdrop(robot)) == turned


def test_it_reaches_behind_cameras_and_bars(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(robot.app.device), "insets", lambda _: Insets(10, 20, 30, 40))
    robot.app._look_at_sides()
    robot.frames(3)
    room = backdrop(robot)._room
    x, y = backdrop(robot).to_window(room.x, room.y)
    assert (x, y, room.width, room.height) == (0, 0, *Window.size)
    surface.insets = Insets()


@pytest.mark.parametrize("game", GAMES)
def test_white_words_can_be_read_on_it(robot: Robot, game: str) -> None:
    """Away from the horizon, where the light is, and but for small lamps."""
    begin(robot, game)
    robot.screen.rim = theme.rgba("#000000")  # which shows whose turn it is, and bears no words
    scenery = face_of(game).scenery
    for (width, height), share in (((360, 640), scenery.horizon_tall), ((640, 360), scenery.horizon)):
        robot.resize(width, height)
        show_only(backdrop(robot))
        robot.frames(2, draw=True)
        pixels = glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)
        heights = [y for y in range(0, height, 3) if abs(y - share * height) > AROUND_HORIZON]
        places = [3 * (y * width + x) for y in heights for x in range(0, width, 3)]
        seen = ["#" + pixels[at : at + 3].hex() for at in places]
        dark = [colour for colour in seen if theme.contrast(theme.TEXT_ON_SEA, colour) >= 4.5]
        assert len(dark) > 0.97 * len(seen), (width, height)


def show_only(behind: Any) -> None:
    for widget in behind.parent.children:
        widget.opacity = float(widget is behind)
