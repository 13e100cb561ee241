"""How the robot plays March of the Penguins."""

from random import Random
from typing import Any

import pytest
from kivy.core.window import Window

from penguins.games.march import state
from penguins.games.march.actions import MarchAction, MoveWeather, Pass, Peek, Slide, Stop, Walk
from penguins.games.march.geometry import AT_SEA, COLONY, HOMEWARD, OCEAN, PLACE_OF_SPOT, WALKED
from penguins.games.march.state import MarchState, Phase
from penguins.rig.finger import Finger
from penguins.ui.base.box import Pos
from penguins.ui.games.march import look as march_look
from tests.ui.games.hand import Hand
from tests.ui.robot import Robot


def centre(robot: Robot, place: int) -> Pos:
    pos: Pos = robot.board.to_window(*robot.board.drawing.layout.centre(place))
    return pos


def bird(robot: Robot, penguin: int) -> Pos:
    pos: Pos = robot.board.to_window(*robot.board.drawing.birds[penguin].center)
    return pos


def hold(robot: Robot, tile: int) -> Finger:
    """Press on the tile until it opens."""
    finger = Finger(centre(robot, tile))
    finger.down()
    robot.wait(lambda: robot.board._look.shown is not None, "the look")
    return finger


def look_at(robot: Robot, tile: int) -> None:
    robot.lift(hold(robot, tile))


def look_by_keys(robot: Robot, tile: int) -> None:
    """A key that is held looks."""
    robot.press_at(centre(robot, tile))
    robot.wait(lambda: robot.board._look.shown is not None, "the look")
    Window.dispatch("on_key_up", 13, 0)
    robot.frames(2)
    assert robot.board._look.cell is None


def ends(robot: Robot, action: MarchAction) -> tuple[Pos, Pos]:
    """Where a finger begins and ends that action."""
    if isinstance(action, Walk):
        return bird(robot, action.penguin), centre(robot, action.target)
    if isinstance(action, Peek):
        view = robot.board.view
        return centre(robot, view.spots[view.moving] & PLACE_OF_SPOT), centre(robot, tile_of(action))
    if isinstance(action, MoveWeather):
        return centre(robot, action.origin), centre(robot, action.target)
    assert isinstance(action, Slide)
    here, there = action.left, action.right
    weather = robot.board.view.bad | robot.board.view.nice
    if weather >> here & 1 and not weather >> there & 1:
        here, there = there, here
    return centre(robot, here), centre(robot, there)


def is_answer(action: MarchAction) -> bool:
    return isinstance(action, Stop | Pass) or action == Peek(None)


def tile_of(look: Peek) -> int:
    assert look.cell is not None, "to look nowhere is an answer"
    return look.cell


def by_tap(robot: Robot, action: MarchAction) -> None:
    if is_answer(action):
        robot.tap_on(robot.board.drawing.answer)
        return
    start, end = ends(robot, action)
    if robot.board.picked is None:
        robot.tap(start)
    if not isinstance(action, Peek):
        robot.tap(end)
        return
    if len(robot.board.hands.humans) > 1:  # the others are warned before
        robot.tap(end)
    look_at(robot, tile_of(action))


def carry(robot: Robot, action: MarchAction, steps: int = 6) -> Finger | None:
    return None if is_answer(action) else robot.start_drag(*ends(robot, action), steps)


def drop(robot: Robot, action: MarchAction, finger: Finger) -> None:
    robot.lift(finger)
    if isinstance(action, Peek):
        look_at(robot, tile_of(action))


def by_keys(robot: Robot, action: MarchAction) -> None:
    if is_answer(action):
        robot.use_button(robot.board.drawing.answer, "keys")
        return
    if robot.board.picked is None:
        robot.press_at(ends(robot, action)[0])
    robot.press_at(ends(robot, action)[1])
    if isinstance(action, Peek):
        look_by_keys(robot, tile_of(action))


def straight_on(robot: Robot, rng: Random) -> Any:
    """Ahead out of the storms and on when called, now and then a stop or a look; any weather, any swap."""
    view, legal = robot.board.view, robot.legal()
    if view.phase is Phase.WEATHER:
        kind = rng.choice(sorted({type(action) for action in legal}, key=lambda kind: kind.__name__))
        return rng.choice([action for action in legal if type(action) is kind])
    if view.phase is not Phase.STEP and rng.random() < (0.6 if view.phase is Phase.LOOK else 0.1):
        return legal[-1]  # look nowhere, or stop
    ahead = [action for action in legal if isinstance(action, Walk) and leads_on(view, action)]
    return rng.choice(ahead or legal)


def leads_on(view: MarchState, step: Walk) -> bool:
    """Whether it is a step nearer to the end, and not into a storm."""
    spot, walked = view.spots[step.penguin], WALKED[view.rows]
    arrival = AT_SEA if step.target == OCEAN else step.target | spot & HOMEWARD
    stormy = step.target < COLONY and view.bad >> step.target & 1
    return walked[arrival] > walked[spot] and not stormy


def check_at_rest(robot: Robot) -> None:
    board = robot.board
    assert not board.drawing.above.children
    for penguin, box in board.drawing.standing(board.view.spots).items():
        assert tuple(board.drawing.birds[penguin].pos) == pytest.approx(box[:2])


def points_at(robot: Robot, action: MarchAction) -> bool:
    board = robot.board
    match action:
        case Walk(penguin, target):
            return bool(board._hint == (board.view.spots[penguin] & PLACE_OF_SPOT, target))
        case MoveWeather(here, there) | Slide(here, there):
            return bool(board._hint == (here, there))
        case Peek(int(cell)):
            return bool(board._hint == (cell,))
        case _:
            return bool(board.drawing.answer.chosen_by_keys)


def is_done_once_chosen(action: MarchAction) -> bool:
    """A look is taken by holding the tile."""
    return not isinstance(action, Peek) or action == Peek(None)


def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A finger that rests is a finger that has rested long enough."""
    monkeypatch.setattr(march_look, "HOLD_SECONDS", 0)


def lay(monkeypatch: pytest.MonkeyPatch, letters: str) -> None:
    monkeypatch.setattr(state, "random_layout", lambda _rows, _rng: letters)


def last_marked(robot: Robot) -> tuple[int, ...]:
    places: tuple[int, ...] = robot.board.last.places
    return places


HAND = Hand(
    *(by_tap, by_keys, carry, check_at_rest, points_at),
    last=(Walk,),
    last_marked=last_marked,
    drop=drop,
    choose=straight_on,
    is_done_once_chosen=is_done_once_chosen,
    options={"variant": "ice_slide"},
    prepare=no_waiting,
)
by_drag = HAND.drag
