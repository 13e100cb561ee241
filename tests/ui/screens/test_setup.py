"""Before a match."""

from datetime import date
from typing import Any

import pytest
from kivy.core.text import Label as Letters
from kivy.core.window import Window
from kivy.metrics import dp

from penguins.games.registry import GAMES
from penguins.languages import LANGUAGES
from penguins.rig.shots import SHOTS
from penguins.session.start_code import Start, code_of
from penguins.session.today import board_of
from penguins.ui.base import theme
from penguins.ui.widgets.dialogs import ColourItem
from penguins.ui.widgets.scroll import Scroll
from penguins.ui.widgets.seat_row import NameField
from tests.ui.fitting import Rect, rect_of
from tests.ui.robot import Robot


@pytest.fixture
def setup(robot: Robot) -> Any:
    robot.app.services.navigation.go("setup", game="pingouins")
    robot.frames(5)
    return robot


def names(robot: Robot) -> list[str]:
    return [seat.name for seat in robot.screen.draft.seats]


def name_field(robot: Robot, row: int) -> NameField:
    return next(widget for widget in robot.walk(robot.screen.rows[row]) if isinstance(widget, NameField))


def cross(robot: Robot, row: int) -> Any:
    return robot.screen.rows[row].ids.cross


def start(setup: Robot) -> None:
    setup.tap_on(setup.find(text="Start"))
    setup.frames(3)
    setup.tap_on(setup.find(text="Just play"))


def test_names_are_not_cut_on_a_phone_at_the_largest_text(robot: Robot) -> None:
    """Those that a table begins with, in every language."""
    robot.resize(360, 640)
    for language in LANGUAGES:
        robot.app.services.change(language=language, text_size="largest")
        robot.app.services.navigation.go("setup", game="pingouins")
        robot.frames(5)
        for row in range(2):
            field = name_field(robot, row)
            letters = Letters(font_name=theme.FONT, font_size=field.font_size)
            assert letters.get_extents(field.text)[0] <= field.width - field.padding[0] - field.padding[2], field.text


def test_one_tap_starts_what_is_shown(setup: Any) -> None:
    """And another one, the first time, since nobody has learned the game yet."""
    start(setup)
    seats = setup.screen.session.seats
    assert [(seat.name, seat.player) for seat in seats] == [("Player 1", "human"), ("Chick", "chick")]


def test_the_last_set_up_is_remembered(setup: Any) -> None:
    setup.tap_on(setup.find(text="Add a player"))
    setup.screen._rename(setup.screen.rows[2], "Zoe")
    start(setup)
    setup.app.services.navigation.home()
    setup.app.services.navigation.go("setup", game="pingouins")
    assert names(setup) == ["Player 1", "Chick", "Zoe"]


@pytest.mark.parametrize("steps", [6, 0], ids=["slow", "quicker than a frame"])
def test_a_row_is_dragged_to_the_top_by_its_handle(setup: Any, steps: int) -> None:
    setup.tap_on(setup.find(text="Add a player"))
    setup.frames(5)
    rows = setup.screen.rows
    top = rows[0].to_window(*rows[0].center)
    handle = rows[2].ids.handle
    setup.drag(handle.to_window(*handle.center), (handle.center_x, top[1] + 20), steps=steps)
    assert names(setup) == ["Player 2", "Player 1", "Chick"]
    assert setup.screen.starter == "Player 2 is first in the list and starts."


def test_the_handle_moves_up_by_a_tap_too(setup: Any) -> None:
    setup.tap_on(setup.screen.rows[1].ids.handle)
    assert names(setup) == ["Chick", "Player 1"]
    setup.screen.rows[0].ids.handle.tap()
    assert names(setup) == ["Player 1", "Chick"]


def test_a_wavering_tap_on_the_handle_is_no_drag_where_the_list_is_scrolled(robot: Robot) -> None:
    robot.resize(640, 360)
    robot.app.services.navigation.go("setup", game="pingouins")
    robot.frames(5)
    handle = robot.screen.rows[1].ids.handle
    scroll = next(widget for widget in robot.walk(robot.screen) if isinstance(widget, Scroll))
    scroll.scroll_to(handle, animate=False)
    robot.frames(5)
    x, y = handle.to_window(*handle.center)
    robot.drag((x, y), (x, y - 3))
    assert names(robot) == ["Chick", "Player 1"]


