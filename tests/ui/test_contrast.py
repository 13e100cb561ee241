"""Words stand out 4.5 : 1 and controls 3 : 1 from what is really behind them: read from the window, pixel by pixel."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from penguins.games.registry import GAMES
from penguins.rig.shots import SHOTS
from penguins.ui.base import theme
from penguins.ui.widgets.buttons import Tappable
from tests.ui.fitting import Rect, rect_of, text_rect, visible, window_rect
from tests.ui.robot import Robot

SIZES = ((360, 640), (1024, 768))
SHOWN = [
    *("home_unfinished", "settings", "history", "statistics", "licences", "dialog_menu", "dialog_player"),
    *("dialog_penguin", "setup_party", "rules_icetown", "replay_march", "curtain_party", "day_results"),
    *(f"results_{game}" for game in GAMES),
    *(f"play_{game}_full_table" for game in GAMES),
]
ON_SCENERY = ("play", "home", "results", "day_results")
"""Where words stand on what is drawn behind them, which is another at each size."""
TEXT, CONTROL = 4.5, 3.0
MOST, HALF = 0.75, 0.5
"""How much of what is around a text, and of the edge of a control, must be so: its frame or a star may come between."""


class Picture(NamedTuple):
    width: int
    height: int
    pixels: bytes

    def at(self, x: float, y: float) -> str | None:
        column, row = int(x), int(y)
        if not (0 <= column < self.width and 0 <= row < self.height):
            return None
        start = 3 * (row * self.width + column)
        return "#" + self.pixels[start : start + 3].hex()


def taken(robot: Robot) -> Picture:
    robot.frames(2, draw=True)
    width, height = Window.size
    return Picture(width, height, glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE))


def faint_words(picture: Picture, label: Label) -> Iterator[str]:
    """Letters are compared with what is just around them: a line of type has air above and below."""
    rect = text_rect(label)
    colour = "#" + "".join(f"{round(255 * part):02x}" for part in _colour(label)[:3])
    around = [
        *((x, y) for x in _between(rect.left, rect.right) for y in (rect.bottom + 1, rect.top - 2)),
        *((x, y) for y in _between(rect.bottom, rect.top) for x in (rect.left - 1, rect.right + 1)),
    ]
    grounds = [ground for pos in around if (ground := picture.at(*pos))]
    good = [contrast(colour, ground) >= TEXT for ground in grounds]
    if sum(good) < MOST * len(good):
        yield f"{label.text!r} ({colour}) is on {max(set(grounds), key=grounds.count)}"


def faint_controls(picture: Picture, control: Widget) -> Iterator[str]:
    """From outside to the middle of it, something must stand out from what is outside."""
    rect = rect_of(control)
    ways = [*_ways_up(rect), *_ways_up(rect, down=True), *_ways_right(rect), *_ways_right(rect, left=True)]
    good = [_stands_out(picture, way) for way in ways]
    icon_alone = getattr(control, "colour", (0, 0, 0, 1))[3] == 0
    if sum(good) < (1 if icon_alone else HALF * len(good)):
        name = getattr(control, "label", "") or getattr(control, "text", "") or type(control).__name__
        yield f"{name!r}: {sum(good)} of {len(good)}"


def _stands_out(picture: Picture, way: list[tuple[float, float]]) -> bool:
    outside, *inside = (picture.at(*pos) for pos in way)
    return outside is None or any(contrast(outside, one) >= CONTROL for one in inside if one)


contrast = cache(theme.contrast)


def _ways_up(rect: Rect, down: bool = False) -> list[list[tuple[float, float]]]:
    start, step = (rect.top + 4, -1) if down else (rect.bottom - 4, 1)
    length = range(5, int((rect.top - rect.bottom) / 2) + 5)
    return [[(x, start), *((x, start + step * far) for far in length)] for x in _between(rect.left, rect.right)]


def _ways_right(rect: Rect, left: bool = False) -> list[list[tuple[float, float]]]:
    start, step = (rect.right + 4, -1) if left else (rect.left - 4, 1)
    length = range(5, int((rect.right - rect.left) / 2) + 5)
    return [[(start, y), *((start + step * far, y) for far in length)] for y in _between(rect.bottom, rect.top)]


def _between(low: float, high: float, number: int = 8) -> list[float]:
    return [low + (high - low) * (at + 0.5) / number for at in range(number)]


def _colour(label: Label) -> tuple[float, ...]:
    return tuple(label.disabled_color if label.disabled else label.color)


def _is_whole(widget: Widget, clip: Rect) -> bool:
    """Whether all of it can be seen, nothing of it is made faint, and nothing lies over it."""
    if not rect_of(widget).within(clip):
        return False
    while widget is not Window and widget is not None:
        if widget.opacity < 1 or getattr(widget, "faint", False):
            return False
        widget = widget.parent if widget.parent is not widget else None
    return True


def complaints_of(robot: Robot) -> list[str]:
    front = Window.children[0]
    picture = taken(robot)
    shown = [(widget, clip) for widget, _, clip in visible(front, window_rect()) if _is_whole(widget, clip)]
    labels = [widget for widget, _ in shown if isinstance(widget, Label) and widget.text.strip()]
    controls = [
        widget
        for widget, _ in shown
        if isinstance(widget, Tappable) and not widget.disabled and not isinstance(widget, ScrollView)
    ]
    return [
        *(complaint for label in labels for complaint in faint_words(picture, label)),
        *(complaint for control in controls for complaint in faint_controls(picture, control)),
    ]


@pytest.mark.parametrize("shot", SHOWN)
def test_words_and_controls_stand_out(robot: Robot, quick_bots: None, shot: str) -> None:
    found = []
    for size in SIZES if shot.startswith(ON_SCENERY) else SIZES[:1]:
        robot.resize(*size)
        SHOTS[shot](robot)
        if shot.startswith("play"):
            robot.screen.retelling.touched(robot.screen.table)  # what lies under the card of the news cannot be seen
        found += [f"{size}: {complaint}" for complaint in complaints_of(robot)]
    assert "\n".join(found) == ""


def test_what_does_not_stand_out_is_found(robot: Robot) -> None:
    from kivy.uix.floatlayout import FloatLayout

    from penguins.ui.widgets.buttons import IconButton
    from penguins.ui.widgets.labels import Words

    bad = FloatLayout(size_hint=(None, None), size=(300, 300))
    ghost = IconButton(icon="", label="ghost", pos=(40, 40), colour=(0, 0, 0, 0))
    bad.add_widget(ghost)
    pale = Words(text="pale", color=theme.rgba("#20406a"), size_hint=(None, None), size=(100, 40), pos=(100, 200))
    bad.add_widget(pale)
    robot.app.root.clear_widgets()
    robot.app.root.add_widget(bad)
    robot.frames(3)
    picture = taken(robot)
    assert list(faint_controls(picture, ghost))
    assert list(faint_words(picture, pale))
