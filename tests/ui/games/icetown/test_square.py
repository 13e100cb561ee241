"""The square of Ice Town lives: towns glide, figures answer, whoever is stolen leaves a trace (LOOK.md)."""

import pytest
from kivy.metrics import dp

from penguins.games.icetown.actions import PASS, parse
from penguins.games.icetown.geometry import COLOURS, TOWN
from penguins.rig.shots import SHOTS
from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.games.icetown.gain import GainTag
from penguins.ui.games.icetown.layout import CELL, GROUND, TOP, on_fence
from penguins.ui.games.icetown.town import TownView
from penguins.ui.games.light import Hand
from penguins.ui.widgets.digits import width_of_digits
from penguins.ui.widgets.life import Life
from tests.ui.games.icetown.hand import by_tap, cell_of, die_of, pile_of, roll, town_of
from tests.ui.games.icetown.positions import ONE_EACH, no_green_left
from tests.ui.matches import PEOPLE
from tests.ui.robot import Robot

A1, A2, C3 = (TOWN.cell(name) for name in ("a1", "a2", "c3"))


def moving(robot: Robot, *actions: str, players: int = 2) -> None:
    robot.app.services.change(animation="normal")
    robot.begin_after("icetown", PEOPLE[:players], *actions)
    robot.wait(lambda: not robot.app.navigation.transition.is_active, "the screen")


def towns(robot: Robot) -> list[TownView]:
    found: list[TownView] = robot.board.drawing.towns
    return found


def mood(robot: Robot, key: object) -> str:
    life: Life = robot.board.life
    return life._penguins[key].temper.mood


# Whose town it is


def test_a_town_is_told_by_its_owners_penguin_and_name(robot: Robot) -> None:
    robot.begin("icetown", PEOPLE[:4])
    for town, seat in zip(towns(robot), robot.session.seats, strict=True):
        assert town.sign.penguin.name == f"penguin_{seat.colour}_idle"
    assert towns(robot)[0].sign.name.text == PEOPLE[0]


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (500, 360), (800, 1280)])
def test_all_small_towns_are_told_by_name_or_none(robot: Robot, size: tuple[int, int]) -> None:
    robot.resize(*size)
    robot.begin("icetown", ("Jo", "Maximilienne", "Ana", "Clémentine"))
    assert len({bool(town.sign.name.text) for town in towns(robot)[1:]}) == 1


def test_no_emblem_on_the_board_is_that_of_a_seat(robot: Robot) -> None:
    robot.begin("icetown", PEOPLE[:2])
    shown = {getattr(widget, "name", "") for widget in robot.walk(robot.board)}
    assert {f"aim_{colour}" for colour in COLOURS} <= shown
    assert not {name for name in shown if str(name).startswith("emblem_")}


# Gliding


def test_towns_glide_to_their_places(robot: Robot) -> None:
    moving(robot, *ONE_EACH)
    small = towns(robot)[1].box.width
    robot.tap(town_of(robot, 1))
    assert towns(robot)[1].glide < 1
    assert towns(robot)[1]._zoom.x < 0.6
    widths = []
    while towns(robot)[1].glide < 1:
        widths.append(towns(robot)[1]._zoom.x * towns(robot)[1].box.width)
        robot.frames()
    assert len(widths) > 10
    assert widths == sorted(widths)
    assert widths[0] == pytest.approx(small, rel=0.2)
    assert towns(robot)[1]._zoom.x == 1


def test_where_nothing_moves_a_town_is_there_at_once(robot: Robot) -> None:
    robot.begin_after("icetown", PEOPLE[:2], *ONE_EACH)
    robot.tap(town_of(robot, 1))
    assert (towns(robot)[1].glide, towns(robot)[1]._zoom.x, towns(robot)[1]._shift.xy) == (1, 1, (0, 0))


@pytest.mark.parametrize(("size", "large"), [((360, 640), 1), ((1600, 1200), 0)])
def test_on_a_phone_the_town_that_acts_is_large(robot: Robot, size: tuple[int, int], large: int) -> None:
    robot.resize(*size)
    robot.begin_after("icetown", ("Léa", "chick"), "roll:2", "green@a1", "roll:3", "pink@c3")
    view = robot.board.view.clone()
    view.turn = 1
    robot.board.show(view)
    assert robot.board.drawing.focus == large


