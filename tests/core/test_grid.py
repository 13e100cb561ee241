"""Cells, names and straight lines."""

from collections.abc import Iterable

from penguins.core.grid import Grid, hex_grid, square_grid


def names(grid: Grid, cells: Iterable[int]) -> set[str]:
    return {grid.names[cell] for cell in cells}


def test_cells_are_named_row_by_row() -> None:
    grid = square_grid(2, 3)
    assert grid.names == ("a1", "a2", "a3", "b1", "b2", "b3")
    assert grid.cell("b3") == 5
    assert grid.at(1, 2) == 5
    assert grid.at(2, 0) is None


def test_squares_touch_by_sides_or_also_by_corners() -> None:
    assert names(square_grid(3, 3), square_grid(3, 3).neighbours[4]) == {"a2", "b1", "b3", "c2"}
    corners = square_grid(3, 3, diagonal=True)
    assert len(corners.neighbours[4]) == 8
    assert names(corners, corners.neighbours[0]) == {"a2", "b1", "b2"}


def test_a_ray_goes_straight_to_the_edge_nearest_first() -> None:
    grid = square_grid(3, 4)
    rays = {tuple(grid.names[cell] for cell in ray) for ray in grid.rays[grid.cell("b1")]}
    assert rays == {("b2", "b3", "b4"), ("a1",), ("c1",)}


def test_hexagons_touch_up_to_six_others() -> None:
    grid = hex_grid((2, 3, 2))
    assert names(grid, grid.neighbours[grid.cell("b2")]) == {"b1", "b3", "a1", "a2", "c1", "c2"}


def test_neighbours_are_mutual() -> None:
    for grid in (square_grid(5, 6), square_grid(8, 4, diagonal=True), hex_grid((7, 8, 7, 8))):
        for cell, beside in enumerate(grid.neighbours):
            assert all(cell in grid.neighbours[other] for other in beside)
