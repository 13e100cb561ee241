"""The one file, held so that nothing that can happen to it stops a match.

Only the screen's thread reads and writes here. A second thread would buy nothing: storing an action takes a small
part of a millisecond, and it has to be done before the action is shown anyway. Where another program holds the file,
nobody waits for it: the match goes on, and whoever asks again later finds the file free.
"""

import logging
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from penguins.session import witness
from penguins.session.database_file import (
    FAULTS,
    DamagedFile,
    Migrations,
    NewerFile,
    Place,
    beside,
    connect,
    copy_in_memory,
    fault_of,
    in_memory,
    move_aside,
    place_of,
    transaction,
)
from penguins.session.notices import Notice, NoticeId
from penguins.session.schema import MIGRATIONS

WAIT_FOR_OTHER_COPY = 0.25
"""Seconds; another copy of the app holds the file for a millisecond at a time."""
WITNESS = "-saves"
"""Ending of the name of the count beside the file."""

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")


class Database:
    """Reads and writes, or says why it does not and goes on in memory."""

    def __init__(
        self, path: Path | None, migrations: Migrations = MIGRATIONS, patience: float = WAIT_FOR_OTHER_COPY
    ) -> None:
        """The file at that path, made if need be; None: in memory only. `patience` is how many seconds to wait while
        another copy of the app writes."""
        self.notices: list[Notice] = []
        self.beginnings = 0
        """How often a new file had to be begun in place of one in use."""
        self._migrations = migrations
        self._patience = patience
        self._path = path
        """None as soon as there is no file to trust."""
        self._place: Place | None = None
        """None while it is not the file that is written."""
        self._trouble: NoticeId | None = None
        self._has_begun_afresh = False
        expected = witness.remembered(beside(path, WITNESS)) if path else 0
        self._connection = self._open()
        self._compare_saves(expected)

    @property
    def is_on_file(self) -> bool:
        return self._place is not None

    @property
    def is_settled(self) -> bool:
        """Whether nothing better is hoped for than what is written to now: the file, or memory where there is none."""
        return self._path is None or self.is_on_file

    def read(self, query: str, values: Sequence[Any] | Mapping[str, Any] = ()) -> list[sqlite3.Row]:
        """The rows; none if the file cannot be read."""
        return self._guard(lambda connection: connection.execute(query, values).fetchall()) or []

    def write(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer | None:
        """Do all of the work, or nothing of it and answer None."""

        def in_transaction(connection: sqlite3.Connection) -> tuple[Answer, int]:
            with transaction(connection, "IMMEDIATE"):
                return work(connection), _count_save(connection)

        self.come_home()
        done = self._guard(in_transaction)
        if done is None:
            return None
        answer, saves = done
        self._remember(saves)
        return answer

    def copy_to(self, path: Path) -> bool:
        """Write everything into a new file there; whether that could be done."""
        try:
            path.unlink(missing_ok=True)
            self._connection.execute("VACUUM INTO ?", [str(path)])
        except (OSError, *FAULTS):
            return False
        return True

    def come_home(self) -> None:
        """See to it that the file at the path is written, if it can be: not one that was deleted or renamed meanwhile,
        and not the memory that had to do for a while."""
        if self._path is None:
            return
        if self._place is None:
            self._try_again(self._path)
        elif place_of(self._path) != self._place:
            self._begin_again(self._path)

    def trouble_is_over(self) -> None:
        """Tell it, if there was any and if it is true."""
        if self._trouble is None:
            return
        can_write = self.write(lambda _: True)
        if can_write and self.is_on_file:
            self._trouble = None
            self._wait(self._patience)
            self.notices.append(Notice("saving_again"))

    def close(self) -> None:
        self._connection.close()

    def _guard(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer | None:
        try:
            return work(self._connection)
        except FAULTS as error:
            fault = fault_of(error)
            if fault != "damage":
                self._tell_trouble(fault == "locked", error)
                return None
            if self._path is None:
                raise  # there is no file: it is a mistake of ours
            log.warning("the file of matches is damaged: %r", error)
        with suppress(*FAULTS):
            self._connection.close()
        self._connection = self._begin_afresh()
        return self._guard(work)

    def _tell_trouble(self, locked: bool, error: Exception | None = None) -> None:
        trouble: NoticeId = "locked" if locked else "not_saving"
        if self._trouble != trouble:
            log.warning("the file of matches: %s, %r", trouble, error)
            self._trouble = trouble
            self.notices.append(Notice(trouble))
        self._wait(0.0)

    def _wait(self, seconds: float) -> None:
        """How long to wait for another copy from now on: once it has taken too long, not at all."""
        if self.is_on_file:
            self._connection.execute(f"PRAGMA busy_timeout = {round(seconds * 1000)}")

    # Opening

    def _open(self) -> sqlite3.Connection:
        if self._path is not None:
            try:
                return self._connect(self._path, self._patience)
            except NewerFile:
                self.notices.append(Notice("newer_file"))
                self._path = None
            except (DamagedFile, OSError, *FAULTS) as error:
                return self._without(self._path, error)
        return in_memory(self._migrations)

    def _connect(self, path: Path, patience: float) -> sqlite3.Connection:
        self._place = None
        connection = connect(path, self._migrations, patience)
        self._place = place_of(path)
        return connection

    def _without(self, path: Path, error: Exception) -> sqlite3.Connection:
        fault = fault_of(error)
        if fault == "damage":
            log.warning("the file of matches is damaged: %r", error)
            return self._begin_afresh()
        self._tell_trouble(fault == "locked", error)
        return copy_in_memory(path, self._migrations)

    def _begin_afresh(self) -> sqlite3.Connection:
        """After damage: keep what is there under another name."""
        self._place = None
        if self._path is None or self._has_begun_afresh:  # damaged twice: no disk to trust
            self._path = None
            self._tell_trouble(locked=False)
            return in_memory(self._migrations)
        self._has_begun_afresh = True
        try:
            self.notices.append(Notice("moved_aside", move_aside(self._path)))
            self.beginnings += 1
            connection = self._connect(self._path, self._patience)
        except (DamagedFile, NewerFile, OSError, *FAULTS) as error:
            return self._without(self._path, error)
        self._remember(0)
        return connection

    def _try_again(self, path: Path) -> None:
        """Without waiting, and keeping to memory if it is still no use."""
        try:
            connection = self._connect(path, 0.0)
        except NewerFile:
            self._path = None
            self.notices.append(Notice("newer_file"))
            return
        except (DamagedFile, OSError, *FAULTS) as error:
            if fault_of(error) != "damage":
                return
            connection = self._begin_afresh()
        self._connection.close()
        self._connection = connection

    def _begin_again(self, path: Path) -> None:
        """After somebody has deleted or renamed the file, or its log alone, under our feet."""
        assert self._place is not None
        is_gone = place_of(path)[0] != self._place[0]
        with suppress(*FAULTS):
            self._connection.close()  # first, for it tidies up at the path
        self._connection = self._open()
        self.beginnings += is_gone
        if is_gone and self.is_on_file:
            self.notices.append(Notice("file_gone"))

    # Counting

    def _compare_saves(self, expected: int) -> None:
        """Once, at the start. Where a new file was begun, that has been told already."""
        saves = self._guard(_saves)
        is_known = self.is_on_file and not self._has_begun_afresh
        if is_known and saves is not None and saves < expected:
            self.notices.append(Notice("saves_missing"))
            self._remember(saves)

    def _remember(self, saves: int) -> None:
        if self._path is not None and self.is_on_file:
            witness.remember(beside(self._path, WITNESS), saves)


def _count_save(connection: sqlite3.Connection) -> int:
    connection.execute("UPDATE saves SET number = number + 1")
    return _saves(connection)


def _saves(connection: sqlite3.Connection) -> int:
    (number,) = connection.execute("SELECT max(number) FROM saves").fetchone()
    return number if isinstance(number, int) else 0
