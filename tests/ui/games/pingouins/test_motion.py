"""The signature second of Pingouins: a belly carves the ice, fish leap into the score, the tile sinks."""

from collections.abc import Callable
from itertools import count
from math import dist

import pytest
from kivy.graphics import Color

from penguins.core.bitboard import cells_of
from penguins.games.pingouins.actions import Move
from penguins.games.pingouins.geometry import FLOE
from penguins.ui.base import theme
from penguins.ui.games.pingouins.drawing import FloeDrawing
from tests.ui.games.pingouins.hand import carry
from tests.ui.robot import Robot

ACTIONS = ("floe:" + "3" * 10 + "2" * 20 + "1" * 30, *(FLOE.names[tile] for tile in (3, 4, 31, 59, 45, 55, 47, 53)))
"""A hundred fish, and in the first row Léa stands beside Tom."""


def begin(robot: Robot, speed: str = "normal") -> None:
    """Léa is to move first, and all penguins stand on the floe."""
    robot.begin_after("pingouins", ("Léa", "Tom"), *ACTIONS, placement="any")
    if speed != "off":
        robot.app.services.change(animation=speed)
        robot.app.services.navigation.refresh()
        robot.frames(3)
        robot.wait(lambda: not robot.app.navigation.transition.is_active, "the screen")
    robot.wait_for_person()


def longest(robot: Robot) -> Move:
    view = robot.board.view
    moves = [action for action in robot.legal() if isinstance(action, Move)]
    return max(moves, key=lambda move: (view.fish[move.origin], abs(move.origin - move.target)))


def fish_seen(robot: Robot) -> int:
    """In the ice, at feet, in the air and on the plates."""
    drawing: FloeDrawing = robot.board.drawing
    ice = sum(drawing.ice.fish[tile] for tile, shoal in drawing.ice.shoals.items() if shoal.opacity > 0.5)
    feet = sum(int(badge.name[-1]) for badge in drawing.flock.badges.children)
    air = sum(piece.name == "fish" for piece in drawing.above.children)
    told = sum(int(plate.ids.score.text) for plate in robot.screen.plates)
    return ice + feet + int(air) + told


def until_settled(robot: Robot, check: Callable[[], None]) -> int:
    """Look at every frame until the move has been shown."""
    for frames in count():
        check()
        if not robot.screen.motion.busy:
            return frames
        robot.frames()
    raise AssertionError


@pytest.mark.parametrize("by_hand", [False, True], ids=["tapped", "dragged"])
def test_every_fish_exists_once_in_every_frame(robot: Robot, by_hand: bool) -> None:
    begin(robot)
    assert fish_seen(robot) == 100
    move = longest(robot)
    if by_hand:
        finger = carry(robot, move)
        assert fish_seen(robot) == 100
        robot.lift(finger)
    else:
        robot.board.choose(move)
    robot.frames()
    assert until_settled(robot, lambda: _is_hundred(robot)) > 30
    assert robot.screen.plates[0].ids.score.text == str(robot.board.view.caught[0])
    assert robot.board.drawing.above.children == []


def _is_hundred(robot: Robot) -> None:
    assert fish_seen(robot) == 100


def test_fish_arrive_one_by_one(robot: Robot) -> None:
    begin(robot)
    move = longest(robot)
    assert robot.board.view.fish[move.origin] > 1
    seen: list[str] = []
    robot.board.choose(move)
    until_settled(robot, lambda: seen.append(robot.screen.plates[0].ids.score.text))
    steps = sorted(set(map(int, seen)))
    assert steps == list(range(steps[-1] + 1))


def test_the_tile_tilts_and_sinks_below_its_neighbours_which_bob(robot: Robot) -> None:
    begin(robot)
    drawing = robot.board.drawing
    move = longest(robot)
    beside = next(tile for tile in FLOE.neighbours[move.origin] if tile in drawing.tiles)
    rest = drawing.layout.picture(beside).y
    tilts, dips, splashes = set(), set(), set()

    def look() -> None:
        for piece in drawing.ice.deep.children:
            tilts.add(getattr(piece, "tilt", 0.0))
            splashes.add(piece.name)
        dips.add(drawing.tiles[beside].y - rest)

    robot.board.choose(move)
    until_settled(robot, look)
    assert max(map(abs, tilts)) > 5
    assert {"splash_ring", "splash"} <= splashes
    assert min(dips) < -1
    assert drawing.tiles[beside].y == pytest.approx(rest)
    assert move.origin not in drawing.tiles
    order = list(reversed(drawing.children))
    assert order.index(drawing.ice.deep) < order.index(drawing.ice.floor)


