"""Everything that can happen to the file, and what becomes of the match (docs/decisions/0002)."""

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from penguins.session.database import Database
from penguins.session.notices import Notice
from penguins.session.schema import MIGRATIONS
from penguins.session.session import Session
from penguins.session.storage import FILE_NAME, Storage, UnreadableMatch
from tests.session.folders import change, goes_on, ids, some_matches, storage_in, use_everything
from tests.session.table import any_action, at_random, play, sit_down

# Damage


@pytest.mark.parametrize(
    "part", [0.5, *(pytest.param(part, marks=pytest.mark.slow) for part in (0.01, 0.3, 0.9, 0.999))]
)
def test_a_truncated_file_is_moved_aside_with_a_date_and_told(tmp_path: Path, part: float) -> None:
    some_matches(tmp_path)
    file = tmp_path / FILE_NAME
    content = file.read_bytes()[: int(file.stat().st_size * part)]
    file.write_bytes(content)
    with storage_in(tmp_path) as storage:
        (notice,) = storage.take_notices()
        assert notice.id == "moved_aside"
        assert re.fullmatch(r"penguins-damaged-\d{4}-\d\d-\d\d-\d{6}\.db", notice.detail)
        assert (tmp_path / notice.detail).read_bytes() == content
        goes_on(tmp_path, storage)


@pytest.mark.parametrize("size", [1, 100, 5000, 100_000])
def test_noise_is_moved_aside_and_told(tmp_path: Path, size: int) -> None:
    noise = Random(size).randbytes(size)
    (tmp_path / FILE_NAME).write_bytes(noise)
    with storage_in(tmp_path) as storage:
        (notice,) = storage.take_notices()
        assert notice.id == "moved_aside"
        assert (tmp_path / notice.detail).read_bytes() == noise
        goes_on(tmp_path, storage)


@pytest.mark.slow
def test_noise_in_the_middle_never_stops_anything(tmp_path: Path) -> None:
    """Whatever page is hit: opening, listing, counting, loading and playing go on, in the old file or a fresh one."""
    some_matches(tmp_path)
    content = (tmp_path / FILE_NAME).read_bytes()
    moved = 0
    for start in range(0, len(content), 4096):
        folder = tmp_path / str(start)
        folder.mkdir()
        noise = Random(start).randbytes(4096)
        (folder / FILE_NAME).write_bytes(content[:start] + noise + content[start + 4096 :])
        with storage_in(folder) as storage:
            use_everything(storage)
            goes_on(folder, storage)
            moved += "moved_aside" in ids(storage)
    assert moved > 2


def test_damage_found_in_the_middle_of_a_match_costs_no_action_of_it(tmp_path: Path) -> None:
    some_matches(tmp_path)
    with storage_in(tmp_path) as storage:
        session = sit_down("pingouins", "human", "human", storage=storage)
        session.draw_chance()
        _scribble(tmp_path / FILE_NAME)
        for _ in range(200):
            session.submit(any_action(session, Random(0)))
            if "moved_aside" in ids(storage):
                break
        else:
            raise AssertionError("the damage was never found")
        assert session.record.id is not None
        assert storage.load(session.record.id).match.log == session.record.match.log


def test_a_file_that_belongs_to_the_damaged_one_goes_with_it(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"noise" * 1000)
    (tmp_path / f"{FILE_NAME}-wal").write_bytes(b"old log")
    with storage_in(tmp_path) as storage:
        (notice,) = storage.take_notices()
        assert (tmp_path / f"{notice.detail}-wal").read_bytes() == b"old log"


# A newer schema, an older schema


def test_a_newer_file_is_left_untouched_and_told(tmp_path: Path) -> None:
    some_matches(tmp_path, 2)
    _set_version(tmp_path, len(MIGRATIONS) + 1)
    content = (tmp_path / FILE_NAME).read_bytes()
    with storage_in(tmp_path) as storage:
        assert ids(storage) == ["newer_file"]
        session = sit_down("pingouins", "human", "human", storage=storage)
        session.draw_chance()
        assert len(storage.unfinished()) == 1
        assert storage.take_notices() == []
    assert (tmp_path / FILE_NAME).read_bytes() == content


def test_an_older_file_is_brought_forward_with_all_that_is_in_it(tmp_path: Path) -> None:
    some_matches(tmp_path, 2)
    next_step = ("ALTER TABLE matches ADD COLUMN place TEXT NOT NULL DEFAULT 'home'",)
    for _ in range(2):  # the second time there is nothing to do
        with closing(Database(tmp_path / FILE_NAME, (*MIGRATIONS, next_step))) as database:
            assert [row["place"] for row in database.read("SELECT place FROM matches")] == ["home"] * 2
            assert database.read("PRAGMA user_version")[0][0] == len(MIGRATIONS) + 1
            assert database.notices == []


def test_a_migration_happens_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    some_matches(tmp_path, 2)
    broken = ("ALTER TABLE matches ADD COLUMN place TEXT", "CREATE UNIQUE INDEX one_each ON matches (game)")
    with closing(Database(tmp_path / FILE_NAME, (*MIGRATIONS, broken))) as database:
        assert database.notices == [Notice("not_saving")]
    with storage_in(tmp_path) as storage:
        assert len(storage.unfinished()) == 2
        assert storage.take_notices() == []


