"""How the march looks and moves (LOOK: places, one grammar of light, penguins that live, the signature second)."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from kivy.graphics import Color
from kivy.metrics import dp

from penguins.games.march.actions import MoveWeather, Slide, Walk
from penguins.games.march.geometry import COLONY, COLUMNS, HOME, HOMEWARD, ICE, OCEAN, PLACE_OF_SPOT
from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.games.light import HINT, LARGER, LEGAL, Hand
from penguins.ui.games.march.faces import cut_of
from penguins.ui.games.march.layout import lay_out
from penguins.ui.games.march.lights import _STEPS, PRINT, feet, on_ice
from penguins.ui.games.march.shores import Shores, _fades, _shades, to_the_window
from penguins.ui.games.march.spotlight import Spotlight
from penguins.ui.games.march.ways import pennants
from tests.ui.games.march.hand import bird, by_tap, centre, hold, lay, no_waiting
from tests.ui.matches import PEOPLE
from tests.ui.robot import Robot

LAYOUT = "RbgyrBgyrbGyrbgY"
YOUNG = {"variant": "young", "rows": "4"}
A1, B1, B2, D1 = (ICE.cell(name) for name in ("a1", "b1", "b2", "d1"))


# Tiles


def test_neighbours_never_look_alike() -> None:
    for cell in range(ICE.size):
        for beside in ICE.neighbours[cell]:
            if beside % COLUMNS == cell % COLUMNS or beside // COLUMNS == cell // COLUMNS:
                assert cut_of(cell) != cut_of(beside)


def test_a_tile_that_is_swapped_keeps_its_face(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, LAYOUT + "rbgy" * 4)
    robot.begin("march", PEOPLE[:3], variant="ice_slide")
    by_tap(robot, Walk(0, A1 + 2))
    left, right = ICE.cell("h1"), ICE.cell("h2")
    tiles = robot.board.drawing.tiles
    cuts = tiles[left].cut, tiles[right].cut
    by_tap(robot, Slide(left, right))
    robot.wait_for_person()
    assert (tiles[right].cut, tiles[left].cut) == cuts


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1024, 768)])
def test_nothing_on_the_road_is_stretched(robot: Robot, size: tuple[int, int]) -> None:
    robot.begin("march", PEOPLE[:2])
    robot.resize(*size)
    drawing = robot.board.drawing
    for tile in drawing.tiles.values():
        assert tile.height / tile.width == pytest.approx(80 / 72)
    for weather in drawing.weather.values():
        wide, high = weather._figure.size
        assert high / wide == pytest.approx(80 / 72)


def test_in_a_wide_window_the_road_lies_on_its_side() -> None:
    area = Box(0, 0, 713, 752)
    assert lay_out(area, 8, 72, wide=True).sideways
    assert not lay_out(area, 8, 72, wide=False).sideways


@pytest.mark.window
def test_in_a_window_that_stands_the_colony_runs_over_its_edge_and_the_ocean_fades_at_both_ends() -> None:
    road = lay_out(Box(dp(8), 150, 344, 280), 8, 72)
    ocean = to_the_window(road)
    shores = Shores()
    shores.lay(road)
    hills = [picture for picture in shores.children if picture.name.startswith("march_hill")]
    assert {(picture.name, picture.x) for picture in hills} == {("march_hill_edge", 0), ("march_hill_side", 0)}
    ends = list(_shades(ocean, *_fades(road, ocean.width)))
    assert max(ends[0].strength, ends[-1].strength) < 0.1
    assert (min(each.low for each in ends), max(each.top for each in ends)) == (ocean.y, ocean.y + ocean.height)


def test_in_a_wide_window_the_ocean_runs_over_its_lower_edge() -> None:
    road = lay_out(Box(300, dp(8), 713, 752), 8, 72, wide=True)
    ocean = to_the_window(road)
    assert next(_shades(ocean, *_fades(road, ocean.width))).strength == 1
    assert ocean.y == 0


@pytest.mark.parametrize("size", [(968, 1008), (890, 784), (713, 752)])
def test_beside_a_tablets_road_penguins_at_home_hide_no_igloo_and_no_chick(size: tuple[int, int]) -> None:
    road = lay_out(Box(300, dp(8), *size), 8, 72, wide=True)
    hill, unit = road.hill, road.hill.height / 428
    birds = [road.ashore(COLONY, penguin) for penguin in range(4)]
    on_hill = [(44, 92), (44, 326), (49, 172), (34, 192), (50, 244)]  # igloos and chicks of march_hill_side
    for across, down in on_hill:
        assert not any(box.holds((hill.x + across * unit, hill.y + hill.height - down * unit)) for box in birds)
    for box in birds:
        assert box.x >= road.area.x
        assert box.x + box.width <= road.field.x
        assert box.width >= 48


# Weather


def test_weather_stands_up_and_drifts_while_the_heart_beats(robot: Robot) -> None:
    robot.begin_moving("march", PEOPLE[:2])
    weather = robot.board.drawing.weather[B2]
    face = robot.board.drawing.layout.face(B2)
    assert weather._figure.pos[1] + weather._figure.size[1] > face.y + face.height
    before = tuple(weather._figure.pos)
    robot.frames(30)
    assert tuple(weather._figure.pos) != before
    assert tuple(weather.pos) == pytest.approx(face[:2]), "it stays on its tile"


def test_nothing_drifts_where_nothing_moves(robot: Robot) -> None:
    robot.begin("march", PEOPLE[:2])
    weather = robot.board.drawing.weather[B2]
    before = tuple(weather._figure.pos)
    robot.frames(30)
    assert tuple(weather._figure.pos) == before


def test_weather_hides_nothing_that_is_written_on_a_tile(robot: Robot) -> None:
    robot.begin("march", PEOPLE[:2])
    drawing = robot.board.drawing
    order = list(reversed(drawing.children))
    assert order.index(drawing._sky) < order.index(drawing._notes) < order.index(drawing._crowd)


# Penguins


def moods(robot: Robot) -> dict[object, str]:
    return {key: penguin.temper.mood for key, penguin in robot.board.life._penguins.items()}


def test_those_that_may_move_hop_and_nobody_else(robot: Robot) -> None:
    robot.begin("march", PEOPLE[:2])
    assert moods(robot) == {0: "may_move", 2: "may_move", 1: "ease", 3: "ease"}
    view = robot.board.view.clone()
    view.spots = [B1 | HOMEWARD, B2, HOME, B1 | HOMEWARD]
    robot.board.show(view)
    assert moods(robot) == {0: "full_may_move", 1: "sulk", 2: "clap", 3: "full"}


def test_a_penguin_waddles_to_its_tile_and_stands_there(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, LAYOUT)
    robot.begin_moving("march", PEOPLE[:3], **YOUNG)
    walker = robot.board.drawing.birds[0]
    seen: list[str] = []
    walker.bind(name=lambda _, name: seen.append(name.removeprefix("penguin_red_")))
    robot.board.choose(Walk(0, A1 + 1))
    robot.wait(lambda: walker.stride == 4, "the walk")
    steps = [pose for pose in seen if pose.startswith("step_")]
    assert {"step_left", "step_right"} == set(steps)
    assert all(one != other for one, other in pairwise(steps))
    robot.wait_for_person()
    assert tuple(walker.pos) == pytest.approx(robot.board.drawing.layout.company(A1 + 1, 1)[0][:2])


def test_whoever_comes_along_rides_on_one_sled(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    no_waiting(monkeypatch)
    lay(monkeypatch, LAYOUT)
    actions = ("tiles:" + LAYOUT, "red>a2", "blue>a1", "peek:none", "green>a1", "peek:none", "red>a1", "peek:none")
    robot.begin_after("march", PEOPLE[:3], *actions, **YOUNG)
    robot.screen.motion.speed = "normal"
    robot.board.choose(Walk(0, B1))
    drawing = robot.board.drawing
    robot.wait(lambda: drawing.birds[0].stride > 2, "half of the way")
    [sled] = [piece for piece in drawing.above.children if getattr(piece, "name", "") == "march_sled"]
    for penguin in (1, 2):
        assert abs(drawing.birds[penguin].center_x - sled.center_x) < sled.width / 2
        assert abs(drawing.birds[penguin].center_y - sled.center_y) < sled.width / 2
    robot.wait_for_person()
    assert not drawing.above.children


def test_whoever_leads_several_penguins_has_letters_that_nobody_else_has() -> None:
    assert pennants(["Léa", "Tom"]) == ["L", "T"]
    assert pennants(["Tim", "Tom"]) == ["TI", "TO"]
    assert pennants(["Ana", "Ana"]) == ["1", "2"]


# Light


def lights(robot: Robot) -> Iterator[tuple[float, ...]]:
    robot.frames(2)
    for one in robot.board.drawing._lights.canvas.children:
        if isinstance(one, Color):
            yield tuple(round(part, 2) for part in one.rgba)


def colour(name: str) -> tuple[float, ...]:
    return tuple(round(part, 2) for part in theme.rgba(name))


def test_light_lies_under_whoever_stands_on_it_and_what_is_held_above_all(robot: Robot) -> None:
    robot.begin("march", PEOPLE[:2])
    drawing = robot.board.drawing
    order = list(reversed(drawing.children))
    ground = (drawing._floor, drawing._lights, drawing._sky, drawing._crowd, drawing.held)
    assert [order.index(layer) for layer in ground] == sorted(order.index(layer) for layer in ground)
    by_hand = robot.start_drag(bird(robot, 0), centre(robot, A1))
    assert drawing.birds[0].parent is drawing.held
    assert drawing.birds[0].width == pytest.approx(drawing.layout.ashore(COLONY, 0).width * LARGER)
    assert drawing.tiles[A1].y > drawing.layout.picture(A1).y, "the target rises"
    robot.lift(by_hand)


def test_the_last_walk_is_a_trail_of_footprints_in_the_colour_of_whoever_moved(
    robot: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, LAYOUT)
    robot.begin("march", PEOPLE[:3], **YOUNG)
    red = colour(theme.PAINTS["red"].main)
    assert red not in set(lights(robot))
    by_tap(robot, Walk(0, A1 + 1))
    robot.wait_for_person()
    assert list(lights(robot)).count(red) == len(_STEPS) // 2, "the other half of its way was ashore"


@pytest.mark.parametrize("there", [(1.0, 0.0), (0.0, -1.0), (1.0, 1.0), (-1.0, 1.0)])
def test_no_footprint_lies_on_the_edge_between_two_tiles(there: tuple[float, float]) -> None:
    for foot in feet((0.0, 0.0), there, 1.0):
        for at, way in zip(foot, there, strict=True):
            if way:
                assert abs(abs(at) - 0.5) > PRINT / 2 + 0.04, "half a print, and a gap"


def test_a_walk_has_two_feet_on_either_tile() -> None:
    assert [round(x) for x, _ in feet((0.0, 0.0), (1.0, 0.0), 1.0)] == [0, 0, 1, 1]


@pytest.mark.parametrize("shore", [COLONY, OCEAN])
@pytest.mark.parametrize("size", [(344, 280), (344, 500)])
def test_no_footprint_is_on_anybody_ashore(size: tuple[int, int], shore: int) -> None:
    road = lay_out(Box(8, 60, *size), 8, 72)
    cell = B1 if shore == COLONY else ICE.cell("h2")
    for penguin in range(COLUMNS):
        way = feet(road.centre(cell), road.ashore(shore, penguin).centre, road.tile)
        prints = on_ice(road, way)
        assert prints
        assert all(road.field.holds(each) for each in prints)


def test_the_hint_begins_at_the_penguin_that_it_means(robot: Robot) -> None:
    robot.begin("march", PEOPLE[:2])
    drawing = robot.board.drawing
    robot.board.point_at(Walk(2, A1))
    assert robot.board._hinted == ("penguin", 2)
    assert colour(HINT) in set(lights(robot))
    assert colour(LEGAL) in set(lights(robot))
    [hand] = [piece for piece in drawing._hints.children if isinstance(piece, Hand)]
    assert tuple(hand.pos) == pytest.approx(hand._over(drawing.layout.centre(A1)))
    performed: list[list[tuple[float, float]]] = []
    drawing.show_hand = lambda places, _: performed.append(places)
    robot.board.point_at(Walk(2, A1))
    assert performed[0][0] == pytest.approx(drawing.birds[2].center)


def test_a_hint_is_gone_with_the_move(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, LAYOUT)
    robot.begin("march", PEOPLE[:3], **YOUNG)
    robot.board.point_at(Walk(0, A1))
    assert robot.board.drawing._hints.children
    by_tap(robot, Walk(0, A1 + 1))
    robot.wait_for_person()
    assert not robot.board.drawing._hints.children
    assert colour(HINT) not in set(lights(robot))


def test_what_is_refused_shakes(robot: Robot) -> None:
    robot.begin_moving("march", PEOPLE[:3])
    tile = robot.board.drawing.tiles[D1]
    rest = tile.x
    robot.tap(centre(robot, D1))
    robot.frames(2)
    assert tile.x != rest
    robot.wait(lambda: tile.x == rest, "it lies still again")
    assert robot.screen.prompt.endswith("From the colony, you start on the first row.")


# Room


@pytest.mark.parametrize("rows", range(4, 9))
def test_a_lit_place_is_as_large_as_a_finger_even_where_its_picture_is_not(rows: int) -> None:
    road = lay_out(Box(8, 60, 344, 352), rows, 72)
    for place in (*road.cells, COLONY, OCEAN):
        x, y = road.centre(place)
        for right, up in ((-23.9, 0), (23.9, 0), (0, -23.9), (0, 23.9)):
            assert road.nearest((x + right, y + up), [place], 48) == place


@pytest.mark.parametrize("rows", range(4, 9))
@pytest.mark.parametrize("size", [(344, 352), (344, 408), (430, 344), (784, 1000), (956, 784), (713, 752)])
def test_everybody_ashore_is_on_the_board_and_apart(size: tuple[int, int], rows: int) -> None:
    area = Box(10, 20, *size)
    road = lay_out(area, rows, 72)
    for place in (COLONY, OCEAN):
        boxes = [road.ashore(place, penguin) for penguin in range(4)]
        middles = [box.centre[1 if road.sideways else 0] for box in boxes]
        assert all(abs(one - other) >= road.tile * 0.99 for one, other in pairwise(middles))
        for box in boxes:
            assert box.x >= area.x - 0.01
            assert box.y >= area.y - 0.01
            assert box.x + box.width <= area.x + area.width + 0.01
            assert box.y + box.height <= area.y + area.height + 0.01


def test_a_tap_beside_a_lit_tile_means_it(robot: Robot) -> None:
    robot.begin("march", PEOPLE[:3])
    layout = robot.board.drawing.layout
    assert layout.tile < dp(theme.TARGET)
    x, y = layout.centre(A1 + 1)
    robot.tap(robot.board.to_window(x, y + layout.tile / 2 + dp(2)))
    assert robot.session.record.match.log[-1] == Walk(0, A1 + 1)


def test_penguins_on_one_tile_can_be_told_apart(robot: Robot) -> None:
    robot.begin("march", PEOPLE[:2])
    view = robot.board.view.clone()
    view.spots = [B1] * 4
    robot.board.show(view)
    robot.board.let_choose(0)
    for penguin in (0, 2):
        robot.tap(bird(robot, penguin))
        assert robot.board.picked == ("penguin", penguin)
        assert view.spots[penguin] & PLACE_OF_SPOT == B1


# The secret look


def test_a_look_has_a_spotlight_for_as_long_as_it_is_held(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    no_waiting(monkeypatch)
    lay(monkeypatch, LAYOUT)
    robot.begin("march", PEOPLE[:2], **YOUNG)
    by_tap(robot, Walk(0, A1))
    robot.tap(centre(robot, D1))
    assert not spotlights(robot)
    finger = hold(robot, D1)
    assert [spot.opacity for spot in spotlights(robot)] == [1]
    robot.lift(finger)
    assert not spotlights(robot)


def spotlights(robot: Robot) -> list[Spotlight]:
    return [widget for widget in robot.walk(robot.board) if isinstance(widget, Spotlight)]


def test_weather_that_is_moved_glides(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, LAYOUT + "rbgy" * 4)
    robot.begin("march", PEOPLE[:3])
    by_tap(robot, Walk(0, A1 + 2))
    robot.screen.motion.speed = "normal"
    weather = robot.board.drawing.weather[B2]
    robot.board.choose(MoveWeather(B2, B1))
    layout = robot.board.drawing.layout
    robot.wait(lambda: layout.face(B1).x < weather.x < layout.face(B2).x, "the way")
    robot.wait_for_person()
    assert B1 in robot.board.drawing.weather
