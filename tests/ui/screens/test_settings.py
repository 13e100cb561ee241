"""Settings hold at once, and for good."""

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from penguins.games.registry import GAMES
from penguins.languages import LANGUAGES, Language
from penguins.ui.base.surface import surface
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import language
from penguins.ui.games.face import face_of
from penguins.ui.screens.settings import Section
from penguins.ui.widgets.choices import Choice, SwitchRow, Toggle
from penguins.ui.widgets.scroll import Scroll, sheet_of
from tests.session.folders import held
from tests.ui.robot import Robot


@pytest.fixture
def settings(robot: Robot) -> Any:
    robot.app.services.navigation.go("settings")
    robot.frames(5)
    return robot


def choice(robot: Robot, value: str) -> Choice:
    choices = (widget for widget in robot.walk(robot.screen) if isinstance(widget, Choice))
    return next(found for found in choices if value in [option for option, _ in found.options])


def test_the_language_changes_at_once(settings: Any) -> None:
    choice(settings, "fr").value = "fr"
    settings.frames(3)
    assert settings.find(title="Réglages")
    choice(settings, "en").value = "en"
    settings.frames(3)
    assert settings.find(title="Settings")


def test_a_new_language_is_offered_and_spoken(settings: Any) -> None:
    line = Language("eo", "Esperanto", "{day} de {month}")
    settings.app.services.languages = {**LANGUAGES, "eo": line}
    settings.app.services.navigation.refresh()
    settings.frames(3)
    offered = choice(settings, "eo")
    assert [name for _, name in offered.options][1:] == [
        *(language.own_name for language in LANGUAGES.values()),
        "Esperanto",
    ]
    offered.value = "eo"
    settings.frames(3)
    assert language() is line
    assert choice(settings, "eo").value == "eo"
    assert formats.moment(datetime(2025, 5, 3).timestamp(), datetime(2025, 5, 10)) == "3 de May"


def test_what_a_game_declares_has_a_switch_under_the_game_s_name(settings: Any) -> None:
    found = {
        section.title: [row.name for row in reversed(section.children) if isinstance(row, SwitchRow)]
        for section in settings.walk(settings.screen)
        if isinstance(section, Section)
    }
    assert found[face_of("march").texts.name] == ["Memory aid"]
    for game in ("pingouins", "icetown", "party"):
        assert face_of(game).texts.name not in found


def test_text_grows_at_once(settings: Any) -> None:
    choice(settings, "largest").value = "largest"
    assert surface.text_scale > 1.4
    assert settings.app.services.storage.load_preferences().text_size == "largest"


def test_every_switch_is_kept(settings: Any) -> None:
    before = settings.app.services.preferences
    keys = ("sound", "haptics", "table_mode", "confirm_moves", "figures")
    declared = [setting.key for game in GAMES.values() for setting in game.settings]
    for switch in [widget for widget in settings.walk(settings.screen) if isinstance(widget, Toggle)]:
        switch.tap()
    kept = settings.app.services.storage.load_preferences()
    assert [getattr(kept, key) for key in keys] == [not getattr(before, key) for key in keys]
    assert declared
    assert [kept.setting(key) for key in declared] == [not before.setting(key) for key in declared]


def test_volume_and_speed(settings: Any) -> None:
    settings.find(name="Volume").ids.bar.value = 0.25
    choice(settings, "fast").value = "fast"
    kept = settings.app.services.storage.load_preferences()
    assert (kept.volume, kept.animation) == (0.25, "fast")


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1280, 800)])
def test_whoever_scrolls_with_a_finger_on_the_slider_does_not_change_the_volume(
    settings: Any, size: tuple[int, int]
) -> None:
    settings.resize(*size)
    bar = settings.find(name="Volume").ids.bar
    sheet = sheet_of(bar)
    assert sheet is not None
    sheet.scroll_to(bar, animate=False)
    settings.frames(3)
    before, volume = sheet.scroll_y, bar.value
    x, y = bar.to_window(*bar.center)
    up = y + 60 if before > 0 else y - 60
    settings.drag((x - 20, y), (x - 14, up))
    assert bar.value == volume
    assert settings.app.services.storage.load_preferences().volume == volume
    assert sheet.scroll_y != before
    assert sheet_of(settings.screen) is None


@pytest.mark.parametrize("steps", [6, 0], ids=["slow", "quicker than a frame"])
def test_the_slider_follows_a_finger_that_leaves_it(settings: Any, steps: int) -> None:
    bar = settings.find(name="Volume").ids.bar
    scroll = next(widget for widget in settings.walk(settings.screen) if isinstance(widget, Scroll))
    scroll.scroll_to(bar, animate=False)
    settings.frames(5)
    x, y = bar.to_window(*bar.center)
    settings.drag((x, y), (bar.to_window(bar.x, bar.y)[0], y + 2 * bar.height), steps=steps)
    assert bar.value == 0.0


def test_a_quick_swipe_to_the_way_back_does_not_go_there(settings: Any) -> None:
    back = settings.find(icon="icon_back")
    end = back.to_window(*back.center)
    settings.drag((end[0] + 150, end[1] - 200), end, steps=0)
    settings.frames(5)
    assert settings.screen.name.startswith("settings")


# Backup


def test_a_backup_is_saved_and_brought_back(robot: Robot, tmp_path: Path) -> None:
    storage = robot.app.services.storage
    lea = storage.people.add("Léa", "red")
    robot.app.services.navigation.go("settings")
    robot.find(text="Save a backup").tap()
    assert robot.app.services.folder is not None
    [backup] = (robot.app.services.folder / "exports").glob("penguins-backup-*.db")
    storage.people.remove(lea)
    robot.screen.bring_back(backup)
    robot.frames(3)
    assert storage.people.all() == [lea]
    assert any("1 person, 0 games" in getattr(widget, "text", "") for widget in robot.walk(robot.app.toasts))


def test_where_nothing_can_be_brought_back_that_is_said_each_time(robot: Robot, tmp_path: Path) -> None:
    storage, backup = robot.app.services.storage, tmp_path / "backup.db"
    storage.back_up(backup)
    robot.app.services.navigation.go("settings")
    assert robot.app.services.folder is not None
    with held(robot.app.services.folder):
        for sentence in ("Another program is using the saved games.", "The file cannot be written here."):
            robot.screen.bring_back(backup)
            robot.frames(3)
            assert any(sentence in getattr(widget, "text", "") for widget in robot.walk(robot.app.toasts))


def test_another_file_is_refused_with_a_sentence(robot: Robot, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Léa", encoding="utf-8")
    robot.app.services.navigation.go("settings")
    robot.screen.bring_back(other)
    robot.frames(3)
    assert any("not a backup" in getattr(widget, "text", "") for widget in robot.walk(robot.app.toasts))
