"""What is seen of the floe: penguins that live, fish that can be read, room for hats and fingers (LOOK 4, 6 and 9)."""

from random import Random
from typing import Any

import pytest
from kivy.core.window import Window

from penguins.core.bitboard import cells_of
from penguins.games.pingouins.actions import slides_from
from penguins.ui.base.box import Box
from penguins.ui.games.light import LARGER
from penguins.ui.games.pingouins.layout import TILE_WIDTH, lay_out
from tests.ui.games.pingouins.hand import carry, centre
from tests.ui.matches import play_on
from tests.ui.robot import Robot

SIZES = ((360, 640), (640, 360), (800, 1280), (1280, 800), (1024, 768), (1364, 1024))


def started(robot: Robot, decisions: int = 8) -> None:
    robot.begin("pingouins", ("Léa", "Tom"))
    play_on(robot, "tap", Random(3), most=decisions)


def mood(robot: Robot, tile: int) -> str:
    mood: str = robot.board.life._penguins[tile].temper.mood
    return mood


def movable(robot: Robot, seat: int) -> list[int]:
    view = robot.board.view
    return [tile for tile in cells_of(view.penguins[seat]) if slides_from(tile, view.free)]


def test_all_penguins_live_and_those_that_may_move_hop(robot: Robot) -> None:
    started(robot)
    board = robot.board
    assert set(board.life.keys()) == set(board.drawing.penguins)
    for tile in board.drawing.penguins:
        assert (mood(robot, tile) == "may_move") == (tile in movable(robot, board.chooser))


def test_whoever_is_stuck_stands_in_snow_on_its_tile(robot: Robot) -> None:
    robot.begin("pingouins", ("Léa", "Tom"))
    stuck_ones = 0
    for _ in range(40):
        play_on(robot, "tap", Random(5), most=1)
        if not robot.at_match() or robot.board.view.to_move < 0:
            break
        drawing, view = robot.board.drawing, robot.board.view
        stuck = {tile for tile in drawing.penguins if not view.unplaced and not slides_from(tile, view.free)}
        assert {tile for tile in drawing.penguins if mood(robot, tile) == "stuck"} == stuck
        assert {places(drift) for drift in drawing.flock.snow.children} == {
            places(drawing.tiles[tile]) for tile in stuck
        }
        stuck_ones += len(stuck)
    assert stuck_ones


def test_fish_under_a_penguin_are_told_at_its_feet_and_nowhere_else(robot: Robot) -> None:
    started(robot)
    drawing, view = robot.board.drawing, robot.board.view
    told = {tuple(badge.center): badge.name for badge in drawing.flock.badges.children}
    assert len(told) == len(drawing.penguins) == 8
    for tile, penguin in drawing.penguins.items():
        assert told[drawing.layout.badge(tile)] == f"catch_{view.fish[tile]}"
        assert drawing.layout.badge(tile)[1] < penguin.center_y
    assert {tile for tile, shoal in drawing.ice.shoals.items() if not shoal.opacity} == set(drawing.penguins)


def test_a_penguin_in_a_hand_is_held_larger_and_its_fish_are_seen(robot: Robot) -> None:
    started(robot)
    drawing = robot.board.drawing
    move = robot.legal()[0]
    finger = carry(robot, move)
    held = drawing.penguins[move.origin]
    assert held.parent is drawing.held
    assert held.width == pytest.approx(drawing.layout.penguin_side * LARGER)
    assert mood(robot, move.origin) == "held"
    assert drawing.ice.shoals[move.origin].opacity == 1
    others = [tile for tile in drawing.penguins if tile != move.origin]
    assert all("_look_" in drawing.penguins[tile].name for tile in others)
    finger.move_to((1, 1))
    robot.lift(finger)
    assert drawing.ice.shoals[move.origin].opacity == 0


def test_a_picked_penguin_is_lifted_and_the_others_wait(robot: Robot) -> None:
    started(robot)
    first, *others = movable(robot, 0)
    robot.tap(centre(robot, first))
    assert mood(robot, first) == "held"
    assert {mood(robot, tile) for tile in others} == {"ease"}


