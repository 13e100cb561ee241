"""How the robot plays Penguin Party."""

import pytest

from penguins.games.party.actions import PlayCard
from tests.ui.games.hand import Hand


def place(robot, slot):
    return robot.board.to_window(*robot.board.drawing.pyramid.centre(slot))


def card(robot, colour):
    return robot.board.to_window(*robot.board.drawing.fan.topmost(colour).center)


def by_tap(robot, action):
    robot.tap(card(robot, action.colour))
    robot.tap(place(robot, action.slot))


def carry(robot, action, steps=6):
    return robot.start_drag(card(robot, action.colour), place(robot, action.slot), steps)


def by_keys(robot, action):
    row = robot.board.to_window(*robot.board.drawing.fan.box.centre)[1]
    robot.press_at((card(robot, action.colour)[0], row))
    robot.press_at(place(robot, action.slot))


def raise_curtain(robot, way="tap"):
    robot.use_button(robot.find(text=f"I am {robot.screen._curtain.name}"), way)
    robot.wait_for_person()


def deal_cards(robot, way="tap"):
    robot.use_button(robot.find(text="Deal the cards"), way)
    robot.wait_for_person()


def to_turn(robot):
    """Until somebody can place a card; False if the match is over."""
    return HAND.get_ready(robot, "tap")


def check_at_rest(robot):
    board = robot.board
    assert board.drawing.above.children == []
    assert board.drawing.fan.children[::-1] == board.drawing.fan.cards
    for slot, lying in board.drawing.pyramid._cards.items():
        assert tuple(lying.center) == pytest.approx(board.drawing.pyramid.centre(slot))


def points_at(robot, action):
    board = robot.board
    return board.drawing.fan.topmost(action.colour).frame == board.drawing.pyramid._lit[action.slot].name == "card_hint"


def last_marked(robot):
    return robot.board._last


HAND = Hand(
    *(by_tap, by_keys, carry, check_at_rest, points_at),
    last=(PlayCard,),
    last_marked=last_marked,
    between={"hand_over": raise_curtain, "chance": deal_cards},
)
by_drag = HAND.drag
