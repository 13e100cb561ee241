"""What the robot can do with Ice Town."""

import pytest

from penguins.games.icetown.actions import ROLLS, Pass, Place, parse
from penguins.games.icetown.state import IceTownState
from penguins.games.registry import GAMES
from penguins.session.setup import COLOURS, SetUp
from penguins.ui.driver import seat_of

PEOPLE = ("Léa", "Tom", "Ana", "Max")


def spot(robot, box):
    return robot.board.to_window(*box.centre)


def cell_of(robot, cell):
    """Where a cell of the large town is."""
    board = robot.board
    return board.to_window(*board.scene.towns[board.focus_seat].centre(cell))


def town_of(robot, seat):
    return spot(robot, robot.board.scene.towns[seat].box)


def pile_of(robot, colour):
    return spot(robot, robot.board.scene.controls.piles[colour].box)


def die_of(robot):
    return spot(robot, robot.board.scene.controls.die.box)


def look_at(robot, seat):
    if robot.board.focus_seat != seat:
        robot.tap(town_of(robot, seat))


def by_tap(robot, action):
    if isinstance(action, Pass):
        robot.tap_on(robot.board.scene.answer)
    elif isinstance(action, Place):
        if robot.board.turn.colour != action.colour:
            robot.tap(pile_of(robot, action.colour))
        robot.tap(cell_of(robot, action.cell))
    else:
        look_at(robot, action.victim)
        robot.tap(cell_of(robot, action.origin))
        robot.tap(cell_of(robot, action.target))


def by_drag(robot, action):
    if isinstance(action, Pass):
        robot.tap_on(robot.board.scene.answer)
    elif isinstance(action, Place):
        robot.drag(pile_of(robot, action.colour), cell_of(robot, action.cell))
    else:
        look_at(robot, action.victim)
        finger = robot.start_drag(cell_of(robot, action.origin), die_of(robot), steps=3)
        finger.move_to(cell_of(robot, action.target))
        finger.up()
        robot.frames(2)


def by_keys(robot, action):
    if isinstance(action, Pass):
        answer = robot.board.scene.answer
        press_at(robot, answer.to_window(*answer.center))
    elif isinstance(action, Place):
        if robot.board.turn.colour != action.colour:
            press_at(robot, pile_of(robot, action.colour))
        press_at(robot, cell_of(robot, action.cell))
    else:
        if robot.board.focus_seat != action.victim:
            press_at(robot, town_of(robot, action.victim))
        press_at(robot, cell_of(robot, action.origin))
        press_at(robot, cell_of(robot, action.target))


def press_at(robot, goal):
    """Walk the ring to where it should be, and press Enter."""
    for _ in range(100):
        robot.press("right")
        if robot.app.keys._at == pytest.approx(goal):
            robot.press("enter")
            return
    raise AssertionError(f"the keyboard does not get to {goal}")


def roll(robot):
    robot.tap(die_of(robot))
    robot.wait_for_person()


def roll_by_keys(robot):
    press_at(robot, die_of(robot))
    robot.wait_for_person()


def play_on(robot, play, rng, most=400, roll=roll):
    """Play until the match is over or so many decisions were made by hand."""
    record = robot.session.record
    decided = 0
    while robot.at_match() and decided < most:
        if robot.session.stage.kind == "chance":
            roll(robot)
            continue
        action = rng.choice(robot.legal())
        before = len(record.match.log)
        play(robot, action)
        assert record.match.log[before] == action
        robot.wait_for_person()
        decided += 1
    return record


def resume(robot, players, *actions):
    """A match in which all this has happened, on the screen."""
    seats = [seat_of(player, colour) for player, colour in zip(players, COLOURS, strict=False)]
    record = robot.app.storage.begin(SetUp.check(GAMES["icetown"], seats, {}))
    for action in actions:
        record.play(parse(action))
    robot.app.storage.save(record)
    robot.app.navigation.go("play", record=record)
    robot.frames(3)
    robot.wait_for_person()
    return record


def begin_moving(robot):
    """A match of two, with everything that moves."""
    robot.app.change(animation="normal")
    robot.begin("icetown", PEOPLE[:2])
    robot.wait(lambda: not robot.app.navigation.transition.is_active, "the screen")


def said(robot):
    return {widget.text for widget in robot.walk(robot.app.toasts) if getattr(widget, "text", "")}


ONE_EACH = ("roll:2", "green@a1", "roll:3", "pink@c3")
"""Both have a penguin; it is seat 0's turn to roll."""


def no_green_left():
    """Ten greens are gone, and each has five of them; seat 0 rolls."""
    for cell in ("a1", "a2", "a3", "a4", "a5"):
        for _ in range(2):
            yield "roll:2"
            yield f"green@{cell}"


def nearly_over():
    """Two piles are gone when seat 1 settles its last penguin."""
    yield from no_green_left()
    for column in range(1, 6):
        for seat in range(2):
            yield "roll:3"
            if (column, seat) != (5, 1):
                yield f"pink@e{column}"


def loaded_die(monkeypatch):
    """The faces that the die will show, to be filled in."""
    coming = []
    monkeypatch.setattr(IceTownState, "sample_chance", lambda *_: ROLLS[coming.pop(0) - 1])
    return coming
