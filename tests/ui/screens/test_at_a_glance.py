"""What is seen of a screen at one glance: without scrolling, whole, in a line, and in letters that belong together."""

from typing import Any

import pytest
from kivy.graphics import Color, Rectangle
from kivy.uix.floatlayout import FloatLayout

from penguins.cli.screenshots import SIZES
from penguins.rig.shots import SHOTS
from penguins.ui.screens.results import BreakdownLine, DayRow
from penguins.ui.screens.today import DayCard
from penguins.ui.widgets.buttons import PushButton, TapPanel
from penguins.ui.widgets.calendar import DayCell
from penguins.ui.widgets.dialogs import Dialog
from penguins.ui.widgets.labels import Paragraph, Words
from penguins.ui.widgets.picture import Cover
from penguins.ui.widgets.scroll import Scroll
from tests.null_game.registered import NULL_GAME
from tests.ui.fitting import rect_of
from tests.ui.robot import Robot
from tests.ui.test_contrast import taken

LYING = (640, 360)


def show(robot: Robot, shot: str, size: tuple[int, int], *, large: bool = True) -> Any:
    """A screen in the largest French letters, or the usual English ones, at that size."""
    if large:
        robot.app.services.change(language="fr", text_size="largest")
    robot.resize(*size)
    SHOTS[shot](robot)
    robot.frames(5)
    return robot.screen


def all_of(robot: Robot, kind: type) -> list[Any]:
    return [widget for widget in robot.walk() if isinstance(widget, kind)]


def is_seen(widget: Any, scroll: Scroll) -> bool:
    """Whether all of it is within what the list shows."""
    bottom, top = (scroll.to_window(scroll.x, y)[1] for y in (scroll.y, scroll.top))
    _, y = widget.to_window(*widget.pos)
    return bool(bottom - 1 <= y and y + widget.height <= top + 1)


@pytest.mark.parametrize("large", [False, True])
def test_a_lying_phone_shows_who_plays_and_the_way_to_one_more(robot: Robot, large: bool) -> None:
    screen = show(robot, "setup_pingouins", LYING, large=large)
    assert is_seen(robot.find(icon="icon_plus"), screen.ids.scroll)
    assert is_seen(screen.rows[-1], screen.ids.scroll)


@pytest.mark.parametrize("large", [False, True])
def test_a_lying_phone_shows_a_whole_shelf_of_puzzles(robot: Robot, large: bool) -> None:
    screen = show(robot, "puzzles_march", LYING, large=large)
    assert is_seen(screen.ids.shelves.children[-1], screen.ids.scroll)


@pytest.mark.parametrize(("shot", "icon"), [("setup_march", "icon_play"), ("puzzles_march", "icon_next")])
def test_what_most_people_want_is_at_the_foot_or_in_a_low_window_in_the_head(
    robot: Robot, shot: str, icon: str
) -> None:
    screen = show(robot, shot, (360, 640))
    places = []
    for size in ((360, 640), LYING, (1280, 800)):
        robot.resize(*size)
        robot.frames(5)
        [button] = [button for button in all_of(robot, PushButton) if button.main]
        assert button.icon == icon
        places.append(button.parent)
    assert places == [screen.ids.foot, screen.ids.head, screen.ids.foot]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_covers_of_the_history_are_whole(robot: Robot, size: tuple[int, int], large: bool) -> None:
    screen = show(robot, "history", size, large=large)
    for row in screen.ids.list.children:
        cover: Cover = row.ids.picture
        assert not cover.name or cover.width / cover.height == pytest.approx(1.6, abs=0.02)


@pytest.mark.parametrize("large", [False, True])
def test_a_lying_phone_shows_two_finished_matches(robot: Robot, large: bool) -> None:
    screen = show(robot, "history", LYING, large=large)
    screen.ids.tabs.games = [tab for tab in screen.ids.tabs.games if tab[0] != NULL_GAME.id]
    robot.frames(5)
    assert sum(is_seen(row, screen.ids.scroll) for row in screen.ids.list.children) >= 2


