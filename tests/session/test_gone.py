"""The folder deleted or renamed under the app's feet: noticed at the next save, made again, told."""

import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from penguins.session.storage import FILE_NAME, Storage
from tests.session.folders import ids, is_in_the_file, storage_in
from tests.session.table import any_action, play, sit_down

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there nobody can delete what is open")


def delete(folder: Path) -> None:
    shutil.rmtree(folder)


def rename(folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))


def replace(folder: Path) -> None:
    """By another one, as a back-up program does."""
    rename(folder)
    Storage(folder).close()


def delete_file(folder: Path) -> None:
    (folder / FILE_NAME).unlink()


@pytest.mark.parametrize("lose", [delete, rename, replace, delete_file])
def test_what_is_in_memory_is_saved_again_and_told(tmp_path: Path, lose: Callable[[Path], None]) -> None:
    folder = tmp_path / "above" / "data"
    with storage_in(folder) as storage:
        liked = storage.load_preferences().changed(volume=0.1)
        storage.save_preferences(liked)
        session = sit_down("pingouins", "human", "human", storage=storage)
        list(play(session, Random(0), 10))
        lose(folder)
        session.submit(any_action(session, Random(0)))
        assert ids(storage) == ["file_gone"]
        is_in_the_file(folder, session)
        list(play(session, Random(0)))
        is_in_the_file(folder, session)
        assert storage.take_notices() == []
    with storage_in(folder) as storage:
        assert storage.load_preferences() == liked
        assert len(storage.finished()) == 1
        assert storage.take_notices() == []


def test_an_open_match_is_saved_again_although_something_else_notices(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with storage_in(folder) as storage:
        session = sit_down("pingouins", "human", "human", storage=storage)
        list(play(session, Random(0), 10))
        delete(folder)
        storage.save_preferences(storage.load_preferences())
        assert ids(storage) == ["file_gone"]
        is_in_the_file(folder, session)


def test_what_was_renamed_has_all_that_was_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with storage_in(folder) as storage:
        session = sit_down("pingouins", "human", "human", storage=storage)
        list(play(session, Random(0), 10))
        before = list(session.record.match.log)
        rename(folder)
        session.submit(any_action(session, Random(0)))
    with storage_in(tmp_path / "elsewhere") as storage:
        (listing,) = storage.unfinished()
        assert storage.load(listing.id).match.log == before


def test_a_log_that_is_deleted_while_it_is_written_costs_nothing(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        session = sit_down("pingouins", "human", "human", storage=storage)
        list(play(session, Random(0), 10))
        (tmp_path / f"{FILE_NAME}-wal").unlink()
        session.submit(any_action(session, Random(0)))
        with closing(sqlite3.connect(tmp_path / FILE_NAME)) as other:
            stored = other.execute("SELECT action FROM actions ORDER BY moment").fetchall()
        assert [text for (text,) in stored] == [str(action) for action in session.record.match.log]
        assert storage.take_notices() == []


def test_a_folder_that_cannot_be_made_again_is_made_up_for_later(tmp_path: Path) -> None:
    folder = tmp_path / "above" / "data"
    with storage_in(folder) as storage:
        liked = storage.load_preferences().changed(volume=0.1)
        storage.save_preferences(liked)
        session = sit_down("pingouins", "human", "human", storage=storage)
        list(play(session, Random(0), 10))
        delete(folder.parent)
        folder.parent.write_text("in the way")
        list(play(session, Random(0), 5))
        assert ids(storage) == ["not_saving"]
        storage.make_up()
        assert storage.take_notices() == []
        folder.parent.unlink()
        storage.make_up()
        assert ids(storage) == ["saving_again"]
        is_in_the_file(folder, session)
    with storage_in(folder) as storage:
        assert storage.load_preferences() == liked


def test_what_was_deleted_after_the_last_save_stays_deleted(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with storage_in(folder) as storage:
        list(play(sit_down("pingouins", "human", "human", storage=storage), Random(0), 10))
        delete(folder)
        storage.make_up()
    assert not folder.exists()
