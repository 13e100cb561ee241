"""The stage of Penguin Party: the ghost of the whole pyramid, where things are, and how much room they get."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penguins.core.state import CHANCE
from penguins.games.party.geometry import BASE, row_and_x, slot_at
from penguins.games.party.pyramid import Pyramid
from penguins.ui.base.box import Box
from penguins.ui.base.shapes import Disc
from penguins.ui.games.party.layout import cells_of, grid_of, lay_out
from tests.games.party.positions import GREEN, RED, pyramid
from tests.ui.games.party.hand import by_tap, to_turn
from tests.ui.games.party.positions import FULL_BASE, begin_with
from tests.ui.games.test_boxes import pyramids
from tests.ui.matches import PEOPLE
from tests.ui.robot import Robot

SIZES = ((344, 430), (396, 344), (784, 1000), (880, 784), (1000, 1008), (720, 752))
"""Boards on a phone, upright and lying, and on tablets."""


def area(size: tuple[int, int]) -> Box:
    return Box(0, 0, *size)


# The ghost


@pytest.mark.parametrize(("width", "places"), [(8, 36), (7, 28)])
def test_before_the_first_card_the_whole_pyramid_is_seen_as_a_ghost(width: int, places: int) -> None:
    empty = Pyramid(width)
    ghost = grid_of(empty, area(SIZES[0]), 200).ghost(empty)
    assert len(ghost) == len(set(ghost)) == places
    assert sum(row == 1 for row, _ in ghost) == width
    assert sum(row == width for row, _ in ghost) == 1


@given(pyramids())
def test_a_place_is_a_card_or_a_ghost_and_where_one_may_build_there_is_a_ghost(built: Pyramid) -> None:
    ghost = set(grid_of(built, area(SIZES[0]), 200).ghost(built))
    lying = {row_and_x(slot) for slot in range(200) if built.taken >> slot & 1}
    growing = {row_and_x(slot) for slot in range(200) if (built.ends | built.ledges) >> slot & 1}
    assert not ghost & lying
    assert growing <= ghost


@given(pyramids(), st.sampled_from(SIZES))
def test_the_whole_pyramid_fits_its_room(built: Pyramid, size: tuple[int, int]) -> None:
    box = lay_out(area(size), 1.0, with_hand=True).pyramid
    grid = grid_of(built, box, 200)
    for place in grid.ghost(built):
        x, y = grid.centre(*place)
        assert box.x - 0.01 <= x - grid.card[0] / 2
        assert x + grid.card[0] / 2 <= box.x + box.width + 0.01
        assert y + grid.card[1] / 2 <= box.y + box.height + 0.01
    assert grid.podium().y >= box.y - 0.01


def test_the_ghost_is_drawn_and_goes_where_a_card_comes(robot: Robot) -> None:
    robot.begin("party", ("Léa", "Tom"))
    to_turn(robot)
    ghost = robot.board.drawing.pyramid._ghost.canvas
    seen = len(ghost.children)
    robot.board.choose(robot.legal()[0])
    robot.frames(3)
    robot.wait_for_person()
    to_turn(robot)
    assert len(ghost.children) == seen - len(("texture", "rectangle"))


def test_each_card_of_the_base_lights_a_bulb(robot: Robot) -> None:
    robot.begin("party", ("Léa", "chick", "chick"))
    to_turn(robot)
    view = robot.board.view
    podium = robot.board.drawing.pyramid.footlights
    assert sum(podium.burning) == (view.pyramid.taken & BASE).bit_count()
    assert [glow.opacity for glow in podium._glows] == [float(burns) for burns in podium.burning]


# Room


@pytest.mark.parametrize("size", SIZES)
def test_the_pyramid_uses_its_room(size: tuple[int, int]) -> None:
    box = lay_out(area(size), 1.0, with_hand=True).pyramid
    full = pyramid("rrrrrrrr")
    grid = grid_of(full, box, 200)
    high = 7 * grid.rise + grid.card[1] + grid.card[0] * 0.2
    assert grid.card[0] * 8 > 0.9 * box.width or high > 0.95 * box.height
    assert grid.card[0] * 8 > 0.6 * box.width


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [1, 2, 3, 4, 5])
def test_the_backs_of_other_hands_cover_neither_each_other_nor_the_pyramid(size: tuple[int, int], others: int) -> None:
    box = lay_out(area(size), 1.0, with_hand=True).pyramid
    cells = cells_of(box, others, 1.0)
    assert not any(overlap(*pair) for pair in combinations(cells, 2))
    full = Pyramid(8)
    grid = grid_of(full, box, 200)
    for place in grid.ghost(full):
        (x, y), (width, height) = grid.centre(*place), grid.card
        spot = Box(x - width / 2, y - height / 2, width, height)
        assert not any(overlap(cell, spot) for cell in cells)


def overlap(one: Box, other: Box) -> bool:
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    up = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across > 0.01 and up > 0.01


def test_on_a_phone_a_finger_reaches_every_lit_place_and_every_colour(robot: Robot) -> None:
    robot.begin("party", ("Léa", "Tom"))
    to_turn(robot)
    fan, grid = robot.board.drawing.fan, robot.board.drawing.pyramid
    for held in fan.tops():
        assert fan.card_at((held.center_x, fan.box.y + 2)).colour == held.colour
        assert fan.card_at((held.center_x, fan.box.y + fan.box.height - 2)).colour == held.colour
    first = slot_at(1, 0)
    x, y = grid.centre(first)
    assert grid.nearest((x + 23, y), [first]) == grid.nearest((x, y - 23), [first]) == first


# What the numbers mean


def test_the_number_of_cards_is_on_the_cards(robot: Robot) -> None:
    robot.begin("party", PEOPLE[:4])
    to_turn(robot)
    for cell, hand in zip(robot.board.drawing.strip._cells, robot.board.drawing.strip.hands.values(), strict=True):
        assert cell._count.text == str(hand.cards)
        backs = [one for one in cell._backs.children if hasattr(one, "size")]
        front = backs[-1]
        assert len(backs) == hand.cards
        assert cell._count.x < front.pos[0] + front.size[0]
        assert cell._count.right > front.pos[0]


def test_the_round_is_told_on_a_plate_of_its_own(robot: Robot) -> None:
    robot.begin("party", ("Léa", "chick"))
    to_turn(robot)
    plaque = robot.board.drawing._line
    assert plaque.text.startswith("Round 1 of 2")
    assert plaque.texture_size[0] <= plaque.width
    assert 0 < plaque.ground_width <= plaque.width


def test_who_starts_is_told_until_the_first_card_lies(robot: Robot) -> None:
    robot.begin("party", ("Léa", "Tom"))
    to_turn(robot)
    assert "Léa starts the round." in robot.board.drawing._line.text
    by_tap(robot, robot.board.view.legal_actions()[0])
    to_turn(robot)
    assert robot.board.drawing._line.text == "Round 1 of 2"


@pytest.mark.parametrize(
    ("players", "asked"),
    [(("Léa", "chick"), "Have you seen the points?"), (("Léa", "Tom"), "Have you all seen the points?")],
)
def test_who_is_alone_is_not_asked_as_a_crowd(robot: Robot, players: tuple[str, ...], asked: str) -> None:
    robot.begin("party", players)
    to_turn(robot)
    dealt = robot.session.record.match.position(0)
    assert dealt.to_move == CHANCE
    assert robot.board.prompt(dealt) == asked


# What fits


def test_open_places_tell_which_of_the_hands_colours_fit(robot: Robot) -> None:
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    board = robot.board
    assert set(board.drawing.pyramid.fitting) == {
        slot for slot in range(200) if board.view.pyramid.open_to(RED) >> slot & 1
    }
    assert all(colours == (RED,) for colours in board.drawing.pyramid.fitting.values())
    assert not board.drawing.pyramid.lit
    assert GREEN in {held.colour for held in board.drawing.fan.cards}


def test_every_emblem_that_tells_what_fits_lies_on_a_disc_that_stands_out_from_the_stage(robot: Robot) -> None:
    robot.begin("party", PEOPLE[:2])
    view = robot.board.drawing.pyramid
    view.light({slot_at(2, 0): (RED, GREEN)})
    discs = [each for each in view._lights.canvas.children if isinstance(each, Disc)]
    emblems = list(reversed(view._lights.children))
    assert [emblem.name for emblem in emblems] == ["emblem_red", "emblem_green"]
    for emblem, disc in zip(emblems, discs, strict=True):
        assert tuple(emblem.center) == pytest.approx([disc.pos[at] + disc.size[at] / 2 for at in (0, 1)])
        assert disc.size[0] > emblem.width
        assert emblem.opacity == 1
    assert discs[0].pos[0] + discs[0].size[0] <= discs[1].pos[0], "none hides another"
