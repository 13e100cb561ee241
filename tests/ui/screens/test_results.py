"""After a match."""

import json
from pathlib import Path
from typing import Any

import pytest

from penguins.core.state import OVER
from penguins.games.pingouins.game import Pingouins
from penguins.games.pingouins.state import PingouinsState
from penguins.games.registry import GAMES
from penguins.ui.games.pingouins.breakdown import breakdown
from tests.ui.finished import finished
from tests.ui.robot import Robot


def show(robot: Robot, game: str, *players: str, seed: int = 1) -> Any:
    record = finished(robot.app.services.storage, game, *players, seed=seed)
    robot.app.services.navigation.go("results", record=record)
    robot.frames(5)
    return record


@pytest.mark.parametrize("game", GAMES)
def test_winners_wear_crowns_and_stand_highest(robot: Robot, game: str) -> None:
    record = show(robot, game, "Emma", "Jack")
    winners = {record.setup.seats[seat].name for seat in record.match.state.winners()}
    crowned = [pedestal for pedestal in robot.screen.ids.podium.children if pedestal.won]
    assert {pedestal.name for pedestal in crowned} == winners
    assert all(pedestal.place == 1 and pedestal.level == 1 for pedestal in crowned)


def caught(fish: list[int], tiles: list[int]) -> PingouinsState:
    """A match of Pingouins that ended so."""
    state = Pingouins().new(len(fish))
    state.caught, state.tiles, state.to_move = fish, tiles, OVER
    return state


def test_of_equal_fish_the_one_with_more_tiles_stands_higher(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "pingouins", "Emma", "Jack", "Lily")
    record.match._states[-1] = caught([30, 20, 20], [9, 7, 8])
    robot.app.services.navigation.go("results", record=record)
    assert {pedestal.name: pedestal.place for pedestal in robot.screen.ids.podium.children} == {
        "Emma": 1,
        "Lily": 2,
        "Jack": 3,
    }


@pytest.mark.parametrize(
    ("fish", "tiles", "note"),
    [
        ([30, 20], [9, 9], ""),
        ([30, 30], [9, 8], "Same number of fish: most tiles wins."),
        ([30, 20, 20], [9, 8, 9], "Same number of fish: more tiles come first."),
        ([30, 20, 20], [9, 8, 8], ""),
        ([30, 30], [9, 9], "Same fish and same tiles: you share the win."),
    ],
)
def test_pingouins_tells_how_a_tie_was_broken(fish: list[int], tiles: list[int], note: str) -> None:
    account = breakdown(caught(fish, tiles))
    assert account.note == note
    assert [line.values for line in account.lines] == [tuple(map(str, tiles)), tuple(map(str, fish))]


def test_a_rematch_lets_the_next_one_start(robot: Robot) -> None:
    show(robot, "pingouins", "Emma", "chick", "Lily")
    robot.tap_on(robot.find(text="Rematch"))
    assert [seat.name for seat in robot.screen.session.seats] == ["Chick blue", "Lily", "Emma"]


def test_in_a_rematch_everybody_keeps_their_colour(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "march", "Emma", "chick", "Lily", variant="young", rows="4")
    seats = [
        seat._replace(colour=colour) for seat, colour in zip(record.setup.seats, ("yellow", "red", "blue"), strict=True)
    ]
    record.setup = record.setup._replace(seats=tuple(seats))
    robot.app.services.navigation.go("results", record=record)
    robot.screen.rematch()
    robot.wait_for_person()
    again = robot.screen.session.record
    assert [(seat.name, seat.colour) for seat in again.setup.seats] == [
        ("Chick blue", "red"),
        ("Lily", "blue"),
        ("Emma", "yellow"),
    ]
    assert again.match.state.describe()["leads"] == [["red"], ["blue"], ["yellow"]]


def test_a_shared_match_can_be_opened_again(robot: Robot, tmp_path: Path) -> None:
    record = show(robot, "icetown", "Emma", "Jack")
    robot.tap_on(robot.find(icon="icon_share"))
    [path] = (tmp_path / "exports").iterdir()
    assert json.loads(path.read_text(encoding="utf-8"))["actions"] == [str(action) for action in record.match.log]
    assert any(str(path) in getattr(widget, "text", "") for widget in robot.walk(robot.app.toasts))
    robot.app.services.navigation.go("history")
    robot.screen.open_file(path)
    assert robot.screen.record.match.log == record.match.log
    assert robot.screen.record.id == record.id


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_goes_through_the_whole_match(robot: Robot, game: str) -> None:
    record = show(robot, game, "Emma", "chick")
    robot.tap_on(robot.find(text="Replay"))
    robot.frames(5)
    screen = robot.screen
    assert screen.at == 1
    for expected in range(2, screen.last + 1):
        screen.step_on()
        robot.wait(lambda: not screen.motion.busy, "the step")
        assert screen.at == expected
    assert screen.board.view == record.match.state.seen_by(0)
    screen.go_to(0.0)
    assert (screen.at, screen.board.view) == (0, record.match.position(0).seen_by(0))


def test_a_replay_plays_by_itself_and_stops_at_the_end(robot: Robot) -> None:
    show(robot, "icetown", "Emma", "chick")
    robot.app.services.navigation.go("replay", record=robot.screen.record)
    robot.frames(5)
    robot.screen.jump(robot.screen.last - 1)
    robot.press("right")
    assert robot.screen.at == robot.screen.last
    robot.press("left")
    robot.screen.toggle()
    robot.wait(lambda: not robot.screen.playing, "the end")
    assert robot.screen.at == robot.screen.last
