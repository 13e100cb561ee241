"""All people and matches as one file, and back. The file is a copy of ours, so nothing can be missing from it.

What comes back is merged: whatever is here stays, and nothing is there twice. People are the same by id, else by name;
matches by key. Of a match that went on in one place, the longer one is kept.
"""

import shutil
import sqlite3
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from penguins.session.database_file import FAULTS, DamagedFile, NewerFile, connect
from penguins.session.people import same_name
from penguins.session.schema import MIGRATIONS
from penguins.session.setup import HUMAN

LARGEST = 200 * 1024 * 1024
"""Bytes: far more than a family plays in its life."""
PERSONAL = ("measured_since", "progress", "days")
"""Tables in which the column `person` says whose a row is, by id or by name. A row that is here already stays."""
OF_A_MATCH = ("seats", "actions", "deeds", "reviews")
_COPY = "backup.db"


class BadBackup(ValueError):
    """Why nothing can be read from a file: `unreadable`, `not_a_backup`, `newer_backup`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Restored(NamedTuple):
    """How much came back that was not here."""

    people: int
    matches: int


def backup_path(folder: Path | None, now: datetime | None = None) -> Path | None:
    """Where to write a backup: among the exports there, under a name that tells the day; None if it cannot be."""
    if folder is None:
        return None
    exports = folder / "exports"
    try:
        exports.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return exports / f"penguins-backup-{now or datetime.now():%Y-%m-%d}.db"


class Backup:
    """A backup that is open to be read. It is a copy: the file itself stays as it is."""

    def __init__(self, path: Path) -> None:
        """BadBackup if the file is none."""
        try:
            self._folder = TemporaryDirectory(prefix="penguins-")
        except OSError:
            raise BadBackup("unreadable") from None
        copy = Path(self._folder.name) / _COPY
        try:
            if not path.is_file():  # a pipe would be waited for
                raise FileNotFoundError
            if not path.stat().st_size:  # SQLite takes it for a new one
                raise DamagedFile
            shutil.copyfile(path, copy)
            self._file = connect(copy, MIGRATIONS, 0.0)
        except NewerFile:
            self._refuse("newer_backup")
        except (DamagedFile, *FAULTS):
            self._refuse("not_a_backup")
        except OSError:
            self._refuse("unreadable")

    def close(self) -> None:
        self._file.close()
        self._folder.cleanup()

    def merge_into(self, connection: sqlite3.Connection) -> Restored:
        """Bring everything that is not there yet; all of it or nothing, in the transaction of that connection.

        BadBackup if that cannot be: what is wrong in a backup must not look like damage of the file it is brought to.
        """
        ids, names, people = self._merge_people(connection)
        matches = sum(self._merge_match(connection, row, names) for row in self._rows("matches"))
        for table in PERSONAL:
            for row in self._rows(table):
                person = row["person"]
                values = {**row, "person": ids.get(person, names.get(person, person))}
                _insert(connection, table, values, "INSERT OR IGNORE")
        for row in self._rows("days"):  # a try that was begun here may have gone on elsewhere
            result = [row["score"], row["place"], row["key"]]
            connection.execute("UPDATE days SET score = ?, place = ? WHERE key = ? AND place IS NULL", result)
        return Restored(people, matches)

    def _refuse(self, reason: str) -> None:
        self._folder.cleanup()
        raise BadBackup(reason) from None

    def _rows(self, table: str, match: object = None) -> list[dict[str, object]]:
        which = " WHERE match = ?" if match is not None else ""
        try:
            found = self._file.execute(f"SELECT * FROM {table}{which}", [match] if which else [])
            return [dict(row) for row in found]
        except FAULTS:
            raise BadBackup("not_a_backup") from None

    def _merge_people(self, connection: sqlite3.Connection) -> tuple[dict[object, object], dict[object, object], int]:
        """What the people of the backup are called here, by id and by name, and how many are new."""
        here = [dict(row) for row in connection.execute("SELECT * FROM profiles")]
        before = len(here)
        ids: dict[object, object] = {}
        names: dict[object, object] = {}
        for person in sorted(self._rows("profiles"), key=lambda row: str(row["place"]).zfill(9)):
            known = next((one for one in here if one["id"] == person["id"]), None)
            known = known or next((one for one in here if same_name(str(one["name"]), str(person["name"]))), None)
            if known is None:
                known = {**person, "place": len(here)}
                _insert(connection, "profiles", known)
                here.append(known)
            ids[person["id"]], names[person["name"]] = known["id"], known["name"]
        return ids, names, len(here) - before

    def _merge_match(
        self, connection: sqlite3.Connection, match: Mapping[str, object], names: Mapping[object, object]
    ) -> bool:
        """Whether it was not there."""
        there = connection.execute("SELECT id FROM matches WHERE key = ?", [match["key"]]).fetchone()
        parts = {table: self._rows(table, match["id"]) for table in OF_A_MATCH}
        if there is not None:
            (moves,) = connection.execute("SELECT count(*) FROM actions WHERE match = ?", [there["id"]]).fetchone()
            if moves >= len(parts["actions"]):
                return False
            connection.execute("DELETE FROM matches WHERE id = ?", [there["id"]])
        number = _insert(connection, "matches", {**match, "id": None})
        for table, rows in parts.items():
            connection.execute(f"DELETE FROM {table} WHERE match = ?", [number])
            for row in rows:
                if table == "seats" and row["player"] == HUMAN:
                    row["name"] = names.get(row["name"], row["name"])
                _insert(connection, table, {**row, "match": number})
        return there is None


def _insert(
    connection: sqlite3.Connection, table: str, values: Mapping[str, object], verb: str = "INSERT"
) -> int | None:
    columns = ", ".join(values)
    gaps = ", ".join("?" for _ in values)
    try:
        return connection.execute(f"{verb} INTO {table} ({columns}) VALUES ({gaps})", list(values.values())).lastrowid
    except sqlite3.IntegrityError:
        raise BadBackup("not_a_backup") from None
