"""Positions of any game, to ask bots about."""

from typing import Any

from penguins.core.game import AnyGame
from penguins.core.match import Match, rng_at
from penguins.core.state import CHANCE, OVER, State

_SEED = 1
_WELL_INTO_IT = 9
"""Actions after which most matches are interesting."""


def decision(game: AnyGame, players: int | None = None) -> State[Any]:
    """What a seat sees that has something to choose, well into a random match; of a shorter match, its last choice."""
    match = Match(game, players or game.seats[0])
    found = None
    while match.state.to_move != OVER and (found is None or len(match.log) <= _WELL_INTO_IT):
        seat = match.state.to_move
        if seat != CHANCE and len(match.state.legal_actions()) > 1:
            found = match.state.seen_by(seat)
        rng = rng_at(_SEED, len(match.log), "walk")
        match.play(match.draw_chance(_SEED) if seat == CHANCE else rng.choice(match.state.legal_actions()))
    assert found is not None, f"{game.id} leaves nothing to choose"
    return found
