"""All matches and preferences, in one file that survives everything."""

import json
import secrets
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from penguins.core.game import AnyGame, NotAnAction
from penguins.core.match import IllegalAction
from penguins.games.registry import GAMES
from penguins.session.database import Database
from penguins.session.notices import Notice
from penguins.session.preferences import Preferences
from penguins.session.record import Record
from penguins.session.setup import BadSetUp, SetUp
from penguins.session.statistics import Statistics, statistics

FILE_NAME = "penguins.db"


class UnreadableMatch(LookupError):
    """There is no such match, or this version of the app cannot make sense of it."""


class Listing(NamedTuple):
    """A stored match, as a list shows it."""

    id: int
    setup: SetUp
    started: float
    played: float
    """When something last happened in it."""
    ended: float | None
    to_move: int
    """A seat, CHANCE or OVER."""
    scores: tuple[int | None, ...]
    """None until the match has ended."""
    winners: tuple[int, ...]


class Storage:
    """What the app remembers. For one thread: the screen's."""

    def __init__(self, folder: Path | None, clock: Callable[[], float] = time.time) -> None:
        """The file in that folder; None: nothing outlives the app."""
        self._database = Database(folder and folder / FILE_NAME)
        self._clock = clock

    def take_notices(self) -> list[Notice]:
        """What the person has to be told, once. Ask after opening and after every update."""
        taken = self._database.notices[:]
        self._database.notices.clear()
        return taken

    def close(self) -> None:
        self._database.close()

    # Matches

    def begin(self, setup: SetUp, seed: int | None = None) -> Record:
        """A new match, stored."""
        record = Record(setup, secrets.randbits(63) if seed is None else seed, self._clock())
        self.save(record)
        return record

    def save(self, record: Record) -> None:
        """Make the file agree with the record. If it cannot be now, the next call makes up for it."""
        now = self._clock()
        if record.is_over and record.ended is None:
            record.ended = now
        saved = self._database.write(lambda connection: _save(connection, record, now))
        if saved is None:
            return
        if saved.copied:
            self._database.notices.append(Notice("match_copied"))
        record.id, record.version, record.stored = saved.id, saved.version, len(record.match.log)

    def load(self, match: int) -> Record:
        """The match, played up to its last action; UnreadableMatch if there is none."""
        record = self._read(match)
        rows = self._database.read("SELECT moment, action FROM actions WHERE match = ? ORDER BY moment", [match])
        for row in rows:
            if not _replay(record, row):
                self._database.notices.append(Notice("match_cut", str(len(record.match.log) + 1)))
                break
        record.stored = len(record.match.log)
        return record

    def delete(self, match: int) -> None:
        """Forget it for good."""
        self._database.write(lambda connection: connection.execute("DELETE FROM matches WHERE id = ?", [match]))

    def unfinished(self, game: str | None = None) -> list[Listing]:
        """Matches to go on with, the last played first."""
        return self._list("ended IS NULL", game, limit=-1)

    def finished(self, game: str | None = None, limit: int = 50, skip: int = 0) -> list[Listing]:
        """Matches of the past, the last first, a page at a time."""
        return self._list("ended IS NOT NULL", game, limit, skip)

    def statistics(self, game: str | None = None) -> Statistics:
        """How people have done, in one game or in all."""
        return statistics(self._database, game)

    # Preferences

    def load_preferences(self) -> Preferences:
        """As they were saved; the default for whatever is missing or makes no sense."""
        rows = self._database.read("SELECT name, value FROM preferences")
        return Preferences.from_stored({row["name"]: row["value"] for row in rows})

    def save_preferences(self, preferences: Preferences) -> None:
        values = preferences.to_stored().items()
        self._database.write(
            lambda connection: connection.executemany("INSERT OR REPLACE INTO preferences VALUES (?, ?)", values)
        )

    # Inside

    def _read(self, match: int) -> Record:
        for row in self._database.read("SELECT * FROM matches WHERE id = ?", [match]):
            try:
                setup = self._setup(row)
                record = Record(setup, int(row["seed"]), float(row["started"]), row["ended"])
            except (BadSetUp, ValueError, TypeError):
                break
            record.id, record.version = match, row["version"]
            return record
        raise UnreadableMatch(match)

    def _setup(self, row: sqlite3.Row) -> SetUp:
        seats = self._database.read("SELECT * FROM seats WHERE match = ? ORDER BY seat", [row["id"]])
        plain = {"seats": [dict(seat) for seat in seats], "options": json.loads(row["options"])}
        return SetUp.from_plain(_game(row["game"]), plain)
