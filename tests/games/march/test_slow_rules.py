"""Whole random matches by the real rules and by slow ones, side by side."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penguins.core.state import OVER
from penguins.games.march.ice import PENGUINS
from tests.games.march.positions import GAME, cells, legal, names
from tests.games.march.slow_rules import SlowMarch, name

KINDS = [("classic", 8), ("ice_slide", 8), *(("young", rows) for rows in range(4, 9))]


def bold(choices: list[str], state, rng: Random) -> str:
    """Mostly walks on, so that matches end; else anything."""
    forward = sorted(choice for choice in choices if ">" in choice and gain(choice, state) > 0)
    return rng.choice(forward if forward and rng.random() < 0.6 else sorted(choices))


def gain(text: str, state) -> int:
    after = state.clone()
    after.apply(GAME.parse(text))
    return sum(after.scores()) - sum(state.scores())


def assert_same(state, slow: SlowMarch) -> None:
    assert legal(state) == slow.legal()
    assert state.to_move == (OVER if slow.turn is None else slow.turn)
    assert state.scores() == slow.scores()
    assert state.winners() == (() if slow.winner is None else (slow.winner,))
    assert state.face_up == cells(" ".join(map(name, slow.face_up)))
    described = state.describe()
    assert described["tiles"] == {name(square): letter for square, letter in slow.letters.items()}
    for kind in ("bad", "nice"):
        laid = sorted(name(square) for square, weather in slow.weather.items() if weather == kind)
        assert described[f"{kind}_weather"] == laid
    for seat, known in enumerate(slow.known):
        assert names(state.known_to(seat)).split() == sorted(map(name, known))
    for penguin, spot in described["penguins"].items():
        assert (spot["bound_for"] == "colony") == slow.penguins[penguin].returning
    assert list(described["penguins"]) == list(PENGUINS[: len(slow.penguins)])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("variant", "rows"), KINDS)
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_both_rules_agree_all_the_way(players, variant, rows, seed):
    rng = Random(seed)
    state = GAME.new(players, {"variant": variant, "rows": str(rows)})
    tiles = state.sample_chance(rng)
    state.apply(tiles)
    slow = SlowMarch(players, variant, rows, tiles.letters)
    for _ in range(400):
        assert_same(state, slow)
        if state.to_move == OVER:
            break
        text = bold([str(action) for action in state.legal_actions()], state, rng)
        state.apply(GAME.parse(text))
        slow.play(text)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_such_matches_do_reach_the_end(players):
    """Or else the comparison would never see a victory."""
    ends = 0
    for seed in range(6):
        rng = Random(seed)
        state = GAME.new(players, {"variant": "young", "rows": "4"})
        state.apply(state.sample_chance(rng))
        for _ in range(400):
            if state.to_move == OVER:
                ends += 1
                break
            text = bold([str(action) for action in state.legal_actions()], state, rng)
            state.apply(GAME.parse(text))
    assert ends == 6
