"""The matches that the file has, read and checked."""

import sqlite3

from penguins.core.state import CHANCE
from penguins.session import reading
from penguins.session.database import Database
from penguins.session.notices import Notice
from penguins.session.reading import BadRow, Listing
from penguins.session.record import Record


class UnreadableMatch(LookupError):
    """There is no such match, or this version of the app cannot make sense of it."""


class StoredMatches:
    """Reads matches; what makes no sense is left out, and that is told once."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._left_out: set[int] = set()
        """The numbers of matches that make no sense."""
        self._told_left_out = False

    def load(self, match: int) -> tuple[Record, bool]:
        """The match, and whether all of its actions make sense."""
        record = self._record(match)
        actions = self._database.read(
            "SELECT * FROM actions WHERE match = ? AND typeof(moment) = 'integer' AND moment >= 0 ORDER BY moment",
            [match],
        )
        is_whole = all(reading.replay(record, row) for row in actions)
        record.stored = len(record.match.log)
        record.key = record.key or record.derived_key()
        if not record.is_over:
            record.ended = None
        return record, is_whole

    def candidates(self, record: Record) -> list[Record]:
        """Stored matches that may be this one: those of the same key, and those that are as long and end alike, for
        1.0.0 knew no keys."""
        length = len(record.match.log)
        found = self._database.read("SELECT id FROM matches WHERE key = ?", [record.key])
        found += self._database.read(
            "SELECT id FROM matches JOIN actions ON match = id AND moment = ? AND action = ? "
            "WHERE game = ? AND NOT EXISTS (SELECT 1 FROM actions WHERE match = id AND moment = ?)",
            [length - 1, str(record.match.log[-1]) if length else "", record.setup.game.id, length],
        )
        candidates = []
        for row in found:
            if row["id"] in self._left_out:
                continue
            try:
                candidates.append(self.load(row["id"])[0])
            except UnreadableMatch:
                continue
        return candidates

    def listings(self, which: str, game: str | None, order: str) -> list[Listing]:
        """The matches that make sense. A page is read again without what was found not to, so that pages are full."""
        while True:
            without = ", ".join(map(str, self._left_out))
            matches = self._database.read(
                f"SELECT * FROM matches WHERE {which} AND id NOT IN ({without}) AND game = ifnull(?, game) {order}",
                [game],
            )
            listings = [listing for listing in map(self._listing, matches) if listing is not None]
            if len(listings) == len(matches):
                return listings
            self.tell_left_out()

    def tell_left_out(self) -> None:
        if not self._told_left_out:
            self._told_left_out = True
            self._database.notices.append(Notice("left_out"))

    def leave_out(self, match: int | None) -> None:
        """It is to be deleted."""
        if match is not None:
            self._left_out.add(match)

    def makes_sense(self, match: int | None) -> None:
        """It has just been written."""
        self._left_out -= {match}

    def begin_anew(self) -> None:
        """The file has."""
        self._left_out.clear()

    def _record(self, match: int) -> Record:
        for row in self._database.read("SELECT * FROM matches WHERE id = ?", [match]):
            try:
                return reading.record(row, self._seats_of(row))
            except BadRow:
                break
        raise UnreadableMatch(match)

    def _listing(self, match: sqlite3.Row) -> Listing | None:
        try:
            listing = reading.listing(match, self._seats_of(match))
            if listing.next_seat == CHANCE:
                listing = listing._replace(next_seat=self.load(listing.id)[0].match.state.next_seat())
            return listing
        except (BadRow, UnreadableMatch):
            self._left_out.add(match["id"])
            return None

    def _seats_of(self, match: sqlite3.Row) -> list[sqlite3.Row]:
        return self._database.read("SELECT * FROM seats WHERE match = ? ORDER BY seat", [match["id"]])
