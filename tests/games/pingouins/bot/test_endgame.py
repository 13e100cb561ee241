"""Endings of two are worked out: the emperor never throws one that can be won or shared."""

import os
from collections.abc import Iterator
from functools import cache
from itertools import islice, takewhile
from random import Random

import pytest

from penguins.bots.choose import choose
from penguins.bots.levels import EMPEROR
from penguins.core.bitboard import cells_of
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Thinking
from penguins.games.pingouins.bot import endgame
from penguins.games.pingouins.bot.endgame import Endgame, TooLong
from penguins.games.pingouins.bot.position import Position
from penguins.games.pingouins.bot.shoal import Shoal
from penguins.games.pingouins.game import Pingouins
from penguins.games.pingouins.geometry import FLOE
from penguins.games.pingouins.state import PingouinsState
from tests.games.pingouins.positions import position

GAME = Pingouins()
POSITIONS = int(os.environ.get("PENGUINS_ENDINGS", "25"))
"""How many endings to try; PENGUINS_ENDINGS says it for a longer run."""


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
                state.apply(rng.choice(state.legal_actions()))


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


def final_lead(state: PingouinsState) -> int:
    """What the first seat ends with more than the second, if both play perfectly: 64 for a fish, 1 for a tile.

    By brute force: every order of every move, no thought.
    """
    worth = [64 * fish + 1 for fish in state.fish]

    @cache
    def gain(free: int, mine: int, theirs: int, *, after_nobody: bool = False) -> int:
        """What the side to move still gets more than the other."""
        gains = [
            worth[target] - gain(free ^ 1 << target, theirs, mine ^ 1 << origin ^ 1 << target)
            for origin in cells_of(mine)
            for ray in FLOE.rays[origin]
            for target in takewhile(lambda tile: free >> tile & 1, ray)
        ]
        if gains:
            return max(gains)
        return 0 if after_nobody else -gain(free, theirs, mine, after_nobody=True)

    held = [
        64 * caught + tiles + sum(worth[tile] for tile in cells_of(board))
        for caught, tiles, board in zip(state.caught, state.tiles, state.penguins, strict=True)
    ]
    lead = held[0] - held[1]
    if state.to_move == OVER:
        return lead
    sign = 1 - 2 * state.to_move
    mine, theirs = state.penguins[::sign]
    return lead + sign * gain(state.free, mine, theirs)


def balance(state: PingouinsState) -> None:
    """Give somebody fish, so that the seat to move can just win: by a fish at most."""
    sign = 1 - 2 * state.to_move
    too_many = (sign * final_lead(state) - 1) // 64
    state.caught[1 - state.to_move if too_many > 0 else state.to_move] += abs(too_many)


def test_what_is_worked_out_is_what_brute_force_finds() -> None:
    for state in islice(endings(most_free=9), POSITIONS):
        lead = (1 - 2 * state.to_move) * final_lead(state) / 64
        here = Position.of(state)
        ending = Endgame(Shoal(state.fish), Thinking())
        assert ending.lead(here, lead, lead + 1) <= lead
        assert ending.lead(here, lead - 1, lead) >= lead
        assert ending.lead(here) == lead


def test_eating_ice_that_is_ones_own_takes_no_longer_than_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0

    class Hasty(Thinking):
        """Time is up while it tries ways to eat ice."""

        def step(self) -> bool:
            nonlocal tried
            tried += 1
            if tried == 10:
                whole.cancel()
            return super().step()

    whole = Thinking()
    monkeypatch.setattr(endgame, "Thinking", Hasty)
    state = position("b8", "h1", floating="a1 a3 a4 a5 a7 b1 b2 b3 b4 b5 b6 b7 b8 c1 c3 c5 c7 h1 h2")
    with pytest.raises(TooLong):
        Endgame(Shoal(state.fish), whole).lead(Position.of(state))
    assert tried < 100


@pytest.mark.slow
def test_the_emperor_throws_no_ending() -> None:
    tried = 0
    for state in islice(endings(most_free=12), POSITIONS):
        balance(state)
        sign = 1 - 2 * state.to_move
        assert 0 < sign * final_lead(state) <= 64
        state.apply(GAME.parse(str(choose(GAME, state, EMPEROR, Random(1), Thinking(nodes=20)))))
        assert sign * final_lead(state) > 0
        tried += 1
    assert tried == POSITIONS
