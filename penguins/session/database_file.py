"""Opening the one file: whether it is ours and whole, brought up to date, and closed to everybody else."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Literal

MAGIC = b"SQLite format 3\x00"
HEADER_SIZE = 100
CACHE = 512
"""Kilobytes of the file that SQLite keeps in memory; far more than any screen asks for."""
FORMATS = {1, 2}
"""A file of any other format SQLite takes for one that must not be written."""
BELONGINGS = ("", "-wal", "-shm")
"""Endings of the file's name: itself, and what SQLite keeps beside it."""
MOST_NEWER = 100
"""Steps that a newer version of the app may be ahead; beyond them it is a wrong byte."""

OURS = {"matches", "actions"}
"""Tables without which no version of the app has made the file."""

FAULTS = (sqlite3.Error, UnicodeDecodeError, OverflowError, MemoryError)
"""What sqlite3 raises over a file: a wrong byte in a column's name, for one, cannot be decoded."""
LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
REFUSED = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_AUTH,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_INTERRUPT,
)
"""The device does not let us; the file itself may be as good as ever."""

Migrations = Sequence[Sequence[str]]
Fault = Literal["locked", "refused", "damage"]
Place = tuple[tuple[int, int] | None, tuple[int, int] | None]


class NewerFile(Exception):
    """A newer version of the app made this file."""


class DamagedFile(Exception):
    """What is there is not, or not wholly, what was written."""


class StuckFile(OSError):
    """The file is whole, but what is in it does not go with a step to newer tables. It stays as it is."""


def fault_of(error: Exception) -> Fault:
    """What an error says about the file. Whatever is neither a lock nor the device's refusal is damage."""
    if isinstance(error, OSError):
        return "refused"
    if not isinstance(error, sqlite3.Error):
        return "damage"
    code = error.sqlite_errorcode & 0xFF  # an error without one is a mistake of ours
    if code in LOCKED:
        return "locked"
    return "refused" if code in REFUSED else "damage"


def connect(path: Path, migrations: Migrations, patience: float) -> sqlite3.Connection:
    """The file, made if need be, checked and up to date; NewerFile, DamagedFile, OSError or one of FAULTS."""
    _make_private(path)
    _check_bytes(path)
    try:
        with _kept(connection_to(path, patience)) as connection:
            _check_schema(connection, migrations)
            write_ahead(connection, patience)
            # What is in the log survives the end of the process, kill -9 included, because the system has it. Only
            # a power cut can lose the last moments, and never more than them; waiting for the disk with every action
            # (FULL) would cost tens of milliseconds on a cheap tablet, in the middle of an animation.
            connection.execute("PRAGMA synchronous = NORMAL")
            migrate(connection, migrations)
    except sqlite3.IntegrityError as error:
        raise StuckFile from error
    return connection


def in_memory(migrations: Migrations) -> sqlite3.Connection:
    """An empty one that nobody keeps."""
    with _kept(connection_to(":memory:", 0.0)) as connection:
        migrate(connection, migrations)
    return connection


def copy_in_memory(path: Path, migrations: Migrations) -> sqlite3.Connection:
    """What can be read of a file that cannot be written."""
    try:
        with _kept(connection_to(":memory:", 0.0)) as memory:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)) as file:
                file.backup(memory)
            _check_schema(memory, migrations)
            migrate(memory, migrations)
    except (*FAULTS, DamagedFile, NewerFile):
        return in_memory(migrations)
    return memory


