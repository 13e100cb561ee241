"""What every colour brings, and which penguins are counted for it (docs/rules.md, Ice Town, Score)."""

import pytest

from penguins.games.icetown.geometry import AROUND_IGLOO, GREEN, IGLOOS, PINK, TOWN, VIOLET, YELLOW, town_cells
from penguins.games.icetown.scoring import (
    Points,
    around_igloos,
    counting_cells,
    largest_group,
    loners,
    longest_line,
    points_of,
)
from tests.games.icetown.positions import EMPTY, full_town, position, town

WORKED_EXAMPLE = """
    y y . v p .
    y # v p p y
    y . v . . p
    . g . v # v
    g g g g y .
"""
"""Our own board for the example of the text, with penguins of each colour that do not count."""


def names(board: int) -> set[str]:
    return {TOWN.names[cell] for cell in town_cells(board)}


def test_the_worked_example_4_and_3_and_5_and_3_makes_15() -> None:
    points = points_of(town(WORKED_EXAMPLE))
    assert points == Points(green=4, pink=3, yellow=5, violet=3)
    assert points.total == 15


def test_the_worked_example_has_4_around_the_first_igloo_and_1_around_the_second() -> None:
    yellow = town(WORKED_EXAMPLE)[YELLOW]
    assert [(yellow & around).bit_count() for around in AROUND_IGLOO] == [4, 1]


def test_the_worked_example_tells_which_penguins_count() -> None:
    line, group, yellow, alone = counting_cells(town(WORKED_EXAMPLE))
    assert names(line) == {"e1", "e2", "e3", "e4"}
    assert names(group) == {"a5", "b4", "b5"}
    assert names(yellow) == {"a1", "a2", "b1", "c1", "e5"}
    assert names(alone) == {"a4", "d4", "d6"}


def test_an_empty_town_has_nothing() -> None:
    assert points_of(town(EMPTY)) == Points(0, 0, 0, 0)
    assert counting_cells(town(EMPTY)) == (0, 0, 0, 0)


# Green: longest straight line along a row or column, unbroken


def line_of(picture: str) -> set[str]:
    return names(longest_line(town(picture)[GREEN]))


def test_green_counts_the_longest_line_along_a_row() -> None:
    assert line_of("ggg... .#.... ...... gggg#. g.....") == {"d1", "d2", "d3", "d4"}


def test_green_counts_the_longest_line_along_a_column() -> None:
    assert line_of("..g... .#g... ..g... ..g.#. ggg...") == {"a3", "b3", "c3", "d3", "e3"}


def test_a_green_line_may_be_a_whole_row_or_column() -> None:
    assert len(line_of("gggggg .#.... ...... ....#. ......")) == 6
    assert len(line_of("g..... g#.... g..... g...#. g.....")) == 5


def test_a_green_line_ends_with_the_row() -> None:
    assert len(line_of("....gg g#.... g....g ....#. ......")) == 2
    assert len(line_of("...... .#.... ...ggg gg..#. ......")) == 3


def test_a_green_line_is_broken_by_an_igloo() -> None:
    assert len(line_of("...... g#ggg. ...... ....#. ......")) == 3
    assert len(line_of(".g.... .#.... .g.... .g..#. ......")) == 2


def test_a_green_line_is_broken_by_another_colour_or_nobody() -> None:
    assert line_of("ggpggg .#.... ...... ....#. gg.g..") == {"a4", "a5", "a6"}


def test_a_green_line_is_not_diagonal_and_does_not_bend() -> None:
    assert len(line_of("g..... .#g... ..gg.. ...g#. ......")) == 2


def test_of_equal_green_lines_the_first_row_is_shown() -> None:
    assert line_of("g..... g#..gg gg.... ....#. ....gg") == {"a1", "b1", "c1"}
    assert line_of("g..... g#..gg ...... ....#. ....gg") == {"b5", "b6"}


def test_one_green_is_a_line_of_one() -> None:
    assert line_of("...... .#.... ..g... ....#. ......") == {"c3"}


# Pink: largest group joined by sides


def group_of(picture: str) -> set[str]:
    return names(largest_group(town(picture)[PINK]))


def test_pink_counts_the_largest_group_joined_by_sides() -> None:
    assert group_of("pp.... p#.ppp ...p.. ..pp#. p.....") == {"b4", "b5", "b6", "c4", "d3", "d4"}


def test_a_pink_group_is_not_joined_by_corners() -> None:
    assert len(group_of("p.p... .#.pp. ..p... ....#. ......")) == 2


def test_a_pink_group_is_not_joined_across_an_igloo() -> None:
    assert len(group_of(".p.... p#p... .p.... ....#. ......")) == 1


def test_a_pink_group_does_not_go_on_from_one_end_of_a_row_to_the_next() -> None:
    assert len(group_of(".....p p#.... .....p p...#. ......")) == 1


def test_smaller_pink_groups_bring_nothing() -> None:
    assert points_of(town("ppp... .#..pp ...... p...#. ..pp..")).pink == 3


def test_of_equal_pink_groups_the_first_is_shown() -> None:
    assert group_of("...... .#..pp ...... pp..#. ...pp.") == {"b5", "b6"}


def test_a_whole_town_of_pink_is_one_group() -> None:
    assert points_of(town(full_town("p"))).pink == 28


# Yellow: those on the 8 spaces around each igloo


def test_the_8_spaces_around_each_igloo() -> None:
    first, second = AROUND_IGLOO
    assert names(first) == {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"}
    assert names(second) == {"c4", "c5", "c6", "d4", "d6", "e4", "e5", "e6"}
    assert {TOWN.names[igloo] for igloo in IGLOOS} == {"b2", "d5"}


def test_no_space_is_around_both_igloos() -> None:
    first, second = AROUND_IGLOO
    assert first & second == 0


def test_yellow_counts_around_each_igloo_corners_included() -> None:
    assert points_of(town("yyy... y#y... yyy... ....#. ......")).yellow == 8
    assert points_of(town("...... .#.... ...yyy ...y#y ...yyy")).yellow == 8
    assert points_of(town(full_town("y"))).yellow == 16


def test_yellow_elsewhere_brings_nothing() -> None:
    yellow = town("...yyy .#.yyy ...... yyy.#. yyy...")[YELLOW]
    assert yellow.bit_count() == 12
    assert around_igloos(yellow) == 0


# Violet: those with no violet beside them (by sides)


def loners_of(picture: str) -> set[str]:
    return names(loners(town(picture)[VIOLET]))


def test_violet_counts_those_with_no_violet_beside_them() -> None:
    assert loners_of("v.vv.. .#.... v...v. v...#v ......") == {"a1", "c5", "d6"}


def test_violets_that_touch_by_a_corner_are_alone() -> None:
    assert loners_of("v.v... .#.v.. v.v... .v..#. ......") == {"a1", "a3", "b4", "c1", "c3", "d2"}


def test_other_colours_beside_a_violet_do_not_matter() -> None:
    assert loners_of(".g.... p#.y.. ..pvg. ...y#. ......") == {"c4"}


def test_violets_at_the_ends_of_neighbouring_rows_are_not_beside_each_other() -> None:
    assert loners_of(".....v v#.... .....v v...#. ......") == {"a6", "b1", "c6", "d1"}


# The whole


@pytest.mark.parametrize("turn", [0, 1])
def test_scores_are_the_totals_at_any_moment(turn: int) -> None:
    state = position(WORKED_EXAMPLE, EMPTY, full_town("y"), turn=turn)
    assert state.scores() == (15, 0, 16)
    assert state.points(0) == Points(4, 3, 5, 3)
