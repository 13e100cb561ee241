"""The tree that looks ahead: how much it holds, when it is done, and what it makes of what is certain."""

import tracemalloc
from random import Random

import pytest

from penguins.core.thinking import Thinking
from penguins.games.pingouins.bot import lookahead
from penguins.games.pingouins.bot.lookahead import Lookahead
from penguins.games.pingouins.bot.noticing import Noticing
from penguins.games.pingouins.bot.position import Position
from penguins.games.pingouins.state import PingouinsState
from tests.games.pingouins.bot.test_insight import laid, set_up

MEGABYTES = 60
"""What one thought may take of a tablet's memory."""


def looking(state: PingouinsState) -> Lookahead:
    return Lookahead(Position.of(state), Noticing(1.0, Random(1)))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_a_thought_takes_little_memory_however_long_it_goes_on(players: int) -> None:
    ahead = looking(laid(players, placement="any"))
    tracemalloc.start()
    try:
        ahead.grow(Thinking(nodes=400))
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert ahead.positions > 300
    assert taken / ahead.positions * lookahead._MOST_POSITIONS < MEGABYTES * 1e6


def test_it_stops_when_it_holds_as_much_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "_MOST_POSITIONS", 20)
    ahead = looking(laid(2))
    thinking = Thinking(nodes=10_000)
    ahead.grow(thinking)
    assert ahead.positions == 20
    assert thinking.nodes < 30


def test_it_stops_when_everything_is_worked_out() -> None:
    ahead = looking(set_up("a2 a3 a4 a5 a6", "a7", "a1"))
    thinking = Thinking(nodes=10_000)
    ahead.grow(thinking)
    assert ahead.root.solved
    assert thinking.nodes < 100


def test_what_is_certain_is_not_looked_at_again() -> None:
    ahead = looking(set_up("a2 a3 a4 a5 a6 b7 b6 b5", "a7", "a1"))
    ahead.grow(Thinking(nodes=3))
    known = {number: ahead.root.visits[number] for number in ahead.root.certain if number < len(ahead.root.visits)}
    assert known
    assert not ahead.root.solved
    ahead.grow(Thinking(nodes=3))
    assert {number: ahead.root.visits[number] for number in known} == known


def test_a_certain_step_is_taken_if_nothing_better_is_expected() -> None:
    ahead = looking(set_up("a2 a3 a4 a5 a6", "a7", "a1"))
    weights = ahead.root.weights(care=1.0)
    assert str(max(weights, key=weights.__getitem__)) == "a7-a2"
