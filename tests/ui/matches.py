"""Matches that the robot plays by hand."""

from random import Random
from typing import Any

from penguins.session.record import Record
from tests.ui.games.hand import Hand
from tests.ui.games.hands import HANDS
from tests.ui.robot import Robot

PEOPLE = ("Léa", "Tom", "Ana", "Max", "Zoé", "Noé")


def hand_of(robot: Robot) -> Hand:
    """The one for the game on the screen."""
    return HANDS[robot.session.game.id]


def play(robot: Robot, way: str, action: Any) -> None:
    """Do it by `tap`, `drag` or `keys`, and be sure that this is what was done."""
    log = robot.session.record.match.log
    before = len(log)
    hand_of(robot).do(robot, action, way)
    assert log[before : before + 1] == [action], f"{action} by {way}"
    robot.wait_for_person()


def play_on(robot: Robot, way: str, rng: Random, most: int = 1000) -> Record:
    """Play until the match is over or so many decisions were made by hand."""
    record: Record = robot.session.record
    hand = hand_of(robot)
    for _ in range(most):
        if not hand.get_ready(robot, way):
            break
        play(robot, way, hand.choose(robot, rng))
    return record
