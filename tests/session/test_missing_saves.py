"""What vanishes from the file without a trace is told: a count beside it knows better (penguins/session/witness.py)."""

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from penguins.session.database import WITNESS
from penguins.session.storage import FILE_NAME, Storage
from tests.session.folders import goes_on, ids, some_matches, storage_in
from tests.session.table import OPENED, play, sit_down

FILE, LOG, COUNT = FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}{WITNESS}"


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """A folder as a killed app leaves it: the last moves are in the log only."""
    some_matches(tmp_path / "running", 1)
    OPENED.append(Storage(tmp_path / "running"))
    list(play(sit_down("pingouins", "human", "human", storage=OPENED[-1]), Random(0), 20))
    shutil.copytree(tmp_path / "running", tmp_path / "killed")
    return tmp_path / "killed"


def test_nothing_is_missing_after_a_kill(killed: Path) -> None:
    with storage_in(killed) as storage:
        assert len(storage.unfinished()) == 2
        assert storage.take_notices() == []


def empty(folder: Path) -> None:
    for name in (FILE, LOG):
        (folder / name).write_bytes(b"")


def delete_file(folder: Path) -> None:
    for name in (FILE, LOG):
        (folder / name).unlink()


def delete_log(folder: Path) -> None:
    (folder / LOG).unlink()


def shorten_log(folder: Path) -> None:
    log = folder / LOG
    log.write_bytes(log.read_bytes()[:-5000])


def flip_in_log(folder: Path) -> None:
    log = folder / LOG
    content = bytearray(log.read_bytes())
    content[len(content) // 2] ^= 1
    log.write_bytes(content)


@pytest.mark.parametrize("lose", [empty, delete_file, delete_log, shorten_log, flip_in_log])
def test_what_has_vanished_is_told_once_and_it_goes_on(killed: Path, lose: Callable[[Path], None]) -> None:
    lose(killed)
    with storage_in(killed) as storage:
        assert ids(storage) == ["saves_missing"]
    with storage_in(killed) as storage:
        assert storage.take_notices() == []
        goes_on(killed, storage)
    with storage_in(killed) as storage:
        assert storage.take_notices() == []


@pytest.mark.parametrize("content", [b"", b"noise", b"\xff" * 30, b"0", b"-5"])
def test_a_count_that_makes_no_sense_counts_for_nothing(killed: Path, content: bytes) -> None:
    (killed / COUNT).write_bytes(content)
    with storage_in(killed) as storage:
        assert storage.take_notices() == []
        goes_on(killed, storage)


def test_without_a_count_nothing_is_worse(killed: Path) -> None:
    (killed / COUNT).unlink()
    (killed / COUNT).mkdir()
    with storage_in(killed) as storage:
        goes_on(killed, storage)
        assert storage.take_notices() == []


def test_damage_is_told_as_damage_only(killed: Path) -> None:
    delete_log(killed)
    (killed / FILE).write_bytes(b"noise")
    with storage_in(killed) as storage:
        assert ids(storage) == ["moved_aside"]
    with storage_in(killed) as storage:
        assert storage.take_notices() == []
