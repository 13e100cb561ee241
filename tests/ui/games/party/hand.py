"""How the robot plays Penguin Party."""

import pytest

from penguins.games.party.actions import PartyAction, PlayCard
from penguins.rig.finger import Finger
from penguins.ui.base import theme
from penguins.ui.base.box import Pos
from penguins.ui.games.light import HINT
from penguins.ui.games.party.pyramid import Last
from tests.ui.games.hand import Hand
from tests.ui.robot import Robot


def place(robot: Robot, slot: int) -> Pos:
    pos: Pos = robot.board.to_window(*robot.board.drawing.pyramid.centre(slot))
    return pos


def card(robot: Robot, colour: int) -> Pos:
    pos: Pos = robot.board.to_window(*robot.board.drawing.fan.topmost(colour).center)
    return pos


def by_tap(robot: Robot, action: PartyAction) -> None:
    assert isinstance(action, PlayCard)
    robot.tap(card(robot, action.colour))
    robot.tap(place(robot, action.slot))


def carry(robot: Robot, action: PlayCard, steps: int = 6) -> Finger:
    return robot.start_drag(card(robot, action.colour), place(robot, action.slot), steps)


def by_keys(robot: Robot, action: PlayCard) -> None:
    row = robot.board.to_window(*robot.board.drawing.fan.box.centre)[1]
    robot.press_at((card(robot, action.colour)[0], row))
    robot.press_at(place(robot, action.slot))


def raise_curtain(robot: Robot, way: str = "tap") -> None:
    robot.use_button(robot.find(text=f"It’s me, {robot.screen.front().name}"), way)
    robot.wait_for_person()


def deal_cards(robot: Robot, way: str = "tap") -> None:
    robot.use_button(robot.find(text="Deal the cards"), way)
    robot.wait_for_person()


def to_turn(robot: Robot) -> bool:
    """Until somebody can place a card; False if the match is over."""
    return HAND.get_ready(robot, "tap")


def check_at_rest(robot: Robot) -> None:
    board = robot.board
    assert board.drawing.above.children == []
    assert board.drawing.held.children == []
    assert board.drawing.fan.children[::-1] == board.drawing.fan.cards
    for slot, lying in board.drawing.pyramid.cards.items():
        assert tuple(lying.center) == pytest.approx(board.drawing.pyramid.centre(slot))


def points_at(robot: Robot, action: PlayCard) -> bool:
    board = robot.board
    lit = board.drawing.fan.topmost(action.colour).rim, board.drawing.pyramid.lit.get(action.slot)
    return lit == (HINT, HINT) and len(board.drawing._hints.children) == 1


def last_marked(robot: Robot) -> Last | None:
    """What the board remembers, which is what is seen: that card has light in the colour of its mover, no other has."""
    last: Last | None = robot.board._last
    rims = {slot: lying.rim for slot, lying in robot.board.drawing.pyramid.cards.items() if lying.rim}
    seats = robot.board.hands.seats
    assert rims == ({last.slot: theme.PAINTS[seats[last.seat].colour].main} if last else {})
    return last


HAND = Hand(
    *(by_tap, by_keys, carry, check_at_rest, points_at),
    last=(PlayCard,),
    last_marked=last_marked,
    between={"hand_over": raise_curtain, "chance": deal_cards},
)
by_drag = HAND.drag
