"""Whatever is drawn as a picture or a number has a word for a finger that rests on it (docs/words.md, *label*)."""

import re
from collections.abc import Iterator

import pytest
from kivy.core.window import Window
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from penguins.games.registry import GAMES
from penguins.rig.shots import SHOTS
from penguins.ui.widgets.buttons import Tappable
from penguins.ui.widgets.captions import found_at
from penguins.ui.widgets.digits import Digits
from penguins.ui.widgets.picture import Picture
from tests.ui.fitting import rect_of, visible, window_rect
from tests.ui.robot import Robot

SIZES = ((360, 640), (1280, 800))
WALKED = [
    *(f"play_{game}_{state}" for game in GAMES for state in ("full_table", "picked")),
    *("replay_party", "replay_march", "results_party", "history", "home_unfinished", "person"),
]
BADGES = ("icon_", "emblem_", "catch_", "chip_", "trophy", "aim_")
PIECES = ("penguin_", "bot_", "weather_")
NUMBER = re.compile(r"[+−]?\d+ ?%?")


def drawn(widget: Widget) -> str:
    """The picture or the number that it is; nothing if it is neither, or tells all in letters."""
    if isinstance(widget, Picture):
        return str(widget.name) if widget.name.startswith(BADGES + PIECES) else ""
    number = isinstance(widget, Digits | Label) and NUMBER.fullmatch(widget.text.strip())
    return str(widget.text) if number else ""


def without_a_word(front: Widget) -> Iterator[str]:
    for widget, _, clip in visible(front, window_rect()):
        what, rect = drawn(widget), rect_of(widget)
        if not what or not rect.within(clip) or _says_it_in_letters(widget):
            continue
        middle = (rect.left + rect.right) / 2, (rect.bottom + rect.top) / 2
        if found_at(front, front.parent.to_widget(*middle)) is None:
            yield f"{what} in {type(widget.parent).__name__} in {type(widget.parent.parent).__name__}"


def _says_it_in_letters(widget: Widget) -> bool:
    """Whether it is on a button with words, or is one of the penguins that are there to be looked at."""
    above = [widget]
    while above[-1].parent not in (None, Window, above[-1]):
        above.append(above[-1].parent)
    buttons = (part for part in above if isinstance(part, Tappable))
    letters = (label for button in buttons for label in button.walk() if isinstance(label, Label))
    on_board = any(hasattr(part, "label_at") for part in above)
    is_piece = isinstance(widget, Picture) and widget.name.startswith(PIECES)
    return any(label.text.strip() and not drawn(label) for label in letters) or (is_piece and not on_board)


@pytest.mark.parametrize("shot", WALKED)
def test_every_picture_and_number_has_a_word(robot: Robot, quick_bots: None, shot: str) -> None:
    SHOTS[shot](robot)
    found = []
    for size in SIZES:
        robot.resize(*size)
        robot.frames(4)
        found += [f"{size}: {what}" for what in without_a_word(Window.children[0])]
    assert found == []


def test_what_has_no_word_is_found(robot: Robot, quick_bots: None) -> None:
    SHOTS["play_icetown_full_table"](robot)
    robot.board.label_at = lambda _: ""
    assert any("PointsPlate" in what for what in without_a_word(Window.children[0]))