# The die


def test_the_die_rolls_over_the_town_and_shows_several_faces(robot: Robot, faces: list[int]) -> None:
    faces[:] = [2]
    moving(robot)
    die = robot.board.drawing.controls.die
    robot.tap(die_of(robot))
    seen, above = set(), False
    while die.time < 1:
        robot.frames()
        seen.add(die._up.texture.uvpos)
        above = above or towns(robot)[0].box.holds((die._up.pos[0], die._up.pos[1]))
    assert len(seen) >= 4
    assert above
    assert die.face == 2
    assert die._up.pos == pytest.approx((die.cube.x, die.cube.y), abs=1)


# What counts


def test_the_large_town_shows_what_counts_and_small_ones_do_not(robot: Robot) -> None:
    robot.begin_after("icetown", PEOPLE[:2], *no_green_left())
    own, other = towns(robot)
    assert len(own.counts[0].children) > 4
    assert all(not marks.children for marks in other.counts)
    people = list(reversed(own.children))
    assert people.index(own.light_layer) < people.index(own.sign)


def test_the_figure_grows_and_the_points_fly_to_their_owner(robot: Robot, faces: list[int]) -> None:
    faces[:] = [2]
    moving(robot, *ONE_EACH)
    roll(robot)
    robot.tap(cell_of(robot, A2))
    robot.wait(lambda: towns(robot)[0].grown < 1, "the garland")
    [tag] = [child for child in robot.board.drawing.above.children if isinstance(child, GainTag)]
    assert tag._words.text == "+1"
    goal = robot.board.to_widget(*robot.board.hands.owner_pos(0))
    before = robot.screen.plates[0].ids.score.text
    robot.wait(lambda: tag.center == pytest.approx(goal, abs=2), "the points")
    robot.wait(lambda: robot.screen.plates[0].ids.score.text == str(int(before) + 1), "the count")
    robot.wait_for_person()
    assert towns(robot)[0].grown == 1


# Stealing


def test_those_who_may_be_stolen_hop(robot: Robot, faces: list[int]) -> None:
    faces[:] = [1]
    robot.begin_after("icetown", PEOPLE[:2], *ONE_EACH)
    roll(robot)
    assert robot.board.drawing.focus == 1
    assert mood(robot, C3) == "may_move"
    robot.tap(cell_of(robot, C3))
    assert robot.board.drawing.focus == 0
    assert mood(robot, A1) == "ease"
    assert mood(robot, "loot") == "may_move"


def test_who_is_stolen_is_startled_and_leaves_a_trace_for_one_turn(robot: Robot, faces: list[int]) -> None:
    faces[:] = [1]
    moving(robot, *ONE_EACH)
    roll(robot)
    by_tap(robot, parse("steal:1:c3@b1"))
    assert towns(robot)[1].living == {C3: "penguin_pink_wow"}
    robot.wait(lambda: "penguin_pink_wow" in names(robot), "the flight")
    assert towns(robot)[1].living == {}
    robot.wait_for_person()
    assert ("ghost", C3) in towns(robot)[1].lights
    assert mood(robot, ("owner", 1)) == "sulk"
    assert mood(robot, ("owner", 0)) == "ease"
    robot.screen.motion.speed = "off"
    faces[:] = [2]
    roll(robot)
    by_tap(robot, parse("green@a1"))
    robot.wait_for_person()
    assert "ghost" not in dict(towns(robot)[1].lights)
    assert mood(robot, ("owner", 1)) == "ease"


def names(robot: Robot) -> list[str]:
    return [getattr(child, "name", "") for child in robot.board.drawing.above.children]


# Light and room


def test_what_is_held_is_above_all_and_its_target_rises(robot: Robot, faces: list[int]) -> None:
    faces[:] = [3]
    moving(robot)
    roll(robot)
    finger = robot.start_drag(pile_of(robot, 1), cell_of(robot, C3))
    drawing = robot.board.drawing
    assert drawing.children[0] is drawing.held
    [plot] = towns(robot)[0].raised.children
    low = plot.y
    robot.frames(20)
    assert plot.y > low
    robot.lift(finger)
    assert towns(robot)[0].raised.children == []


