"""What is particular to March of the Penguins under the robot's finger: penguins, companions, weather."""

from collections.abc import Callable

import pytest

from penguins.games.march.actions import MarchAction, MoveWeather, Peek, Walk
from penguins.games.march.game import March
from penguins.games.march.geometry import AT_SEA, COLONY, HOME, HOMEWARD, ICE, NOWHERE, OCEAN
from penguins.session.setup import Seat, SetUp
from penguins.ui.base.box import Box, Pos
from penguins.ui.games.march.breakdown import breakdown
from penguins.ui.games.march.layout import lay_out
from tests.ui.games.march.hand import bird, by_drag, by_tap, centre, lay
from tests.ui.matches import PEOPLE
from tests.ui.robot import Robot

LAYOUT = "RbgyrBgyrbGyrbgY"
LONG_LAYOUT = LAYOUT + "rbgy" * 4
A1, B1, D1 = (ICE.cell(name) for name in ("a1", "b1", "d1"))


def test_a_storm_shows_on_the_penguin(robot: Robot) -> None:
    robot.begin("march", PEOPLE[:3])
    view = robot.board.view.clone()
    view.spots[1] = ICE.cell("b2")
    robot.board.show(view)
    assert robot.board.drawing.birds[1].name == "penguin_blue_sulk"


def test_which_way_a_penguin_is_bound_is_shown(robot: Robot) -> None:
    robot.begin("march", PEOPLE[:3])
    view = robot.board.view.clone()
    view.spots = [B1, B1 | HOMEWARD, AT_SEA, NOWHERE]
    robot.board.show(view)
    out, back, at_sea = robot.board.drawing.birds.values()
    assert (out.name, out.bound, out.mirrored) == ("penguin_red_idle", (0, 1), False)
    assert (back.name, back.bound, back.mirrored) == ("penguin_blue_full", (0, -1), True)
    assert (at_sea.name, at_sea.bound) == ("penguin_green_full", (0, -1))
    robot.resize(640, 360)
    assert [bird.bound for bird in robot.board.drawing.birds.values()] == [(1, 0), (-1, 0), (-1, 0)]


def pennants(robot: Robot) -> dict[str, str]:
    """The penguins on the board, and the letters that say whose each is."""
    return {bird.colour: bird.pennant.letters if bird.pennant else "" for bird in robot.board.drawing.birds.values()}


def test_penguins_stand_there_as_the_seats_chose_them(robot: Robot) -> None:
    begin_in(robot, "yellow", "green", "red")
    assert pennants(robot) == {"red": "", "green": "", "yellow": ""}
    assert [action.penguin for action in robot.legal()] == [3, 3, 3, 3]
    robot.tap(centre(robot, A1))
    assert robot.session.record.match.log[-1] == Walk(3, A1)


def test_where_a_player_leads_two_letters_say_whose_they_are(robot: Robot) -> None:
    """No emblem does: that is the colour of a penguin, and of a tile."""
    begin_in(robot, "yellow", "green")
    assert pennants(robot) == {"yellow": "L", "red": "T", "green": "T", "blue": "L"}
    assert {action.penguin for action in robot.legal()} == {3, 1}
    shown = {name for widget in robot.walk(robot.board) if (name := getattr(widget, "name", ""))}
    assert not [name for name in shown if name.startswith("emblem_")]


def begin_in(robot: Robot, *colours: str) -> None:
    """A match of people who have chosen these penguins."""
    seats = list(map(Seat, PEOPLE, colours))
    setup = SetUp.check(March(), seats, March().options_from(colours))
    robot.app.services.navigation.go("play", record=robot.app.services.storage.begin(setup))
    robot.frames(3)
    robot.wait_for_person()


def test_with_two_penguins_a_player_picks_one(robot: Robot) -> None:
    robot.begin("march", PEOPLE[:2])
    assert robot.screen.prompt == "Choose one of your penguins."
    robot.tap(bird(robot, 2))
    assert robot.board.picked == ("penguin", 2)
    robot.tap(bird(robot, 0))
    assert robot.board.picked == ("penguin", 0)
    robot.tap(centre(robot, A1))
    assert robot.session.record.match.log[-1] == Walk(0, A1)


@pytest.mark.parametrize("way", [by_tap, by_drag])
def test_companions_follow(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, way: Callable[[Robot, MarchAction], None]
) -> None:
    lay(monkeypatch, LAYOUT)
    robot.begin("march", PEOPLE[:3], variant="young", rows="4")
    for step in (Walk(0, A1 + 1), Walk(1, A1), Peek(None), Walk(2, A1), Peek(None), Walk(0, A1), Peek(None)):
        way(robot, step)
        robot.wait_for_person()
    assert robot.screen.prompt == "Your colour! Walk on together, or stop."
    way(robot, Walk(0, B1))
    assert robot.board.view.spots == [B1, B1, B1, NOWHERE]
    homes = [tuple(bird.pos) for bird in robot.board.drawing.birds.values()]
    assert homes == [box[:2] for box in robot.board.drawing.layout.company(B1, 3)]


def refusal(robot: Robot, start: Pos, end: Pos) -> str:
    """What is said when something is dropped where it cannot go."""
    log = list(robot.session.record.match.log)
    robot.drag(start, end)
    robot.frames(2)
    assert robot.session.record.match.log == log
    said: str = robot.screen.prompt
    return said


