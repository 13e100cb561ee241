"""Everything can be reached without a finger: by Tab and Enter, by two keys, by one tap wherever it lands."""

from collections.abc import Iterator
from typing import Any

import pytest
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from penguins.rig.shots import SHOTS
from penguins.ui.base.keys import OTHER
from penguins.ui.widgets.buttons import IconButton, Tappable
from penguins.ui.widgets.chart import Chart
from penguins.ui.widgets.labels import Labelled
from tests.ui.robot import Robot
from tests.ui.test_fitting import ALIKE, PASSING

LAYOUTS = [
    *(shot for shot in SHOTS if not shot.startswith((*ALIKE, "play", "rules_"))),
    *("setup_march", "results_pingouins", "replay_party", "review_party", "lesson_icetown", "rules_icetown"),
    *(shot for shot in SHOTS if shot.startswith("play") and shot.endswith(PASSING[2])),
]
"""Every layout there is, once, and every board with something picked."""


def touchable(widget: Widget) -> Iterator[Widget]:
    """All that answers a finger now, wherever it is scrolled to."""
    if widget.disabled or not widget.opacity:
        return
    if isinstance(widget, Tappable | TextInput) or (isinstance(widget, Chart) and widget.steppable):
        yield widget
    for child in widget.children:
        yield from touchable(child)


def marked(robot: Robot) -> Any:
    """What the ring is around: a widget, or a place on a board."""
    stop = robot.app.keys._marked
    assert stop is not None, "the ring is nowhere"
    if stop.kind != OTHER:
        return stop.pos
    return getattr(stop.tap, "__self__", stop.pos)


def name(widget: Any) -> str:
    word = next((getattr(widget, key) for key in ("label", "text", "name", "icon") if getattr(widget, key, "")), "")
    return f"{type(widget).__name__} {word!r}"


@pytest.mark.slow
@pytest.mark.parametrize("shot", LAYOUTS)
def test_tab_comes_by_everything_and_back(robot: Robot, quick_bots: None, shot: str) -> None:
    SHOTS[shot](robot)
    wanted = set(touchable(robot.app.keys.front()))
    places = {stop.pos for stop in robot.app.keys.stops() if stop.kind != OTHER}
    number = len(robot.app.keys.stops())
    seen = set()
    for _ in range(number + 1):
        robot.press("tab")
        seen.add(marked(robot))
    assert sorted(map(name, wanted - seen)) == []
    assert places <= seen
    last = marked(robot)
    robot.press("tab")
    robot.press("tab", "shift")
    assert marked(robot) is last or marked(robot) == last


@pytest.mark.slow
@pytest.mark.parametrize("shot", LAYOUTS)
def test_every_icon_has_a_word(robot: Robot, quick_bots: None, shot: str) -> None:
    """Also those that are not shown just now."""
    for language in robot.app.services.languages:
        robot.app.services.change(language=language)
        SHOTS[shot](robot)
        icons = [widget for widget in robot.walk() if isinstance(widget, IconButton)]
        assert [name(icon) for icon in icons if not icon.label.strip()] == []
        pictures = [widget for widget in touchable(robot.app.keys.front()) if isinstance(widget, Labelled)]
        assert [name(picture) for picture in pictures if not picture.label.strip()] == []
