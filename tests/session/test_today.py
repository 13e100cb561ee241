"""The board and the puzzle of the day: the date alone decides, and the first try counts."""

import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from penguins.bootstrap import ROOT
from penguins.core.match import Match
from penguins.games.registry import GAMES
from penguins.pythons import PYTHONS
from penguins.session.days import DayTry
from penguins.session.diary import Diary
from penguins.session.puzzles import BadPuzzle, Puzzle, shipped
from penguins.session.record import Record
from penguins.session.setup import HUMAN
from penguins.session.storage import FILE_NAME, Storage
from penguins.session.today import board_of, longest_streak, puzzle_of, streak
from tests.real_python import real_python
from tests.session.day_boards import all_draws, digest
from tests.session.first_tries import begin, finish
from tests.session.folders import held

DAY = date(2026, 11, 20)


def first_draw(game: str, day: date = DAY) -> str:
    start = board_of(day, GAMES[game])
    match = Match(start.game, len(start.players), start.options)
    return str(match.draw_chance(start.seed))


# These are what every Python from 3.11 on draws: a Python that draws otherwise fails here.
PINNED = {
    "pingouins": "floe:313322232131212312131212121111132211211112112123121211212311",
    "icetown": "roll:6",
    "march": "tiles:rgybbgrygybrbrgyybgRrgyBrybGrYgb",
    "party": "deal:yyggrvvvgbrvbrgggygvyybyrvbybrbvgbrr",
}
PINNED_DIGEST = "d569358f2133cc79bbfec27ce0977b4573c0f0abcc169b2b9809f88db0f2b04f"
"""Of a hundred days of all games, and of every roll and every deal of one."""


@pytest.mark.parametrize("game", PINNED)
def test_the_date_alone_gives_the_board(game: str) -> None:
    assert first_draw(game) == PINNED[game]


def test_a_hundred_days_are_as_they_were() -> None:
    assert digest() == PINNED_DIGEST


@pytest.mark.slow
@pytest.mark.parametrize("version", PYTHONS)
def test_every_python_has_the_same_boards(version: str) -> None:
    assert told_by(real_python(version)) == PINNED_DIGEST


def test_another_process_has_the_same_boards() -> None:
    assert told_by(sys.executable) == PINNED_DIGEST