def test_a_page_of_rules_that_fits_is_not_scrolled(robot: Robot) -> None:
    screen = show(robot, "rules_icetown", (360, 640))
    assert screen.ids.words.minimum_height <= screen.ids.scroll.height


@pytest.mark.parametrize("size", [LYING, (800, 1280), (1280, 800)])
def test_the_head_of_the_results_names_the_game_where_there_is_room(robot: Robot, size: tuple[int, int]) -> None:
    show(robot, "results_march", size)
    assert robot.find(title="La Marche des pingouins")


@pytest.mark.parametrize("size", SIZES)
def test_a_day_and_what_was_reached_on_it_are_equally_large(robot: Robot, size: tuple[int, int]) -> None:
    show(robot, "day_results", size)
    assert all(row.ids.date.font_size == row.ids.reached.font_size for row in all_of(robot, DayRow))


def test_large_letters_of_a_table_do_not_grow_into_two_lines(robot: Robot) -> None:
    show(robot, "results_march", (1280, 800))
    labels = [words for line in all_of(robot, BreakdownLine) for words in line.children if isinstance(words, Words)]
    assert labels
    assert all("\n" not in words._label.text for words in labels)


def test_all_days_of_a_month_are_equally_large(robot: Robot) -> None:
    show(robot, "today", (1024, 768))
    sizes = {words.font_size for cell in all_of(robot, DayCell) for words in cell.children if isinstance(words, Words)}
    assert len(sizes) == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_words_of_all_boards_of_a_day_begin_in_one_line(robot: Robot, size: tuple[int, int]) -> None:
    show(robot, "today_new", size, large=False)
    assert len({round(card.ids.words.x) for card in all_of(robot, DayCard)}) == 1


@pytest.mark.parametrize("size", SIZES)
def test_what_is_offered_in_a_dialog_is_nearly_as_large_as_what_it_says(robot: Robot, size: tuple[int, int]) -> None:
    show(robot, "dialog_result", size)
    [dialog] = all_of(robot, Dialog)
    offered = [widget.font_size for widget in dialog.walk() if isinstance(widget, Words)]
    [said] = [widget.font_size for widget in all_of(robot, Paragraph) if widget.text == dialog.message]
    assert min(offered) > 0.8 * said


def test_a_seat_in_two_lines_has_no_hole_between_who_plays_and_the_way_out(robot: Robot) -> None:
    screen = show(robot, "setup_pingouins", (360, 640))
    for row in screen.rows:
        assert row.stacked
        assert row.ids.cross.x - row.ids.player.right < 10


def test_a_sheet_on_light_ground_leaves_no_mark_below_itself(robot: Robot) -> None:
    ground, sheet = FloatLayout(), TapPanel(size_hint=(None, None), size=(200, 80), pos=(40, 100))
    with ground.canvas:
        Color(1, 1, 1, 1)
        Rectangle(size=(300, 300))
    ground.add_widget(sheet)
    robot.arrive()
    robot.app.root.clear_widgets()
    robot.app.root.add_widget(ground)
    robot.frames(3)
    picture = taken(robot)
    assert {picture.at(x, y) for x in range(30, 250) for y in range(94, 99)} == {"#ffffff"}


@pytest.mark.parametrize("size", [(360, 640), (1024, 768), LYING])
def test_what_is_at_the_right_of_the_head_ends_as_far_from_the_side_as_the_way_back_begins(
    robot: Robot, size: tuple[int, int]
) -> None:
    """Before a match; what stands elsewhere in such a window takes no room here."""
    screen = show(robot, "setup_pingouins", size, large=False)
    last = robot.find(label="Rules") if size != LYING else robot.find(text="Start")
    assert screen.width - rect_of(last).right == pytest.approx(rect_of(robot.find(label="Back")).left, abs=1)
