"""What people made of the boards of the day. The first try counts, from the moment it is begun.

A clock that is moved back brings no second one: a day counts only as long as no later day has been begun.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from typing import Any, NamedTuple, Protocol

from penguins.games.registry import GAMES

STEP = (
    """
    CREATE TABLE days (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        day TEXT NOT NULL,
        key TEXT NOT NULL,
        score INTEGER,
        place INTEGER,
        PRIMARY KEY (person, game, day)
    ) WITHOUT ROWID
    """,
)
"""How the table came to be. `key` is that of the match that counts; `score` and `place` are empty before its end."""

Read = Callable[[str, Sequence[Any]], list[sqlite3.Row]]


class Write(Protocol):
    """Does work on the file, all of it or nothing."""

    def __call__(self, work: Callable[[sqlite3.Connection], object], /) -> object: ...


class DayTry(NamedTuple):
    """A first try at a board of the day."""

    game: str
    day: date
    key: str
    """Of its match."""
    score: int | None
    """Of the person, once it is over."""
    place: int | None
    """From 1; shared by equals."""


class Days:
    """All first tries, by person."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    def counts(self, person: str, game: str, day: date) -> bool:
        """Whether a try begun now would be the first one."""
        later = "SELECT 1 FROM days WHERE person = ? AND (day > ? OR (day = ? AND game = ?)) LIMIT 1"
        return not self._read(later, [person, day.isoformat(), day.isoformat(), game])

    def begin(self, person: str, game: str, day: date, key: str) -> bool:
        """Whether the match of that key is the first try; then it is noted."""
        if not self.counts(person, game, day):
            return False
        values = [person, game, day.isoformat(), key]
        insert = "INSERT OR IGNORE INTO days (person, game, day, key) VALUES (?, ?, ?, ?)"
        self._write(lambda connection: connection.execute(insert, values).rowcount)
        return True

    def finish(self, key: str, score: int, place: int) -> None:
        """Note how a match ended, if it is a first try."""
        update = "UPDATE days SET score = ?, place = ? WHERE key = ? AND score IS NULL"
        self._write(lambda connection: connection.execute(update, [score, place, key]).rowcount)

    def tries(self, person: str) -> list[DayTry]:
        """The person's first tries, oldest first; what makes no sense is left out."""
        found = []
        for row in self._read("SELECT * FROM days WHERE person = ? ORDER BY day, game", [person]):
            with suppress(ValueError, TypeError):
                found.append(_try(row))
        return found


def _try(row: sqlite3.Row) -> DayTry:
    told = DayTry(row["game"], date.fromisoformat(row["day"]), str(row["key"]), row["score"], row["place"])
    if told.game not in GAMES or not all(isinstance(each, int | None) for each in (told.score, told.place)):
        raise ValueError(told)
    return told
