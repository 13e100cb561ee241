"""Who gets where first, on many boards at once."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penguins.core.bitboard import board_of, cells_of
from penguins.games.pingouins.actions import parse, slides_from
from penguins.games.pingouins.bot.lanes import LANE, Scales, empty, in_lane, in_lanes, numbers, one_in_each
from penguins.games.pingouins.bot.position import Choice, Position
from penguins.games.pingouins.bot.race import slid, won
from penguins.games.pingouins.bot.shoal import TILE, Shoal
from penguins.games.pingouins.bot.territory import Territory, outcome
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


def side_by_side(boards: Iterable[int]) -> int:
    """Boards in lanes of their own."""
    return sum(in_lane(board) << LANE * lane for lane, board in enumerate(boards))


def fish_won(free: int, starts: list[int]) -> list[int]:
    return list(map(Scales(Shoal(FISH)).fish, won(list(map(in_lane, starts)), in_lane(free))))


@given(boards, st.lists(boards, min_size=2, max_size=4))
def test_a_race_is_won_by_who_walks_fewer_steps(free: int, starts: list[int]) -> None:
    starts = [start & ~free & board_of(range(side, 60, len(starts))) for side, start in enumerate(starts)]
    assert fish_won(free, starts) == fish_of_the_fastest(free, starts)


def test_what_is_reached_together_is_nobodys() -> None:
    assert fish_won(tiles("b2"), [tiles("a1"), tiles("a2"), tiles("b1")]) == [0, 0, 0]


def test_where_a_side_stands_is_not_won_unless_it_is_free() -> None:
    assert fish_won(tiles("a2"), [tiles("a1"), 0]) == [1, 0]
    assert fish_won(tiles("a2"), [0, tiles("a2")]) == [0, 1]


@given(boards, boards)
def test_reach_is_every_slide(free: int, penguins: int) -> None:
    penguins &= ~free
    expected = board_of({move.target for origin in cells_of(penguins) for move in slides_from(origin, free)})
    assert slid([in_lane(penguins)], in_lane(free)) == [in_lane(expected)]


@given(st.lists(st.tuples(boards, boards, boards), min_size=1, max_size=9))
def test_lanes_do_not_disturb_each_other(positions: list[tuple[int, int, int]]) -> None:
    positions = [(free & ~(one | two), one, two & ~one) for free, one, two in positions]
    frees, ones, twos = map(side_by_side, zip(*positions, strict=True))
    scales, count = Scales(Shoal(FISH)), len(positions)
    together = [numbers(scales.fish(land), count) for land in won([ones, twos], frees)]
    assert list(zip(*together, strict=True)) == [tuple(fish_won(free, [one, two])) for free, one, two in positions]
    slides = [slid([in_lane(one), in_lane(two)], in_lane(free)) for free, one, two in positions]
    expected = [sum(board << LANE * lane for lane, board in enumerate(side)) for side in zip(*slides, strict=True)]
    assert slid([ones, twos], frees) == expected
    assert list(empty(ones, count)) == [lane for lane, (_, one, _) in enumerate(positions) if not one]


def test_a_lane_for_each_tile() -> None:
    assert one_in_each([3, 59]) == side_by_side([1 << 3, 1 << 59])
    assert in_lanes(tiles("c4"), 3) == side_by_side([tiles("c4")] * 3)


def in_play(free: int, penguins: list[int], held: list[float], fish: tuple[int, ...]) -> Position:
    """The first seat is to move."""
    position = Position()
    position.free, position.penguins, position.held = free, tuple(penguins), tuple(held)
    position.seat = position.unplaced = position.landing = 0
    position.shoal = Shoal(fish)
    return position


def behind(
    step: str, free: int, penguins: list[int], held: list[float], fish: tuple[int, ...] = FISH, *, placing: bool = False
) -> list[float]:
    """Everybody's chances behind a step of the first seat."""
    position = in_play(free, penguins, held, fish)
    position.unplaced = int(placing)
    choice: Choice = parse(step)  # type: ignore[assignment]
    return list(Territory(position.shoal, len(position.penguins)).judged(position, [choice]).everybodys(0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_room_and_more_fish_are_better(players: int) -> None:
    free = tiles("a2", "a3", "a4", "a5")
    penguins = [tiles("a1"), tiles("h1"), tiles("h4"), tiles("h8")][:players]
    even = [10.0] * players
    chances = behind("a1-a2", free, penguins, even)
    assert max(chances) == chances[0]
    richer = behind("a1-a2", free, penguins, [10.0, 30.0, *even[2:]])
    assert max(richer) == richer[1]
    assert sum(richer) == pytest.approx(1)


def test_when_nobody_can_move_it_is_decided() -> None:
    for held in ([20.0, 22.0], [20.0, 22.0, 3.0]):
        penguins = [tiles("a1"), tiles("h1"), tiles("h8")][: len(held)]
        after = [held[0] + 1 + TILE, *held[1:]]
        assert behind("a1-a2", tiles("a2", "d4"), penguins, held) == outcome(after)
        assert outcome(after)[1] > 0.85


def test_a_shared_victory_is_shared() -> None:
    assert outcome([7.0, 7.0]) == pytest.approx([0.5, 0.5])


def test_ice_that_is_cut_off_counts_as_much_as_can_be_eaten() -> None:
    # From a3, only one of the two sides can be eaten: a1 and a2, or a4 alone.
    alike = (1,) * 60
    penguins = [tiles("b4"), tiles("h3")]
    free = tiles("a1", "a2", "a3", "a4", "h1", "h2")
    a_tile = 1 + TILE
    assert behind("b4-a3", free, penguins, [5.0, 5.0 + a_tile], alike) == pytest.approx([0.5, 0.5])
    assert behind("b4-a3", free, penguins, [5.5, 5.0 + a_tile], alike)[0] > 0.9
    assert behind("a3", free, penguins, [5.0, 5.0 + a_tile], alike, placing=True)[0] > 0.54
