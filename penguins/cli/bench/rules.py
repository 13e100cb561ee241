"""How fast the rules are, on one core, by playing at random."""

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from penguins.cli.bench.figure import Figure, at_least, at_most
from penguins.core.state import CHANCE, OVER, State
from penguins.games.registry import GAMES

SECONDS = 2.0
AnyState = State[Any]


def figures() -> Iterator[Figure]:
    """The speed of each game's rules."""
    start = _floe_with_penguins()
    yield at_least("Pingouins, 2 players, playouts after placement", _play(start.clone).matches, "/s", 1_000)
    yield at_most("Pingouins, clone + apply + legal_actions", _step_time(start) * 1e6, "µs", 15)
    yield at_least("Ice Town, 2 players, random matches", _play(lambda: GAMES["icetown"].new(2)).matches, "/s", 300)
    march = _play(lambda: GAMES["march"].new(2, {"variant": "young"}))
    yield at_least("March, 2 players, young, random actions", march.actions, "/s", 30_000)
    yield at_least("Penguin Party, 4 players, random matches", _play(lambda: GAMES["party"].new(4)).matches, "/s", 200)


def _floe_with_penguins() -> AnyState:
    rng = Random(1)
    state: AnyState = GAMES["pingouins"].new(2)
    while state.describe()["to_place"]:
        state.apply(_choice(state, rng))
    return state


def _choice(state: AnyState, rng: Random) -> Any:
    return state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions())


class _Pace(NamedTuple):
    """Per second."""

    matches: float
    actions: float


def _play(start: Callable[[], AnyState]) -> _Pace:
    rng = Random(2)
    matches = actions = 0
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        state = start()
        while state.to_move != OVER:
            state.apply(_choice(state, rng))
            actions += 1
        matches += 1
    took = perf_counter() - began
    return _Pace(matches / took, actions / took)


def _step_time(start: AnyState) -> float:
    """Mean seconds for `clone`, `apply` and `legal_actions` together, over whole matches."""
    rng = Random(3)
    steps = 0
    took = 0.0
    while took < SECONDS:
        state = start
        while state.to_move != OVER:
            action = rng.choice(state.legal_actions())
            began = perf_counter()
            state = state.clone()
            state.apply(action)
            state.legal_actions()
            took += perf_counter() - began
            steps += 1
    return took / steps
