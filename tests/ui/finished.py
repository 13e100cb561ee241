"""Matches that were played to their end, at random."""

from random import Random
from typing import Any

from penguins.core.state import CHANCE
from penguins.games.registry import GAMES
from penguins.rig.driver import seat_of
from penguins.session.record import Record
from penguins.session.setup import COLOURS, SetUp


def finished(storage: Any, game: str, *players: str, seed: int = 1, **options: str) -> Record:
    """A stored match of people (by name) and bots (by level)."""
    seats = [seat_of(player, colour) for player, colour in zip(players, COLOURS, strict=False)]
    record: Record = storage.begin(SetUp.check(GAMES[game], seats, options))
    rng = Random(seed)
    while not record.is_over:
        state = record.match.state
        record.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    storage.save(record)
    return record
