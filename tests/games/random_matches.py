"""Random matches of every kind, for what must hold of all games."""

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER, Action
from tests.games.variants import AS_PARAMETERS, Variant

BOUND = 1_500
seeds = st.integers(0, 2**32)
every_variant = pytest.mark.parametrize("variant", AS_PARAMETERS)
few = settings(max_examples=3, deadline=None)


def play_randomly(variant: Variant, seed: int, bound: int = BOUND) -> Match:
    rng = Random(seed)
    match = variant.start()
    while match.state.to_move != OVER and len(match.log) < bound:
        match.play(random_action(match, rng))
    return match


def random_action(match: Match, rng: Random) -> Action:
    state = match.state
    action: Action = state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions())
    return action


def somewhere(variant: Variant, seed: int) -> Match:
    """A match stopped anywhere, the start and the end included."""
    whole = play_randomly(variant, seed, bound=300)
    stop = Random(seed).randint(0, len(whole.log))
    while len(whole.log) > stop:
        whole.undo()
    return whole


def viewers(variant: Variant) -> list[int | None]:
    return [None, *range(variant.players)]


def everything_seen(variant: Variant, seed: int) -> set[Action]:
    match = variant.start()
    rng = Random(seed)
    seen: set[Action] = set()
    for _ in range(60):
        if match.state.to_move == OVER:
            break
        seen.update(match.state.legal_actions())
        match.play(random_action(match, rng))
        seen.add(match.log[-1])
    return seen
