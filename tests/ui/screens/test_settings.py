"""Settings hold at once, and for good."""

from typing import Any

import pytest

from penguins.ui.base.surface import surface
from penguins.ui.widgets.choices import Choice, Toggle


@pytest.fixture
def settings(robot: Any) -> Any:
    robot.app.services.navigation.go("settings")
    robot.frames(5)
    return robot


def choice(robot: Any, value: str) -> Choice:
    choices = (widget for widget in robot.walk(robot.screen) if isinstance(widget, Choice))
    return next(found for found in choices if value in [option for option, _ in found.options])


def test_the_language_changes_at_once(settings: Any) -> None:
    choice(settings, "fr").value = "fr"
    settings.frames(3)
    assert settings.find(title="Réglages")
    choice(settings, "en").value = "en"
    settings.frames(3)
    assert settings.find(title="Settings")


def test_text_grows_at_once(settings: Any) -> None:
    choice(settings, "largest").value = "largest"
    assert surface.text_scale > 1.4
    assert settings.app.services.storage.load_preferences().text_size == "largest"


def test_every_switch_is_kept(settings: Any) -> None:
    before = settings.app.services.preferences
    keys = ("sound", "haptics", "table_mode", "confirm_moves", "memory_aid", "show_gains")
    for switch in [widget for widget in settings.walk(settings.screen) if isinstance(widget, Toggle)]:
        switch.tap()
    kept = settings.app.services.storage.load_preferences()
    assert [getattr(kept, key) for key in keys] == [not getattr(before, key) for key in keys]


def test_volume_and_speed(settings: Any) -> None:
    settings.find(name="Volume").ids.bar.value = 0.25
    choice(settings, "fast").value = "fast"
    kept = settings.app.services.storage.load_preferences()
    assert (kept.volume, kept.animation) == (0.25, "fast")