def told_by(python: str) -> str:
    """What it says the boards are, without anything that is installed."""
    asked = [python, "-S", "-m", "tests.session.day_boards"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize("game", ["icetown", "party"])
def test_every_roll_and_deal_of_a_day_is_the_same_whatever_is_played(game: str) -> None:
    one, other = all_draws(DAY, game, 0), all_draws(DAY, game, -1)
    both = min(len(one), len(other))
    assert one[:both] == other[:both]
    assert len(set(one)) > 1


def test_every_board_can_be_played_and_has_one_person() -> None:
    for game in GAMES.values():
        for day in (DAY + timedelta(days=more) for more in range(60)):
            start = board_of(day, game)
            assert game.new(len(start.players), start.options)
            assert start.players.count(HUMAN) == 1


def test_another_day_has_another_board() -> None:
    days = [DAY + timedelta(days=more) for more in range(100)]
    assert len({first_draw("pingouins", day) for day in days}) == 100


def test_the_person_comes_to_sit_in_every_seat() -> None:
    mondays = [DAY + timedelta(days=7 * week) for week in range(6)]
    seats = {board_of(day, GAMES["party"]).players.index(HUMAN) for day in mondays}
    assert seats == set(range(len(board_of(DAY, GAMES["party"]).players)))


def test_no_puzzle_comes_back_before_all_of_its_game_have_been() -> None:
    counts = [len(shipped(game)) for game in GAMES if shipped(game)]
    days = min(counts) * len(counts)
    puzzles = [puzzle_of(DAY + timedelta(days=more)) for more in range(days)]
    assert len({(puzzle.game, puzzle.id) for puzzle in puzzles if puzzle}) == days > 0


def test_puzzles_that_cannot_be_read_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """They end nothing: home asks for the puzzle of the day."""

    def unreadable(game: str) -> Mapping[str, Puzzle]:
        if game == "march":
            raise BadPuzzle("march.txt cannot be read")
        return shipped(game)

    monkeypatch.setattr("penguins.session.today.shipped", unreadable)
    found = {puzzle.game for puzzle in (puzzle_of(DAY + timedelta(days=number)) for number in range(8)) if puzzle}
    assert found == {game for game in GAMES if shipped(game)} - {"march"}


def test_without_puzzles_there_is_none_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penguins.session.today.shipped", lambda _: {})
    assert puzzle_of(DAY) is None


def days_before(*before: int) -> list[date]:
    return [DAY - timedelta(days=days) for days in before]


@pytest.mark.parametrize(
    ("played", "now", "longest"),
    [([], 0, 0), ([0], 1, 1), ([1], 1, 1), ([2], 0, 1), ([0, 1, 2, 4], 3, 3), ([1, 2, 5, 6, 7], 2, 3)],
)
def test_streaks_are_days_in_a_row_and_today_may_still_come(played: list[int], now: int, longest: int) -> None:
    assert streak(days_before(*played), DAY) == now
    assert longest_streak(days_before(*played)) == longest


TODAY, TOMORROW, YESTERDAY = DAY, DAY + timedelta(days=1), DAY - timedelta(days=1)


def is_first(storage: Storage, record: Record) -> bool:
    return storage.days.try_of(record.key) is not None


def test_the_first_try_counts_from_its_beginning_and_more_are_practice(tmp_path: Path) -> None:
    with closing(Storage(tmp_path)) as storage:
        assert storage.days.counts("Emma", "party", TODAY)
        first = begin(storage, "Emma", "party", TODAY)
        assert not storage.days.counts("Emma", "party", TODAY)
        second = begin(storage, "Emma", "party", TODAY)
        assert (is_first(storage, first), is_first(storage, second)) == (True, False)
    with closing(Storage(tmp_path)) as storage:
        finish(storage, second)
        assert storage.days.tries("Emma") == [DayTry("Emma", "party", TODAY, first.key, None, None)]
        finish(storage, first)
        [seat] = first.setup.humans
        score, place = first.match.state.scores()[seat], first.setup.game.places(first.match.state)[seat]
        assert storage.days.tries("Emma") == [DayTry("Emma", "party", TODAY, first.key, score, place)]


def test_what_was_reached_stays(tmp_path: Path) -> None:
    with closing(Storage(tmp_path)) as storage:
        first = begin(storage, "Emma", "icetown", TODAY)
        finish(storage, first)
        told = storage.days.tries("Emma")
        storage.discard(first)
        assert storage.days.tries("Emma") == told
        assert Diary(storage, "Emma", TODAY).board(GAMES["icetown"]).course == "over"


def test_other_games_and_other_people_have_tries_of_their_own() -> None:
    with closing(Storage(None)) as storage:
        for person, game in (("Emma", "party"), ("Emma", "march"), ("Jack", "party")):
            assert is_first(storage, begin(storage, person, game, TODAY))
        assert [told.game for told in storage.days.tries("Emma")] == ["march", "party"]


def test_a_clock_moved_back_brings_no_second_first_try() -> None:
    with closing(Storage(None)) as storage:
        assert is_first(storage, begin(storage, "Emma", "party", TODAY))
        for game, day in (("party", YESTERDAY), ("march", YESTERDAY), ("party", TODAY)):
            assert not storage.days.counts("Emma", game, day)
            assert not is_first(storage, begin(storage, "Emma", game, day))
        assert is_first(storage, begin(storage, "Emma", "party", TOMORROW))
        assert not is_first(storage, begin(storage, "Emma", "march", TODAY))


def test_nor_does_one_that_is_moved_back_while_the_app_is_closed(tmp_path: Path) -> None:
    with closing(Storage(tmp_path)) as storage:
        begin(storage, "Emma", "party", TODAY)
    with closing(Storage(tmp_path)) as storage:
        assert not storage.days.counts("Emma", "march", YESTERDAY)
        assert not storage.days.counts("Emma", "party", TODAY)
        assert storage.days.counts("Emma", "march", TODAY)


def test_a_first_try_that_the_file_cannot_take_yet_is_one_all_the_same(tmp_path: Path) -> None:
    with closing(Storage(tmp_path, patience=0.0)) as storage:
        with held(tmp_path):
            first = begin(storage, "Emma", "party", TODAY)
            assert not storage.days.counts("Emma", "party", TODAY)
            assert not storage.days.counts("Emma", "march", YESTERDAY)
            assert storage.days.counts("Jack", "party", TODAY)
        storage.make_up()
        assert is_first(storage, first)


def test_a_copy_of_a_first_try_does_not_count(tmp_path: Path) -> None:
    """Opened twice, the second to save becomes a match of its own."""
    with closing(Storage(tmp_path)) as storage, closing(Storage(tmp_path)) as other:
        first = begin(storage, "Emma", "icetown", TODAY)
        assert first.id is not None
        copy = other.load(first.id)
        first.play(first.match.draw_chance(first.seed))
        storage.save(first)
        finish(other, copy)
        assert copy.key != first.key
        assert [told.place for told in storage.days.tries("Emma")] == [None]


def test_what_makes_no_sense_is_left_out(tmp_path: Path) -> None:
    with closing(Storage(tmp_path)) as storage:
        first = begin(storage, "Emma", "party", TODAY)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file, file:
        file.execute("INSERT INTO days VALUES ('Emma', 'party', 'once', '2', NULL, NULL)")
        file.execute("INSERT INTO days VALUES ('Emma', 'party', x'ff', '5', NULL, NULL)")
        file.execute("INSERT INTO days VALUES ('Emma', 'chess', '2026-01-01', '3', NULL, NULL)")
        file.execute("INSERT INTO days VALUES ('Emma', 'march', '2026-01-01', '4', 'many', 1)")
    with closing(Storage(tmp_path)) as storage:
        assert [told.key for told in storage.days.tries("Emma")] == [first.key]
        assert storage.days.counts("Emma", "march", TODAY), "no later day has been begun"
        assert is_first(storage, begin(storage, "Emma", "march", TODAY))
