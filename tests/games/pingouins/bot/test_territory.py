"""Who gets where first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penguins.core.bitboard import board_of, cells_of
from penguins.games.pingouins.actions import slides_from
from penguins.games.pingouins.bot.shoal import Shoal
from penguins.games.pingouins.bot.territory import Race, Reach, Territory, outcome
from penguins.games.pingouins.geometry import ALL, FLOE

FISH = (1,) * 30 + (2,) * 20 + (3,) * 10
boards = st.integers(min_value=0, max_value=ALL)


def tiles(*names: str) -> int:
    return board_of(map(FLOE.cell, names))


def walking_distances(free: int, start: int) -> dict[int, int]:
    """Steps to every free tile that can be walked to: one tile after the other, no bitboards."""
    distances: dict[int, int] = {}
    front = list(cells_of(start))
    for steps in range(1, FLOE.size + 1):
        front = sorted({beside for tile in front for beside in FLOE.neighbours[tile] if free >> beside & 1})
        front = [tile for tile in front if tile not in distances]
        distances |= dict.fromkeys(front, steps)
    return distances


def fish_of_the_fastest(free: int, starts: list[int]) -> list[int]:
    """For each, the fish on the tiles that it walks to in fewer steps than all others."""
    walked = [walking_distances(free, start) for start in starts]
    best = [0] * len(starts)
    for tile in cells_of(free):
        steps = [distances.get(tile, 99) for distances in walked]
        if min(steps) < 99 and steps.count(min(steps)) == 1:
            best[steps.index(min(steps))] += FISH[tile]
    return best


@given(boards, st.lists(boards, min_size=2, max_size=4))
def test_a_race_is_won_by_who_walks_fewer_steps(free: int, starts: list[int]) -> None:
    starts = [start & ~free & board_of(range(side, 60, len(starts))) for side, start in enumerate(starts)]
    nobody = [0] * len(starts)
    expected = fish_of_the_fastest(free, starts)
    race = Race(len(starts), Shoal(FISH))
    assert race.fish(free, [*starts, *nobody]) == expected
    assert race.fish(free, [*starts, *starts]) == [2 * fish for fish in expected]


def test_what_is_reached_together_is_nobodys() -> None:
    race = Race(3, Shoal(FISH))
    assert race.fish(tiles("b2"), [tiles("a1"), tiles("a2"), tiles("b1"), 0, 0, 0]) == [0, 0, 0]


def test_where_a_side_stands_is_not_won_unless_it_is_free() -> None:
    race = Race(2, Shoal(FISH))
    assert race.fish(tiles("a2"), [tiles("a1"), 0, 0, tiles("a2")]) == [1, 1]


@given(boards, boards)
def test_reach_is_every_slide(free: int, penguins: int) -> None:
    penguins &= ~free
    expected = board_of({move.target for origin in cells_of(penguins) for move in slides_from(origin, free)})
    assert Reach().of(penguins, free) == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_room_and_more_fish_are_better(players: int) -> None:
    territory = Territory(Shoal(FISH), players)
    free = tiles("a2", "a3", "a4", "a5")
    penguins = [tiles("a1"), tiles("h1"), tiles("h4"), tiles("h8")][:players]
    even = [10.0] * players
    assert max(territory.chances(free, penguins, even)) == territory.chances(free, penguins, even)[0]
    richer = [10.0, 30.0, *even[2:]]
    assert max(territory.chances(free, penguins, richer)) == territory.chances(free, penguins, richer)[1]
    assert sum(territory.chances(free, penguins, richer)) == pytest.approx(1)


def test_when_nobody_can_move_it_is_decided() -> None:
    for held in ([20.0, 20.5], [20.0, 20.5, 3.0]):
        territory = Territory(Shoal(FISH), len(held))
        penguins = [tiles("a1"), tiles("h1"), tiles("h8")][: len(held)]
        assert territory.chances(tiles("d4"), penguins, held) == outcome(held)
        assert outcome(held)[1] > 0.85


def test_a_shared_victory_is_shared() -> None:
    assert outcome([7.0, 7.0]) == pytest.approx([0.5, 0.5])


def test_ice_that_is_cut_off_counts_as_much_as_can_be_eaten() -> None:
    territory = Territory(Shoal((1,) * 60), 2)
    # From a3, only one of the two sides can be eaten: a1 and a2, or a4 alone.
    free = tiles("a1", "a2", "a4", "h1", "h2")
    assert territory.chances(free, [tiles("a3"), tiles("h3")], [5.0, 5.0]) == pytest.approx([0.5, 0.5])
    assert territory.chances(free, [tiles("a3"), tiles("h3")], [5.5, 5.0])[0] > 0.9
    assert territory.chances(free, [tiles("a3"), tiles("h3")], [5.0, 5.0], placing=True)[0] > 0.54
