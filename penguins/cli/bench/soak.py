"""Whether a long evening leaves anything behind: many matches of bots, through session and storage.

All games take turns, with every number of players and all their options. Every match has to end, and to come out the
same when it is read back from the file and played again.
"""

import os
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import product
from math import isnan, nan
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import sleep, time
from typing import Any

from penguins.bots.choose import choose
from penguins.bots.levels import LEVELS, Level
from penguins.bots.yardsticks import greedy
from penguins.cli.arena import progress
from penguins.cli.bench.figure import Figure, at_most
from penguins.core.game import AnyGame
from penguins.core.state import Action, State
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES
from penguins.session.record import Record
from penguins.session.session import Session
from penguins.session.setup import COLOURS, Seat, SetUp
from penguins.session.storage import Storage

_NAMES = ("Léa", "Tom", "Ana", "Max", "Nina", "Paul")
_SEARCHES_EVERY = 10
_NODES = 2
_SECONDS = 0.02
"""One match in so many is played by the app's own bots, which look at so little for a decision; the others by greedy
ones. This is about many matches, not about good ones. Without a clock, working out a hard ending
of Pingouins takes megabytes, and Python does not give all of it back: no growth, but it would look like it."""
_LONGEST = 5000
"""Actions after which a match counts as one that does not end."""
_WRONG = {
    "endless": "without an end",
    "failed": "with a bot that failed",
    "another": "that are another when loaded",
}
_BLINK = 0.0002
"""Seconds between two looks at whether a bot has answered."""
_HANDLES = Path("/dev/fd")
_PAGES = Path("/proc/self/statm")


def figures(matches: int) -> Iterator[Figure]:
    """What went wrong in so many matches of each game, and what is left afterwards."""
    threads, handles = threading.active_count(), _handles()
    ends: Counter[tuple[str, str]] = Counter()
    memory: list[float] = []
    with TemporaryDirectory(prefix=".penguins-soak-", dir=Path.home()) as name, closing(Storage(Path(name))) as storage:
        for done, (number, game) in enumerate(product(range(matches), GAMES), start=1):
            ends[game, _play(storage, GAMES[game], number)] += 1
            memory.append(_megabytes())
            progress.show(done, matches * len(GAMES))
    for game in GAMES:
        for wrong, words in _WRONG.items():
            yield at_most(f"{game}, matches of {matches:,} {words}", ends[game, wrong], "matches", 0)
    if not isnan(memory[0]):
        yield at_most("memory of the second half, more than of the first", _growth(memory), "%", 2)
    yield at_most("threads left", _threads() - threads, "threads", 0)
    yield at_most("files left open", _handles() - handles, "files", 0)


def _play(storage: Storage, game: AnyGame, number: int) -> str:
    """How that match went: `well`, or what was wrong with it."""
    record = Record(_setup(game, Random(number)), time(), seed=number)
    storage.save(record)
    bots = _Bots(searches=number % _SEARCHES_EVERY == 0)
    session = Session(record, storage, bots)
    while not record.is_over:
        if len(record.match.log) >= _LONGEST:
            return "endless"
        _go_on(session)
    if bots.failed:
        return "failed"
    return "well" if _is_kept(storage, record) else "another"


def _setup(game: AnyGame, rng: Random) -> SetUp:
    """Any number of bots, and any options that go together."""
    options: dict[str, str] = {option.key: option.default for option in game.options}
    for option in game.options:
        if option.applies(options):
            options[option.key] = rng.choice(option.choices)
    bots = [Seat(name, colour, rng.choice(list(LEVELS))) for name, colour in zip(_NAMES, COLOURS, strict=True)]
    return SetUp.check(game, bots[: rng.choice(game.seats)], options)


def _go_on(session: Session) -> None:
    if session.stage.kind == "chance":
        session.draw_chance()
        return
    session.start_thinking()
    while session.poll() is None:
        sleep(_BLINK)


class _Bots:
    """The app's own, in a hurry, or greedy ones."""

    def __init__(self, searches: bool) -> None:
        self.failed = False
        self._searches = searches

    def __call__(self, game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
        try:
            if self._searches:
                return choose(game, view, level, rng, Thinking(_SECONDS, _NODES))
            return greedy(game, view, rng, thinking)
        except Exception:
            self.failed = True
            raise


def _is_kept(storage: Storage, record: Record) -> bool:
    """Whether the file tells the same match: same actions, same end, nothing to remark."""
    assert record.id is not None
    loaded = storage.load(record.id)
    ends = [(each.match.log, each.match.state, each.match.state.scores()) for each in (record, loaded)]
    return ends[0] == ends[1] and not storage.take_notices()


def _growth(memory: Sequence[float]) -> float:
    """How much more is in use in the second half of the time, in percent."""
    half = (len(memory) + 1) // 2
    return 100 * (median(memory[-half:]) / median(memory[:half]) - 1)


def _threads() -> int:
    """How many there are, once those that have just answered are gone."""
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(timeout=1)
    return threading.active_count()


def _handles() -> int:
    """How many files this process has open; on a system that does not tell, none."""
    return len(list(_HANDLES.iterdir())) if _HANDLES.is_dir() else 0


def _megabytes() -> float:
    """What this process has in memory; nan where the system does not tell."""
    return int(_PAGES.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20 if _PAGES.is_file() else nan
