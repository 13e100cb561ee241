"""The board and the puzzle of the day: the date alone decides, and the first try counts."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from penguins.bootstrap import ROOT
from penguins.core.match import Match
from penguins.games.registry import GAMES
from penguins.session.days import DayTry
from penguins.session.puzzles import shipped
from penguins.session.setup import HUMAN
from penguins.session.storage import FILE_NAME, Storage
from penguins.session.today import board_of, longest_streak, puzzle_of, streak

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


@pytest.mark.parametrize("game", PINNED)
def test_the_date_alone_gives_the_board(game: str) -> None:
    assert first_draw(game) == PINNED[game]


def test_another_process_has_the_same_boards() -> None:
    program = "from tests.session.test_today import PINNED, first_draw\nprint(*map(first_draw, PINNED))"
    told = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.split() == list(PINNED.values())


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


def test_the_first_try_counts_from_its_beginning_and_more_are_practice(tmp_path: Path) -> None:
    with closing(Storage(tmp_path)) as storage:
        assert storage.days.counts("emma", "party", TODAY)
        assert storage.days.begin("emma", "party", TODAY, "first")
        assert not storage.days.counts("emma", "party", TODAY)
        assert not storage.days.begin("emma", "party", TODAY, "second")
    with closing(Storage(tmp_path)) as storage:
        storage.days.finish("second", 9, 1)
        assert storage.days.tries("emma") == [DayTry("party", TODAY, "first", None, None)]
        storage.days.finish("first", 3, 2)
        storage.days.finish("first", 0, 1)
        assert storage.days.tries("emma") == [DayTry("party", TODAY, "first", 3, 2)]


def test_other_games_and_other_people_have_tries_of_their_own() -> None:
    with closing(Storage(None)) as storage:
        assert storage.days.begin("emma", "party", TODAY, "1")
        assert storage.days.begin("emma", "march", TODAY, "2")
        assert storage.days.begin("jack", "party", TODAY, "3")
        assert [told.game for told in storage.days.tries("emma")] == ["march", "party"]


def test_a_clock_moved_back_brings_no_second_first_try() -> None:
    with closing(Storage(None)) as storage:
        assert storage.days.begin("emma", "party", TODAY, "1")
        assert not storage.days.begin("emma", "party", YESTERDAY, "2")
        assert not storage.days.begin("emma", "march", YESTERDAY, "3")
        assert not storage.days.begin("emma", "party", TODAY, "4")
        assert storage.days.begin("emma", "party", TOMORROW, "5")
        assert not storage.days.begin("emma", "march", TODAY, "6")


def test_what_makes_no_sense_is_left_out(tmp_path: Path) -> None:
    with closing(Storage(tmp_path)) as storage:
        storage.days.begin("emma", "party", TODAY, "1")
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file, file:
        file.execute("INSERT INTO days VALUES ('emma', 'party', 'once', '2', NULL, NULL)")
        file.execute("INSERT INTO days VALUES ('emma', 'chess', '2026-01-01', '3', NULL, NULL)")
        file.execute("INSERT INTO days VALUES ('emma', 'march', '2026-01-01', '4', 'many', 1)")
    with closing(Storage(tmp_path)) as storage:
        assert [told.key for told in storage.days.tries("emma")] == ["1"]