def test_a_name_is_typed(setup: Any) -> None:
    field = name_field(setup, 0)
    field.stops()[0].tap()
    setup.frames(2)
    assert field.selection_text == "Player 1"
    field.delete_selection()
    field.insert_text("Marie-Antoinette of the South Pole")
    assert names(setup)[0] == "Marie-Antoinette of the"
    assert setup.screen.starter == "Marie-Antoinette of the is first in the list and starts."


def test_what_is_typed_before_the_old_name_is_selected_takes_its_place(setup: Any) -> None:
    """Letters of a quick hand come in the same frame as its tap, where a device is slow."""
    field = name_field(setup, 0)
    field.stops()[0].tap()
    for letter in "Cleo":
        Window.dispatch("on_textinput", letter)
    setup.frames(3)
    Window.dispatch("on_textinput", "!")
    assert names(setup)[0] == "Cleo!"


def test_a_touched_name_is_typed_over_and_a_second_touch_sets_the_cursor(setup: Any) -> None:
    field = name_field(setup, 0)
    setup.tap_on(field)
    setup.frames(2)
    assert field.focus
    assert field.selection_text == "Player 1"
    Window.dispatch("on_textinput", "Zoe")
    assert names(setup)[0] == "Zoe"
    setup.tap_on(field)
    setup.frames(2)
    assert field.selection_text == ""
    Window.dispatch("on_textinput", "y")
    assert sorted(names(setup)[0]) == sorted("Zoey")


def test_nothing_in_a_row_moves_when_players_come_and_go(setup: Any) -> None:
    """Or else a finger meets the cross where it knows another button."""

    def places() -> list[Rect]:
        return [rect_of(child) for child in setup.screen.rows[0].walk(restrict=True)]

    before = places()
    setup.tap_on(setup.find(text="Add a player"))
    setup.frames(5)
    assert places() == before
    setup.tap_on(cross(setup, 2))
    setup.frames(5)
    assert places() == before
    assert names(setup) == ["Player 1", "Chick"]


def test_where_nobody_can_leave_the_cross_is_faint_and_says_why(setup: Any) -> None:
    assert cross(setup, 0).faint
    setup.tap_on(cross(setup, 0))
    assert names(setup) == ["Player 1", "Chick"]
    assert any("2–4 players" in getattr(widget, "text", "") for widget in setup.walk(setup.app.toasts))


def test_the_second_tap_of_a_double_tap_does_nothing_else(setup: Any) -> None:
    setup.double_tap_on(setup.find(text="Add a player"))
    assert names(setup) == ["Player 1", "Chick", "Player 2"]
    assert setup.app.keys.front() is setup.screen, "no dialog was opened"
    setup.tap_on(setup.find(text="Add a player"))
    setup.frames(5)
    setup.double_tap_on(cross(setup, 0))
    assert len(names(setup)) == 3


@pytest.mark.parametrize(("name", "sentence"), [("", "Every player needs a name."), ("player 2", "Two people")])
def test_what_cannot_start_is_said_in_a_sentence(setup: Any, name: str, sentence: str) -> None:
    setup.screen._let_play(1, "human")
    setup.screen._rename(setup.screen.rows[0], name)
    setup.tap_on(setup.find(text="Start"))
    assert hasattr(setup.screen, "draft")
    assert any(sentence in getattr(widget, "text", "") for widget in setup.walk(setup.app.toasts))


def test_a_bot_is_chosen_by_its_face(setup: Any) -> None:
    setup.tap_on(setup.find(label="Player or bot"))
    setup.tap_on(setup.find(picture="bot_emperor"))
    assert "emperor" in [seat.player for seat in setup.screen.draft.seats]


def test_colours_are_swapped_when_taken(setup: Any) -> None:
    setup.screen._choose_colour(setup.screen.rows[0])
    setup.frames(3)
    setup.tap_on(setup.find(colour_id="blue", name="blue"))
    assert [row.colour_id for row in setup.screen.rows] == ["blue", "red"]