def test_wrong_drops_glide_back_and_say_why(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, LONG_LAYOUT)
    robot.begin("march", PEOPLE[:3], variant="ice_slide")
    home = bird(robot, 0)
    assert refusal(robot, home, centre(robot, D1)) == "From the colony, you start on the first row."
    assert bird(robot, 0) == pytest.approx(home)
    by_tap(robot, Walk(0, A1 + 2))
    bad, free, nice = (ICE.cell(name) for name in ("b2", "h1", "c3"))
    assert refusal(robot, centre(robot, bad), centre(robot, free)) == "Weather moves to a tile next to it."
    assert refusal(robot, centre(robot, bad), centre(robot, nice)) == "There is already weather there."
    wrong = "Swap it with the tile on its left or right."
    assert refusal(robot, centre(robot, free), centre(robot, D1)) == wrong
    by_drag(robot, MoveWeather(bad, bad - 1))
    assert refusal(robot, bird(robot, 1), centre(robot, OCEAN)) == "From the colony, you start on the first row."
    by_drag(robot, Walk(1, A1 + 2))
    robot.tap(centre(robot, bad - 1))
    assert robot.screen.prompt == "The player before you moved this one. Choose another."
    assert robot.board.drawing.weather[bad - 1].opacity < 1


def test_somebody_elses_penguin_stays(robot: Robot) -> None:
    robot.begin("march", PEOPLE[:2])
    robot.tap(bird(robot, 1))
    assert robot.screen.prompt == "That is someone else’s penguin. Choose your own."


def test_undo_takes_back_weather_but_not_what_was_seen(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, LONG_LAYOUT)
    robot.begin("march", PEOPLE[:3])
    by_tap(robot, Walk(0, A1 + 2))
    robot.press("z", "ctrl")
    assert len(robot.session.record.match.log) == 2, "a tile was turned up"
    drift = next(action for action in robot.legal() if isinstance(action, MoveWeather))
    by_drag(robot, drift)
    robot.wait_for_person()
    robot.tap_on(robot.find(icon="icon_undo"))
    robot.wait_for_person()
    assert len(robot.session.record.match.log) == 2
    assert drift.origin in robot.board.drawing.weather
    assert robot.board.last.places == (COLONY, A1 + 2), "the step is the last move again"


def test_the_last_turn_stays_marked(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, LONG_LAYOUT)
    robot.begin("march", PEOPLE[:3])
    by_tap(robot, Walk(0, A1 + 2))
    drift = next(action for action in robot.legal() if isinstance(action, MoveWeather))
    by_tap(robot, drift)
    robot.wait_for_person()
    assert set(robot.board.last.places) == {COLONY, A1 + 2, drift.origin, drift.target}


def test_a_turn_that_is_taken_up_again_stays_marked_as_a_whole(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, start_again: Callable[[], Robot]
) -> None:
    lay(monkeypatch, LONG_LAYOUT)
    robot.begin("march", PEOPLE[:3])
    by_tap(robot, Walk(0, A1 + 2))
    again = start_again()
    again.wait_for_person()
    drift = next(action for action in again.legal() if isinstance(action, MoveWeather))
    by_tap(again, drift)
    again.wait_for_person()
    assert set(again.board.last.places) == {COLONY, A1 + 2, drift.origin, drift.target}


# Numbers and words


@pytest.mark.parametrize("rows", range(4, 9))
@pytest.mark.parametrize("size", [(344, 352), (344, 408), (430, 344), (784, 1000), (956, 784), (713, 752)])
def test_the_road_fits_and_nothing_overlaps(size: tuple[int, int], rows: int) -> None:
    area = Box(10, 20, *size)
    road = lay_out(area, rows, 72)
    boxes = [road.face(cell) for cell in road.cells] + [road.colony, road.ocean]
    for box in (*boxes, road.button):
        assert box.x >= area.x - 0.01
        assert box.y >= area.y - 0.01
        assert box.x + box.width <= area.x + area.width + 0.01
        assert box.y + box.height <= area.y + area.height + 0.01
    assert [road.place_at(box.centre) for box in boxes] == [*road.cells, COLONY, OCEAN]
    assert road.place_at(road.button.centre) is None
    assert min(road.button.width, road.button.height) >= 60
    assert road.tile >= 34
    assert all(road.face(cell).width == road.face(cell).height for cell in road.cells)


def test_the_road_tells_how_far_and_which_way(robot: Robot) -> None:
    robot.begin("march", PEOPLE[:2])
    view = robot.board.view.clone()
    view.spots = [B1, AT_SEA, HOME, COLONY]
    roads = [robot.board.standing(view, seat).road for seat in range(2)]
    told = [[(walker.part, walker.homeward) for walker in road] for road in roads]
    assert told == [[(2 / 9, False), (0.0, True)], [(1.0, True), (0.0, False)]]


def test_the_breakdown_counts_penguins_and_rows() -> None:
    end = March().new(2)
    end.spots = [HOME, AT_SEA, HOME, B1]
    lines = {line.label: line.values for line in breakdown(end).lines}
    assert lines == {"Been to the ocean": ("2/2", "1/2"), "Back home": ("2/2", "0/2"), "Rows walked": ("36", "11")}
