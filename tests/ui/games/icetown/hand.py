"""How the robot plays Ice Town."""

from itertools import cycle

from penguins.games.icetown.actions import ROLLS, Pass, Settle, Steal
from penguins.games.icetown.state import IceTownState
from tests.ui.games.hand import Hand


def spot(robot, box):
    return robot.board.to_window(*box.centre)


def cell_of(robot, cell):
    """Where a cell of the large town is."""
    board = robot.board
    return board.to_window(*board.drawing.towns[board.focus_seat].centre(cell))


def town_of(robot, seat):
    return spot(robot, robot.board.drawing.towns[seat].box)


def pile_of(robot, colour):
    return spot(robot, robot.board.drawing.controls.piles[colour].box)


def die_of(robot):
    return spot(robot, robot.board.drawing.controls.die.box)


def roll(robot, way="tap"):
    robot.use(die_of(robot), way)
    robot.wait_for_person()


def look_at(robot, seat, way="tap"):
    if robot.board.focus_seat != seat:
        robot.use(town_of(robot, seat), way)


def by_tap(robot, action, way="tap"):
    if isinstance(action, Pass):
        robot.use_button(robot.board.drawing.answer, way)
    elif isinstance(action, Settle):
        if robot.board.choices.colour != action.colour:
            robot.use(pile_of(robot, action.colour), way)
        robot.use(cell_of(robot, action.cell), way)
    else:
        look_at(robot, action.victim, way)
        robot.use(cell_of(robot, action.origin), way)
        robot.use(cell_of(robot, action.target), way)


def by_keys(robot, action):
    by_tap(robot, action, "keys")


def carry(robot, action, steps=6):
    if isinstance(action, Pass):
        return None
    if isinstance(action, Settle):
        return robot.start_drag(pile_of(robot, action.colour), cell_of(robot, action.cell), steps)
    look_at(robot, action.victim)
    finger = robot.start_drag(cell_of(robot, action.origin), die_of(robot), steps)
    finger.move_to(cell_of(robot, action.target))
    return finger


def check_at_rest(robot):
    drawing = robot.board.drawing
    assert drawing.above.children == []
    assert drawing.controls.die.angle % 360 == 0


def points_at(robot, action):
    marked = {seat for seat, town in enumerate(robot.board.drawing.towns) if "town_hint" in dict(town.lights)}
    involved = {robot.session.stage.seat, action.victim} if isinstance(action, Steal) else {robot.session.stage.seat}
    return robot.board._hint == action and (isinstance(action, Pass) or marked == involved)


def picked(robot):
    return robot.board.choices.held, robot.board.focus_seat


def load_die(monkeypatch, next_face):
    monkeypatch.setattr(IceTownState, "sample_chance", lambda *_: ROLLS[next_face() - 1])


def every_face(monkeypatch):
    """A penguin for each, then somebody can be stolen."""
    faces = cycle((6, 2, 1, 3, 6, 1, 4, 5))
    load_die(monkeypatch, lambda: next(faces))


def last_marked(robot):
    return robot.board._last


HAND = Hand(
    *(by_tap, by_keys, carry, check_at_rest, points_at),
    last=(Settle, Steal, Pass),
    last_marked=last_marked,
    between={"chance": roll},
    picked=picked,
    prepare=every_face,
)
by_drag = HAND.drag
