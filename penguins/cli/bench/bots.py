"""Whether a screen stays smooth while a bot thinks, and whether bots answer in time."""

import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from threading import Thread
from time import perf_counter, sleep
from typing import Any

from penguins.bots.choose import choose
from penguins.bots.levels import EMPEROR
from penguins.cli.bench.figure import Figure, at_most
from penguins.core.game import AnyGame
from penguins.core.state import CHANCE, State
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES

SWITCH_INTERVAL = 0.0005
SECONDS = 2.0
SHORT = 0.05
_FRAME = 1 / 60
_WORK = 0.001


def figures() -> Iterator[Figure]:
    """A frame's time beside each game's bot, and its answer when time is short."""
    for game in GAMES.values():
        view = _early(game)
        yield at_most(f"{game.id}, a frame of 1 ms of work while a bot thinks", _frame(game, view) * 1e3, "ms", 2)
        yield at_most(f"{game.id}, an answer within {SHORT * 1e3:.0f} ms", _answer(game, view) * 1e3, "ms", 55)


def _early(game: AnyGame) -> State[Any]:
    """What a seat sees a few actions into a match, with something to choose."""
    rng = Random(1)
    state = game.new(2)
    for _ in range(12):
        state.apply(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    while state.to_move == CHANCE or len(state.legal_actions()) == 1:
        state.apply(state.sample_chance(rng) if state.to_move == CHANCE else state.legal_actions()[0])
    view: State[Any] = state.seen_by(state.to_move)
    return view


def _frame(game: AnyGame, view: State[Any]) -> float:
    """The median time that a frame takes, its work being what takes a millisecond alone."""
    work = _millisecond_of_work()
    interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    thinking = Thinking(SECONDS, breathing=True)
    thread = Thread(target=choose, args=(game, view, EMPEROR, Random(1), thinking))
    thread.start()
    frames = []
    while thread.is_alive():
        frames.append(_timed(work))
        sleep(max(0.0, _FRAME - frames[-1]))
    sys.setswitchinterval(interval)
    return median(frames)


def _millisecond_of_work() -> Callable[[], object]:
    """Plain Python, as long as it takes a millisecond with nothing else to do."""
    trial = 2_000
    fastest = min(_timed(lambda: _count(trial)) for _ in range(50))
    size = int(trial * _WORK / fastest)
    return lambda: _count(size)


def _count(size: int) -> int:
    total = 0
    for number in range(size):
        total += number
    return total


def _answer(game: AnyGame, view: State[Any]) -> float:
    """The median time of an answer when there is little."""
    return median(_timed(lambda: choose(game, view, EMPEROR, Random(1), Thinking(SHORT))) for _ in range(15))


def _timed(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began
