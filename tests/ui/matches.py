"""Matches that the robot plays by hand."""

from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from penguins.rig.entrances import seats_for
from penguins.session.record import Record
from tests.ui.games.hand import Hand
from tests.ui.games.hands import HANDS, PLAYED
from tests.ui.robot import Robot

PEOPLE = ("Léa", "Tom", "Ana", "Max", "Zoé", "Noé")

where_things_are_dragged = pytest.mark.parametrize("game", [game for game in PLAYED if HANDS[game].carry])


def people(game: str, wanted: int = 2) -> Sequence[str]:
    """So many people, or as near to it as the game allows."""
    return PEOPLE[: seats_for(game, wanted)]


def begin(robot: Robot, game: str, wanted: int = 2) -> None:
    """A match of people, with the options that give the robot most to do."""
    robot.begin(game, people(game, wanted), **HANDS[game].options)


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


def decisions(robot: Robot, game: str, rng: Random, number: int, ways: Sequence[str] = ()) -> Iterator[tuple[Any, str]]:
    """So many decisions, each when it is time for it, with a way to do it: a drag and a tap in turn unless told.

    The caller carries them out. Where a match is over before, another begins.
    """
    hand = HANDS[game]
    for way in islice(cycle(ways or hand.fingers[::-1]), number):
        while not (robot.at_match() and hand.get_ready(robot, "tap")):
            begin(robot, game)
        yield hand.choose(robot, rng), way
