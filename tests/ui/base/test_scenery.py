"""Sceneries fill every window, and stretch no picture (penguins/ui/base/scenery.py)."""

from itertools import pairwise

import pytest

from assets.tools.library import PLACES, pictures_in
from penguins.games.registry import GAMES
from penguins.ui.base.pictures import scenery_size
from penguins.ui.base.scenery import DRIFT, NIGHT, Placed, Rows, Scenery, Thing, Wash, lay_out, unit
from penguins.ui.games.face import face_of
from tests.null_game.game import Pebbles

SCENERIES = {"night": NIGHT, **{game: face_of(game).scenery for game in GAMES}}
NULL = Pebbles.id
SIZES = ((1, 1), (1, 900), (900, 1), (20, 30), (360, 640), (640, 360), (1364, 1024), (2560, 1600), (3000, 300))
MIDDLES = (0.5, 0.64)

with_all = pytest.mark.parametrize("scenery", SCENERIES.values(), ids=SCENERIES)


def test_each_game_is_played_in_a_place_of_its_own() -> None:
    drawn = [game for game in GAMES if game != NULL]
    places = [face_of(game).scenery for game in drawn]
    assert NIGHT not in places
    assert len(set(places)) == len(drawn)


def test_no_part_of_a_scenery_is_drawn_for_nothing() -> None:
    used = {part.picture for scenery in SCENERIES.values() for part in scenery.parts}
    assert used | {"snow_flake"} == {picture.name for picture in pictures_in(PLACES)}


def test_a_game_without_a_place_is_played_in_the_polar_night() -> None:
    assert not face_of(NULL).has("scenery")
    assert face_of(NULL).scenery == NIGHT


@pytest.mark.parametrize("size", SIZES)
@with_all
def test_nothing_is_empty_or_turned_inside_out(scenery: Scenery, size: tuple[int, int]) -> None:
    for middle in MIDDLES:
        placed = lay_out(scenery, *size, middle)
        assert min(min(each.box.width, each.box.height) for each in placed) > 0
        assert len(placed) < 200


@pytest.mark.parametrize("size", SIZES)
@with_all
def test_its_washes_fill_the_window(scenery: Scenery, size: tuple[int, int]) -> None:
    washes = [each.box for each in lay_out(scenery, *size) if isinstance(each.part, Wash) and not each.part.sides]
    assert all((box.x, box.width) == (0, size[0]) for box in washes)
    covered = 0.0
    for box in sorted(washes, key=lambda box: box.y):
        assert box.y <= covered + 0.001
        covered = max(covered, box.y + box.height)
    assert covered == pytest.approx(size[1])


@pytest.mark.parametrize("size", SIZES)
@with_all
def test_what_stands_side_by_side_reaches_both_sides_however_it_drifts(scenery: Scenery, size: tuple[int, int]) -> None:
    for middle in MIDDLES:
        for part, boxes in rows(lay_out(scenery, *size, middle)).items():
            drift = DRIFT * part.depth * unit(*size)
            assert min(box.box.x for box in boxes) <= -drift + 0.001
            assert max(box.box.x + box.box.width for box in boxes) >= size[0] + drift - 0.001
            assert all(one.mirrored != other.mirrored for one, other in pairwise(boxes))


def rows(placed: tuple[Placed, ...]) -> dict[Thing, list[Placed]]:
    found: dict[Thing, list[Placed]] = {}
    for each in placed:
        if isinstance(each.part, Thing) and each.part.x is None:
            found.setdefault(each.part, []).append(each)
    return found


@pytest.mark.parametrize("size", SIZES)
@with_all
def test_no_picture_is_stretched(scenery: Scenery, size: tuple[int, int]) -> None:
    for each in lay_out(scenery, *size):
        if isinstance(each.part, Thing):
            drawn = scenery_size(each.part.picture)
            assert each.box.width / each.box.height == pytest.approx(drawn.width / drawn.height)


def test_a_part_that_stands_in_the_middle_stands_behind_what_matters() -> None:
    scenery = Scenery((Thing("night_moon", x=0.5),), horizon=0.5, horizon_tall=0.5)
    [moon] = lay_out(scenery, 1000, 500, middle=0.6)
    assert moon.box.centre[0] == pytest.approx(600)


def test_what_is_built_on_a_board_stands_on_the_ground_wherever_the_board_is() -> None:
    stage = face_of("party").scenery
    for foot, height in ((0.1, 0.6), (0.3, 0.5), (0.0, 1.0)):
        parts = lay_out(stage, 360, 640, board=Rows(foot, height))
        [floor] = [placed.box for placed in parts if placed.part.picture == "stage_floor"]
        assert floor.y + floor.height == pytest.approx(640 * (foot + height * 0.37))


def test_the_ground_is_above_a_hand_that_does_not_shrink_with_its_board() -> None:
    parts = lay_out(face_of("party").scenery, 360, 640, board=Rows(0.4, 0.3, 1 / 640))
    [floor] = [placed.box for placed in parts if placed.part.picture == "stage_floor"]
    assert floor.y + floor.height == pytest.approx(640 * 0.4 + face_of("party").scenery.floor_least)


def test_however_small_a_board_is_there_is_a_wall_and_a_floor() -> None:
    for rows in (Rows(0.0, 0.0), Rows(1.0, 1.0)):
        assert all(placed.box.height > 0 for placed in lay_out(face_of("party").scenery, 360, 640, board=rows))


def test_no_house_is_seen_through_a_hole_in_the_ice() -> None:
    def homes(size: tuple[int, int], board: Rows | None) -> int:
        placed = lay_out(SCENERIES["pingouins"], *size, board=board)
        return sum(each.part.picture == "night_home" for each in placed)

    board = Rows(0.0, 1.0)
    assert (homes((1024, 768), board), homes((1024, 768), None), homes((768, 1024), board)) == (0, 1, 1)


def test_no_second_colony_stands_behind_the_one_on_the_board() -> None:
    def colonies(size: tuple[int, int], board: Rows | None) -> int:
        placed = lay_out(SCENERIES["march"], *size, board=board)
        return sum(each.part.picture == "plain_colony" for each in placed)

    low, high = Rows(0.05, 0.7), Rows(0.3, 0.5)
    assert (colonies((800, 1280), low), colonies((800, 1280), high), colonies((1280, 800), low)) == (0, 1, 1)
