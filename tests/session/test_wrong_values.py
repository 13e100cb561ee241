"""SQLite lets any kind of value be in any column. Whatever is there, everything works, and what makes no sense is left
out and told once (docs/files.md)."""

import sqlite3
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from random import Random

import pytest

from penguins.games.registry import GAMES
from penguins.session.database_file import in_memory
from penguins.session.progress import Progress, keep_progress
from penguins.session.record import Record
from penguins.session.review import Judged, Review, decisions
from penguins.session.schema import MIGRATIONS
from penguins.session.setup import BOTS, is_name
from penguins.session.statistics import Line, PlayerLine
from penguins.session.storage import FILE_NAME, Storage
from tests.session.first_tries import begin, finish
from tests.session.folders import can_be_gone_on_with, change, ids, storage_in, use_everything
from tests.session.table import play, sit_down

WRONG = (
    None,
    "x",
    "\x00\u202e\n",
    b"\xff\x00",
    0,
    -1,
    77,
    2**62,
    2**63 - 1,
    0.5,
    float("inf"),
    "9" * 5000,
    '{"pingouins": 1}',
)

FIRST = {
    "matches": "id",
    "seats": "match",
    "actions": "match",
    "preferences": "name",
    "saves": "number",
    "profiles": "id",
    "measured_since": "person",
    "deeds": "match",
    "progress": "person",
    "reviews": "match",
    "days": "person",
}
"""The column of each table by which its first row is found."""


def columns() -> list[tuple[str, str]]:
    """Every column of every table."""
    with closing(in_memory(MIGRATIONS)) as tables:
        found = tables.execute(
            "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"
        )
        return [(table, column) for table, column in found]


