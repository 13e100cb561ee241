"""Every kind of damage is damage: the file is kept aside, a new one is begun, and it is told
(docs/files.md)."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from penguins.session.database_file import HEADER_SIZE, MOST_NEWER
from penguins.session.schema import MIGRATIONS
from penguins.session.storage import FILE_NAME, Storage
from tests.session.folders import change, goes_on, ids, is_in_the_file, some_matches, storage_in, use_everything
from tests.session.table import any_action, play, sit_down


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("whole")
    some_matches(folder, 3)
    return (folder / FILE_NAME).read_bytes()


def is_damage(folder: Path) -> None:
    """Kept aside as it was, told at the first start and never again, and everything works."""
    file = folder / FILE_NAME
    content = file.read_bytes()
    with storage_in(folder) as storage:
        use_everything(storage)
        (notice,) = storage.take_notices()
        assert notice.id == "moved_aside"
        assert (folder / notice.detail).read_bytes() == content
        goes_on(folder, storage)
    with storage_in(folder) as storage:
        assert storage.take_notices() == []


@pytest.mark.slow
def test_one_wrong_byte_anywhere_in_the_schema(whole: bytes, tmp_path: Path) -> None:
    """Python's sqlite3 raises UnicodeDecodeError for some, and not for others."""
    texts = [whole.index(b"CREATE TABLE matches"), whole.index(b"CREATE TABLE seats"), whole.index(b"CREATE INDEX p")]
    places = [start + step for start in texts for step in range(0, 240, 16)]
    moved = 0
    for place in places:
        folder = tmp_path / str(place)
        folder.mkdir()
        (folder / FILE_NAME).write_bytes(whole[:place] + b"\xff" + whole[place + 1 :])
        with storage_in(folder) as storage:
            use_everything(storage)
            goes_on(folder, storage, most=5)
            told = ids(storage)
            assert told in ([], ["moved_aside"])
            moved += len(told)
    assert moved > len(places) / 2  # a wrong byte in white space or the name of a kind of values changes nothing


@pytest.mark.slow
def test_one_wrong_byte_in_the_header(whole: bytes, tmp_path: Path) -> None:
    """Some make SQLite believe that the file must not be written."""
    for place in (*range(16, 24), *range(24, HEADER_SIZE, 4)):
        folder = tmp_path / str(place)
        folder.mkdir()
        (folder / FILE_NAME).write_bytes(whole[:place] + b"\xfe" + whole[place + 1 :])
        with storage_in(folder) as storage:
            goes_on(folder, storage, most=2)
            assert ids(storage) in ([], ["moved_aside"])


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE seats",
        "DROP TABLE preferences",
        "DROP TABLE saves",
        "DROP INDEX people",
        "ALTER TABLE matches DROP COLUMN options",
        "ALTER TABLE seats RENAME COLUMN score TO points",
        "CREATE TRIGGER never AFTER INSERT ON actions BEGIN DELETE FROM actions; END",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = -1",
        f"PRAGMA user_version = {len(MIGRATIONS) + MOST_NEWER + 1}",
    ],
)
def test_a_schema_that_is_not_ours(tmp_path: Path, statement: str) -> None:
    some_matches(tmp_path, 1)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        file.execute(statement)
        file.commit()
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    is_damage(tmp_path)


@pytest.mark.parametrize("version", [0, len(MIGRATIONS), len(MIGRATIONS) + 1])
def test_a_file_of_another_program(tmp_path: Path, version: int) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        file.execute("CREATE TABLE recipes (name TEXT)")
        file.execute(f"PRAGMA user_version = {version}")
    is_damage(tmp_path)


def test_a_table_that_somebody_has_added_is_nobodys_harm(tmp_path: Path) -> None:
    some_matches(tmp_path, 1)
    change(tmp_path, "CREATE TABLE recipes (name TEXT)")
    with storage_in(tmp_path) as storage:
        assert len(storage.unfinished()) == 1
        assert storage.take_notices() == []


def test_two_in_one_second_are_both_kept(tmp_path: Path) -> None:
    names = set()
    for noise in (b"one", b"two", b"three"):
        (tmp_path / FILE_NAME).write_bytes(noise)
        with storage_in(tmp_path) as storage:
            (notice,) = storage.take_notices()
            assert (tmp_path / notice.detail).read_bytes() == noise
            names.add(notice.detail)
        for file in tmp_path.glob(f"{FILE_NAME}*"):
            file.unlink()
    assert len(names) == 3