def test_a_hint_is_a_hand_that_performs_the_move(robot: Robot, faces: list[int]) -> None:
    faces[:] = [3]
    robot.begin("icetown", PEOPLE[:2])
    roll(robot)
    robot.board.point_at(parse("pink@c3"))
    [hand] = robot.board.drawing._hints.children
    assert isinstance(hand, Hand)
    assert tuple(hand.pos) == pytest.approx(hand._over(towns(robot)[0].centre(C3)))


def test_a_hand_that_means_a_button_leaves_its_words_free(robot: Robot, faces: list[int]) -> None:
    faces[:] = [1]
    robot.begin_after("icetown", PEOPLE[:2], *ONE_EACH)
    roll(robot)
    robot.board.point_at(PASS)
    [hand] = robot.board.drawing._hints.children
    answer = robot.board.drawing.answer
    x, y = places = robot.board.drawing._places(robot.board.view, PASS)[0]
    assert tuple(hand.pos) == pytest.approx(hand._over(places))
    assert answer.collide_point(x, y)
    assert y < answer.center_y - answer.height * 0.3


def test_a_finger_finds_every_space_on_a_phone(robot: Robot) -> None:
    robot.resize(360, 640)
    for players in (2, 4):
        robot.begin("icetown", PEOPLE[:players])
        drawing = robot.board.drawing
        assert CELL * towns(robot)[0].scale >= dp(theme.TARGET)
        for pile in drawing.controls.piles:
            assert min(pile.box.width, pile.box.height) >= dp(theme.TARGET)
        for place in drawing.places[1:]:
            assert min(place.room.width, place.room.height) >= dp(theme.TARGET) * 0.9


def test_the_count_of_a_pile_covers_none_of_its_cards(robot: Robot) -> None:
    for size in ((360, 640), (640, 360), (800, 1280), (1280, 800)):
        robot.resize(*size)
        robot.begin("icetown", PEOPLE[:2])
        for pile in robot.board.drawing.controls.piles:
            assert pile.tag.x >= pile.cards.x + pile.cards.width
            assert pile.tag.right <= pile.box.x + pile.box.width + 1


def test_two_digits_have_air_around_them_on_the_tag_of_a_pile(robot: Robot) -> None:
    for size in ((360, 640), (640, 360), (800, 1280), (1280, 800)):
        robot.resize(*size)
        robot.begin("icetown", PEOPLE[:4])
        robot.frames(2)
        for pile in robot.board.drawing.controls.piles:
            assert len(pile.tag.text) == 2
            assert width_of_digits(pile.tag.text, round(pile.tag.font_size)) <= pile.tag.width - dp(7)


def test_piles_become_lower(robot: Robot) -> None:
    robot.begin_after("icetown", PEOPLE[:2], *no_green_left())
    green, pink, *_ = robot.board.drawing.controls.piles
    assert len(pink._drawn.children) > 4
    assert green.tag.text == "0"
    assert len([one for one in green._drawn.children if hasattr(one, "texture")]) < len(pink._drawn.children)


# Piles and signs


@pytest.mark.parametrize("shot", ["puzzle_icetown_points", "replay_icetown", "play_icetown_start"])
@pytest.mark.parametrize("size", [(360, 640), (640, 360), (320, 560)])
def test_how_many_are_left_is_told_clear_of_the_next_pile(
    robot: Robot, quick_bots: None, shot: str, size: tuple[int, int]
) -> None:
    robot.resize(*size)
    SHOTS[shot](robot)
    piles = robot.board.drawing.controls.piles
    for pile, beyond in zip(piles, (*(following.cards.x for following in piles[1:]), robot.board.right), strict=True):
        assert pile.cards.x + pile.cards.width / 2 < pile.tag.x < pile.tag.right < beyond


@pytest.mark.parametrize("width", [150.0, 180.0, 240.0, 320.0, 640.0])
def test_a_sign_on_a_fence_hides_nobody_behind_it(width: float) -> None:
    unit = width / GROUND[0]
    town = Box(0, 0, width, GROUND[1] * unit)
    sign = on_fence(town, 20).sign
    assert town.height - sign.y <= max(TOP * unit + 0.25 * CELL * unit, 30 * unit)
