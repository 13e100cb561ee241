"""Endings of two are worked out: the emperor never throws one that can be won or shared."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from penguins.bots.choose import choose, pick
from penguins.bots.levels import EMPEROR
from penguins.core.bitboard import cells_of
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Thinking
from penguins.games.pingouins.bot import endgame
from penguins.games.pingouins.bot.endgame import is_ending
from penguins.games.pingouins.bot.position import Position
from penguins.games.pingouins.game import Pingouins
from penguins.games.pingouins.geometry import FLOE
from penguins.games.pingouins.state import PingouinsState

GAME = Pingouins()
POSITIONS = 300


def endings(most_free: int) -> Iterator[PingouinsState]:
    """Positions of random matches in which at most ten tiles are contested, one a match, and few are free at all."""
    for seed in range(10 * POSITIONS):
        rng = Random(seed)
        state = GAME.new(2)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.sample_chance(rng))
            elif 0 < contested(state) <= 10 and reachable(state) <= most_free:
                yield state
                break
            else:
                state.apply(pick(GAME.insight(state).weigh(Thinking(nodes=0), rng) or {}, 1.0, rng))


def walked_to(state: PingouinsState, seat: int) -> set[int]:
    """The free tiles that a seat's penguins could get to if nobody else moved, one step after the other."""
    found: set[int] = set()
    front = list(cells_of(state.penguins[seat]))
    while front:
        beside = {tile for here in front for tile in FLOE.neighbours[here] if state.free >> tile & 1}
        front = sorted(beside - found)
        found |= beside
    return found


def contested(state: PingouinsState) -> int:
    return len(walked_to(state, 0) & walked_to(state, 1))


def reachable(state: PingouinsState) -> int:
    return len(walked_to(state, 0) | walked_to(state, 1))


def outcome_by_brute_force(state: PingouinsState) -> int:
    """1, 0 or -1 for the first seat, if both play perfectly: every move of the rules, no thought."""

    @cache
    def gains(free: int, penguins: tuple[int, ...], seat: int) -> int:
        """What the first seat still gains more than the second: 64 for a fish, 1 for a tile."""
        here = state.clone()
        here.free, here.penguins, here.to_move = free, list(penguins), seat
        here.caught, here.tiles = [0, 0], [0, 0]
        results = []
        for action in here.legal_actions():
            after = here.clone()
            after.apply(action)
            at_once = 64 * (after.caught[0] - after.caught[1]) + after.tiles[0] - after.tiles[1]
            later = 0 if after.to_move == OVER else gains(after.free, tuple(after.penguins), after.to_move)
            results.append(at_once + later)
        return max(results) if seat == 0 else min(results)

    lead = 64 * (state.caught[0] - state.caught[1]) + state.tiles[0] - state.tiles[1]
    if state.to_move != OVER:
        lead += gains(state.free, tuple(state.penguins), state.to_move)
    return (lead > 0) - (lead < 0)


@pytest.mark.slow
def test_the_emperor_throws_no_ending() -> None:
    tried = 0
    for state in endings(most_free=12):
        sign = 1 - 2 * state.to_move
        before = sign * outcome_by_brute_force(state)
        state.apply(choose(GAME, state, EMPEROR, Random(1), Thinking(nodes=20)))
        assert sign * outcome_by_brute_force(state) == before
        tried += 1
        if tried == POSITIONS:
            break
    assert tried == POSITIONS
