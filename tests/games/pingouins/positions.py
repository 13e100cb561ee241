"""Positions of Pingouins, set up by hand."""

from functools import partial
from random import Random

from penguins.core.bitboard import board_of
from penguins.games.pingouins.actions import LayFloe
from penguins.games.pingouins.game import Pingouins
from penguins.games.pingouins.geometry import ALL, FLOE
from penguins.games.pingouins.state import FISH_IN_ALL, PingouinsState
from tests.games import in_words

GAME = Pingouins()
play = partial(in_words.play, GAME)
SORTED_FLOE = LayFloe(FISH_IN_ALL)
"""One fish on a1…d8, two on e1…g5, three on g6…h8."""


def tiles(names: str) -> int:
    return board_of(FLOE.cell(name) for name in names.split())


def position(*penguins: str, floating: str | None = None, to_move: int = 0) -> PingouinsState:
    """Penguins per seat, standing on the sorted floe or on a few tiles of it."""
    state = GAME.new(len(penguins))
    state.apply(SORTED_FLOE)
    state.unplaced = 0
    state.penguins = [tiles(names) for names in penguins]
    state.free = (ALL if floating is None else tiles(floating)) & ~sum(state.penguins)
    state.to_move = to_move
    return state


def after_placement(players: int, seed: int) -> PingouinsState:
    rng = Random(seed)
    state = GAME.new(players)
    state.apply(state.sample_chance(rng))
    while state.unplaced:
        state.apply(rng.choice(state.legal_actions()))
    return state
