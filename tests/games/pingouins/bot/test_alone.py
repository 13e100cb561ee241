"""Penguins that nobody disturbs."""

from random import Random

import pytest

from penguins.core.bitboard import board_of, cells_of
from penguins.core.thinking import Thinking
from penguins.games.pingouins.actions import slides_from
from penguins.games.pingouins.bot.alone import Alone, groups, is_alone, spread
from penguins.games.pingouins.bot.shoal import Shoal
from penguins.games.pingouins.geometry import FLOE, around

FISH = tuple(Random(3).choice((1, 2, 3)) for _ in range(FLOE.size))


def tiles(names: str) -> int:
    return board_of(map(FLOE.cell, names.split()))


def most_by_trying(penguins: int, free: int) -> int:
    """Every order of every move, without any thought."""
    moves = [move for origin in cells_of(penguins) for move in slides_from(origin, free)]
    return max(
        (
            FISH[move.target] + most_by_trying(penguins ^ 1 << move.origin ^ 1 << move.target, free ^ 1 << move.target)
            for move in moves
        ),
        default=0,
    )


def random_ice(rng: Random, size: int) -> list[int]:
    ice = 1 << rng.randrange(FLOE.size)
    while ice.bit_count() < size:
        ice |= 1 << rng.choice(list(cells_of(around(ice) & ~ice)))
    return list(cells_of(ice))


@pytest.mark.parametrize("penguins", [1, 2])
def test_it_finds_the_most(penguins: int) -> None:
    rng = Random(penguins)
    for _ in range(25):
        ice = random_ice(rng, 6 + penguins)
        board = board_of(rng.sample(ice, penguins))
        free = board_of(ice) ^ board
        most = Alone(Shoal(FISH)).most(board, free, Thinking(nodes=10_000))
        assert int(most) == most_by_trying(board, free)


def test_its_first_move_leads_to_the_most() -> None:
    rng = Random(5)
    for _ in range(25):
        ice = random_ice(rng, 8)
        board = 1 << rng.choice(ice)
        free = board_of(ice) ^ board
        move = Alone(Shoal(FISH)).first_move(board, free, Thinking(nodes=10_000))
        after = most_by_trying(board ^ 1 << move.origin ^ 1 << move.target, free ^ 1 << move.target)
        assert FISH[move.target] + after == most_by_trying(board, free)


def test_what_was_interrupted_is_not_taken_for_known() -> None:
    board, free = tiles("a3"), tiles("a1 a2 a4 a5 a6 b2 b3 b4")
    alone = Alone(Shoal(FISH))
    hasty = alone.most(board, free, Thinking(nodes=2))
    thorough = alone.most(board, free, Thinking(nodes=10_000))
    assert hasty < thorough
    assert int(thorough) == most_by_trying(board, free)


def test_without_time_it_still_moves() -> None:
    move = Alone(Shoal(FISH)).first_move(tiles("a3"), tiles("a2 a4"), Thinking(nodes=0))
    assert move in slides_from(FLOE.cell("a3"), tiles("a2 a4"))


def test_spread_stays_on_the_ground() -> None:
    assert spread(tiles("a1"), tiles("a2 a3 a5")) == tiles("a1 a2 a3")


def test_alone_means_nobody_else_gets_there() -> None:
    assert is_alone(tiles("a2 a3 h1"), tiles("a1"), tiles("h2"))
    assert not is_alone(tiles("a2 a3"), tiles("a1"), tiles("a4"))
    assert is_alone(tiles("a2"), tiles("a1"), tiles("a4"))


def test_penguins_that_share_ice_are_one_group() -> None:
    found = set(groups(tiles("a2 h2 h3"), tiles("a1 a3 h1 e5")))
    assert found == {(tiles("a1 a3"), tiles("a2")), (tiles("h1"), tiles("h2 h3"))}
