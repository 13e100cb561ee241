"""March of the Penguins under the robot's finger."""

from random import Random

import pytest

from penguins.games.march.actions import Pass, Peek, Slide, Step, Stop
from penguins.games.march.ice import COLONY, COLUMNS, HOMEWARD, ICE, PLACE_OF_SPOT
from penguins.ui.boards import march_look

PEOPLE = ("Léa", "Tom", "Ana", "Max")
YOUNG = {"variant": "young", "rows": "4"}


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch):
    """A finger that rests is a finger that has rested long enough."""
    monkeypatch.setattr(march_look, "HOLD_SECONDS", 0)


def cell(name):
    return ICE.cell(name)


def centre(robot, place):
    return robot.board.to_window(*robot.board.road.centre(place))


def bird(robot, penguin):
    return robot.board.to_window(*robot.board._ice.birds[penguin].center)


def hold(robot, tile):
    """Press on the tile until it opens."""
    from tests.ui.robot import Finger

    finger = Finger(centre(robot, tile))
    finger.down()
    robot.wait(lambda: robot.board._look.shown is not None, "the look")
    return finger


def look_at(robot, tile):
    finger = hold(robot, tile)
    finger.up()
    robot.frames(2)


def ends(robot, action):
    """Where a finger begins and ends that action."""
    if isinstance(action, Step):
        return bird(robot, action.penguin), centre(robot, action.target)
    if isinstance(action, Peek):
        view = robot.board.view
        return centre(robot, view.spots[view.moving] & PLACE_OF_SPOT), centre(robot, action.cell)
    here, there = action[:2]
    weather = robot.board.view.bad | robot.board.view.nice
    if isinstance(action, Slide) and weather >> here & 1 and not weather >> there & 1:
        here, there = there, here
    return centre(robot, here), centre(robot, there)


def is_answer(action):
    return isinstance(action, Stop | Pass) or action == Peek(None)


def by_tap(robot, action):
    if is_answer(action):
        robot.tap_on(robot.board._button)
        return
    start, end = ends(robot, action)
    if robot.board.picked is None:
        robot.tap(start)
    if not isinstance(action, Peek):
        robot.tap(end)
        return
    if robot.board._people > 1:  # the others are warned before
        robot.tap(end)
    look_at(robot, action.cell)


def by_drag(robot, action):
    if is_answer(action):
        robot.tap_on(robot.board._button)
        return
    robot.drag(*ends(robot, action))
    if isinstance(action, Peek):
        look_at(robot, action.cell)


def eager(robot, rng):
    """An action at random, but rather forward than back."""
    view = robot.board.view
    legal = robot.legal()
    forward = [action for action in legal if isinstance(action, Step) and leads_on(view, action)]
    return rng.choice(forward or legal)


def leads_on(view, step):
    spot = view.spots[step.penguin]
    if step.target >= COLONY or spot & PLACE_OF_SPOT >= COLONY:
        return True
    rows = step.target // COLUMNS - (spot & PLACE_OF_SPOT) // COLUMNS
    return rows < 0 if spot & HOMEWARD else rows > 0


def play_on(robot, play, rng, most=1000):
    """Play until the match is over or so many actions were played by hand."""
    record = robot.session.record
    for _ in range(most):
        if not robot.at_match():
            break
        action = eager(robot, rng)
        before = len(record.match.log)
        play(robot, action)
        assert record.match.log[before : before + 1] == [action]
        robot.wait_for_person()
    return record


# Whole matches


@pytest.mark.parametrize("play", [by_tap, by_drag])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_match_of_young_penguins(robot, play, players):
    robot.begin("march", PEOPLE[:players], **YOUNG)
    assert play_on(robot, play, Random(players)).is_over


@pytest.mark.parametrize("play", [by_tap, by_drag])
def test_a_whole_match_with_weather(robot, play):
    robot.begin("march", PEOPLE[:3])
    assert play_on(robot, play, Random(2)).is_over


@pytest.mark.parametrize("play", [by_tap, by_drag])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["classic", "ice_slide"])
def test_many_turns_of_each_variant(robot, play, players, variant):
    robot.begin("march", PEOPLE[:players], variant=variant)
    record = play_on(robot, play, Random(players), most=30)
    assert len(record.match.log) == 31


@pytest.mark.parametrize("play", [by_tap, by_drag])
def test_against_bots(robot, quick_bots, play):
    robot.begin("march", ("Léa", "chick", "junior"), **YOUNG)
    assert play_on(robot, play, Random(1)).is_over
