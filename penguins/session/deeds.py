"""What is worth telling of finished matches, kept beside them: a game finds it in the log (`Game.deeds`), once."""

import sqlite3

from penguins.session.record import Record

COUNTING = 1
"""How deeds are found. Whoever changes what a game tells adds 1, and every match is counted again."""

STEP = (
    """
    CREATE TABLE deeds (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        deed TEXT NOT NULL,
        number INTEGER NOT NULL,
        PRIMARY KEY (match, seat, deed)
    ) WITHOUT ROWID
    """,
    "ALTER TABLE matches ADD COLUMN counted INTEGER NOT NULL DEFAULT 0",
)

UNCOUNTED = f"SELECT id FROM matches WHERE ended IS NOT NULL AND counted < {COUNTING} ORDER BY ended DESC LIMIT ?"


def write(connection: sqlite3.Connection, match: int, record: Record) -> None:
    """Keep what is worth telling of a match that is over, if it counts."""
    connection.execute("DELETE FROM deeds WHERE match = ?", [match])
    found = record.setup.game.deeds(record.match) if record.counts else ()
    connection.executemany(
        "INSERT INTO deeds VALUES (?, ?, ?, ?)",
        [(match, seat, deed, number) for seat, told in enumerate(found) for deed, number in told.items()],
    )
    mark_counted(connection, match)


def mark_counted(connection: sqlite3.Connection, match: int) -> None:
    """There is no more to be found in it."""
    connection.execute("UPDATE matches SET counted = ? WHERE id = ?", [COUNTING, match])
