"""Today: the boards and the puzzle of the day, on its screen, on home and after a match."""

from datetime import date, datetime
from typing import Any

import pytest

from penguins.games.registry import GAMES
from penguins.session.diary import Diary, day_of, other_month
from penguins.session.progress import Progress, keep_progress
from penguins.session.puzzles import script_id
from penguins.ui.base.words.names import seat_names
from penguins.ui.widgets.calendar import Calendar, DayCell
from penguins.ui.widgets.today_card import TodayCard
from tests.session.first_tries import begin, finish
from tests.ui.robot import Robot

PERSON = "Emma"


@pytest.fixture
def today(robot: Robot, quick_bots: None, monkeypatch: pytest.MonkeyPatch) -> Robot:
    """On a Friday."""
    monkeypatch.setattr(robot.app.services.storage, "_clock", datetime(2026, 11, 20, 12).timestamp)
    robot.app.services.storage.people.add(PERSON, "green")
    robot.resize(1280, 800)
    robot.app.services.navigation.home()
    robot.frames(5)
    return robot


def diary(robot: Robot) -> Diary:
    return Diary(robot.app.services.storage, PERSON)


def open_today(robot: Robot) -> None:
    robot.app.services.navigation.home()
    robot.frames(5)
    robot.tap_on(home_card(robot))
    robot.frames(3)


def counts(robot: Robot) -> bool:
    """Whether the match on the screen is a first try."""
    found = day_of(robot.app.services.storage, robot.session.record)
    assert found is not None
    return found.counts


def home_card(robot: Robot) -> Any:
    [card] = (widget for widget in robot.walk(robot.screen) if isinstance(widget, TodayCard))
    return card


def finish_first(robot: Robot, game: str) -> Any:
    storage = robot.app.services.storage
    record = begin(storage, PERSON, game, storage.today())
    finish(storage, record)
    return record


def solve(robot: Robot) -> None:
    puzzle = diary(robot).puzzle
    assert puzzle is not None
    script = script_id(puzzle.game, puzzle.id)
    keep_progress(robot.app.services.storage, PERSON, script, Progress(won=True))


def test_a_first_try_is_begun_and_gone_on_with_in_every_game(today: Robot) -> None:
    storage = today.app.services.storage
    for game in GAMES.values():
        open_today(today)
        today.screen.play(today.screen.diary.board(game))
        today.frames(3)
        first = today.screen.session.record
        assert day_of(storage, first) == (storage.today(), True, PERSON)
        open_today(today)
        board = today.screen.diary.board(game)
        assert board.course == "begun"
        today.screen.play(board)
        today.frames(3)
        assert today.screen.session.record.key == first.key


def test_by_tap_and_by_keys_a_card_plays_its_board(today: Robot) -> None:
    for way, game in (("tap", "Ice Town"), ("keys", "Pingouins")):
        open_today(today)
        today.use_button(today.find(name=game, sign="icon_play"), way)
        today.frames(3)
        assert counts(today)