@pytest.mark.parametrize("name", ["", "-wal", "-shm"])
def test_a_folder_where_a_file_should_be(tmp_path: Path, name: str) -> None:
    (tmp_path / (FILE_NAME + name)).mkdir()
    with storage_in(tmp_path) as storage:
        assert ids(storage) == ["moved_aside"]
        goes_on(tmp_path, storage)


@pytest.mark.parametrize(
    "error",
    [
        lambda: UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"),
        lambda: OverflowError("Python int too large to convert to SQLite INTEGER"),
        MemoryError,
        lambda: _sqlite_error(sqlite3.OperationalError, sqlite3.SQLITE_ERROR),
        lambda: _sqlite_error(sqlite3.DatabaseError, sqlite3.SQLITE_CORRUPT_INDEX),
        lambda: _sqlite_error(sqlite3.DatabaseError, sqlite3.SQLITE_NOTADB),
        lambda: _sqlite_error(sqlite3.DataError, sqlite3.SQLITE_TOOBIG),
        lambda: _sqlite_error(sqlite3.IntegrityError, sqlite3.SQLITE_CONSTRAINT),
    ],
)
def test_whatever_sqlite_raises_in_the_middle_of_a_match_costs_no_action_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Callable[[], Exception]
) -> None:
    with storage_in(tmp_path) as storage:
        session = sit_down("pingouins", "human", "human", storage=storage)
        session.draw_chance()
        raised = [error()]

        def fails_once(*_: object) -> None:
            if raised:
                raise raised.pop()

        monkeypatch.setattr("penguins.session.rows._forget_result", fails_once)
        session.submit(any_action(session, Random(0)))
        assert ids(storage) == ["moved_aside"]
        assert session.record.id is not None
        assert storage.load(session.record.id).match.log == session.record.match.log


def test_what_is_liked_is_in_the_new_file_too(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        liked = storage.load_preferences().changed(volume=0.1)
        storage.save_preferences(liked)
        _damage_the_open_file(tmp_path)
        session = sit_down("pingouins", "human", "human", storage=storage)
        list(play(session, Random(0)))
        assert "moved_aside" in ids(storage)
    with storage_in(tmp_path) as storage:
        assert storage.load_preferences() == liked


# And then something else


def test_damaged_twice_it_goes_on_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with storage_in(tmp_path) as storage:

        def fails(*_: object) -> None:
            if storage._database._place is not None:
                raise _sqlite_error(sqlite3.DatabaseError, sqlite3.SQLITE_CORRUPT)

        monkeypatch.setattr("penguins.session.rows._forget_result", fails)
        session = sit_down("pingouins", "human", "human", storage=storage)
        list(play(session, Random(0)))
        assert ids(storage) == ["moved_aside", "not_saving"]
        assert len(storage.finished()) == 1
        storage.make_up()
        assert storage.take_notices() == []


def test_a_new_file_that_finds_no_room_is_begun_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"noise")
    with monkeypatch.context() as full:
        full.setattr("penguins.session.database_file.write_ahead", _no_room)
        storage = Storage(tmp_path)
        session = sit_down("pingouins", "human", "human", storage=storage)
        assert ids(storage) == ["moved_aside", "not_saving"]
    with closing(storage):
        storage.make_up()
        assert ids(storage) == ["saving_again"]
        is_in_the_file(tmp_path, session)


@pytest.mark.parametrize(("content", "told"), [(b"noise", "moved_aside"), (None, "newer_file")])
def test_what_is_found_where_there_was_no_way_for_a_while(tmp_path: Path, content: bytes | None, told: str) -> None:
    folder = tmp_path / "data"
    folder.write_text("in the way")
    with storage_in(folder) as storage:
        session = sit_down("pingouins", "human", "human", storage=storage)
        assert ids(storage) == ["not_saving"]
        folder.unlink()
        some_matches(folder, 1)
        change(folder, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        if content is not None:
            (folder / FILE_NAME).write_bytes(content)
        list(play(session, Random(0), 5))
        assert told in ids(storage)
        assert len(storage.unfinished()) == 1


def test_where_there_is_no_file_a_mistake_of_ours_is_no_damage() -> None:
    with closing(Storage(None)) as storage, pytest.raises(OverflowError):
        storage.load(2**70)


def _no_room(*_: object) -> None:
    raise _sqlite_error(sqlite3.OperationalError, sqlite3.SQLITE_FULL)


def _sqlite_error(kind: type[sqlite3.Error], code: int) -> sqlite3.Error:
    error = kind("as SQLite says it")
    error.sqlite_errorcode = code
    return error


def _damage_the_open_file(folder: Path) -> None:
    file = folder / FILE_NAME
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as stream:
        stream.seek(4096)
        stream.write(Random(0).randbytes(file.stat().st_size - 4096))
