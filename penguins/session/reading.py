"""How rows become a match again. Anyone may have written them, so every value is checked where it is read."""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from sqlite3 import Row
from typing import Any, NamedTuple

from penguins.core.game import NotAnAction
from penguins.core.match import IllegalAction
from penguins.core.state import OVER
from penguins.games.registry import GAMES
from penguins.session.record import Origin, Record
from penguins.session.setup import SetUp

_MOST_CHANGES = 2**62
"""Far more than any match sees; of the largest number that SQLite knows, one more is none."""


class BadRow(ValueError):
    """What stands there cannot be, or only a newer version of the app knows what it means."""


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
    origin: Origin | None
    """What it plays on from; None if it began at the beginning."""


class _Known(NamedTuple):
    """What every use of a match needs."""

    setup: SetUp
    started: float
    ended: float | None
    seed: int
    version: int
    rules: int


def listing(match: Row, seats: Sequence[Row]) -> Listing:
    """The match as a list shows it; BadRow if one of its values cannot be. It needs no rules, but for one thing:
    1.0.0 wrote that chance is next, and not for whom, so that stands there as CHANCE."""
    known = _known(match, seats)
    results = seats if known.ended is not None else []
    scores = tuple(_number(seat["score"]) for seat in results)
    winners = tuple(number for number, seat in enumerate(results) if _number(seat["won"], range(2)))
    if results and not winners:
        raise BadRow("won")
    to_move = _number(match["to_move"], range(OVER, len(seats)))
    played = _time(match["played"])
    next_seat = None if to_move == OVER or known.ended is not None else to_move
    origin = _origin(match["origin"], match["origin_moment"])
    return Listing(match["id"], known.setup, known.started, played, known.ended, next_seat, scores, winners, origin)


def record(match: Row, seats: Sequence[Row]) -> Record:
    """The match before its first action; BadRow if one of its values cannot be."""
    known = _known(match, seats)
    found = Record(known.setup, known.started, known.seed, known.ended, rules=known.rules)
    found.id, found.version = match["id"], known.version
    found.key = match["key"] if isinstance(match["key"], str) else ""
    found.origin = _origin(match["origin"], match["origin_moment"])
    return found


def _origin(key: object, moment: object) -> Origin | None:
    """What the match plays on from; None if that makes no sense, which is no reason to lose it."""
    return Origin(key, moment) if isinstance(key, str) and isinstance(moment, int) and moment >= 0 else None


def replay(record: Record, row: Row) -> bool:
    """Play a row of `actions`; false if it is not the next one or the rules refuse it."""
    if row["moment"] != len(record.match.log) or not isinstance(row["action"], str):
        return False
    try:
        record.match.play(record.setup.game.parse(row["action"]))
    except (NotAnAction, IllegalAction):
        return False
    return True


def _known(match: Row, seats: Sequence[Row]) -> _Known:
    ended = None if match["ended"] is None else _time(match["ended"])
    seed, version = _number(match["seed"]), _number(match["version"], range(_MOST_CHANGES))
    setup = _setup(match, seats)
    rules = _number(match["rules"], range(1, setup.game.rules + 1))
    return _Known(setup, _time(match["started"]), ended, seed, version, rules)


def _setup(match: Row, seats: Sequence[Row]) -> SetUp:
    if [seat["seat"] for seat in seats] != list(range(len(seats))):
        raise BadRow("seat")
    try:
        plain: Mapping[str, Any] = {
            "seats": list(map(dict, seats)),
            "options": json.loads(match["options"]),
            "house": _house(match["house"]),
        }
        return SetUp.from_plain(GAMES[match["game"]], plain)
    except (KeyError, ValueError, TypeError, RecursionError):
        raise BadRow("setup") from None


def _house(text: object) -> Any:
    """House rules as they were written; None if that makes no sense, which is no reason to lose a match."""
    try:
        return json.loads(text)  # type: ignore[arg-type]
    except (ValueError, TypeError, RecursionError):
        return None


def is_time(value: object) -> bool:
    """Whether it is seconds that this device can tell as a date."""
    try:
        datetime.fromtimestamp(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError, OSError):
        return False
    return True


def _time(value: object) -> float:
    if not is_time(value):
        raise BadRow("time")
    return float(value)  # type: ignore[arg-type]


def _number(value: object, among: range | None = None) -> int:
    if not isinstance(value, int) or (among is not None and value not in among):
        raise BadRow("number")
    return value
