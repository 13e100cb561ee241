"""Killed at any moment, or two at once: no action is lost and nothing is mixed up (docs/decisions/0001).

More often: `PENGUINS_KILLS=500 python3 -m tests tests/session/test_several_processes.py -k kill`, and at other moments
with another `PENGUINS_SEED`.
"""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import cast

import pytest

from penguins.core.match import Match
from penguins.core.state import Action
from penguins.games.registry import GAMES
from penguins.session.database_file import write_ahead
from penguins.session.notices import Notice
from penguins.session.session import Session
from penguins.session.storage import FILE_NAME, Storage
from tests.session.noise import SEED
from tests.session.table import PATIENCE, any_action, play, sit_down

KILLS = int(os.environ.get("PENGUINS_KILLS", "6"))
ROOT = Path(__file__).parents[2]


class Copy:
    """The app in a process of its own."""

    def __init__(self, folder: Path, matches: int) -> None:
        command = [sys.executable, "-m", "tests.session.playing_process", str(folder), str(matches)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"

    def go(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")

    def finish(self) -> list[str]:
        """Every line that it said to the end."""
        said, _ = self.process.communicate()
        return said.split("\n")[:-1]


@pytest.fixture
def copies() -> Iterator[list[Copy]]:
    started: list[Copy] = []
    yield started
    for copy in started:
        copy.process.kill()
        copy.process.communicate()


@pytest.mark.parametrize("number", range(KILLS))
def test_after_kill_9_at_any_moment_the_match_is_at_its_last_action(
    tmp_path: Path, copies: list[Copy], number: int
) -> None:
    copy = Copy(tmp_path, matches=1000)
    copies.append(copy)
    copy.go()
    time.sleep(Random(f"{SEED}:{number}").uniform(0.001, 0.08))
    copy.process.send_signal(signal.SIGKILL)
    told = dict(line.split(maxsplit=1) for line in copy.finish() if " " in line)
    with closing(Storage(tmp_path)) as storage:
        for match, log in told.items():
            stored = [str(action) for action in storage.load(int(match)).match.log]
            assert stored[: len(log.split())] == log.split()
            assert len(stored) - len(log.split()) in (0, 1)
        assert storage.take_notices() == []
    _is_sound(tmp_path)


@pytest.mark.slow
def test_three_copies_that_start_at_once_do_not_disturb_each_other(tmp_path: Path, copies: list[Copy]) -> None:
    copies += [Copy(tmp_path, matches=4) for _ in range(3)]
    for copy in copies:
        copy.go()
    said = [copy.finish() for copy in copies]
    assert [lines[-1] for lines in said] == ["told"] * 3
    with closing(Storage(tmp_path)) as storage:
        assert len(storage.finished()) == 12
        for line in (line for lines in said for line in lines[:-1]):
            number, *log = line.split()
            assert [str(action) for action in storage.load(int(number)).match.log][: len(log)] == log
        assert storage.take_notices() == []
    _is_sound(tmp_path)


def test_two_copies_in_one_match_make_two_matches_of_it(tmp_path: Path) -> None:
    with closing(Storage(tmp_path)) as here, closing(Storage(tmp_path)) as there:
        mine = sit_down("pingouins", "human", "human", storage=here)
        mine.draw_chance()
        assert mine.record.id is not None
        theirs = Session(there.load(mine.record.id), there)
        for seed in range(6):
            mine.submit(any_action(mine, Random(seed)))
            theirs.submit(any_action(theirs, Random(100 + seed)))
        assert here.take_notices() == []
        assert there.take_notices() == [Notice("match_copied")]
        assert theirs.record.id != mine.record.id
        assert here.load(mine.record.id).match.log == mine.record.match.log
        assert theirs.record.id is not None
        assert here.load(theirs.record.id).match.log == theirs.record.match.log


@pytest.mark.parametrize("game", GAMES)
def test_a_match_opened_twice_shows_in_neither_what_chance_brings_in_the_other(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the very first draw on: it is made before anything else tells that there are two."""
    drawn_from: list[int] = []

    def note(match: Match, seed: int) -> Action:
        drawn_from.append(seed)
        action: Action = match.state.sample_chance(Random(seed))
        return action

    monkeypatch.setattr(Match, "draw_chance", note)
    with closing(Storage(tmp_path)) as here, closing(Storage(tmp_path)) as there:
        mine = sit_down(game, "human", "human", storage=here)
        assert mine.record.id is not None
        theirs = Session(there.load(mine.record.id), there)
        for session, moves in ((mine, 1), (theirs, 1), (mine, 8), (theirs, 8)):
            list(play(session, Random(0), moves))
        assert drawn_from[:2] == [mine.record.seed, theirs.record.seed]
        assert set(drawn_from) == {mine.record.seed, theirs.record.seed}
        assert mine.record.seed != theirs.record.seed
        assert theirs.record.id is not None
        assert here.load(theirs.record.id).seed == theirs.record.seed


def test_a_copy_shows_nothing_of_what_comes_in_the_other(tmp_path: Path) -> None:
    """Else whoever plays on in one knows the dice of the other."""
    with closing(Storage(tmp_path)) as here, closing(Storage(tmp_path)) as there:
        mine = sit_down("icetown", "human", "human", storage=here)
        mine.draw_chance()
        assert mine.record.id is not None
        theirs = Session(there.load(mine.record.id), there)
        seed, key = mine.record.seed, mine.record.key
        for session in (mine, theirs):
            session.submit(any_action(session, Random(0)))
        assert (mine.record.seed, mine.record.key) == (seed, key)
        assert theirs.record.seed != seed
        assert theirs.record.key != key
        assert theirs.record.id is not None
        kept = there.load(theirs.record.id)
        assert (kept.seed, kept.key) == (theirs.record.seed, theirs.record.key)


def test_a_match_that_another_copy_deletes_while_it_is_played_is_kept(tmp_path: Path) -> None:
    with closing(Storage(tmp_path)) as here, closing(Storage(tmp_path)) as there:
        session = sit_down("pingouins", "human", "human", storage=here)
        assert session.record.id is not None
        there.delete(session.record.id)
        list(play(session, Random(0), 10))
        assert there.load(session.record.id).match.log == session.record.match.log
        assert here.take_notices() == []


def test_a_number_used_again_is_not_mistaken_for_the_match_that_had_it(tmp_path: Path) -> None:
    with closing(Storage(tmp_path)) as storage:
        old = sit_down("pingouins", "human", "human", storage=storage)
        assert old.record.id is not None
        storage.delete(old.record.id)
        new = storage.begin(old.record.setup)
        assert new.id == old.record.id
        old.draw_chance()
        assert new.id != old.record.id
        assert storage.load(new.id).match.log == []


def _is_sound(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert file.execute("PRAGMA foreign_key_check").fetchall() == []


class JustMade:
    """A connection to a new file which other copies are giving its write-ahead log: SQLite does not wait there."""

    def __init__(self, refusals: int) -> None:
        self.refusals = refusals

    def execute(self, _statement: str) -> None:
        if self.refusals:
            self.refusals -= 1
            locked = sqlite3.OperationalError("database is locked")
            locked.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise locked


def test_a_file_that_other_copies_are_just_making_is_waited_for() -> None:
    made = JustMade(refusals=3)
    write_ahead(cast(sqlite3.Connection, made), PATIENCE)
    assert made.refusals == 0
    with pytest.raises(sqlite3.OperationalError):
        write_ahead(cast(sqlite3.Connection, JustMade(refusals=3)), 0.0)
