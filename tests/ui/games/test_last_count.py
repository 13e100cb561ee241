"""The end of every game is counted on its board before anybody is on the podium; a tap skips it."""

from typing import Any

import pytest

from penguins.games.registry import GAMES
from penguins.rig.entrances import played
from penguins.session.setup import COLOURS, Seat, SetUp
from penguins.ui.games.badge import CountBadge
from penguins.ui.widgets.chronicle import EntryRow
from tests.null_game.registered import NULL_GAME
from tests.ui.matches import PEOPLE
from tests.ui.robot import Robot

of_the_house = pytest.mark.parametrize("game", [game for game in GAMES if game != NULL_GAME.id])


def end_it(robot: Robot, game: str) -> Any:
    """Play the last action of a match of two people; its state when it is over."""
    robot.app.services.change(animation="normal")
    seats = [Seat(name, colour) for name, colour in zip(PEOPLE, COLOURS, strict=True)][:2]
    record = robot.app.services.storage.begin(SetUp.check(GAMES[game], seats, {}))
    *before, last = played(game, 2)
    for action in before:
        record.play(action)
    robot.app.services.storage.save(record)
    robot.app.services.navigation.go("play", record=record)
    robot.wait(lambda: robot.at_match() and robot.screen.has_begun, "the match")
    robot.wait(lambda: not robot.app.navigation.transition.is_active, "the screen")
    if robot.screen.table.waits_for == "curtain":
        robot.screen.raise_curtain()
        robot.screen.motion.hurry()
    robot.board.choose(last)
    assert record.is_over
    return record.match.state


def on_plates(robot: Robot) -> list[str]:
    return [plate.ids.score.text for plate in robot.screen.plates] if robot.at_match() else []


def has_begun(robot: Robot, game: str) -> bool:
    if game == "march":  # there a plate shows a road
        return any(isinstance(widget, CountBadge) for widget in robot.walk(robot.screen))
    return set(on_plates(robot)) == {"0"}


@of_the_house
def test_the_count_is_drawn_from_nothing_and_a_tap_skips_it(robot: Robot, game: str) -> None:
    end_it(robot, game)
    robot.wait(lambda: has_begun(robot, game), "the count")
    told = [row.text for row in robot.walk(robot.screen) if isinstance(row, EntryRow)]
    assert not any("win" in sentence for sentence in told), "nobody tells the end before it is counted"
    robot.tap(robot.board.to_window(*robot.board.center))
    assert not robot.at_match()


@of_the_house
def test_it_ends_with_the_scores(robot: Robot, game: str) -> None:
    scores = [str(score) for score in end_it(robot, game).scores()]
    robot.wait(lambda: has_begun(robot, game), "the count")
    if game == "march":
        counted = [badge for badge in robot.walk(robot.screen) if isinstance(badge, CountBadge)]
        robot.wait(lambda: sum(int(badge.text) for badge in counted) == sum(map(int, scores)), "the rows")
    else:
        robot.wait(lambda: on_plates(robot) == scores, "the scores")
    robot.wait(lambda: not robot.at_match(), "the podium")
