"""How the robot plays Penguin Party."""

import pytest

from penguins.games.party.cards import COLOURS
from penguins.session.setup import Seat, SetUp
from tests.games.party.positions import GAME, deal

PEOPLE = ("Léa", "Tom", "Ana", "Max", "Zoé", "Noé")

FULL_BASE = (
    ("rrrry", "bbbb"),
    *("red@1:0", "blue@1:1", "red@1:2", "blue@1:3", "red@1:4", "blue@1:5", "yellow@1:6", "blue@2:0"),
)
"""Two players: the base of seven is full, and Léa holds a red card, a violet one and green ones."""


def place(robot, slot):
    return robot.board.to_window(*robot.board._pyramid.centre(slot))


def card(robot, colour):
    return robot.board.to_window(*robot.board._fan.topmost(colour).center)


def by_tap(robot, action):
    robot.tap(card(robot, action.colour))
    robot.tap(place(robot, action.slot))


def by_drag(robot, action):
    robot.drag(card(robot, action.colour), place(robot, action.slot))


def by_keys(robot, action):
    row = robot.board.to_window(*robot.board._fan.box.centre)[1]
    walk_to(robot, (card(robot, action.colour)[0], row))
    robot.press("enter")
    walk_to(robot, place(robot, action.slot))
    robot.press("enter")


def walk_to(robot, goal):
    for _ in range(100):
        robot.press("right")
        if robot.app.keys._at == pytest.approx(goal):
            return
    raise AssertionError(f"the keyboard does not get to {goal}")


def raise_curtain(robot):
    robot.tap_on(robot.find(text=f"I am {robot.screen._curtain.name}"))
    robot.wait_for_person()


def deal_cards(robot):
    robot.tap_on(robot.find(text="Deal the cards"))
    robot.wait_for_person()


def to_turn(robot):
    """Until somebody can place a card; False if the match is over."""
    while robot.at_match() and robot.session.stage.kind != "human":
        {"hand_over": raise_curtain, "chance": deal_cards}[robot.session.stage.kind](robot)
    return robot.at_match()


def play_on(robot, play, rng, most=300):
    """Play until the match is over or so many cards were placed by hand."""
    record = robot.session.record
    for _ in range(most):
        if not to_turn(robot):
            break
        action = rng.choice(robot.legal())
        before = len(record.match.log)
        play(robot, action)
        assert record.match.log[before] == action
        robot.wait_for_person()
    return record


def begin_with(robot, hands, *actions, people=PEOPLE, **options):
    """A match in which these cards were dealt and these actions played."""
    seats = [Seat(name, colour) for name, colour in zip(people, ("red", "blue", "green"), strict=False)][: len(hands)]
    record = robot.app.storage.begin(SetUp.check(GAME, seats, options))
    for text in (deal(*hands), *actions):
        record.play(GAME.parse(text))
    robot.app.storage.save(record)
    robot.app.navigation.go("play", record=record)
    robot.frames(3)
    robot.wait_for_person()
    return record


def colours_on_the_window(robot):
    names = {f"card_{colour}" for colour in COLOURS}
    return sorted(widget.name for widget in robot.walk() if getattr(widget, "name", None) in names)
