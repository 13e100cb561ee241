"""How a match becomes rows, and what is kept of preferences and scripts."""

import json
import sqlite3
from collections.abc import Mapping
from typing import NamedTuple

from penguins.core.state import OVER
from penguins.session import days, deeds
from penguins.session.people import Work
from penguins.session.record import Record, new_key, new_seed

RESULT_OF_PEOPLE = """
    (won, highest, lowest) = (
        SELECT max(won), max(score), min(score) FROM seats
        WHERE match = id AND player = 'human' AND seats.ended IS NOT NULL
    )
"""
"""How those did for whom the match counts, as columns of it to be set; empty if it counts for nobody."""


class Saved(NamedTuple):
    """Where a match is now."""

    id: int
    version: int
    seed: int
    key: str
    copied: bool = False
    """Someone else is playing it under its old number."""


def save(connection: sqlite3.Connection, record: Record, now: float) -> Saved:
    """Write what the file lacks, and nothing over what another copy of the app has written."""
    if _touch(connection, record, now):
        assert record.id is not None
        saved = Saved(record.id, record.version + 1, record.seed, record.key)
        _write_actions(connection, saved.id, record, record.stored)
    else:
        saved = _insert(connection, record, now)
        _write_actions(connection, saved.id, record, 0)
    if record.is_over:
        _write_result(connection, saved.id, record)
        days.finish(connection, record, saved.key)
    else:
        _forget_result(connection, saved.id)
    return saved


def preferring(stored: Mapping[str, str]) -> Work:
    """Writes preferences as they are now."""
    values = list(stored.items())
    return lambda connection: connection.executemany("INSERT OR REPLACE INTO preferences VALUES (?, ?)", values)


def progressing(progress: Mapping[tuple[str, str], str]) -> Work:
    """Writes how far people have come in scripts by now."""
    values = [(*key, told) for key, told in progress.items()]
    return lambda connection: connection.executemany("INSERT OR REPLACE INTO progress VALUES (?, ?, ?)", values)


def _number_and_seed(record: Record) -> tuple[int | None, int]:
    """The seed goes with the number, so that a number used again does not mistake one match for another."""
    return record.id, record.seed


def _next_seat(record: Record) -> int:
    """Whose turn it is or begins next, also while chance decides; OVER at the end."""
    seat = record.match.state.next_seat()
    return OVER if seat is None else seat


def _touch(connection: sqlite3.Connection, record: Record, now: float) -> bool:
    touched = connection.execute(
        "UPDATE matches SET version = version + 1, played = ?, ended = ?, to_move = ? "
        "WHERE id = ? AND seed = ? AND version = ?",
        (now, record.ended, _next_seat(record), *_number_and_seed(record), record.version),
    )
    return touched.rowcount == 1


def _insert(connection: sqlite3.Connection, record: Record, now: float) -> Saved:
    """A match of its own. If another copy of the app goes on with this one, it gets chance of its own, too: or else
    each of the two would show what is coming in the other."""
    there = connection.execute("SELECT 1 FROM matches WHERE id = ? AND seed = ?", _number_and_seed(record)).fetchone()
    seed, key = (new_seed(), new_key()) if there else (record.seed, record.key)
    match = _insert_match(connection, record, now, seed, key)
    for table in ("seats", "actions", "reviews"):  # a damaged file may have rows that belong to no match
        connection.execute(f"DELETE FROM {table} WHERE match = ?", [match])
    connection.executemany(
        "INSERT INTO seats (match, seat, game, name, colour, player) VALUES (?, ?, ?, ?, ?, ?)",
        [(match, number, record.setup.game.id, *seat) for number, seat in enumerate(record.setup.seats)],
    )
    days.begin(connection, record, key)
    return Saved(match, record.version + 1, seed, key, copied=bool(there))


def _insert_match(connection: sqlite3.Connection, record: Record, now: float, seed: int, key: str) -> int:
    setup = record.setup
    levels = {seat.kind for seat in setup.seats if not seat.is_human}
    values = {
        "seed": seed,
        "key": key,
        "version": record.version + 1,
        "game": setup.game.id,
        "rules": record.match.rules,
        "options": json.dumps(setup.options),
        "house": json.dumps(setup.house._asdict()),
        "started": record.started,
        "played": now,
        "ended": record.ended,
        "to_move": _next_seat(record),
        "levels": ",".join(sorted(levels)),
        "origin": record.origin and record.origin.key,
        "origin_moment": record.origin and record.origin.moment,
    }
    cursor = connection.execute(
        f"INSERT INTO matches ({', '.join(values)}) VALUES ({', '.join(f':{name}' for name in values)})", values
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def _write_actions(connection: sqlite3.Connection, match: int, record: Record, stored: int) -> None:
    connection.execute("DELETE FROM actions WHERE match = ? AND moment >= ?", (match, stored))
    connection.executemany(
        "INSERT INTO actions (match, moment, action) VALUES (?, ?, ?)",
        [(match, moment, str(action)) for moment, action in enumerate(record.match.log[stored:], stored)],
    )


def _write_result(connection: sqlite3.Connection, match: int, record: Record) -> None:
    """How it ended. Whoever began in the middle has a result like everybody, but one that counts for nobody."""
    state = record.match.state
    winners, counts_since = state.winners(), record.ended if record.counts else None
    connection.executemany(
        "UPDATE seats SET ended = ?, score = ?, won = ? WHERE match = ? AND seat = ?",
        [(counts_since, score, seat in winners, match, seat) for seat, score in enumerate(state.scores())],
    )
    deeds.write(connection, match, record)
    connection.execute(f"UPDATE matches SET {RESULT_OF_PEOPLE} WHERE id = ?", [match])


def _forget_result(connection: sqlite3.Connection, match: int) -> None:
    """For a match that had ended, until the rules refused one of its actions."""
    connection.execute("UPDATE seats SET ended = NULL WHERE match = ? AND ended IS NOT NULL", [match])
    connection.execute("DELETE FROM deeds WHERE match = ?", [match])
