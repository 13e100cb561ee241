"""What a person has to do and has done of the days (penguins/session/diary.py)."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from penguins.games.registry import GAMES
from penguins.session.diary import DayMatch, Diary, day_of, other_month, weeks
from penguins.session.progress import Progress, keep_progress
from penguins.session.puzzles import script_id
from penguins.session.record import Record
from penguins.session.setup import HUMAN, Seat, SetUp
from penguins.session.start_code import Start
from penguins.session.storage import FILE_NAME, Storage, UnreadableMatch
from penguins.session.today import board_of
from tests.session.first_tries import finish
from tests.session.test_draft import NAMES

DAY = date(2026, 11, 20)
GAME = GAMES["icetown"]
NOON = datetime.combine(DAY, datetime.min.time()).replace(hour=12)


@pytest.fixture
def storage() -> Iterator[Storage]:
    """On that day, at noon."""
    with closing(Storage(None, clock=NOON.timestamp)) as made:
        yield made


def play(storage: Storage, day: date = DAY, game: str = GAME.id, *, to_the_end: bool = True) -> Record:
    diary = Diary(storage, "Emma", day)
    record = diary.play(diary.board(GAMES[game]), NAMES)
    if to_the_end:
        finish(storage, record)
    return record


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_played_by_its_person_against_the_line_up_of_the_day(storage: Storage, game: str) -> None:
    record = play(storage, game=game, to_the_end=False)
    assert Start.of(record.setup, record.seed) == board_of(DAY, GAMES[game])
    [seat] = record.setup.humans
    assert record.setup.seats[seat].name == "Emma"


def test_somebody_of_the_house_has_their_own_penguin(storage: Storage) -> None:
    storage.people.add("Emma", "pink")
    [seat] = (seat for seat in play(storage, to_the_end=False).setup.seats if seat.player == HUMAN)
    assert seat == Seat("Emma", "pink")


def test_a_first_try_that_is_left_is_gone_on_with(storage: Storage) -> None:
    first = play(storage, to_the_end=False)
    assert Diary(storage, "Emma").board(GAME).course == "begun"
    assert play(storage, to_the_end=False).key == first.key
    finish(storage, first)
    board = Diary(storage, "Emma").board(GAME)
    assert board.course == "over"
    assert board.first is not None
    assert board.first.place in (1, 2, 3, 4)


def test_after_it_all_is_practice_on_the_same_board(storage: Storage) -> None:
    first, again = play(storage), play(storage)
    assert again.key != first.key
    assert day_of(storage, first) == DayMatch(DAY, counts=True, person="Emma")
    assert day_of(storage, again) == DayMatch(DAY, counts=False, person="Emma")
    assert [one.key for one in storage.days.tries("Emma")] == [first.key]


def test_a_first_try_that_was_deleted_is_given_up(storage: Storage) -> None:
    first = play(storage, to_the_end=False)
    before = Diary(storage, "Emma").board(GAME)
    storage.discard(first)
    assert Diary(storage, "Emma").board(GAME).course == "given_up"
    with pytest.raises(UnreadableMatch):
        Diary(storage, "Emma").play(before, NAMES)
    assert not day_of(storage, play(storage, to_the_end=False)).counts  # type: ignore[union-attr]


def test_a_clock_moved_back_leaves_practice(storage: Storage) -> None:
    play(storage)
    yesterday = Diary(storage, "Emma", DAY - timedelta(days=1))
    assert {board.course for board in yesterday.boards()} == {"too_late"}
    assert {board.course for board in Diary(storage, "Jack", yesterday.today).boards()} == {"open"}


def test_another_match_is_no_board_of_a_day(storage: Storage) -> None:
    start = board_of(DAY, GAME)
    seats = [Seat(f"Player {number}", colour, start.players[number]) for number, colour in enumerate(("red", "blue"))]
    assert day_of(storage, storage.new(SetUp.check(GAME, seats, {}))) is None


def test_a_day_is_done_with_one_board_and_the_puzzle(storage: Storage) -> None:
    assert not Diary(storage, "Emma").is_done
    play(storage)
    diary = Diary(storage, "Emma")
    assert (diary.has_played, diary.is_solved, diary.is_done) == (True, False, False)
    assert diary.puzzle is not None
    keep_progress(storage, "Emma", script_id(diary.puzzle.game, diary.puzzle.id), Progress(won=True))
    assert Diary(storage, "Emma").is_done
    assert not Diary(storage, "Jack").is_done


def test_without_puzzles_a_board_will_do(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penguins.session.diary.puzzle_of", lambda _: None)
    play(storage)
    assert Diary(storage, "Emma").is_done


def test_streaks_count_what_came_to_its_end(storage: Storage) -> None:
    for days in (4, 2, 1):
        play(storage, DAY - timedelta(days=days))
    diary = Diary(storage, "Emma")
    assert (diary.streak, diary.longest_streak) == (2, 2)
    first = play(storage, to_the_end=False)
    assert Diary(storage, "Emma").streak == 2
    finish(storage, first)
    assert Diary(storage, "Emma").streak == 3


def test_a_day_is_marked_by_the_best_that_was_reached(storage: Storage) -> None:
    first = play(storage, to_the_end=False)
    assert Diary(storage, "Emma").mark(DAY) == "begun"
    finish(storage, first)
    told = Diary(storage, "Emma").tries_on(DAY)
    assert Diary(storage, "Emma").mark(DAY) == ("won" if told[0].place == 1 else "finished")
    assert Diary(storage, "Emma").mark(DAY - timedelta(days=1)) == ""


def test_earlier_days_are_those_of_the_same_game_that_ended(storage: Storage) -> None:
    days = [DAY - timedelta(days=before) for before in (9, 5, 4, 3)]
    for day in days[:3]:
        play(storage, day)
    play(storage, days[3], to_the_end=False)
    play(storage, days[3], "party")
    assert [one.day for one in Diary(storage, "Emma").before(GAME, DAY, most=2)] == days[1:3]


def test_a_month_has_its_weeks() -> None:
    told = weeks(date(2026, 11, 1))
    assert [len(week) for week in told] == [7] * 6
    assert (told[0][5], told[0][6], told[5][0], told[5][1]) == (None, date(2026, 11, 1), date(2026, 11, 30), None)
    assert other_month(date(2026, 12, 1), 1) == date(2027, 1, 1)
    assert other_month(date(2026, 1, 1), -1) == date(2025, 12, 1)


@pytest.mark.parametrize("day", [date.min, date.max])
def test_no_day_is_too_far(tmp_path: Path, day: date) -> None:
    """Whatever stands in the file, and whatever the clock says."""
    with closing(Storage(tmp_path)):
        pass
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file, file:
        file.execute("INSERT INTO days VALUES ('Emma', 'party', ?, '2', 3, 1)", [day.isoformat()])
    with closing(Storage(tmp_path)) as storage:
        diary = Diary(storage, "Emma", day)
        assert (diary.streak, diary.longest_streak, diary.mark(day)) == (1, 1, "won")
        assert any(day in week for week in weeks(diary.months[0 if day == date.min else 1]))
        assert other_month(day.replace(day=1), 1 if day == date.max else -1) == day.replace(day=1)
        assert {board.game for board in diary.boards()} == set(GAMES.values())


@pytest.mark.parametrize("now", [float("inf"), -1e30, float("nan")])
def test_a_clock_that_makes_no_sense_is_a_day_like_another(now: float) -> None:
    with closing(Storage(None, clock=lambda: now)) as storage:
        assert Diary(storage, "Emma").today == date(1970, 1, 1)


def test_a_renamed_person_keeps_their_days(storage: Storage) -> None:
    person = storage.people.add("Emma", "red")
    play(storage)
    storage.people.change(person, "Emma Rose", "red")
    assert Diary(storage, "Emma Rose").has_played
