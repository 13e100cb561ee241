"""All matches and preferences, in one file that survives everything."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from copy import copy
from datetime import date
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from penguins.languages import LANGUAGES, Languages
from penguins.session import deeds, rows
from penguins.session.database import WAIT_FOR_OTHER_COPY, Database
from penguins.session.days import Days
from penguins.session.notices import Notice
from penguins.session.people import People, Work
from penguins.session.preferences import Preferences
from penguins.session.reading import Listing
from penguins.session.record import FirstTry, Record, new_seed
from penguins.session.rival import Rival
from penguins.session.setup import COLOURS, SetUp
from penguins.session.stored_matches import StoredMatches, UnreadableMatch

if TYPE_CHECKING:  # and where they are asked for: the first frame does without
    from penguins.session.backup import Restored
    from penguins.session.career import Career
    from penguins.session.review import Review
    from penguins.session.statistics import Statistics

__all__ = ["FILE_NAME", "Listing", "Storage", "UnreadableMatch"]

FILE_NAME = "penguins.db"
_WITHOUT_A_CLOCK = date(1970, 1, 1)

Answer = TypeVar("Answer")


class Unsaved(NamedTuple):
    """A match that the file lacks, or has in part, and where the file has it."""

    record: Record
    id: int | None
    version: int
    forgotten: bool = False
    """Whether it is to be deleted, once the file has it."""


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
        self.days = Days(self._database.read)
        self._clock = clock
        self._last: Record | None = None
        """The match that was saved last."""
        self._preferences: Preferences | None = None
        self._unsaved: dict[int, Unsaved] = {}
        """By `id()` of the record."""
        self._pending: list[Record | Work] = []
        """What the file lacks, in the order in which it was asked for: matches to be saved, and everything else."""
        self._progress: dict[tuple[str, str], str] = {}
        """What was kept since the app started, by person and script."""
        self._beginnings = self._database.beginnings
        self._matches = StoredMatches(self._database)
        self.people = People(self._database.read, self._keep, self._renamed)
        self.rival = Rival(self._database.read, self._keep, self.people, clock)

    def today(self) -> date:
        """What the device's clock says."""
        try:
            return date.fromtimestamp(self._clock())
        except (ValueError, OverflowError, OSError):  # no calendar reaches so far
            return _WITHOUT_A_CLOCK

    def take_notices(self) -> list[Notice]:
        """What the person has to be told, once. Ask after opening and after every update."""
        taken = self._database.notices[:]
        self._database.notices.clear()
        return taken

    def close(self) -> None:
        if self._pending:
            self.make_up()
        self._database.close()

    # Matches

    def new(self, setup: SetUp, seed: int | None = None) -> Record:
        """A new match, not stored yet: its session does that once a person has decided something. A Friend that plays
        is now as strong as it was measured to have to be. Chance is that of the seed, if one is given (a code, the
        board of a day)."""
        return Record(self.rival.fitted(setup), self._clock(), new_seed() if seed is None else seed)

    def begin(self, setup: SetUp, seed: int | None = None, first_try: FirstTry | None = None) -> Record:
        """A new match, stored; it may be somebody's first try at the board of a day."""
        record = self.new(setup, seed)
        record.first_try = first_try
        self.days.has_begun(record)
        self.save(record)
        return record

    def number_of(self, key: str) -> int | None:
        """The number of the stored match with that key; None if there is none."""
        found = self._database.read("SELECT id FROM matches WHERE key = ? ORDER BY id LIMIT 1", [key])
        return found[0]["id"] if found else None

    def keep(self, record: Record) -> Record:
        """Store the match of a file, unless it is here already; the answer is the one that is stored."""
        for candidate in [*self._matches.candidates(record), *self._records_unsaved()]:
            log = candidate.match.log
            continues = candidate.key == record.key and log[: len(record.match.log)] == record.match.log
            is_alike = (candidate.setup, candidate.match.rules) == (record.setup, record.match.rules)
            if is_alike and (continues or log == record.match.log):
                return candidate
        self.save(record)
        return record

    def save(self, record: Record) -> None:
        """Make the file agree with the record. If it cannot be now, `make_up` and the next call make up for it."""
        if record.is_over and record.ended is None:
            record.ended = self._clock()
        self._last = record
        self._behind(record)
        self._do(record)

    def make_up(self) -> None:
        """Do what could not be done before, if it can be now. It never waits: call it every second or so."""
        if self._pending and not self._database.is_settled:
            self._database.come_home()
        while self._pending and self._database.is_settled:
            if not self._is_done(self._pending[0]):
                return
            del self._pending[0]
        if not self._pending:
            self.people.unsaved = False
            self._database.trouble_is_over()

    def load(self, match: int) -> Record:
        """The match, played up to its last good action; UnreadableMatch if there is none."""
        for unsaved in self._records_unsaved(match):  # the file has less of it
            return unsaved
        record, is_whole = self._matches.load(match)
        if not is_whole:
            self._database.notices.append(Notice("match_cut", str(len(record.match.log) + 1)))
        return record

    def delete(self, match: int) -> None:
        """Forget it for good."""
        for record in self._records_unsaved(match):
            self._forget(record)
        found = self._database.read("SELECT seed FROM matches WHERE id = ?", [match])
        if found:
            self._erase(lambda: (match, found[0]["seed"]))
        if self._last is not None and self._last.id == match:
            self._last = None

    def discard(self, record: Record) -> None:
        """Forget a match that somebody holds in their hands; it is new then, and can be stored again."""
        if record.id is not None or id(record) in self._unsaved:
            self._forget(record)
        if self._last is record:
            self._last = None
        record.id, record.version, record.stored = None, 0, 0

    def unfinished(self, game: str | None = None) -> list[Listing]:
        """Matches to go on with, the last played first."""
        return self._matches.listings("ended IS NULL", game, "ORDER BY played DESC, id DESC")

    def finished(self, game: str | None = None, limit: int = 50, skip: int = 0) -> list[Listing]:
        """Matches of the past, the last ended first, a page at a time."""
        page = f"ORDER BY ended DESC, id DESC LIMIT {limit:d} OFFSET {skip:d}"
        return self._matches.listings("ended IS NOT NULL", game, page)

    def save_review(self, record: Record, review: "Review") -> None:
        """Keep what was worked out about a stored match."""
        from penguins.session.review import to_text

        text = to_text(review)
        known = "INSERT OR REPLACE INTO reviews SELECT id, ? FROM matches WHERE id = ? AND seed = ?"
        self._keep(lambda connection: connection.execute(known, [text, record.id, record.seed]))

    def load_review(self, record: Record) -> "Review | None":
        """What was worked out about that match as it stands; None if nothing was, or it makes no sense."""
        from penguins.session.review import from_text

        found = self._database.read("SELECT review FROM reviews WHERE match = ?", [record.id])
        return from_text(record, str(found[0]["review"])) if found else None

    def statistics(self, game: str | None = None) -> "Statistics":
        """How people have done, in one game or in all."""
        from penguins.session.statistics import statistics

        counted = statistics(self._database, game)
        if counted.leaves_out:
            self._matches.tell_left_out()
        return counted.statistics

    def begin_anew(self, name: str | None = None, game: str | None = None) -> None:
        """Count what one person, or everybody, plays in one game, or in all, from now on. The matches stay."""
        from penguins.session.statistics import begin_anew

        self._keep(lambda connection: begin_anew(connection, name, game))

    def best_before(self, record: Record, seat: int) -> int | None:
        """What the person there had reached at best in such a match before this one ended; None if it is the first."""
        from penguins.session.statistics import best_before

        return best_before(self._database, record, seat, record.ended or self._clock())

    def career(self, name: str, game: str | None = None) -> "Career":
        """How one person or guest has done, in one game or in all."""
        from penguins.session.career import career

        return career(self._database.read, name, game)

    def last_game(self, name: str) -> str | None:
        """What that person or guest played last, if they have played."""
        from penguins.session.career import last_game

        return last_game(self._database.read, name)

    def colour_of(self, name: str) -> str:
        """The colour of a person of the house; of a guest, that with which they played last."""
        from penguins.session.career import last_colour

        person = self.people.named(name)
        return person.colour if person else last_colour(self._database.read, name) or COLOURS[0]

    def count_deeds(self, most: int = 20) -> int:
        """Find what is worth telling in matches that older versions left, so many at a time; in how many it looked."""
        return sum(self._count(match) for (match,) in self._database.read(deeds.UNCOUNTED, [most]))

    def _count(self, match: int) -> bool:
        """Whether that is on disk now."""
        try:
            record: Record | None = self._matches.load(match)[0]
        except UnreadableMatch:
            record = None

        def keep(connection: sqlite3.Connection) -> bool:
            if record is not None and record.is_over:
                deeds.write(connection, match, record)
            else:
                deeds.mark_counted(connection, match)
            return True

        return self._write(keep) is not None

    # Backup

    def back_up(self, path: Path) -> bool:
        """Write everything into one file there; whether that could be done."""
        return self._database.copy_to(path)

    def restore(self, path: Path) -> "Restored | None":
        """Bring back what the file of a backup has and this one has not; None if nothing can be written now, BadBackup
        if the file is none."""
        from penguins.session.backup import Backup

        with closing(Backup(path)) as backup:
            self.make_up()
            self._database.come_home()
            can_be = self._database.is_settled and not self._pending
            return self._write(backup.merge_into) if can_be else None

    # Preferences

    def load_preferences(self, languages: Languages = LANGUAGES) -> Preferences:
        """As they were saved; the default for whatever is missing or makes no sense."""
        stored = self._database.read("SELECT name, value FROM preferences")
        self._preferences = Preferences.from_stored({str(name): str(value) for name, value in stored}, languages)
        return self._preferences

    def save_preferences(self, preferences: Preferences) -> None:
        """Keep them."""
        self._preferences = preferences
        self._keep(rows.preferring(preferences.to_stored()))

    # How far people have come in scripts

    def progress(self, person: str, script: str) -> str:
        """What was kept of them with `keep_progress`; empty if nothing was."""
        found = self._database.read("SELECT told FROM progress WHERE person = ? AND script = ?", [person, script])
        return self._progress.get((person, script), str(found[0]["told"]) if found else "")

    def keep_progress(self, person: str, script: str, told: str) -> None:
        """Keep that."""
        self._progress[person, script] = told
        self._keep(rows.progressing({(person, script): told}))

    # Inside

    def _keep(self, work: Work) -> bool:
        """Do the work; whether it was done where it will stay. If it could not be, that is made up for."""
        self._do(work)
        return not self._pending

    def _do(self, pending: Record | Work) -> None:
        """That, after all that is to be done before. In memory that has to do for a while it is done at once, and once
        more in the file."""
        latest = takewhile(lambda other: isinstance(other, Record), reversed(self._pending))
        if not any(other is pending for other in latest):  # else the match is saved as it stands by then
            self._pending.append(pending)
        if not self._database.is_settled:
            self._database.come_home()
        if self._database.is_settled:
            self.make_up()
        else:
            self._is_done(pending)

    def _is_done(self, pending: Record | Work) -> bool:
        """Do it; whether it was done where it will stay."""
        if isinstance(pending, Record):
            return self._save(pending)
        return self._write(lambda connection: (pending(connection),)) is not None and self._database.is_settled

    def _records_unsaved(self, match: int | None = None) -> list[Record]:
        """What the file lacks of matches; of the one that has this number now, or of all."""
        records = (unsaved.record for unsaved in self._unsaved.values() if not unsaved.forgotten)
        return [record for record in records if match in (None, record.id)]

    def _forget(self, record: Record) -> None:
        """Delete it as it is now; whoever holds it may save it anew. What the file lacks of it is saved first all the
        same: it may be a first try, and stays one."""
        forgotten = copy(record)
        if unsaved := self._unsaved.pop(id(record), None):
            self._unsaved[id(forgotten)] = unsaved._replace(record=forgotten, forgotten=True)
            self._pending = [forgotten if pending is record else pending for pending in self._pending]
        self._erase(lambda: (forgotten.id, forgotten.seed))

    def _erase(self, which: Callable[[], tuple[int | None, int]]) -> None:
        """Delete the match of that number, if it has that seed: by the time it is done the number may be that of
        another one. Until then no list has it."""
        number, _ = which()

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM matches WHERE id = ? AND seed = ?", which())
            self._matches.makes_sense(number)  # whatever has that number next

        if not self._keep(work):
            self._matches.leave_out(number)

    def _write(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer | None:
        """Do the work. If the file had to be begun anew for it, what is in memory is not in it yet."""
        answer = self._database.write(work)
        if self._database.beginnings > self._beginnings:
            self._beginnings = self._database.beginnings
            self._matches.begin_anew()
            self._pending += [self.people.missing(), rows.progressing(self._progress)]
            if self._preferences is not None:
                self._pending.append(rows.preferring(self._preferences.to_stored()))
            if self._last is not None:
                self._behind(self._last)
                self._pending.append(self._last)
        return answer

    def _behind(self, record: Record) -> None:
        self._unsaved.setdefault(id(record), Unsaved(record, record.id, record.version))

    def _save(self, record: Record) -> bool:
        """Whether it is on disk now."""
        unsaved, now = self._unsaved.get(id(record)), self._clock()
        if unsaved and self._database.is_on_file and (record.id, record.version) != unsaved[1:3]:
            # it was saved in memory meanwhile
            record.id, record.version, record.stored = unsaved.id, unsaved.version, 0
        saved = self._write(lambda connection: rows.save(connection, record, now))
        if saved is None:
            return False
        if saved.copied:
            self._database.notices.append(Notice("match_copied"))
        record.id, record.version, record.seed, record.key = saved.id, saved.version, saved.seed, saved.key
        record.stored = len(record.match.log)
        self._matches.makes_sense(saved.id)
        if self._database.is_settled:
            self._unsaved.pop(id(record), None)
        return self._database.is_settled

    def _renamed(self, before: str, after: str) -> None:
        """What was kept by that name is kept by another one."""
        self._progress = {
            (after if person == before else person, script): told
            for (person, script), told in self._progress.items()
            if person != after
        }
        self.days.renamed(before, after)
