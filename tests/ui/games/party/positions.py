"""Matches of Penguin Party to begin with."""

from collections.abc import Sequence

from penguins.session.record import Record
from tests.games.party.positions import deal
from tests.ui.matches import PEOPLE
from tests.ui.robot import Robot

FULL_BASE = (
    ("rrrry", "bbbb"),
    *("red@1:0", "blue@1:1", "red@1:2", "blue@1:3", "red@1:4", "blue@1:5", "yellow@1:6", "blue@2:0"),
)
"""Two players: the base of seven is full, and Léa holds a red card, a violet one and green ones."""


def begin_with(robot: Robot, hands: Sequence[str], *actions: str) -> Record:
    """A match in which these cards were dealt and these actions played."""
    return robot.begin_after("party", PEOPLE[: len(hands)], deal(*hands), *actions)
