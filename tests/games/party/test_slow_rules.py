"""Whole matches beside a second, slow reading of the rules (docs/rules.md, How the tests read this page)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penguins.core.state import CHANCE, OVER
from tests.games.in_words import legal
from tests.games.party.positions import GAME, random_action
from tests.games.party.slow_rules import SlowParty

NOBODY = {"dealing": CHANCE, "over": OVER}
"""Who is to move while no seat is."""


@pytest.mark.parametrize("tiebreak", ["share", "extra_round"])
@pytest.mark.parametrize(
    "players",
    [GAME.seats[0], *(pytest.param(players, marks=pytest.mark.slow) for players in GAME.seats[1:-1]), GAME.seats[-1]],
)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), version=st.sampled_from([1, 2, 2]))
def test_both_readings_agree_on_every_step(players: int, tiebreak: str, seed: int, version: int) -> None:
    rng = Random(seed)
    state = GAME.new(players, {"tiebreak": tiebreak}, version)
    slow = SlowParty(players, tiebreak == "extra_round", version)
    while state.to_move != OVER:
        action = random_action(state, rng)
        state.apply(action)
        slow.play(str(action))
        assert state.to_move == (slow.turn if slow.stage == "placing" else NOBODY[slow.stage])
        assert state.scores() == tuple(slow.points)
        assert legal(state) == slow.moves()
        assert set(state.race) == slow.race
    assert set(state.winners()) == slow.winners()
    assert slow.stage == "over"