def test_after_the_first_try_it_is_practice_and_says_so(today: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    finish_first(today, "icetown")
    open_today(today)
    said: list[str] = []
    monkeypatch.setattr(today.app.services, "say", said.append)
    card = today.find(name="Ice Town", sign="icon_again")
    assert card.state_line.startswith(("Won", "Place"))
    today.tap_on(card)
    today.frames(3)
    assert said[0] == "Practice: this game does not count."
    assert not counts(today)


def test_starting_over_is_practice_on_the_same_board(today: Robot) -> None:
    open_today(today)
    today.tap_on(today.find(name="Ice Town", sign="icon_play"))
    today.frames(3)
    seed = today.screen.session.record.seed
    today.screen.menu()
    today.frames(3)
    today.tap_on(today.find(text="Start over"))
    today.frames(3)
    assert today.find(message="This try counts. If you start over, it is only practice.")
    today.tap_on(today.find(text="Start over", main=False, icon=""))
    today.frames(3)
    assert today.screen.session.record.seed == seed
    assert [board.course for board in diary(today).boards() if board.game.id == "icetown"] == ["given_up"]
    assert not counts(today)


def test_the_puzzle_of_the_day_is_opened_for_its_person(today: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    open_today(today)
    asked: list[Any] = []
    monkeypatch.setattr(today.app.services.navigation, "go", lambda *name, **given: asked.append((name, given)))
    today.tap_on(today.find(name="Puzzle of the day"))
    puzzle = diary(today).puzzle
    assert puzzle is not None
    assert asked == [(("puzzle",), {"puzzle": puzzle.id, "game": puzzle.game, "person": PERSON})]


def test_the_card_on_home_is_quiet_once_all_is_done(today: Robot) -> None:
    told = [(home_card(today).line, home_card(today).done)]
    for do in (lambda: finish_first(today, "icetown"), lambda: solve(today)):
        do()
        today.app.services.navigation.home()
        today.frames(5)
        told.append((home_card(today).line, home_card(today).done))
    assert told == [
        (f"{len(GAMES)} boards and a puzzle", False),
        ("Only the puzzle to go!", False),
        ("All done. See you tomorrow!", True),
    ]


def test_the_calendar_tells_of_any_day_by_tap_and_by_keys(today: Robot) -> None:
    storage = today.app.services.storage
    before = other_month(storage.today().replace(day=1), -1)
    finish(storage, begin(storage, PERSON, "icetown", before))
    for way in ("tap", "keys"):
        open_today(today)
        calendar = today.screen.calendar
        today.use_button(calendar.ids.earlier, way)
        today.frames(3)
        assert not calendar.has_earlier
        first = cell(today, before)
        assert first.mark in ("finished", "won")
        today.use_button(first, way)
        assert "Ice Town: " in today.screen.told
        calendar.turn(-1)  # there is nothing before
        today.use_button(calendar.ids.later, way)
        today.frames(3)
        today.use_button(cell(today, storage.today()), way)
        assert today.screen.told.endswith("Nothing played.")


def cell(robot: Robot, day: date) -> DayCell:
    calendar: Calendar = robot.screen.calendar
    return next(cell for cell in calendar.cells if cell.day == day)


def test_somebody_else_has_a_day_of_their_own(today: Robot) -> None:
    today.app.services.storage.people.add("Jack", "blue")
    finish_first(today, "icetown")
    open_today(today)
    assert today.screen.diary.has_played
    today.tap_on(today.find(name="Jack", colour_id="blue"))
    today.frames(3)
    assert (today.screen.person, today.screen.diary.has_played) == ("Jack", False)


def test_another_day_is_noticed_when_the_app_comes_back(today: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    open_today(today)
    monkeypatch.setattr(today.app.services.storage, "_clock", datetime(2026, 11, 21, 8).timestamp)
    today.app.dispatch("on_resume")
    today.frames(3)
    assert today.screen.diary.today == date(2026, 11, 21)


def test_results_show_the_days_before_and_lead_back(today: Robot) -> None:
    storage = today.app.services.storage
    finish(storage, begin(storage, PERSON, "icetown", date(2026, 11, 17)))
    record = finish_first(today, "icetown")
    today.app.services.navigation.go("results", record=record)
    today.frames(5)
    rows = list(reversed(today.screen.ids.days.children))
    assert [row.now for row in rows] == [True, False]
    assert today.screen.line.startswith("Days won: ")
    today.tap_on(today.find(text="Today", main=True))
    today.frames(3)
    assert today.screen.person == PERSON


def test_results_of_practice_show_what_counts(today: Robot) -> None:
    finish_first(today, "icetown")
    storage = today.app.services.storage
    again = diary(today).play(diary(today).board(GAMES["icetown"]), seat_names())
    finish(storage, again)
    today.app.services.navigation.go("results", record=again)
    today.frames(5)
    assert [row.now for row in today.screen.ids.days.children] == [False]
    assert today.screen.line == "Practice: this game does not count."
    today.screen.practise()
    today.frames(3)
    assert today.screen.session.record.seed == again.seed


def test_a_day_is_never_alone_on_a_line_in_the_head(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    """In German, in the longest of months."""
    monkeypatch.setattr(robot.app.services.storage, "_clock", datetime(2026, 9, 20, 12).timestamp)
    robot.app.services.change(language="de", text_size="largest")
    robot.resize(360, 640)
    robot.app.services.navigation.go("today")
    robot.frames(5)
    assert "\n" not in robot.find(text=robot.screen.date_line)._label.text
