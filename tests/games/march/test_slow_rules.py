"""Whole random matches by the real rules and by slow ones, side by side
(docs/rules.md, How the tests read this page)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penguins.core.state import OVER
from penguins.games.march.state import MarchState
from tests.games.in_words import legal
from tests.games.march.matches import KINDS, bold_choice, bold_match
from tests.games.march.positions import GAME, cells, names
from tests.games.march.slow_rules import SlowMarch, name


def assert_same(state: MarchState, slow: SlowMarch) -> None:
    assert legal(state) == slow.legal()
    assert state.to_move == (slow.turn if slow.winner is None else OVER)
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
        assert penguin in described["leads"][slow.penguins[penguin].seat]
    assert list(described["penguins"]) == list(slow.penguins)
    assert described["eyes_used"] == sorted(map(name, slow.eyes_met))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32), letters=st.permutations("rbgy"), version=st.sampled_from([1, 2, 2]))
def test_both_rules_agree_all_the_way(
    players: int, kind: tuple[str, int], seed: int, letters: list[str], version: int
) -> None:
    variant, rows = kind
    rng, penguins = Random(seed), "".join(letters)
    state = GAME.new(players, {"variant": variant, "rows": str(rows), "penguins": penguins}, version)
    tiles = state.sample_chance(rng)
    state.apply(tiles)
    slow = SlowMarch(players, variant, rows, tiles.letters, penguins=penguins, rules=version)
    for _ in range(400):
        assert_same(state, slow)
        if state.to_move == OVER:
            break
        text = str(bold_choice(state, rng))
        state.apply(GAME.parse(text))
        slow.play(text)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_such_matches_do_reach_the_end(players: int) -> None:
    """Or else the comparison would never see a victory."""
    matches = [bold_match(players, "young", 4, seed) for seed in range(6)]
    assert all(match.state.to_move == OVER for match in matches)
