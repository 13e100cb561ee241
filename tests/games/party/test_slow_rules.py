"""Whole matches beside a second, slow reading of the rules."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penguins.core.state import CHANCE, OVER
from tests.games.in_words import legal
from tests.games.party.positions import GAME, random_action
from tests.games.party.slow_rules import SlowParty

NAMES = {CHANCE: "chance", OVER: "over"}


@pytest.mark.parametrize("tiebreak", ["share", "extra_round"])
@pytest.mark.parametrize("players", GAME.seats)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_both_readings_agree_on_every_step(players, tiebreak, seed):
    rng = Random(seed)
    state = GAME.new(players, {"tiebreak": tiebreak})
    slow = SlowParty(players, extra_rounds=tiebreak == "extra_round")
    while state.to_move != OVER:
        action = random_action(state, rng)
        state.apply(action)
        slow.play(str(action))
        assert NAMES.get(state.to_move, state.to_move) == slow.turn
        assert state.scores() == tuple(slow.points)
        assert legal(state) == slow.moves()
    assert set(state.winners()) == slow.winners()
    assert slow.turn == "over"
