"""The one file, opened so that nothing that can happen to it stops a match.

Only the screen's thread reads and writes here. A second thread would buy nothing: storing an action takes a small
part of a millisecond, and it has to be done before the action is shown anyway.
"""

import logging
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from penguins.session.notices import Notice
from penguins.session.schema import MIGRATIONS

WAIT_FOR_OTHER_COPY = 1.0
"""Seconds; another copy of the app holds the file for a millisecond at a time."""
MAGIC = b"SQLite format 3\x00"
HEADER_SIZE = 100
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Migrations = Sequence[Sequence[str]]


class NewerFile(Exception):
    """A newer version of the app made this file."""


class DamagedFile(Exception):
    """What is there is not, or not wholly, what was written."""


class Database:
    """Reads and writes, or says why it does not and goes on in memory."""

    def __init__(
        self, path: Path | None, migrations: Migrations = MIGRATIONS, patience: float = WAIT_FOR_OTHER_COPY
    ) -> None:
        """The file at that path, made if need be; None: in memory only. `patience` is how many seconds to wait while
        another copy of the app writes."""
        self._patience = patience
        self.notices: list[Notice] = []
        self._migrations = migrations
        self._told_not_saving = False
        self._is_fresh = False
        self._path = path
        self._connection = self._open()

    def read(self, query: str, values: Sequence[Any] | Mapping[str, Any] = ()) -> list[sqlite3.Row]:
        """The rows; none if the file cannot be read."""
        return self._guard(lambda connection: connection.execute(query, values).fetchall()) or []

    def write(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer | None:
        """Do all of the work, or nothing of it and answer None."""

        def in_transaction(connection: sqlite3.Connection) -> Answer:
            with _transaction(connection):
                return work(connection)

        return self._guard(in_transaction)

    def close(self) -> None:
        self._connection.close()

    def _guard(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer | None:
        try:
            return work(self._connection)
        except sqlite3.Error as error:
            log.warning("the file of matches: %r", error)
            if _code(error) not in DAMAGE:
                self._tell_not_saving()
                return None
        self._connection.close()
        self._connection = self._start_afresh()
        return self._guard(work)

    def _tell_not_saving(self) -> None:
        if not self._told_not_saving:
            self._told_not_saving = True
            self.notices.append(Notice("not_saving"))

    # Opening

    def _open(self) -> sqlite3.Connection:
        if self._path is None:
            return self._in_memory()
        try:
            return self._connect(self._path)
        except NewerFile:
            self.notices.append(Notice("newer_file"))
        except DamagedFile:
            return self._start_afresh()
        except sqlite3.Error as error:
            log.warning("the file of matches: %r", error)
            if _code(error) in DAMAGE:
                return self._start_afresh()
            self._tell_not_saving()
            return self._copy_in_memory(self._path)
        except OSError:
            self._tell_not_saving()
        return self._in_memory()

    def _connect(self, path: Path) -> sqlite3.Connection:
        path.parent.mkdir(parents=True, exist_ok=True)
        _check_header(path)
        connection = _connection(path, self._patience)
        try:
            if _version(connection) > len(self._migrations):
                raise NewerFile
            _write_ahead(connection, self._patience)
            # What is in the log survives the end of the process, kill -9 included, because the system has it. Only
            # a power cut can lose the last moments, and never more than them; waiting for the disk with every action
            # (FULL) would cost tens of milliseconds on a cheap tablet, in the middle of an animation.
            connection.execute("PRAGMA synchronous = NORMAL")
            self._migrate(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _migrate(self, connection: sqlite3.Connection) -> None:
        if _version(connection) == len(self._migrations):
            return
        with _transaction(connection):
            for statements in self._migrations[_version(connection) :]:
                for statement in statements:
                    connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {len(self._migrations)}")

    def _in_memory(self) -> sqlite3.Connection:
        connection = _connection(":memory:", self._patience)
        self._migrate(connection)
        return connection

    def _copy_in_memory(self, path: Path) -> sqlite3.Connection:
        """What can be read of a file that cannot be written."""
        memory = _connection(":memory:", self._patience)
        try:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)) as file:
                file.backup(memory)
            self._migrate(memory)
        except sqlite3.Error:
            memory.close()
            return self._in_memory()
        return memory

    def _start_afresh(self) -> sqlite3.Connection:
        if self._path is None or self._is_fresh:  # damaged twice: no disk to trust
            self._tell_not_saving()
            return self._in_memory()
        self._is_fresh = True
        try:
            name = _move_aside(self._path)
            connection = self._connect(self._path)
        except (DamagedFile, OSError, sqlite3.Error):
            self._tell_not_saving()
            return self._in_memory()
        self.notices.append(Notice("moved_aside", name))
        return connection


def _connection(path: Path | str, patience: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
    connection.row_factory = sqlite3.Row
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _write_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """Keep a write-ahead log. Where several copies start with a new file at once, SQLite itself does not wait here."""
    deadline = monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if _code(error) != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                raise
            sleep(0.01)
        else:
            return


def _check_header(path: Path) -> None:
    """DamagedFile if it cannot be ours: SQLite takes the first bytes of a file for an empty one, and misses part
    of the last page."""
    if not path.is_file() or not path.stat().st_size:
        return
    with path.open("rb") as file:
        header = file.read(HEADER_SIZE)
    page_size, pages = int.from_bytes(header[16:18]), int.from_bytes(header[28:32])
    is_short = path.stat().st_size < page_size * pages
    if not header.startswith(MAGIC) or (is_short and not path.with_name(f"{path.name}-wal").exists()):
        raise DamagedFile


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # some faults have rolled it back already
            connection.execute("ROLLBACK")
        raise


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def _code(error: sqlite3.Error) -> int:
    """The primary result code; an error without one is a mistake of ours."""
    return error.sqlite_errorcode & 0xFF


def _move_aside(path: Path) -> str:
    """Rename the file and what belongs to it; the answer is its new name."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    aside = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    for belonging in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + belonging).replace(aside.with_name(aside.name + belonging))
    return aside.name
