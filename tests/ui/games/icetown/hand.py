"""How the robot plays Ice Town."""

from collections.abc import Callable
from itertools import cycle

import pytest

from penguins.games.icetown.actions import ROLLS, IceTownAction, Pass, Settle, Steal
from penguins.games.icetown.state import IceTownState
from penguins.rig.finger import Finger
from penguins.ui.base.box import Box, Pos
from penguins.ui.games.icetown.choices import Home
from tests.ui.games.hand import Hand
from tests.ui.robot import Robot


def spot(robot: Robot, box: Box) -> Pos:
    pos: Pos = robot.board.to_window(*box.centre)
    return pos


def cell_of(robot: Robot, cell: int) -> Pos:
    """Where a cell of the large town is."""
    board = robot.board
    pos: Pos = board.to_window(*board.drawing.towns[board.drawing.focus].centre(cell))
    return pos


def town_of(robot: Robot, seat: int) -> Pos:
    return spot(robot, robot.board.drawing.towns[seat].box)


def pile_of(robot: Robot, colour: int) -> Pos:
    return spot(robot, robot.board.drawing.controls.piles[colour].box)


def die_of(robot: Robot) -> Pos:
    return spot(robot, robot.board.drawing.controls.die.box)


def roll(robot: Robot, way: str = "tap") -> None:
    robot.use(die_of(robot), way)
    robot.wait_for_person()


def look_at(robot: Robot, seat: int, way: str = "tap") -> None:
    if robot.board.drawing.focus != seat:
        robot.use(town_of(robot, seat), way)


def by_tap(robot: Robot, action: IceTownAction, way: str = "tap") -> None:
    if isinstance(action, Pass):
        robot.use_button(robot.board.drawing.answer, way)
    elif isinstance(action, Settle):
        if robot.board.choices.colour != action.colour:
            robot.use(pile_of(robot, action.colour), way)
        robot.use(cell_of(robot, action.cell), way)
    else:
        assert isinstance(action, Steal)
        look_at(robot, action.victim, way)
        robot.use(cell_of(robot, action.origin), way)
        robot.use(cell_of(robot, action.target), way)


def by_keys(robot: Robot, action: IceTownAction) -> None:
    by_tap(robot, action, "keys")


def carry(robot: Robot, action: Settle | Steal | Pass, steps: int = 6) -> Finger | None:
    if isinstance(action, Pass):
        return None
    if isinstance(action, Settle):
        return robot.start_drag(pile_of(robot, action.colour), cell_of(robot, action.cell), steps)
    look_at(robot, action.victim)
    finger = robot.start_drag(cell_of(robot, action.origin), die_of(robot), steps)
    finger.move_to(cell_of(robot, action.target))
    return finger


def check_at_rest(robot: Robot) -> None:
    drawing = robot.board.drawing
    assert drawing.above.children == []
    assert drawing.held.children == []
    assert all(town.raised.children == [] for town in drawing.towns)
    assert drawing.controls.die.time == 1


def points_at(robot: Robot, action: IceTownAction) -> bool:
    marked = {seat for seat, town in enumerate(robot.board.drawing.towns) if "hint" in dict(town.lights)}
    involved = {robot.session.stage.seat, action.victim} if isinstance(action, Steal) else {robot.session.stage.seat}
    return bool(robot.board._hint == action) and (isinstance(action, Pass) or marked == involved)


def picked(robot: Robot) -> tuple[int | None, int]:
    return robot.board.choices.held, robot.board.drawing.focus


def load_die(monkeypatch: pytest.MonkeyPatch, next_face: Callable[[], int]) -> None:
    monkeypatch.setattr(IceTownState, "sample_chance", lambda *_: ROLLS[next_face() - 1])


def every_face(monkeypatch: pytest.MonkeyPatch) -> None:
    """A penguin for each, then somebody can be stolen."""
    faces = cycle((6, 2, 1, 3, 6, 1, 4, 5))
    load_die(monkeypatch, lambda: next(faces))


def last_marked(robot: Robot) -> Home | None:
    home: Home | None = robot.board._last
    return home


HAND = Hand(
    *(by_tap, by_keys, carry, check_at_rest, points_at),
    last=(Settle, Steal, Pass),
    last_marked=last_marked,
    between={"chance": roll},
    picked=picked,
    prepare=every_face,
)
by_drag = HAND.drag