def test_watching_seats_bots_everywhere(setup: Any) -> None:
    setup.tap_on(setup.find(text="Watch bots play"))
    assert not any(seat.is_human for seat in setup.screen.session.seats)
    assert "pingouins" not in setup.app.services.preferences.last_set_ups


def test_an_option_that_does_not_apply_is_not_shown(robot: Robot) -> None:
    robot.app.services.navigation.go("setup", game="march")
    shown = [panel.name for panel in robot.screen.ids.options.children]
    assert shown == ["Version"]
    robot.screen.ids.options.children[0].ids.choice.value = "young"
    assert [panel.name for panel in robot.screen.ids.options.children] == ["Length of the walk", "Version"]


def test_where_penguins_have_colours_those_are_offered_and_led(robot: Robot) -> None:
    robot.app.services.navigation.go("setup", game="march")
    robot.screen.add()
    robot.screen._choose_colour(robot.screen.rows[0])
    robot.frames(3)
    shown = [widget for widget in robot.walk() if isinstance(widget, ColourItem)]
    assert {item.colour_id for item in shown} == {"red", "blue", "green", "yellow"}
    robot.tap_on(robot.find(colour_id="yellow", name="yellow"))
    robot.screen.start()
    robot.frames(3)
    robot.tap_on(robot.find(text="Just play"))
    robot.wait_for_person()
    assert robot.screen.session.seats[0].colour == "yellow"
    assert robot.screen.session.record.match.state.describe()["leads"] == [["yellow"], ["blue"], ["green"]]


# The people of the house


@pytest.fixture
def household(robot: Robot) -> Any:
    for name, colour in (("Léa", "green"), ("Tom", "red")):
        robot.app.services.storage.people.add(name, colour)
    robot.app.services.navigation.go("setup", game="pingouins")
    robot.frames(5)
    return robot


def test_who_is_not_at_the_table_yet_is_a_chip(household: Any) -> None:
    assert names(household) == ["Léa", "Chick"]
    [chip] = household.screen.ids.chips.children
    household.tap_on(chip)
    assert names(household) == ["Léa", "Chick", "Tom"]
    assert household.screen.ids.chips.children == []


def test_a_bot_says_in_a_word_how_strong_it_is(household: Any) -> None:
    household.screen._let_play(1, "friend")
    assert [row.level for row in household.screen.rows] == ["", "Friend"]
    assert names(household) == ["Léa", "Friend"]
    household.tap_on(household.find(text="Start"))
    household.frames(10)
    household.tap_on(household.find(text="Just play"))
    assert household.screen.session.seats[1].player.startswith("friend:")


def test_a_guest_takes_the_place_of_somebody_of_the_house(household: Any) -> None:
    household.screen._let_play(0, "human")
    assert names(household) == ["Player 1", "Chick"]
    household.screen._let_play(0, household.app.services.storage.people.all()[1].id)
    assert names(household) == ["Tom", "Chick"]


def test_lots_are_drawn_by_a_button_and_the_line_says_so(household: Any) -> None:
    household.find(text="Draw lots").tap()
    assert household.screen.starter == f"{names(household)[0]} starts: lots were drawn."


def test_lots_are_seen_to_be_drawn(setup: Any) -> None:
    """A light goes round the table; whoever cannot wait sees where it rests."""
    setup.app.services.change(animation="normal")
    setup.app.services.navigation.refresh()
    setup.frames(5)
    seen = set()
    setup.screen.start_at_random()
    for _ in range(200):
        setup.frames()
        seen |= {number for number, row in enumerate(setup.screen.rows) if row.lit}
    assert seen == {0, 1}
    assert setup.screen.starter == f"{names(setup)[0]} starts: lots were drawn."
    setup.screen.start_at_random()
    assert setup.screen.motion.busy
    setup.press("down")
    assert not setup.screen.motion.busy
    assert not any(row.lit for row in setup.screen.rows)


def test_a_bot_shows_its_level_as_a_word(setup: Any) -> None:
    for level, word in (("emperor", "Emperor"), ("friend", "Friend")):
        setup.screen._let_play(1, level)
        assert setup.screen.rows[1].ids.player.word == word