def review_of(record: Record) -> Review:
    """As if everybody had played well."""
    match = record.match
    return Review(
        2,
        tuple(Judged(at, match.mover(at), (0.5, 0.5), 0.0, str(match.log[at]), lucky=False) for at in decisions(match)),
    )


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Two finished matches and two that go on, with what people like."""
    folder = tmp_path_factory.mktemp("good")
    with storage_in(folder) as storage:
        for most in (10_000, 3):
            list(play(sit_down("pebbles", "human", "chick", storage=storage), Random(0), most))
            session = sit_down("pebbles", "human", "human", storage=storage)
            list(play(session, Random(0), most))
            storage.save_review(session.record, review_of(session.record))
        storage.save_preferences(storage.load_preferences())
        keep_progress(storage, "Léa", "pebbles.first", Progress(("take:1",)))
        storage.rival.reset(storage.people.add("Léa", "red"), GAMES["pebbles"])
        first_try = begin(storage, "Emma", "pebbles", date(2026, 11, 20))
        finish(storage, first_try)
        storage.discard(first_try)
    change(folder, "INSERT INTO deeds VALUES (1, 0, 'large_heap', 5)")
    return (folder / FILE_NAME).read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize(("table", "column"), columns())
def test_a_wrong_value_in_one_row_stops_nothing(good: bytes, tmp_path: Path, table: str, column: str) -> None:
    tried = 0
    for number, wrong in enumerate(WRONG):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / FILE_NAME).write_bytes(good)
        if _put(folder, table, column, wrong):
            tried += 1
            _everything_works(folder)
    assert tried > 1


def _put(folder: Path, table: str, column: str, wrong: object) -> bool:
    """Whether the file takes the value at all, in one row that belongs to a match."""
    first = FIRST[table]
    one = f"(SELECT min({first}) FROM {table})"
    try:
        with closing(sqlite3.connect(folder / FILE_NAME)) as file, file:
            rest = {"seats": " AND seat = 0", "actions": " AND moment = 1"}.get(table, "")
            done = file.execute(f"UPDATE {table} SET {column} = ? WHERE {first} = {one}{rest}", [wrong])
            return done.rowcount == 1
    except sqlite3.Error:  # NOT NULL, or a number that only numbers can be
        return False


def _everything_works(folder: Path) -> None:
    with storage_in(folder) as storage:
        for record in use_everything(storage):
            can_be_gone_on_with(storage, record)
        _makes_sense(storage)
        told = ids(storage)
        assert set(told) <= {"left_out", "match_cut", "saves_missing"}
        assert told.count("left_out") <= 1
        use_everything(storage)
        assert "left_out" not in ids(storage)
        for listing in [*storage.unfinished(), *storage.finished()]:
            storage.delete(listing.id)
        assert [*storage.unfinished(), *storage.finished()] == []


def _makes_sense(storage: Storage) -> None:
    """What a screen does with it needs no more checks."""
    for listing in [*storage.unfinished(), *storage.finished()]:
        for moment in (listing.started, listing.played, listing.ended or 0.0):
            datetime.fromtimestamp(moment)
        assert listing.next_seat in (None, *range(len(listing.setup.seats)))
        assert len(listing.scores) in (0, len(listing.setup.seats))
        assert set(listing.winners) <= set(range(len(listing.setup.seats)))
    for each in storage.career("Léa").played:
        datetime.fromtimestamp(each.ended)
    for stamp in storage.career("Léa").stamps():
        datetime.fromtimestamp(stamp.last)
    for told in storage.days.tries("Emma"):
        assert told.game in GAMES
        assert told.day.isoformat()
    found = storage.statistics("pebbles")
    assert {line.about for line in found.games} <= set(GAMES)
    assert {line.about for line in found.levels} <= set(BOTS)
    assert all(is_name(line.name) for line in found.players)
    lines: list[Line | PlayerLine] = [*found.games, *found.levels, *found.players]
    for line in lines:
        assert 0 <= line.won <= line.played
        assert isinstance(line.best, int)


# Some of it in detail


@pytest.fixture
def folder(good: bytes, tmp_path: Path) -> Path:
    (tmp_path / FILE_NAME).write_bytes(good)
    return tmp_path


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE matches SET played = 9e999 WHERE id = 3",
        "UPDATE matches SET started = 'x' WHERE id = 3",
        "UPDATE matches SET version = 'x' WHERE id = 3",
        "UPDATE matches SET version = 9223372036854775807 WHERE id = 3",
        "UPDATE matches SET to_move = 77 WHERE id = 3",
        "UPDATE seats SET seat = 77 WHERE match = 3 AND seat = 1",
        "UPDATE seats SET name = x'00' WHERE match = 3 AND seat = 1",
    ],
)
def test_a_bad_row_costs_its_match_and_no_other_and_stays_in_the_file(folder: Path, statement: str) -> None:
    change(folder, statement)
    with storage_in(folder) as storage:
        assert [listing.id for listing in storage.unfinished()] == [4]
        assert ids(storage) == ["left_out"]
        assert len(storage.finished()) == 2
    with closing(sqlite3.connect(folder / FILE_NAME)) as file:
        assert file.execute("SELECT count(*) FROM matches").fetchone() == (4,)


def test_pages_of_history_are_full_although_some_rows_make_no_sense(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        for _ in range(7):
            list(play(sit_down("pebbles", "human", "human", storage=storage), Random(0)))
    change(tmp_path, "UPDATE matches SET ended = 'x' WHERE id IN (7, 4)")
    change(tmp_path, "UPDATE seats SET won = NULL WHERE match = 2")
    with storage_in(tmp_path) as storage:
        pages = [[listing.id for listing in storage.finished(limit=2, skip=skip)] for skip in (0, 2, 4)]
    assert pages == [[6, 5], [3, 1], []]


def test_a_result_that_makes_no_sense_is_not_counted_and_told(folder: Path) -> None:
    with storage_in(folder) as storage:
        before = storage.statistics()
    change(folder, "UPDATE seats SET won = 'x' WHERE match = 1 AND seat = 0")
    change(folder, "UPDATE matches SET highest = x'00' WHERE id = 1")
    with storage_in(folder) as storage:
        after = storage.statistics()
        assert ids(storage) == ["left_out"]
    played = [{line.name: line.played for line in found.players} for found in (before, after)]
    assert played == [{"Léa": 2, "Tom": 1}, {"Léa": 1, "Tom": 1}]
    assert [line.played for line in after.games] == [1]


def test_a_match_without_a_winner_is_none(folder: Path) -> None:
    change(folder, "UPDATE seats SET won = 0 WHERE match = 1")
    with storage_in(folder) as storage:
        assert [listing.id for listing in storage.finished()] == [2]


def test_a_file_of_a_match_that_makes_no_sense_here_is_kept_beside_it(folder: Path) -> None:
    with storage_in(folder) as storage:
        record = storage.load(1)
        change(folder, "UPDATE seats SET colour = 'grey' WHERE match = 1")
        record.id, record.version = None, 0
        assert storage.keep(record).id == 5
