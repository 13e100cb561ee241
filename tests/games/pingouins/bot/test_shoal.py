"""Counting fish."""

from penguins.core.bitboard import board_of
from penguins.games.pingouins.bot.shoal import Shoal
from penguins.games.pingouins.geometry import ALL

SHOAL = Shoal((1,) * 30 + (2,) * 20 + (3,) * 10)


def test_fish_are_counted_by_tile() -> None:
    assert SHOAL.fish(ALL) == 100
    assert SHOAL.fish(board_of((0, 31, 55))) == 6


def test_tiles_break_a_tie_and_never_more() -> None:
    assert SHOAL.held(20, 15, 0) > SHOAL.held(20, 14, 0)
    assert SHOAL.held(21, 1, 0) > SHOAL.held(20, 59, 0)
    assert SHOAL.held(20, 14, 1) == SHOAL.held(21, 15, 0)
