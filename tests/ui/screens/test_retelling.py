"""What happened is told beside the board: in play until one has read it, in replay step by step."""

import pytest
from kivy.core.window import Window

from penguins.games.registry import GAMES
from penguins.rig.shots import SHOTS
from penguins.ui.widgets.chronicle import ChronicleSheet, EntryRow
from tests.ui.games.hands import PLAYED
from tests.ui.games.party.hand import raise_curtain
from tests.ui.matches import people
from tests.ui.news import card, rows, told
from tests.ui.robot import Robot

PHONE, TABLET, LYING_PHONE = (360, 640), (1280, 800), (640, 360)
FLOE = "floe:" + "1" * 30 + "2" * 20 + "3" * 10
FOUR = ("Léa", "chick", "chick", "chick")
PLACED = (FLOE, "a1", "a2", "a3", "a4")


# In play


@pytest.mark.parametrize("size", [PHONE, LYING_PHONE])
def test_what_the_others_did_stays_on_a_card_until_the_first_touch(robot: Robot, size: tuple[int, int]) -> None:
    robot.resize(*size)
    robot.begin_after("pingouins", FOUR, *PLACED)
    assert [sentence.split(" ", 2)[2] for sentence in told(robot)] == [f"puts a penguin on a{n}." for n in (2, 3, 4)]
    before = list(robot.session.record.match.log)
    robot.tap(robot.board.to_window(*robot.board.drawing.layout.centre(7)))
    assert told(robot) == []
    assert len(robot.session.record.match.log) > len(before), "the touch was for the board as well"


def test_on_a_tablet_it_is_in_the_list_and_bright_until_the_first_touch(robot: Robot) -> None:
    robot.resize(*TABLET)
    robot.begin_after("pingouins", ("Léa", "chick"), FLOE, "a1", "a2")
    assert told(robot) == []
    assert [(row.text, row.fresh) for row in rows(robot)][::-1][-2:] == [
        ("You put a penguin on a1.", False),
        ("Chick blue puts a penguin on a2.".replace("Chick blue", robot.session.seats[1].name), True),
    ]
    robot.tap((Window.width - 2, 2))
    assert not any(row.fresh for row in rows(robot))


def test_turned_to_where_the_list_has_room_for_the_news_there_is_no_card_and_turned_back_it_is_there_again(
    robot: Robot, quick_bots: None
) -> None:
    robot.resize(*PHONE)
    SHOTS["play_pingouins_full_table"](robot)
    news = told(robot)
    assert len(news) == 3
    robot.resize(*TABLET)
    robot.frames(4)
    assert told(robot) == []
    assert [row.text for row in reversed(rows(robot)) if row.fresh] == news
    robot.resize(*PHONE)
    robot.frames(4)
    assert told(robot) == news


def test_on_a_lying_phone_what_the_other_did_does_not_hide_their_score(robot: Robot) -> None:
    robot.resize(*LYING_PHONE)
    robot.begin_after("pingouins", ("Léa", "chick"), FLOE, "a1", "a2")
    assert told(robot) == []
    [row] = rows(robot)
    assert row.fresh
    assert row.top <= min(plate.y for plate in robot.screen.ids.seats.plates)


@pytest.mark.parametrize("size", [PHONE, (360, 565), (800, 1280)])
def test_one_move_and_a_roll_need_no_card_over_the_board(robot: Robot, quick_bots: None, size: tuple[int, int]) -> None:
    robot.resize(*size)
    SHOTS["play_icetown_middle"](robot)
    assert card(robot) is None
    [row] = rows(robot)
    assert row.fresh
    assert row.colour_id, "what the other did, rather than what the die gave"
    robot.tap((Window.width - 2, 2))
    robot.frames(2)
    [row] = rows(robot)
    assert not row.colour_id, "then the last that happened"


@pytest.mark.parametrize("way", ["tap", "keys"])
def test_whoever_picks_something_up_has_read_the_card(robot: Robot, quick_bots: None, way: str) -> None:
    SHOTS["play_pingouins_full_table"](robot)
    assert told(robot)
    robot.use(min(stop.pos for stop in robot.board.stops()), way)
    assert robot.board.picked is not None
    assert told(robot) == []


def test_behind_a_curtain_nobody_has_read_anything(robot: Robot) -> None:
    robot.resize(*TABLET)
    robot.begin("party", ("Léa", "Tom"))
    for _ in range(2):
        robot.take_chances()
        robot.board.choose(robot.legal()[0])
        robot.wait_for_person()
    assert robot.screen.table.waits_for == "curtain"
    robot.frames(3)
    raise_curtain(robot)
    assert [row.text.split()[0] for row in rows(robot) if row.fresh] == ["Tom"]


