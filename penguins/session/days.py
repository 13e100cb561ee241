"""What people made of the boards of the day. The first try counts, from the moment it is begun.

A clock that is moved back brings no second one: a day counts only as long as no later day has been begun. A try is
written together with its match, and its result with the match's, all of it or nothing.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from typing import Any, NamedTuple

from penguins.games.registry import GAMES
from penguins.session.record import Record

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

_LATER = "person = ? AND day > ? AND day = date(day)"
"""Tries on a later day; what is no day is none of them."""

Read = Callable[[str, Sequence[Any]], list[sqlite3.Row]]


class DayTry(NamedTuple):
    """A first try at a board of the day."""

    person: str
    game: str
    day: date
    key: str
    """Of its match."""
    score: int | None
    """Of the person, once it is over."""
    place: int | None
    """From 1; shared by equals."""

    @property
    def is_over(self) -> bool:
        return self.place is not None


class Days:
    """All first tries, by person."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._begun: set[tuple[str, str, date]] = set()
        """Since the app started: also what the file could not take yet."""

    def counts(self, person: str, game: str, day: date) -> bool:
        """Whether a try begun now would be the first one."""
        here = (begun for begun in self._begun if begun[0] == person)
        if any(begun_day > day or (begun_game, begun_day) == (game, day) for _, begun_game, begun_day in here):
            return False
        taken = f"SELECT 1 FROM days WHERE {_LATER} UNION SELECT 1 FROM days WHERE (person, day, game) = (?, ?, ?)"
        return not self._read(taken, [person, day.isoformat(), person, day.isoformat(), game])

    def has_begun(self, record: Record) -> None:
        """That match is the first try that it says it is."""
        if record.first_try is not None:
            self._begun.add((record.first_try.person, record.setup.game.id, record.first_try.day))

    def renamed(self, before: str, after: str) -> None:
        """Somebody has another name now."""
        self._begun = {(after if person == before else person, game, day) for person, game, day in self._begun}

    def tries(self, person: str) -> list[DayTry]:
        """The person's first tries, oldest first; what makes no sense is left out."""
        return _tries(self._read("SELECT * FROM days WHERE person = ? ORDER BY day, game", [person]))

    def try_of(self, key: str) -> DayTry | None:
        """The first try that the match of that key is."""
        return next(iter(_tries(self._read("SELECT * FROM days WHERE key = ?", [key]))), None)


def begin(connection: sqlite3.Connection, record: Record, key: str) -> None:
    """Note a match that is stored now under that key as the first try that it is, unless there has been one."""
    if record.first_try is None:
        return
    person, day = record.first_try.person, record.first_try.day.isoformat()
    connection.execute(
        "INSERT OR IGNORE INTO days (person, game, day, key) SELECT ?, ?, ?, ? "
        f"WHERE NOT EXISTS (SELECT 1 FROM days WHERE {_LATER})",
        [person, record.setup.game.id, day, key, person, day],
    )


def finish(connection: sqlite3.Connection, record: Record, key: str) -> None:
    """Note how a match ended that is stored under that key, if it is a first try."""
    if not connection.execute("SELECT 1 FROM days WHERE key = ? AND place IS NULL", [key]).fetchone():
        return
    state = record.match.state
    for seat in record.setup.humans:
        score, place = state.scores()[seat], record.setup.game.places(state)[seat]
        connection.execute("UPDATE days SET score = ?, place = ? WHERE key = ?", [score, place, key])


def _tries(rows: Sequence[sqlite3.Row]) -> list[DayTry]:
    found = []
    for row in rows:
        with suppress(ValueError, TypeError):
            found.append(_try(row))
    return found


def _try(row: sqlite3.Row) -> DayTry:
    day, numbers = date.fromisoformat(row["day"]), (row["score"], row["place"])
    if row["game"] not in GAMES or not all(isinstance(number, int | None) for number in numbers):
        raise ValueError(row["game"])
    return DayTry(str(row["person"]), row["game"], day, str(row["key"]), *numbers)