def connection_to(path: Path | str, patience: float) -> sqlite3.Connection:
    """Nothing but the connection, with our own habits."""
    with _kept(sqlite3.connect(path, timeout=patience, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        connection.text_factory = partial(str, encoding="utf-8", errors="replace")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA cache_size = -{CACHE}")  # this one looks into the file
    return connection


@contextmanager
def _kept(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Stays open, but for what goes wrong before somebody has it."""
    try:
        yield connection
    except BaseException:
        connection.close()
        raise


def write_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """Keep a write-ahead log. Where several copies start with a new file at once, SQLite itself does not wait here."""
    deadline = monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if fault_of(error) != "locked" or monotonic() > deadline:
                raise
            sleep(0.01)
        else:
            return


def migrate(connection: sqlite3.Connection, migrations: Migrations) -> None:
    """Take the steps that are missing, all or none."""
    if _version(connection) == len(migrations):
        return
    with transaction(connection, "IMMEDIATE"):
        for statements in migrations[_version(connection) :]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(migrations)}")


@contextmanager
def transaction(connection: sqlite3.Connection, kind: str) -> Iterator[None]:
    """All of it or nothing. `IMMEDIATE` to write; `DEFERRED` to read several things as of one moment."""
    connection.execute(f"BEGIN {kind}")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(*FAULTS):  # some faults have rolled it back already
            connection.execute("ROLLBACK")
        raise


def place_of(path: Path) -> Place:
    """Which files these are, whatever they are called: a deleted or renamed one is no longer at its path."""
    return _identity(str(path)), _identity(f"{path}-wal")


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def move_aside(path: Path) -> str:
    """Rename the file and what belongs to it; the answer is its new name."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    aside = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    while aside.exists():  # two in one second
        aside = aside.with_stem(f"{aside.stem}-again")
    for ending in BELONGINGS:
        with suppress(FileNotFoundError):
            beside(path, ending).replace(beside(aside, ending))
    return aside.name


# Whether it is ours


def _make_private(path: Path) -> None:
    """What is made here is for its owner alone, and what is there already becomes so. SQLite gives its other files
    the rights of this one."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)
    for ending in BELONGINGS:
        with suppress(OSError):  # it belongs to somebody else, who may lend it to us
            file = beside(path, ending)
            file.chmod(file.stat().st_mode & 0o700)


def _check_bytes(path: Path) -> None:
    """DamagedFile if it cannot be ours: SQLite takes the first bytes of a file for an empty one, and misses part
    of the last page."""
    if any(file.exists() and not file.is_file() for file in (beside(path, ending) for ending in BELONGINGS)):
        raise DamagedFile
    if not path.stat().st_size:
        return
    with path.open("rb") as file:
        header = file.read(HEADER_SIZE)
    page_size, pages = int.from_bytes(header[16:18]), int.from_bytes(header[28:32])
    is_ours = header.startswith(MAGIC) and set(header[18:20]) <= FORMATS
    is_short = path.stat().st_size < page_size * pages
    if not is_ours or (is_short and not beside(path, "-wal").exists()):
        raise DamagedFile


def _check_schema(connection: sqlite3.Connection, migrations: Migrations) -> None:
    """DamagedFile if the tables are not those of the version that the file says it has."""
    with transaction(connection, "DEFERRED"):  # another copy may be making them just now
        version, shape = _version(connection), _shape(connection)
    if not 0 <= version <= len(migrations) + MOST_NEWER:
        raise DamagedFile
    if version > len(migrations):
        raise NewerFile if {name for name, *_ in shape} >= OURS else DamagedFile
    with closing(in_memory(migrations[:version])) as model:
        expected = _shape(model)
    names = {name for name, *_ in expected}
    ours = {part for part in shape if part[0] in names}
    if ours != expected or (version == 0 and shape):
        raise DamagedFile


def _shape(connection: sqlite3.Connection) -> set[tuple[object, ...]]:
    """Every column of every table and index, by its name, and every trigger."""
    parts = connection.execute("""
        SELECT m.name, c.name, c.type, c."notnull", c.pk FROM sqlite_master m, pragma_table_info(m.name) c
        WHERE m.type = 'table'
        UNION ALL SELECT m.name, i.name, i.seqno, 0, 0 FROM sqlite_master m, pragma_index_info(m.name) i
        WHERE m.type = 'index'
        UNION ALL SELECT tbl_name, name, type, 0, 0 FROM sqlite_master WHERE type = 'trigger'
    """)
    return {tuple(part) for part in parts}


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def _identity(file: str) -> tuple[int, int] | None:
    try:
        found = os.stat(file)  # noqa: PTH116  # with every save: a Path takes three times as long
    except OSError:
        return None
    return found.st_dev, found.st_ino