@pytest.mark.parametrize("game", PLAYED)
def test_what_happens_is_told_once_it_has_been_seen(robot: Robot, game: str) -> None:
    robot.resize(*TABLET)
    robot.begin_moving(game, people(game, 2))
    for _ in range(3):
        come_to_screen(robot)
        before, length = tuple(robot.screen.ids.chronicle.entries), len(robot.session.record.match.log)
        if robot.session.stage.kind == "chance":
            robot.board.leave_to_chance()
        else:
            robot.board.choose(robot.legal()[0])
        assert len(robot.session.record.match.log) > length
        assert robot.screen.motion.busy
        assert tuple(robot.screen.ids.chronicle.entries) == before
        robot.screen.motion.hurry()
        robot.wait_for_person()
        come_to_screen(robot)
        assert len(robot.screen.ids.chronicle.entries) > len(before), "and nothing is lost by hurrying"


def come_to_screen(robot: Robot) -> None:
    robot.screen.raise_curtain()
    robot.wait_for_person()


def test_what_others_did_is_told_to_the_next_person_once_it_was_shown_to_them(robot: Robot) -> None:
    robot.resize(*TABLET)
    robot.begin_moving("party", ("Léa", "Tom"))
    for _ in range(2):
        come_to_screen(robot)
        robot.board.choose(robot.legal()[0])
        robot.wait_for_person()
    screen = robot.screen
    assert screen.table.waits_for == "curtain"
    screen.raise_curtain()
    assert screen.motion.busy
    assert not any(entry.sentence.startswith("Tom") for entry in screen.ids.chronicle.entries)
    robot.wait_for_person()
    assert any(entry.sentence.startswith("Tom") for entry in screen.ids.chronicle.entries)


def test_what_was_not_seen_to_its_end_is_told_to_whoever_comes_back(robot: Robot) -> None:
    robot.resize(*TABLET)
    robot.begin_moving("pingouins", ("Léa", "Tom"))
    before = len(robot.screen.ids.chronicle.entries)
    robot.board.choose(robot.legal()[0])
    assert robot.screen.motion.busy
    robot.app.dispatch("on_pause")
    robot.app.dispatch("on_resume")
    assert len(robot.screen.ids.chronicle.entries) == before + 1
    robot.board.choose(robot.legal()[0])
    robot.screen.undo()
    robot.wait_for_person()
    assert len(robot.screen.ids.chronicle.entries) == before + 1


def test_a_name_with_markup_is_only_a_name(robot: Robot) -> None:
    robot.resize(*TABLET)
    robot.begin_after("pingouins", ("[b]Léa[/b]", "[i]Tom[/i]"), FLOE, "a1")
    [row] = [row for row in rows(robot) if row.text == "[b]Léa[/b] puts a penguin on a1."]
    assert not row.ids.words.markup
    assert row.ids.words.text == row.text


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("speed", ["normal", "off"])
def test_an_entry_shows_its_step_again_and_a_touch_brings_the_present_back(robot: Robot, game: str, speed: str) -> None:
    robot.resize(*TABLET)
    robot.begin_moving(game, people(game, 2), speed)
    robot.take_chances()
    robot.board.choose(robot.legal()[0])
    robot.wait_for_person()
    robot.take_chances()
    log, view = list(robot.session.record.match.log), robot.board.view
    robot.tap_on(rows(robot)[0])
    if not robot.screen.table.showing.again:
        robot.tap_on(next(row for row in robot.walk() if isinstance(row, EntryRow)))
    assert robot.screen.table.showing.again
    assert not robot.board.at_table
    assert robot.board.chooser is None
    robot.tap(robot.board.to_window(*robot.board.center))
    assert robot.screen.table.waits_for_person
    assert (robot.board.at_table, robot.board.view, robot.session.record.match.log) == (True, view, log)


def test_the_present_comes_back_by_itself(robot: Robot) -> None:
    robot.begin_after("pingouins", ("Léa", "Tom"), FLOE, "a1", "a2")
    view, last = robot.board.view, robot.board._last
    robot.screen.show_again(1)
    assert robot.board.view != view
    robot.wait(lambda: robot.board.at_table, "the present")
    assert (robot.board.view, robot.board._last) == (view, last)
    assert robot.board.chooser == 0


def test_on_a_phone_a_line_opens_the_list(robot: Robot) -> None:
    robot.begin_after("pingouins", ("Léa", "Tom"), FLOE, "a1", "a2")
    [line] = rows(robot)
    assert line.text == "Tom puts a penguin on a2."
    robot.tap_on(line)
    [sheet] = [child for child in Window.children if isinstance(child, ChronicleSheet)]
    entries = [row for row in robot.walk(sheet) if isinstance(row, EntryRow)]
    assert len(entries) == 3
    robot.wait(lambda: sheet._anim_alpha == 1, "the list")
    robot.tap_on(next(row for row in entries if row.text == "Léa puts a penguin on a1."))
    assert robot.screen.table.showing.again


