"""Folders with matches in them, and what tests do to them behind the app's back."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random

from penguins.games.registry import GAMES
from penguins.session.progress import keep_progress, progress_of
from penguins.session.record import Record
from penguins.session.session import Session
from penguins.session.storage import FILE_NAME, Storage, UnreadableMatch
from tests.session.table import at_random, play, sit_down


@contextmanager
def storage_in(folder: Path) -> Iterator[Storage]:
    with closing(Storage(folder)) as storage:
        yield storage


@contextmanager
def held(folder: Path, kind: str = "IMMEDIATE") -> Iterator[None]:
    """By somebody else, for as long as it takes."""
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as other:
        if kind == "EXCLUSIVE":
            other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute(f"BEGIN {kind}")
        other.execute("UPDATE matches SET played = played")
        yield
        other.execute("ROLLBACK")


def some_matches(folder: Path, number: int = 20) -> None:
    """Unfinished ones."""
    with storage_in(folder) as storage:
        for _ in range(number):
            session = sit_down("pingouins", "human", "chick", storage=storage)
            list(play(session, Random(0), 30))


def ids(storage: Storage) -> list[str]:
    return [notice.id for notice in storage.take_notices()]


def change(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection, connection:
        connection.execute(statement, values)


def use_everything(storage: Storage) -> list[Record]:
    """What screens do with what is stored; the answer is what can be gone on with."""
    for listing in storage.finished():
        record = _load_if_readable(storage, listing.id)
        if record is not None:
            storage.load_review(record)
    unfinished = [_load_if_readable(storage, listing.id) for listing in storage.unfinished()]
    for game in (None, *GAMES):
        storage.statistics(game)
    for person in storage.people.all():
        told = storage.career(person.name)
        told.curve(), told.head_to_head(), told.luck(), told.stamps()
        for rules in GAMES.values():
            storage.rival.measure(person.name, rules)
    storage.count_deeds()
    storage.save_preferences(storage.load_preferences())
    keep_progress(storage, "Léa", "pebbles.first", progress_of(storage, "Léa", "pebbles.first"))
    return [record for record in unfinished if record is not None]


def goes_on(folder: Path, storage: Storage, most: int = 10_000) -> None:
    """A match can be played, to its end or so many steps, and is in the file."""
    session = sit_down("pingouins", "human", "human", storage=storage)
    list(play(session, Random(0), most))
    is_in_the_file(folder, session)


def can_be_gone_on_with(storage: Storage, record: Record) -> None:
    """A few steps."""
    list(play(Session(record, storage, at_random), Random(0), 3))


def is_in_the_file(folder: Path, session: Session) -> None:
    assert session.record.id is not None
    with storage_in(folder) as other:
        assert other.load(session.record.id).match.log == session.record.match.log


def _load_if_readable(storage: Storage, match: int) -> Record | None:
    with suppress(UnreadableMatch):
        return storage.load(match)
    return None