def test_the_water_splashes_and_the_neighbours_bob_once_the_tile_has_gone_under(
    robot: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(robot)
    drawing = robot.board.drawing
    move = longest(robot)
    beside = next(tile for tile in FLOE.neighbours[move.origin] if tile in drawing.tiles)
    rest = drawing.layout.picture(beside).y
    heard: list[str] = []
    order: list[str] = []
    monkeypatch.setattr(robot.board.hands.sounds, "play", heard.append)

    def look() -> None:
        deep = {piece.name.split("_")[0]: piece for piece in drawing.ice.deep.children}
        tile = deep.get("hex")
        now = {
            "tilt": tile is not None and abs(tile.tilt) > 5,
            "sink": tile is not None and tile.y < drawing.layout.picture(move.origin).y - 1,
            "under": tile is not None and tile.opacity < 0.1,
            "splash": "splash" in deep,
            "sound": "splash" in heard,
            "bob": abs(drawing.tiles[beside].y - rest) > 1,
        }
        order.extend(name for name, seen in now.items() if seen and name not in order)

    robot.board.choose(move)
    until_settled(robot, look)
    assert order == ["tilt", "sink", "under", "splash", "sound", "bob"]


def test_a_belly_slides_and_its_groove_grows_behind_it(robot: Robot) -> None:
    begin(robot)
    drawing = robot.board.drawing
    move = longest(robot)
    poses, lengths = set(), list[float]()

    def look() -> None:
        if move.target in drawing.penguins:
            poses.add(drawing.penguins[move.target].name)
        if drawing.trail._groove:
            x, y, end_x, end_y = drawing.trail._groove[0].points
            lengths.append(abs(end_x - x) + abs(end_y - y))

    robot.board.choose(move)
    until_settled(robot, look)
    assert "penguin_red_slide" in poses
    assert lengths == sorted(lengths)
    assert len(set(lengths)) > 5


def test_the_groove_stays_in_the_movers_colour_under_fish_and_penguins(robot: Robot) -> None:
    begin(robot, "off")
    move = longest(robot)
    robot.board.choose(move)
    robot.wait_for_person()
    drawing = robot.board.drawing
    tones = [tuple(one.rgba[:3]) for one in drawing.trail.canvas.children if isinstance(one, Color)]
    assert any(tone == pytest.approx(theme.rgba(theme.PAINTS["red"].main)[:3], abs=0.01) for tone in tones)
    x, y, end_x, end_y = drawing.trail._groove[0].points
    assert (end_x, end_y) == pytest.approx(drawing.layout.centre(move.target))
    assert dist((x, y), drawing.layout.centre(move.origin)) > 30 * drawing.scale
    order = list(reversed(drawing.children))
    assert order.index(drawing.trail) < order.index(drawing.ice.school) < order.index(drawing.birds)


@pytest.mark.parametrize("after", [2, 20, 40, 60])
def test_a_tap_hurries_to_the_same_end(robot: Robot, after: int) -> None:
    begin(robot, "slow")
    move = longest(robot)
    robot.board.choose(move)
    robot.frames(after)
    robot.tap(robot.board.to_window(*robot.board.center))
    assert not robot.screen.motion.busy
    assert fish_seen(robot) == 100
    assert robot.screen.plates[0].ids.score.text == str(robot.board.view.caught[0])
    assert robot.board.drawing.above.children == []
    robot.frames(90)
    assert fish_seen(robot) == 100


def test_where_nothing_moves_the_end_is_there_at_once(robot: Robot) -> None:
    begin(robot, "off")
    move = longest(robot)
    robot.board.choose(move)
    drawing = robot.board.drawing
    assert move.target in drawing.penguins
    assert move.origin not in drawing.tiles
    assert list(drawing.ice.deep.children) == list(drawing.above.children) == []
    assert fish_seen(robot) == 100


def test_each_thing_is_heard_when_it_is_seen(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(robot)
    heard: list[str] = []
    monkeypatch.setattr(robot.board.hands.sounds, "play", heard.append)
    move = longest(robot)
    fish = robot.board.view.fish[move.origin]
    robot.board.choose(move)
    until_settled(robot, lambda: None)
    assert heard == ["slide", "crack", "splash", *["chip"] * fish]


def test_a_penguin_comes_from_its_plate(robot: Robot) -> None:
    robot.begin_moving("pingouins", ("Léa", "Tom"))
    robot.wait_for_person()
    plate = robot.screen.plates[0]
    start = robot.board.to_widget(*plate.to_window(*plate.heart))
    robot.board.choose(robot.legal()[0])
    robot.frames(2)
    [flying] = robot.board.drawing.above.children
    assert flying.name == "penguin_red_hop"
    assert abs(flying.center_x - start[0]) < 30
    assert len(plate.ids.waiting.colours) == len(plate.standing.waiting) - 1, "it is in one place only"
    robot.wait_for_person()
    assert list(robot.board.drawing.penguins) == list(cells_of(robot.board.view.penguins[0]))


def test_who_stands_next_to_a_hole_is_amazed(robot: Robot) -> None:
    begin(robot)
    view = robot.board.view
    others = set(cells_of(view.penguins[1]))
    move = next(move for move in robot.legal() if others & set(FLOE.neighbours[move.origin]))
    poses: set[str] = set()

    def look() -> None:
        poses.update(piece.name for tile, piece in robot.board.drawing.penguins.items() if tile in others)

    robot.board.choose(move)
    until_settled(robot, look)
    assert "penguin_blue_wow" in poses
