"""Whether a screen stays smooth while a bot thinks, and whether bots answer in time."""

import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import repeat
from random import Random
from statistics import median
from threading import Thread
from time import perf_counter, sleep
from typing import Any

from penguins.bots.appraisal import appraise
from penguins.bots.choose import choose
from penguins.bots.levels import EMPEROR
from penguins.cli.bench.figure import Figure, at_most
from penguins.cli.bench.positions import decision
from penguins.core.game import AnyGame
from penguins.core.state import State
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES
from penguins.session.background import SWITCH_INTERVAL

SECONDS = 2.0
SHORT = 0.05
APPRAISAL = 3.0
_FRAME = 1 / 60
_WORK = 0.001
_FRAMES_ALONE = 60


def figures() -> Iterator[Figure]:
    """A frame's time beside each game's bot, and its answer when time is short."""
    for game in GAMES.values():
        view = decision(game)
        yield at_most(f"{game.id}, a frame of 1 ms of work while a bot thinks", _frame(game, view) * 1e3, "ms", 2)
        yield at_most(f"{game.id}, an answer within {SHORT * 1e3:.0f} ms", _answer(game, view) * 1e3, "ms", 55)
        yield at_most(f"{game.id}, the Emperor's appraisal of a position", _appraisal(game, view), "s", APPRAISAL)


def _frame(game: AnyGame, view: State[Any]) -> float:
    """The median time of a frame whose work takes a millisecond alone.

    What it takes alone is measured before and after, as the speed of a machine varies.
    """
    work = _millisecond_of_work()
    alone = _frames(work, _for_a_while())
    beside_a_bot = _frames(work, _while_a_bot_thinks(game, view))
    alone += _frames(work, _for_a_while())
    return _WORK * median(beside_a_bot) / median(alone)


def _frames(work: Callable[[], object], frames: Iterable[None]) -> list[float]:
    """How long the work of each frame took, 60 of them a second."""
    times = []
    for _ in frames:
        times.append(_timed(work))
        sleep(max(0.0, _FRAME - times[-1]))
    return times


def _for_a_while() -> Iterator[None]:
    return repeat(None, _FRAMES_ALONE)


def _while_a_bot_thinks(game: AnyGame, view: State[Any]) -> Iterator[None]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    thinking = Thinking(SECONDS, breathing=True)
    thread = Thread(target=choose, args=(game, view, EMPEROR, Random(1), thinking))
    thread.start()
    while thread.is_alive():
        yield
    sys.setswitchinterval(interval)


def _millisecond_of_work() -> Callable[[], object]:
    """Plain Python that takes about a millisecond with nothing else to do."""
    trial = 20_000
    size = int(trial * _WORK / median(_timed(lambda: _count(trial)) for _ in range(25)))
    return lambda: _count(size)


def _count(size: int) -> int:
    total = 0
    for number in range(size):
        total += number
    return total


def _answer(game: AnyGame, view: State[Any]) -> float:
    """The median time of an answer when there is little."""
    return median(_timed(lambda: choose(game, view, EMPEROR, Random(1), Thinking(SHORT))) for _ in range(15))


def _appraisal(game: AnyGame, view: State[Any]) -> float:
    """The time of everybody's chances and every action's, with reasons, at the Emperor's level."""
    return _timed(lambda: appraise(game, view, EMPEROR, Random(1), EMPEROR.thinking(APPRAISAL)))


def _timed(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began