def test_an_entry_that_is_gone_before_the_list_lets_go_of_the_finger_is_not_tapped(robot: Robot) -> None:
    robot.begin_after("pingouins", ("Léa", "Tom"), FLOE, "a1", "a2")
    robot.tap_on(rows(robot)[0])
    [sheet] = [child for child in Window.children if isinstance(child, ChronicleSheet)]
    robot.wait(lambda: sheet._anim_alpha == 1, "the list")
    row = next(row for row in robot.walk(sheet) if isinstance(row, EntryRow))
    screen = robot.screen
    robot.close_dialogs()
    robot.app.services.navigation.home()
    robot.frames(3)
    row.dispatch("on_release")  # as a long list does, a moment after the finger has gone
    assert not screen.table.showing.again


def test_while_the_past_is_shown_the_sentence_that_tells_it_is_said(robot: Robot) -> None:
    robot.begin_after("pingouins", ("Léa", "Tom"), FLOE, "a1", "a2")
    robot.screen.show_again(1)
    assert robot.screen.said == "Léa puts a penguin on a1."
    robot.screen.look_back.hurry()
    assert robot.screen.said == "Léa: Place a penguin on a glowing tile."


def test_while_the_past_is_shown_the_plates_show_it_too(robot: Robot) -> None:
    robot.begin_after("pingouins", ("Léa", "Tom"), FLOE, *(f"a{n}" for n in range(1, 8)), "b1", "a1-b2")
    robot.screen.show_again(9)
    assert robot.screen.ids.seats.active == robot.session.record.match.mover(9)
    robot.screen.look_back.hurry()
    assert robot.screen.ids.seats.active == robot.session.stage.seat


def test_leaving_while_the_past_is_shown_breaks_nothing(robot: Robot) -> None:
    robot.begin_after("pingouins", ("Léa", "Tom"), FLOE, "a1", "a2")
    robot.screen.show_again(1)
    robot.app.dispatch("on_pause")
    robot.app.dispatch("on_resume")
    assert robot.board.at_table
    robot.screen.show_again(1)
    robot.app.services.navigation.home()
    robot.frames(120)


def test_the_board_has_as_much_room_as_without_the_list(robot: Robot) -> None:
    """The list takes only what was empty."""
    robot.begin("pingouins", ("Léa", "Tom"))
    for size in (PHONE, TABLET, LYING_PHONE, (800, 1280), (1024, 768)):
        robot.resize(*size)
        layout = robot.screen.ids.layout
        gap, bar, tool = 8, 48, 48 if min(size) < 560 else 60
        assert {each.height for each in robot.screen.ids.tools.children} == {tool}, "larger beside a tablet's board"
        beside = min(380, max(220, size[0] * 0.28)) + 3 * gap if size[0] > size[1] else 2 * gap
        assert robot.board.width == pytest.approx(size[0] - beside, abs=1)
        if size[0] > size[1]:
            assert robot.board.height == pytest.approx(size[1] - 2 * gap, abs=1)
        else:
            below = size[1] - bar - tool - robot.screen.ids.seats.height - 4 * gap - 4
            assert robot.board.height == pytest.approx(below, abs=gap)
        parts = [layout.ids.get(name) or robot.screen.ids[name] for name in ("chronicle", "tools", "board", "bar")]
        for at, one in enumerate(parts):
            for other in parts[at + 1 :]:
                assert not one.collide_widget(other) or not min(*one.size, *other.size), size


# Whose turn


@pytest.mark.parametrize("game", GAMES)
def test_with_several_people_the_prompt_names_who_is_meant(robot: Robot, game: str) -> None:
    robot.begin(game, people(game, 2))
    for _ in range(4):
        table = robot.screen.table
        if table.waits_for == "curtain":
            robot.screen.raise_curtain()
            robot.wait_for_person()
            continue
        seat = robot.board.turn_of(table.view)
        if seat is not None and robot.screen.prompt:
            assert robot.session.seats[seat].name in robot.screen.said
        if table.waits_for == "hand":
            robot.board.leave_to_chance()
        else:
            robot.board.choose(robot.legal()[0])
        robot.wait_for_person()


def test_a_name_inside_a_word_names_nobody(robot: Robot) -> None:
    robot.begin("icetown", ("die", "Tap"))
    robot.app.services.navigation.home()
    robot.begin("pingouins", ("in", "Tom"))
    assert robot.screen.said == f"in: {robot.screen.prompt}"


# In replay


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_in_replay_the_list_follows_and_jumps(robot: Robot, size: tuple[int, int]) -> None:
    robot.resize(*size)
    record = robot.begin_after("pingouins", ("Léa", "Tom"), FLOE, *(f"a{n}" for n in range(1, 8)), "b1", "a1-b2")
    robot.app.services.navigation.go("replay", record=record)
    robot.frames(5)
    assert [row.text for row in rows(robot) if row.fresh] == ["The ice is ready: 100 fish swim below it."]
    robot.screen.step_on()
    robot.frames(3)
    assert [row.text for row in rows(robot) if row.fresh] == ["Léa puts a penguin on a1."]
    if size == TABLET:
        robot.tap_on(next(row for row in rows(robot) if row.text == "Tom puts a penguin on a2."))
        assert robot.screen.at == 3
        assert [row.text for row in rows(robot) if row.fresh] == ["Tom puts a penguin on a2."]
