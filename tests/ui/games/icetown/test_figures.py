"""What counts is drawn on the snow, and the die tumbles: numbers, without a window."""

from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penguins.games.icetown.geometry import CELLS, GREEN, IGLOOS, PINK, TOWN, VIOLET, YELLOW
from penguins.games.icetown.scoring import counting_cells
from penguins.ui.base.box import Box, Pos
from penguins.ui.games.icetown.figures import Cord, figure
from penguins.ui.games.icetown.layout import CELL, GROUND, centre_of
from penguins.ui.games.icetown.tumble import faces_to, toss

BOX = Box(0, 0, *GROUND)
BOARDS = st.integers(0, (1 << CELLS) - 1)
GROUP = ("a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3")


def centre(cell: int) -> Pos:
    return centre_of(BOX, cell)


def cells(*names: str) -> list[int]:
    return [TOWN.cell(name) for name in names]


def long(cord: Cord) -> float:
    return sum(dist(*pair) for pair in pairwise(cord))


def inside(pos: Pos, cord: Cord) -> bool:
    """Whether a closed cord goes around a point."""
    crossed = 0
    for (x, y), (x2, y2) in pairwise(cord):
        if (y > pos[1]) != (y2 > pos[1]) and pos[0] < x + (pos[1] - y) * (x2 - x) / (y2 - y):
            crossed += 1
    return crossed % 2 == 1


@pytest.mark.parametrize("line", [("a2", "a3", "a4"), ("b4", "c4", "d4", "e4")])
def test_a_garland_goes_along_the_whole_green_line(line: tuple[str, ...]) -> None:
    [cord] = figure(GREEN, cells(*line), centre, 1.0).cords
    assert len(line) * CELL <= long(cord) < len(line) * CELL * 1.15
    for name in line:
        assert any(dist(point, centre(TOWN.cell(name))) < CELL * 0.6 for point in cord)


@given(board=BOARDS)
def test_a_fence_goes_around_all_of_the_pink_group_and_nobody_else(board: int) -> None:
    group = [
        cell
        for cell in range(CELLS)
        if counting_cells([0, board & ~sum(1 << at for at in IGLOOS), 0, 0])[1] >> cell & 1
    ]
    cords = figure(PINK, group, centre, 1.0).cords
    for cell in range(CELLS):
        assert sum(inside(centre(cell), cord) for cord in cords) % 2 == (cell in group)


def test_a_group_around_somebody_has_a_fence_inside_as_well() -> None:
    assert len(figure(PINK, cells(*GROUP), centre, 1.0).cords) == 2


def test_warm_steps_lead_from_each_igloo_to_its_neighbours() -> None:
    around, far = TOWN.cell("a1"), TOWN.cell("e6")
    shown = figure(YELLOW, [around, far], centre, 1.0)
    assert set(shown.warm) == {centre(cell) for cell in (*IGLOOS, around, far)}
    assert len(shown.things) == 4
    assert figure(YELLOW, [], centre, 1.0) == ((), (), ())


def test_every_loner_has_a_ring() -> None:
    alone = cells("a1", "c3")
    for cell, cord in zip(alone, figure(VIOLET, alone, centre, 1.0).cords, strict=True):
        assert all(dist(point, centre(cell)) == pytest.approx(28) for point in cord)


@given(board=BOARDS, colour=st.sampled_from((GREEN, PINK, VIOLET)), share=st.floats(0, 1))
def test_a_figure_grows_from_nothing_to_the_whole(board: int, colour: int, share: float) -> None:
    boards = [board & ~sum(1 << at for at in IGLOOS)] * 4
    group = [cell for cell in range(CELLS) if counting_cells(boards)[colour] >> cell & 1]
    whole, part = (figure(colour, group, centre, 1.0, so_far) for so_far in (1.0, share))
    for cord, begun in zip(whole.cords, part.cords, strict=True):
        assert long(begun) == pytest.approx(long(cord) * share, abs=0.01)
    assert len(part.things) <= len(whole.things)


# The die


def test_the_die_goes_across_and_comes_to_rest_where_it_was() -> None:
    way = [toss(time / 100) for time in range(101)]
    assert (way[0].away, way[-1].away) == (0, 0)
    assert max(one.away for one in way) > 0.95
    assert all(abs(one.away - after.away) < 0.08 for one, after in pairwise(way)), "it rolls, and never jumps"
    assert (way[-1].lift, way[-1].over) == (0, 0)
    heights = [one.lift for one in way]
    peaks = [b for a, b, c in zip(heights, heights[1:], heights[2:], strict=False) if a < b > c]
    assert len(peaks) >= 3
    assert peaks == sorted(peaks, reverse=True)


@given(last=st.integers(1, 6), first=st.integers(1, 6))
def test_several_faces_come_up_and_the_last_is_the_one_that_was_rolled(last: int, first: int) -> None:
    faces = faces_to(last, first)
    assert (faces[0], faces[-1]) == (first, last)
    assert len(set(faces)) >= 4
    assert all(one != other for one, other in pairwise(faces))
    assert len(faces) == toss(1.0).face + 1
