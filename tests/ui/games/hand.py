"""What the robot knows of a game: how its fingers, or keys, do what the rules call an action."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

import pytest

from penguins.rig.finger import Finger
from tests.ui.robot import Robot


def at_random(robot: Robot, rng: Random) -> Any:
    return rng.choice(robot.legal())


def picked(robot: Robot) -> Any:
    return robot.board.picked


def lift(robot: Robot, _action: Any, finger: Finger) -> None:
    robot.lift(finger)


def done_once_chosen(_action: Any) -> bool:
    return True


def nothing_to_prepare(_: pytest.MonkeyPatch) -> None:
    pass


class Hand(NamedTuple):
    """One game's. `tap`, `drag` and `keys` each do any action in that way only."""

    tap: Callable[[Robot, Any], None]
    keys: Callable[[Robot, Any], None]
    carry: Callable[..., Finger | None] | None
    """Begin the action's drag, in so many steps, with the finger still down; None if it is only a button.

    Where nothing can be dragged at all, there is no such thing.
    """
    check_at_rest: Callable[[Robot], None]
    """Nothing hangs in the air, and every piece is where it should be."""
    points_at: Callable[[Robot, Any], bool]
    """Whether the board shows that action, as a hint."""
    last: tuple[type, ...]
    """With what a match can end."""
    last_marked: Callable[[Robot], Any]
    """What the board marks as the last move."""
    drop: Callable[[Robot, Any, Finger], None] = lift
    """End that drag."""
    between: Mapping[str, Callable[[Robot, str], None]] = {}
    """What a person has to do at these stages before somebody can decide."""
    choose: Callable[[Robot, Random], Any] = at_random
    picked: Callable[[Robot], Any] = picked
    """What has been chosen on the way to an action."""
    is_done_once_chosen: Callable[[Any], bool] = done_once_chosen
    """Whether nothing has to be done by hand after the rules have taken that action."""
    options: Mapping[str, str] = {}
    """With these there is most to do."""
    shortest: int = 12
    """How many decisions every match with these has at least."""
    prepare: Callable[[pytest.MonkeyPatch], None] = nothing_to_prepare
    """So that a short match has everything in it, and soon."""

    @property
    def ways(self) -> tuple[str, ...]:
        """In which ways everything can be done."""
        return ("tap", "keys") if self.carry is None else ("tap", "drag", "keys")

    @property
    def fingers(self) -> tuple[str, ...]:
        """In which ways everything can be done without a keyboard."""
        return tuple(way for way in self.ways if way != "keys")

    def drag(self, robot: Robot, action: Any) -> None:
        assert self.carry is not None, "nothing can be dragged here: see `ways`"
        finger = self.carry(robot, action)
        if finger is None:
            self.tap(robot, action)
        else:
            self.drop(robot, action, finger)

    def get_ready(self, robot: Robot, way: str) -> bool:
        """Until somebody can decide; False if the match is over."""
        while robot.at_match() and (kind := robot.session.stage.kind) in self.between:
            screen, before = robot.screen, robot.screen.table.position
            self.between[kind](robot, way)
            assert screen.table.position > before, f"{kind} by {way} changes nothing"
        return robot.at_match()

    def do(self, robot: Robot, action: Any, way: str) -> None:
        ways = {"tap": self.tap, "drag": self.drag, "keys": self.keys}
        ways[way](robot, action)