def test_a_tap_on_a_head_means_its_penguin(robot: Robot) -> None:
    started(robot)
    layout = robot.board.drawing.layout
    for tile in movable(robot, 0):
        x, y = layout.standing(tile)
        robot.tap(robot.board.to_window(x, y + 0.36 * layout.penguin_side))
        assert robot.board.picked == tile
        robot.tap(robot.board.to_window(*layout.standing(tile)))
        assert robot.board.picked is None


def test_penguins_wait_on_the_plate_until_they_are_on_the_floe(robot: Robot) -> None:
    robot.begin("pingouins", ("Léa", "Tom"))
    for placed in range(8):
        robot.frames(2)
        for seat, plate in enumerate(robot.screen.plates):
            left = 4 - (placed + 1 - seat) // 2
            waiting = [bird.name for bird in plate.ids.waiting.children]
            assert waiting == [f"penguin_{plate.colour_id}_idle"] * left
            assert plate.ids.waiting.opacity == (1 if left else 0)
            assert plate.ids.score.opacity == (0 if left else 1)
        play_on(robot, "tap", Random(3), most=1)
    robot.frames(2)
    assert all(not plate.ids.waiting.children for plate in robot.screen.plates)
    assert all(plate.ids.score.text == "0" for plate in robot.screen.plates)


def test_a_penguin_that_cannot_be_picked_says_no(robot: Robot) -> None:
    robot.begin_moving("pingouins", ("Léa", "Tom"), "fast")
    while robot.board.view.unplaced:
        robot.board.choose(robot.legal()[0])
        robot.frames()
        robot.wait_for_person()
    robot.wait(lambda: robot.screen.handing_over._ribbons._ribbon is None, "the ribbon")
    other = next(cells_of(robot.board.view.penguins[1]))
    piece = robot.board.drawing.penguins[other]
    rest = piece.x
    robot.tap(centre(robot, other))
    robot.wait(lambda: piece.x != rest, "a shake")
    robot.wait(lambda: piece.x == rest, "the end of it")
    assert robot.screen.prompt == "That is someone else’s penguin. Choose your own."


@pytest.mark.parametrize("size", SIZES)
def test_no_hat_is_cut_and_the_floe_fills_the_room(robot: Robot, size: tuple[int, int]) -> None:
    robot.resize(*size)
    robot.begin("pingouins", ("Léa", "Tom"))
    layout, area = robot.board.drawing.layout, robot.board.area
    lifted = layout.standing(0)[1] + layout.penguin_side * (0.5 * 1.12 + 0.12)
    assert lifted <= Window.height
    wide, high = 8 * TILE_WIDTH * layout.scale, layout.top - layout.picture(59).y
    assert max(wide / area.width, high / area.height) == pytest.approx(1, abs=0.01)


def test_targets_on_a_phone_are_as_large_as_a_fingertip(robot: Robot) -> None:
    robot.begin("pingouins", ("Léa", "Tom"))
    layout = robot.board.drawing.layout
    for tile in (0, 27, 59):
        x, y = layout.centre(tile)
        for right, up in ((24, 0), (-24, 0), (0, 24), (0, -24)):
            assert layout.nearest((x + right, y + up), [tile]) == tile


def test_the_lens_is_beside_the_finger_within_the_floe(robot: Robot) -> None:
    robot.resize(640, 360)
    started(robot)
    for move in robot.legal()[:6]:
        finger = carry(robot, move)
        [lens] = robot.board.drawing.above.children
        layout = robot.board.drawing.layout
        assert layout.left <= lens.center_x <= layout.left + 2 * (layout.middle - layout.left)
        assert lens.top <= layout.top + 0.01
        finger.move_to((1, 1))
        robot.lift(finger)


def test_a_floe_of_a_pixel_has_places() -> None:
    layout = lay_out(Box(0, 0, 1, 1))
    assert layout.scale > 0
    assert layout.fish(0, 3)
    assert layout.way(0, 1)


def places(thing: Any) -> tuple[int, ...]:
    """Where it is, in whole pixels."""
    return tuple(map(round, thing.pos))
