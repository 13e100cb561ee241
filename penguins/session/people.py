"""The people of the house: who plays here, each with a name and a penguin.

A person has an id that never changes and travels with a backup. Matches, lessons and puzzles know people by their name,
as they know guests: whoever makes a profile takes along what was played and learnt under that name, and whoever is
renamed is renamed there, too.
"""

import secrets
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple
from unicodedata import normalize

from penguins.session.sayable import printable
from penguins.session.setup import COLOURS, HUMAN, LONGEST_NAME, is_name

STEP = (
    """
    CREATE TABLE profiles (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        colour TEXT NOT NULL,
        place INTEGER NOT NULL
    ) WITHOUT ROWID
    """,
    # With max(), SQLite takes the other columns from the row of the last match.
    """
    INSERT INTO profiles SELECT lower(hex(randomblob(16))), name, colour, row_number() OVER (ORDER BY played DESC, name)
    FROM (
        SELECT name, colour, max(match), count(*) AS played FROM seats
        WHERE player = 'human' AND typeof(name) = 'text' AND typeof(colour) = 'text' GROUP BY name COLLATE NOCASE
    )
    """,
)
"""How the table came to be: everybody who had played in 1.0.0 has a profile, who played most first."""

_INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"
"""Printable, as Unicode has it, and yet nothing is seen of them."""


class Person(NamedTuple):
    """Somebody who plays here."""

    id: str
    name: str
    colour: str
    """That of their penguin."""


class BadPerson(ValueError):
    """Why there can be no such person: `name_empty`, `name_long`, `name_odd`, `name_twice` (about: who has it),
    `colour`."""

    def __init__(self, reason: str, about: str = "") -> None:
        super().__init__(reason, about)
        self.reason = reason
        self.about = about


Read = Callable[..., list[sqlite3.Row]]
Work = Callable[[sqlite3.Connection], object]
Keep = Callable[[Work], bool]


class People:
    """Everybody who has a profile, in the order in which they are offered."""

    def __init__(self, read: Read, keep: Keep, renamed: Callable[[str, str], None]) -> None:
        """`keep` tells whether what it wrote is there to stay, and else makes up for it; `renamed` hears of a name and
        of what stands for it now."""
        self._read = read
        self._keep = keep
        self._renamed = renamed
        self._known: list[Person] = []
        self.unsaved = False
        """Whether the file knows less of them than we."""

    def all(self) -> list[Person]:
        """Everybody, in their order."""
        if not self.unsaved:
            rows = self._read("SELECT * FROM profiles ORDER BY place, name")
            self._known = [person for person in map(_person, rows) if person is not None]
        return self._known[:]

    def named(self, name: str) -> Person | None:
        """Who is called so."""
        return next((person for person in self.all() if same_name(person.name, name)), None)

    def add(self, name: str, colour: str) -> Person:
        """One more; BadPerson if there can be no such person."""
        people = self.all()
        person = Person(secrets.token_hex(16), self._checked_name(name, people), _checked_colour(colour))
        self._store([*people, person])
        return person

    def change(self, person: Person, name: str, colour: str) -> Person:
        """Another name or penguin, in every match too; BadPerson if that cannot be."""
        people = self.all()
        others = [other for other in people if other.id != person.id]
        changed = Person(person.id, self._checked_name(name, others), _checked_colour(colour))
        for met in self._met(person.name):
            if same_name(met, changed.name):
                raise BadPerson("name_twice", met)
        if person.name != changed.name:
            self._renamed(person.name, changed.name)
        people = [changed if other.id == person.id else other for other in people]
        self._store(people, lambda connection: _rename(connection, person.name, changed.name))
        return changed

    def move(self, person: Person, to: int) -> None:
        """Somebody is offered at another place in the order."""
        people = [other for other in self.all() if other.id != person.id]
        people.insert(to, person)
        self._store(people)

    def remove(self, person: Person) -> None:
        """No profile any more. What was played stays, under the same name."""
        people = [other for other in self.all() if other.id != person.id]
        self._store(people, lambda connection: connection.execute("DELETE FROM profiles WHERE id = ?", [person.id]))

    def missing(self) -> Work:
        """The file was begun anew: how whoever is known is saved again."""
        self.unsaved = bool(self._known)
        return self._write

    def _write(self, connection: sqlite3.Connection) -> None:
        """Everybody that is known."""
        connection.executemany(
            "INSERT INTO profiles (id, name, colour, place) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
            "SET name = excluded.name, colour = excluded.colour, place = excluded.place",
            [(*person, place) for place, person in enumerate(self._known)],
        )

    def _met(self, name: str) -> list[str]:
        """The people who ever sat at a table with somebody of that name."""
        rows = self._read(
            "SELECT DISTINCT other.name FROM seats AS own JOIN seats AS other ON own.match = other.match "
            "WHERE own.name = ? AND own.player = ? AND other.player = ? AND own.seat != other.seat",
            [name, HUMAN, HUMAN],
        )
        return [row["name"] for row in rows if isinstance(row["name"], str)]

    def _checked_name(self, name: str, others: Iterable[Person]) -> str:
        name = checked_name(name)
        for other in others:
            if same_name(other.name, name):
                raise BadPerson("name_twice", other.name)
        return name

    def _store(self, people: Sequence[Person], also: Work = lambda _: None) -> None:
        self._known = list(people)

        def work(connection: sqlite3.Connection) -> None:
            also(connection)
            self._write(connection)

        self.unsaved = not self._keep(work)


def _rename(connection: sqlite3.Connection, before: str, after: str) -> None:
    """In every match, and in what is kept by name."""
    if before == after:
        return
    connection.execute("UPDATE seats SET name = ? WHERE name = ? AND player = ?", [after, before, HUMAN])
    for table in ("progress", "days"):
        connection.execute(f"UPDATE OR REPLACE {table} SET person = ? WHERE person = ?", [after, before])


def checked_name(name: str) -> str:
    """The name as it is kept; BadPerson if nobody can be called that."""
    name = normalize("NFC", name).strip()
    if len(name) > LONGEST_NAME:
        raise BadPerson("name_long")
    if not name.strip(_INVISIBLE):
        raise BadPerson("name_empty")
    if name != printable(name) or set(name) & set(_INVISIBLE):
        raise BadPerson("name_odd")
    return name


def same_name(one: str, other: str) -> bool:
    """Whether a table could not tell them apart."""
    return normalize("NFKC", one).casefold() == normalize("NFKC", other).casefold()


def free_colour(people: Iterable[Person]) -> str:
    """The first penguin that nobody has yet; if all are taken, the first."""
    taken = {person.colour for person in people}
    return next((colour for colour in COLOURS if colour not in taken), COLOURS[0])


def _checked_colour(colour: str) -> str:
    if colour not in COLOURS:
        raise BadPerson("colour", colour)
    return colour


def _person(row: Any) -> Person | None:
    """None if a value cannot be: anyone may have written it."""
    person = Person(row["id"], row["name"], row["colour"])
    if not all(isinstance(value, str) and value for value in person):
        return None
    with suppress(BadPerson):
        if is_name(person.name) and checked_name(person.name) and person.colour in COLOURS:
            return person
    return None
