"""All matches and preferences, in one file that survives everything."""

import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from penguins.games.registry import GAMES
from penguins.languages import LANGUAGES, Languages
from penguins.session import rows
from penguins.session.database import WAIT_FOR_OTHER_COPY, Database
from penguins.session.notices import Notice
from penguins.session.preferences import Preferences
from penguins.session.record import Record
from penguins.session.setup import SetUp
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
    next_seat: int | None
    """Whose turn it is or begins next, also while chance decides; None once it has ended."""
    scores: tuple[int, ...]
    """Per seat, once the match has ended; empty before."""
    winners: tuple[int, ...]


class Storage:
    """What the app remembers. For one thread: the screen's."""

    def __init__(
        self,
        folder: Path | None,
        clock: Callable[[], float] = time.time,
        patience: float = WAIT_FOR_OTHER_COPY,
    ) -> None:
        """The file in that folder; None: nothing outlives the app. `patience` is how many seconds to wait while
        another copy of the app writes."""
        self._database = Database(folder and folder / FILE_NAME, patience=patience)
        self._clock = clock

    def take_notices(self) -> list[Notice]:
        """What the person has to be told, once. Ask after opening and after every update."""
        taken = self._database.notices[:]
        self._database.notices.clear()
        return taken

    def close(self) -> None:
        self._database.close()

    def begin(self, setup: SetUp) -> Record:
        """A new match, stored."""
        record = Record(setup, self._clock())
        self.save(record)
        return record

    def save(self, record: Record) -> None:
        """Make the file agree with the record. If it cannot be now, the next call makes up for it."""
        now = self._clock()
        if record.is_over and record.ended is None:
            record.ended = now
        saved = self._database.write(lambda connection: rows.save(connection, record, now))
        if saved is None:
            return
        if saved.copied:
            self._database.notices.append(Notice("match_copied"))
        record.id, record.version, record.seed = saved.id, saved.version, saved.seed
        record.stored = len(record.match.log)

    def load(self, match: int) -> Record:
        """The match, played up to its last good action; UnreadableMatch if there is none."""
        record = self._record(match)
        if not self._replay(record):
            self._database.notices.append(Notice("match_cut", str(len(record.match.log) + 1)))
        record.stored = len(record.match.log)
        if not record.is_over:
            record.ended = None
        return record

    def _replay(self, record: Record) -> bool:
        """Play its stored actions; whether the rules took them all."""
        actions = self._database.read("SELECT * FROM actions WHERE match = ? ORDER BY moment", [record.id])
        return all(rows.replay(record, row) for row in actions)

    def delete(self, match: int) -> None:
        """Forget it for good."""
        self._database.write(lambda connection: connection.execute("DELETE FROM matches WHERE id = ?", [match]))

    def unfinished(self, game: str | None = None) -> list[Listing]:
        """Matches to go on with, the last played first."""
        return self._list("ended IS NULL", game, "ORDER BY played DESC, id DESC")

    def finished(self, game: str | None = None, limit: int = 50, skip: int = 0) -> list[Listing]:
        """Matches of the past, the last ended first, a page at a time."""
        page = f"ORDER BY ended DESC, id DESC LIMIT {limit:d} OFFSET {skip:d}"
        return self._list("ended IS NOT NULL", game, page)

    def statistics(self, game: str | None = None) -> Statistics:
        """How people have done, in one game or in all."""
        return statistics(self._database, game)

    def load_preferences(self, languages: Languages = LANGUAGES) -> Preferences:
        """As they were saved; the default for whatever is missing or makes no sense."""
        stored = self._database.read("SELECT name, value FROM preferences")
        return Preferences.from_stored({str(row["name"]): str(row["value"]) for row in stored}, languages)

    def save_preferences(self, preferences: Preferences) -> None:
        """Keep them."""
        values = list(preferences.to_stored().items())
        self._database.write(
            lambda connection: connection.executemany("INSERT OR REPLACE INTO preferences VALUES (?, ?)", values)
        )

    def _record(self, match: int) -> Record:
        for row in self._database.read("SELECT * FROM matches WHERE id = ?", [match]):
            setup = self._setup(row, self._seats_of(row))
            if setup is not None:
                record = Record(setup, row["started"], row["seed"], row["ended"], rules=row["rules"])
                record.id, record.version = match, row["version"]
                return record
        raise UnreadableMatch(match)

    def _list(self, which: str, game: str | None, order: str) -> list[Listing]:
        query = f"SELECT * FROM matches WHERE {which} AND game = ifnull(?, game) {order}"
        listings = map(self._listing, self._database.read(query, [game]))
        return [listing for listing in listings if listing is not None]

    def _listing(self, row: sqlite3.Row) -> Listing | None:
        seats = self._seats_of(row)
        setup = self._setup(row, seats)
        if setup is None:
            return None
        results = seats if row["ended"] is not None else []
        scores = tuple(seat["score"] for seat in results)
        winners = tuple(seat["seat"] for seat in results if seat["won"])
        next_seat = self._next_seat(row, setup)
        return Listing(row["id"], setup, row["started"], row["played"], row["ended"], next_seat, scores, winners)

    def _next_seat(self, row: sqlite3.Row, setup: SetUp) -> int | None:
        if row["ended"] is not None:
            return None
        if row["to_move"] in range(len(setup.seats)):
            return int(row["to_move"])
        record = self._record(row["id"])  # version 1.0.0 wrote that chance is next, but not for whom
        self._replay(record)
        return record.match.state.next_seat()

    def _seats_of(self, match: sqlite3.Row) -> list[sqlite3.Row]:
        return self._database.read("SELECT * FROM seats WHERE match = ? ORDER BY seat", [match["id"]])

    def _setup(self, match: sqlite3.Row, seats: list[sqlite3.Row]) -> SetUp | None:
        """None if a newer version, or someone else, has written what makes no sense here."""
        try:
            plain = {"seats": [dict(seat) for seat in seats], "options": json.loads(match["options"])}
            setup = SetUp.from_plain(GAMES[match["game"]], plain)
            return setup if 1 <= match["rules"] <= setup.game.rules else None
        except (KeyError, ValueError, TypeError, RecursionError):
            return None