# Codes


def type_code(setup: Any, code: str) -> Any:
    setup.screen.play_code()
    setup.frames(10)
    [dialog] = setup.dialogs()
    dialog.field.insert_text(code)
    dialog.done()
    setup.frames(3)
    return dialog


def test_a_code_is_shown_before_it_starts(setup: Any) -> None:
    start = board_of(date(2026, 11, 21), GAMES["march"])
    type_code(setup, code_of(start, "fr"))
    [shown] = setup.dialogs()
    assert shown.title == "March of the Penguins"
    assert shown.message.splitlines() == ["Chick, Player 1, Junior and Adult", "Chick starts.", "Version: Classic"]
    setup.tap_on(setup.find(text="Start", icon="icon_play"))
    setup.frames(3)
    record = setup.session.record
    assert Start.of(record.setup, record.seed) == start


def test_what_is_no_code_is_refused_kindly(setup: Any) -> None:
    setup.screen.play_code()
    setup.frames(10)
    [dialog] = setup.dialogs()
    for typed, said in (
        ("apple xylophone", "“xylophone” is not a code word. Is it spelled right?"),
        ("", "Type all the words of one code, and nothing else."),
        ("apple apple apple", "These words do not go together. Is one wrong or missing?"),
        ("x" * 10_000, "“xxxxxxxxxx…xxxxxxxxx” is not a code word. Is it spelled right?"),
        ("[b]apple[/b] \U0001f427", "“b” is not a code word. Is it spelled right?"),
    ):
        dialog.field.text = ""
        dialog.field.insert_text(typed)
        dialog.done()
        setup.frames()
        assert dialog.objection == said
        assert setup.dialogs() == [dialog]


def test_enter_ends_a_code(setup: Any) -> None:
    setup.screen.play_code()
    setup.frames(10)
    [dialog] = setup.dialogs()
    dialog.field.insert_text("apple")
    dialog.field.insert_text("\n")
    assert dialog.field.text == "apple"
    assert dialog.objection


@pytest.mark.parametrize("game", GAMES)
def test_on_the_largest_tablet_both_columns_end_alike_and_low(robot: Robot, game: str) -> None:
    robot.resize(1364, 1024)
    SHOTS[f"setup_{game}"](robot)
    ids = robot.screen.ids
    left, right = ids.left, ids.right
    assert left.height == pytest.approx(right.height, abs=1)
    assert left.height <= ids.scroll.height, "nothing to scroll for"
    assert right.height >= 0.8 * ids.scroll.height


def test_in_a_window_on_a_small_desktop_the_picture_fills_what_is_left_below_who_plays(robot: Robot) -> None:
    robot.resize(1088, 680)
    SHOTS["setup_pingouins"](robot)
    ids = robot.screen.ids
    picture = ids.cover_below
    assert picture.name
    assert not ids.cover_aside.name
    assert picture.to_window(*picture.pos)[1] - ids.scroll.y < 0.1 * ids.scroll.height


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (800, 1280)])
def test_a_row_keeps_its_parts_in_line_however_large_the_letters(robot: Robot, size: tuple[int, int]) -> None:
    robot.app.services.change(language="fr", text_size="largest")
    robot.resize(*size)
    robot.app.services.navigation.go("setup", game="pingouins")
    robot.frames(5)
    for row in robot.screen.rows:
        player, cross = row.ids.player, row.ids.cross
        [name] = [widget for widget in row.walk(restrict=True) if isinstance(widget, NameField)]
        assert row.stacked == (size == (360, 640))
        if row.stacked:
            assert (player.x, cross.right) == pytest.approx((name.x, name.right), abs=1)
        assert dp(4) <= row.right - cross.right <= dp(16)


def test_on_a_lying_phone_two_players_are_seen_at_once_however_large_the_letters(robot: Robot) -> None:
    robot.app.services.change(language="fr", text_size="largest")
    robot.resize(640, 360)
    robot.app.services.navigation.go("setup", game="pingouins")
    robot.frames(5)
    scroll, last = robot.screen.ids.scroll, robot.screen.rows[-1]
    assert last.to_window(last.x, last.y)[1] >= scroll.y
