"""All people and matches to one file and back: nothing lost, nothing twice."""

import sqlite3
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from penguins.session.backup import OF_A_MATCH, PERSONAL, BadBackup, Restored, backup_path
from penguins.session.database_file import in_memory
from penguins.session.schema import MIGRATIONS
from penguins.session.storage import FILE_NAME, Storage
from tests.session.finished import ended
from tests.session.first_tries import begin, finish
from tests.session.folders import change, held, ids, storage_in
from tests.session.table import play, sit_down


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With people, a match that goes on and a finished one."""
    folder = tmp_path / "here"
    with storage_in(folder) as storage:
        for name, colour in (("Léa", "red"), ("Tom", "blue")):
            storage.people.add(name, colour)
        list(play(sit_down("pebbles", "human", "human", storage=storage), Random(0), 3))
        list(play(sit_down("pebbles", "human", "chick", storage=storage), Random(0), 10_000))
    return folder


@pytest.fixture
def backup(folder: Path, tmp_path: Path) -> Path:
    path = tmp_path / "backup.db"
    with storage_in(folder) as storage:
        assert storage.back_up(path)
    return path


def told(storage: Storage) -> list[tuple[Any, ...]]:
    """All that is known of every match, whatever its number is."""
    records = [storage.load(each.id) for each in [*storage.unfinished(), *storage.finished()]]
    return [(each.key, each.setup, each.seed, each.started, each.ended, each.match.log) for each in records]


def test_on_a_new_tablet_everything_is_there(folder: Path, backup: Path, tmp_path: Path) -> None:
    with storage_in(folder) as storage, storage_in(tmp_path / "there") as other:
        assert other.restore(backup) == Restored(people=2, matches=2)
        assert other.people.all() == storage.people.all()
        assert told(other) == told(storage)
        assert other.statistics() == storage.statistics()
        assert ids(other) == []


def test_twice_is_once(folder: Path, backup: Path) -> None:
    with storage_in(folder) as storage:
        before = told(storage)
        assert storage.restore(backup) == Restored(0, 0)
        assert told(storage) == before
        assert [person.name for person in storage.people.all()] == ["Léa", "Tom"]


def test_what_is_here_stays(backup: Path, tmp_path: Path) -> None:
    with storage_in(tmp_path / "there") as other:
        nina, tom = other.people.add("Nina", "red"), other.people.add("tom", "green")
        ended(other, "pebbles", (3, 1), (0,), "Nina", "tom")
        assert other.restore(backup) == Restored(people=1, matches=2)
        assert other.people.all()[:2] == [nina, tom]
        assert [person.name for person in other.people.all()] == ["Nina", "tom", "Léa"]
        assert len(other.finished()) == 2
        assert {seat.name for seat in other.unfinished()[0].setup.seats} == {"Léa", "tom"}


def test_who_was_renamed_meanwhile_is_still_the_same(folder: Path, backup: Path) -> None:
    with storage_in(folder) as storage:
        storage.people.change(storage.people.all()[0], "Leah", "pink")
        storage.delete(storage.finished()[0].id)
        assert storage.restore(backup) == Restored(0, 1)
        assert [person.name for person in storage.people.all()] == ["Leah", "Tom"]
        assert storage.finished()[0].setup.seats[0].name == "Leah"


def test_of_a_match_that_went_on_the_longer_one_is_kept(folder: Path, backup: Path) -> None:
    change(folder, "DELETE FROM actions WHERE moment > 1")
    with storage_in(folder) as storage:
        assert storage.restore(backup) == Restored(0, 0)
        assert [len(log) > 2 for *_, log in told(storage)] == [True, True]
        assert storage.restore(backup) == Restored(0, 0)
    with storage_in(folder) as storage:
        assert ids(storage) == []


def test_a_first_try_that_went_on_elsewhere_has_its_result(tmp_path: Path) -> None:
    day, path = date(2026, 11, 18), tmp_path / "backup.db"
    with storage_in(tmp_path / "here") as storage, storage_in(tmp_path / "there") as other:
        begin(storage, "Léa", "pingouins", day)
        storage.back_up(path)
        other.restore(path)
        finish(other, other.load(other.unfinished()[0].id))
        other.back_up(path)
        storage.restore(path)
        [played] = storage.days.tries("Léa")
        assert played.is_over
        assert [played] == other.days.tries("Léa")


def test_where_nothing_can_be_written_nothing_comes_back(folder: Path, backup: Path) -> None:
    with held(folder, "EXCLUSIVE"), storage_in(folder) as storage:
        assert storage.restore(backup) is None


def test_what_the_friend_should_forget_comes_along(folder: Path, tmp_path: Path) -> None:
    change(folder, "INSERT INTO measured_since SELECT id, 'pebbles', 5.0 FROM profiles WHERE name = 'Tom'")
    path = tmp_path / "backup.db"
    with storage_in(folder) as storage:
        storage.back_up(path)
    with storage_in(tmp_path / "there") as other:
        tom = other.people.add("Tom", "blue")
        other.restore(path)
    with closing(sqlite3.connect(tmp_path / "there" / FILE_NAME)) as file:
        assert file.execute("SELECT * FROM measured_since").fetchall() == [(tom.id, "pebbles", 5.0)]


@pytest.mark.parametrize("content", [b"", b"{}", b"SQLite format 3\x00", bytes(5000)])
def test_another_file_is_refused_and_nothing_changes(folder: Path, tmp_path: Path, content: bytes) -> None:
    other = tmp_path / "other"
    other.write_bytes(content)
    with storage_in(folder) as storage:
        before = told(storage)
        with pytest.raises(BadBackup, match="not_a_backup"):
            storage.restore(other)
        with pytest.raises(BadBackup, match="unreadable"):
            storage.restore(tmp_path)
        assert told(storage) == before
    assert other.read_bytes() == content


@pytest.mark.parametrize("noise", [bytes(4096), b"\xff" * 4096, bytes([13, 0, 0, 0, 200]) + bytes(4091)])
def test_a_damaged_backup_is_no_damage_here(folder: Path, backup: Path, tmp_path: Path, noise: bytes) -> None:
    whole, refused = backup.read_bytes(), 0
    with storage_in(tmp_path / "there") as storage:
        list(play(sit_down("pebbles", "human", "human", storage=storage), Random(1), 3))
        before = told(storage)
        for place in range(4096, len(whole), 4096):
            backup.write_bytes(whole[:place] + noise + whole[place + 4096 :])
            try:
                storage.restore(backup)
            except BadBackup:
                refused += 1
            after = told(storage)
            assert all(each in after for each in before)
            assert set(ids(storage)) <= {"left_out", "match_cut"}
    assert refused > 3


def test_a_backup_with_a_value_that_cannot_be_here_is_refused(folder: Path, backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as file, file:
        file.execute("PRAGMA writable_schema = ON")
        file.execute("UPDATE sqlite_master SET sql = replace(sql, 'seed INTEGER NOT NULL', 'seed INTEGER')")
    with closing(sqlite3.connect(backup)) as file, file:
        file.execute("UPDATE matches SET seed = NULL, key = 'another'")
        file.execute("PRAGMA writable_schema = ON")
        file.execute("UPDATE sqlite_master SET sql = replace(sql, 'seed INTEGER', 'seed INTEGER NOT NULL')")
    with storage_in(folder) as storage:
        before = told(storage)
        with pytest.raises(BadBackup, match="not_a_backup"):
            storage.restore(backup)
        assert told(storage) == before
        assert ids(storage) == []


def test_a_backup_of_a_newer_version_is_refused(folder: Path, backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as file:
        file.execute("PRAGMA user_version = 40")
    with storage_in(folder) as storage, pytest.raises(BadBackup, match="newer_backup"):
        storage.restore(backup)


def test_a_whole_file_of_1_0_0_is_a_backup_too(tmp_path: Path) -> None:
    written = Path(__file__).parent / "written_by_1_0_0" / "household.db"
    with storage_in(tmp_path / "there") as other:
        first = other.restore(written)
        assert first is not None
        assert first.matches > 4
        assert len(other.people.all()) == first.people > 0


def test_where_nothing_can_be_written_it_says_so(folder: Path, tmp_path: Path) -> None:
    with storage_in(folder) as storage:
        assert not storage.back_up(tmp_path / "no such folder" / "backup.db")


def test_what_was_learnt_comes_along_under_the_name_of_today(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "learnt.db"
    with storage_in(folder) as storage:
        storage.keep_progress("Léa", "pebbles.first", "told")
        key = begin(storage, "Léa", "pebbles", date(2026, 11, 20)).key
        assert storage.back_up(path)
        storage.people.change(storage.people.all()[0], "Lea", "red")
        assert storage.progress("Lea", "pebbles.first") == "told"
        assert [each.key for each in storage.days.tries("Lea")] == [key]
        change(folder, "DELETE FROM progress")
        change(folder, "DELETE FROM days")
    with storage_in(folder) as storage:
        assert storage.restore(path) == Restored(0, 0)
        assert storage.progress("Lea", "pebbles.first") == "told"
        assert [each.key for each in storage.days.tries("Lea")] == [key]


def test_it_is_left_among_the_exports_under_the_day_it_was_made(tmp_path: Path) -> None:
    assert backup_path(tmp_path, datetime(2026, 11, 18)) == tmp_path / "exports" / "penguins-backup-2026-11-18.db"
    assert (tmp_path / "exports").is_dir()


def test_where_there_is_no_folder_it_can_be_left_nowhere(tmp_path: Path) -> None:
    (tmp_path / "exports").write_text("a file is in the way")
    assert backup_path(tmp_path) is None
    assert backup_path(None) is None


def test_no_table_is_left_out() -> None:
    with closing(in_memory(MIGRATIONS)) as file:
        tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    stay_here = {"preferences", "saves"}
    assert tables == {"matches", "profiles", *OF_A_MATCH, *PERSONAL, *stay_here}
