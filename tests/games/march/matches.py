"""Matches played at random, but boldly enough to get somewhere."""

from random import Random

from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER
from penguins.games.march.actions import MarchAction, Walk
from penguins.games.march.state import MarchState
from tests.games.march.positions import GAME

KINDS = [("classic", 8), ("ice_slide", 8), *(("young", rows) for rows in range(4, 9))]
"""Variants and rows that go together."""


def bold_match(players: int, variant: str, rows: int, seed: int, bound: int = 400) -> Match:
    rng = Random(seed)
    match = Match(GAME, players, {"variant": variant, "rows": str(rows)})
    while match.state.to_move != OVER and len(match.log) < bound:
        state = state_of(match)
        match.play(state.sample_chance(rng) if state.to_move == CHANCE else bold_choice(state, rng))
    return match


def state_of(match: Match) -> MarchState:
    """The position now, of a match that is known to be March."""
    assert isinstance(match.state, MarchState)
    return match.state


def bold_choice(state: MarchState, rng: Random) -> MarchAction:
    """Mostly a step forward if there is one; else anything."""
    choices = state.legal_actions()
    forward = [choice for choice in choices if isinstance(choice, Walk) and _gain(choice, state) > 0]
    return rng.choice(forward if forward and rng.random() < 0.6 else choices)


def _gain(step: Walk, state: MarchState) -> int:
    after = state.clone()
    after.apply(step)
    return sum(after.scores()) - sum(state.scores())