# A disk that takes nothing


def test_a_folder_that_cannot_be_made_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with storage_in(tmp_path / "file" / "data") as storage:
        session = sit_down("pingouins", "human", "chick", storage=storage)
        list(play(session, Random(0)))
        assert ids(storage) == ["not_saving"]
        assert len(storage.finished()) == 1


def test_a_full_disk_is_told_once_and_made_up_for_when_there_is_room_again(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        _limit_pages(storage, 1)  # no more than there are: the first to need another gets "disk is full"
        sessions = [sit_down("pingouins", "human", "human", storage=storage) for _ in range(200)]
        session = sessions[-1]
        list(play(session, Random(0), 20))
        saved_as = session.record.id
        assert saved_as is None
        assert ids(storage) == ["not_saving"]
        _limit_pages(storage, 1_000_000)
        session.submit(any_action(session, Random(0)))
        assert session.record.id
        assert storage.load(session.record.id).match.log == session.record.match.log
        assert len(session.record.match.log) == 21
        assert ids(storage) == ["saving_again"]
        assert len(storage.unfinished()) == 200


@pytest.mark.skipif(sys.platform == "win32", reason="needs the limits of a Unix system")
def test_a_real_limit_of_the_system_does_not_stop_the_match(tmp_path: Path) -> None:
    answer = _in_a_process_of_its_own("full", tmp_path)
    assert answer == "over, told not_saving"


@pytest.mark.skipif(sys.platform == "win32", reason="needs the permissions of a Unix system")
def test_a_read_only_folder_is_told_once_and_what_is_in_it_can_be_read() -> None:
    with TemporaryDirectory() as name:  # pytest's own is closed to the nobody that root becomes
        folder = Path(name)
        some_matches(folder, 3)
        (folder / FILE_NAME).chmod(0o444)
        folder.chmod(0o555)
        answer = _in_a_process_of_its_own("read_only", folder)
        folder.chmod(0o755)
    assert answer == "3 waiting, over, told not_saving"


# Rows that the rules refuse


@pytest.mark.parametrize("wrong", ["a1-a1", "no action", "", "h8-a1", "\x00", "floe:" + "1" * 60])
def test_a_refused_action_costs_what_comes_after_it_and_no_more(tmp_path: Path, wrong: str) -> None:
    some_matches(tmp_path, 1)
    change(tmp_path, "UPDATE actions SET action = ? WHERE moment = 12", wrong)
    with storage_in(tmp_path) as storage:
        record = storage.load(1)
        assert storage.take_notices() == [Notice("match_cut", "13")]
        assert len(record.match.log) == 12
        session = Session(record, storage, at_random)
        list(play(session, Random(0)))
        assert storage.load(1).match.log == session.record.match.log
        assert storage.take_notices() == []


def test_a_missing_action_costs_what_comes_after_it(tmp_path: Path) -> None:
    some_matches(tmp_path, 1)
    change(tmp_path, "DELETE FROM actions WHERE moment = ?", 7)
    with storage_in(tmp_path) as storage:
        assert len(storage.load(1).match.log) == 7
        assert ids(storage) == ["match_cut"]


def test_a_finished_match_that_is_cutgoes_on(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        list(play(sit_down("pingouins", "human", "human", storage=storage), Random(0)))
    change(tmp_path, "UPDATE actions SET action = 'x' WHERE moment = ?", 20)
    with storage_in(tmp_path) as storage:
        session = Session(storage.load(1), storage)
        session.submit(any_action(session, Random(1)))
        assert [listing.id for listing in storage.unfinished()] == [1]
        assert storage.finished() == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE matches SET game = 'chess'",
        "UPDATE matches SET options = '{'",
        'UPDATE matches SET options = \'{"placement": "nowhere"}\'',
        "UPDATE matches SET options = x'ff00'",
        "UPDATE seats SET colour = 'grey' WHERE seat = 0",
        "UPDATE seats SET player = 'nobody' WHERE seat = 1",
        "DELETE FROM seats WHERE seat = 0",
    ],
)
def test_a_match_that_makes_no_sense_is_not_listed_and_not_lost(tmp_path: Path, statement: str) -> None:
    some_matches(tmp_path, 1)
    change(tmp_path, statement)
    with storage_in(tmp_path) as storage:
        assert storage.unfinished() == []
        with pytest.raises(UnreadableMatch):
            storage.load(1)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        assert file.execute("SELECT count(*) FROM actions").fetchone()[0] == 30


# Helpers


def _scribble(file: Path) -> None:
    """Noise over everything but the header."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as stream:
        stream.seek(4096)
        stream.write(Random(0).randbytes(file.stat().st_size - 4096))


def _set_version(folder: Path, version: int) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")


def _limit_pages(storage: Storage, pages: int) -> None:
    """The disk is as full as SQLite says it is: it raises the same error."""
    storage._database._connection.execute(f"PRAGMA max_page_count = {pages}")


def _in_a_process_of_its_own(what: str, folder: Path) -> str:
    command = [sys.executable, "-m", "tests.session.on_a_bad_disk", what, str(folder)]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True, env=os.environ)
    return done.stdout.strip()
