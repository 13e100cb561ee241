"""Pingouins under the robot's finger."""

from random import Random

import pytest

from penguins.games.pingouins.actions import Move, Place


def centre(robot, tile):
    return robot.board.to_window(*robot.board._hexagons.centre(tile))


def by_tap(robot, action):
    if isinstance(action, Place):
        robot.tap(centre(robot, action.tile))
    else:
        robot.tap(centre(robot, action.origin))
        robot.tap(centre(robot, action.target))


def by_drag(robot, action):
    if isinstance(action, Place):
        robot.drag((5, 200), centre(robot, action.tile))
    else:
        robot.drag(centre(robot, action.origin), centre(robot, action.target))


@pytest.mark.parametrize("play", [by_tap, by_drag])
@pytest.mark.parametrize("players", [("Léa", "Tom"), ("Léa", "chick"), ("Léa", "Tom", "Ana"), ("Léa", "Tom", "Ana", "Max")])
def test_a_whole_match(robot, play, players):
    rng = Random(len(players))
    robot.begin("pingouins", players)
    record = robot.session.record
    while robot.at_match():
        action = rng.choice(robot.legal())
        before = len(record.match.log)
        play(robot, action)
        assert record.match.log[before] == action
        robot.wait_for_person()
    assert record.is_over
    assert isinstance(record.match.log[-1], Move)
