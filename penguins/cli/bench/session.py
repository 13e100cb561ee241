"""How long storing, resuming and counting take, in a file on the disk of the home folder."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from penguins.cli.bench.figure import Figure, at_most
from penguins.core.state import CHANCE
from penguins.games.registry import GAMES
from penguins.session.career import Career
from penguins.session.ladder import ladder
from penguins.session.looking_back import since_last_turn
from penguins.session.record import Record
from penguins.session.reviewing import Reviewing
from penguins.session.session import Session
from penguins.session.setup import Seat, SetUp
from penguins.session.storage import FILE_NAME, Storage

LONG = 200
MANY = 10_000
ONE_PERSON = "Léa0"
"""Who has played a ninth of all these matches."""
REVIEW = 30.0
_GLANCE = 0.01
"""Seconds between two looks at whether a review is done."""
_LONGEST_REVIEWED = 200
"""Actions of a match that is played at random, at most: in March nobody would ever come home."""


def figures() -> Iterator[Figure]:
    """What keeping matches costs."""
    with TemporaryDirectory(prefix=".penguins-bench-", dir=Path.home()) as name:
        folder = Path(name)
        with closing(Storage(folder)) as storage:
            record = _begin(storage, "march")
            saving = [_seconds(lambda: _play_and_save(storage, record)) for _ in range(LONG)]
            yield at_most("Saving one action", median(saving) * 1e3, "ms", 5)
            resuming = [_seconds(lambda: _resume(storage, record)) for _ in range(20)]
            yield at_most(f"Resuming a match of {LONG} actions", median(resuming) * 1e3, "ms", 50)
            _finish(storage, _begin(storage, "pingouins"))
        _multiply_finished(folder / FILE_NAME)
        with closing(Storage(folder)) as storage:
            counting = [_seconds(storage.statistics) for _ in range(5)]
            yield at_most(f"Statistics of {MANY:,} finished matches", median(counting) * 1e3, "ms", 100)
            looking = [_seconds(lambda: _look_at(storage.career(ONE_PERSON))) for _ in range(5)]
            yield at_most(f"One person's career among {MANY:,} matches", median(looking) * 1e3, "ms", 100)
            measuring = [_seconds(lambda: storage.rival.measure(ONE_PERSON, GAMES["pingouins"])) for _ in range(5)]
            yield at_most(f"Measuring somebody for a Friend among {MANY:,}", median(measuring) * 1e3, "ms", 50)
    for game in GAMES:
        yield at_most(f"{game}, a review of a whole match", _seconds(partial(_review, game)), "s", REVIEW)


def _seconds(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def _look_at(career: Career) -> None:
    """All that their page shows."""
    assert career.played
    career.curve(), career.head_to_head(), career.luck(), career.stamps(), ladder(career.played, 3)


def _begin(storage: Storage, game: str) -> Record:
    seats = [Seat("Léa", "red"), Seat("Tom", "blue"), Seat("Nina", "green", "chick")]
    return storage.begin(SetUp.check(GAMES[game], seats, {}))


def _play_and_save(storage: Storage, record: Record) -> None:
    match = record.match
    is_chance = match.state.to_move == CHANCE
    record.play(match.draw_chance(1) if is_chance else Random(len(match.log)).choice(match.state.legal_actions()))
    storage.save(record)


def _resume(storage: Storage, record: Record) -> None:
    assert record.id is not None
    session = Session(storage.load(record.id), storage)
    assert len(since_last_turn(session.record, session.viewer)) < LONG


def _review(game: str) -> None:
    with closing(Storage(None)) as storage:
        record = _begin(storage, game)
        while not record.is_over and len(record.match.log) < _LONGEST_REVIEWED:
            _play_and_save(storage, record)
        work = Reviewing(record)
        while not work.finished:
            sleep(_GLANCE)
        assert work.complete


def _finish(storage: Storage, record: Record) -> None:
    while not record.is_over:
        _play_and_save(storage, record)


def _multiply_finished(file: Path) -> None:
    """Copies of the finished match under other numbers, names and results."""
    numbers = f"WITH RECURSIVE copies (n) AS (SELECT 10 UNION SELECT n + 1 FROM copies WHERE n < {MANY} + 8)"
    done = "(SELECT id FROM matches WHERE ended IS NOT NULL LIMIT 1)"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(
            f"{numbers} INSERT INTO matches (id, seed, version, game, options, started, played, ended, to_move, "
            "levels, won, highest, lowest) SELECT n, seed, version, game, options, started, played, ended + n, "
            f"to_move, levels, n * 37 % 3 < 2, highest + n % 7, lowest FROM matches, copies WHERE id = {done}"
        )
        connection.execute(
            f"{numbers} INSERT INTO seats SELECT n, seat, name || (n * (seat + 7) % 9), colour, player, game, "
            f"ended + n, score + n % 7, (n * n + n + seat) % 7 < 3 FROM seats, copies WHERE match = {done}"
        )
        connection.execute(
            f"{numbers} INSERT INTO actions SELECT n, moment, action FROM actions, copies WHERE match = {done}"
        )
