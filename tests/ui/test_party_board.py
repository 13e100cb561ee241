"""Penguin Party under the robot's finger."""

import gc
import time
from random import Random
from statistics import median, quantiles

import pytest
from kivy.core.window import Window

from penguins.core.state import CHANCE
from penguins.games.party.cards import COLOURS, LETTERS
from penguins.games.party.slots import slot_at
from penguins.session.setup import Seat, SetUp
from penguins.ui.boards.party_card import Card
from penguins.ui.boards.party_chips import chips_of
from tests.games.party.positions import BLUE, GAME, GREEN, RED, YELLOW, deal
from tests.ui.fitting import complaints
from tests.ui.robot import Robot

pytestmark = pytest.mark.usefixtures("quick_bots")

PEOPLE = ("Léa", "Tom", "Ana", "Max", "Zoé", "Noé")
SIZES = ((360, 640), (640, 360), (800, 1280), (1280, 800), (1024, 768))


# How the robot plays


def place(robot, slot):
    return robot.board.to_window(*robot.board._pyramid.centre(slot))


def card(robot, colour):
    return robot.board.to_window(*robot.board._fan.top(colour).center)


def by_tap(robot, action):
    robot.tap(card(robot, action.colour))
    robot.tap(place(robot, action.slot))


def by_drag(robot, action):
    robot.drag(card(robot, action.colour), place(robot, action.slot))


def by_keys(robot, action):
    walk_to(robot, card(robot, action.colour))
    robot.press("enter")
    walk_to(robot, place(robot, action.slot))
    robot.press("enter")


def walk_to(robot, goal):
    """From here to there with the arrows, the longer way first."""
    for _ in range(60):
        at = robot.app.keys._at or (0, Window.height)
        if robot.app.keys._marked and at == pytest.approx(goal, abs=1):
            return
        across, up = goal[0] - at[0], goal[1] - at[1]
        sideways = "right" if across > 0 else "left"
        robot.press(sideways if abs(across) > abs(up) else "up" if up > 0 else "down")
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


# Whole matches


@pytest.mark.parametrize("play", [by_tap, by_drag])
@pytest.mark.parametrize(("people", "bots"), [(2, 0), (2, 1), (1, 3), (1, 4), (1, 5)])
def test_a_whole_match(robot, play, people, bots):
    robot.begin("party", PEOPLE[:people] + ("chick",) * bots)
    assert play_on(robot, play, Random(people + bots)).is_over


def test_six_people_pass_the_tablet_round(robot):
    robot.begin("party", PEOPLE)
    record = play_on(robot, by_tap, Random(8), most=14)
    movers = [record.match.mover(moment) for moment in range(1, 15)]
    assert movers == [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1]


def test_by_keyboard(robot):
    robot.begin("party", ("Léa", "chick"))
    assert len(play_on(robot, by_keys, Random(4), most=8).match.log) >= 16


# Light and words


def test_what_is_legal_for_the_card_in_hand_is_lit(robot):
    begin_with(robot, ("rrb", "bby"), "red@1:0", "blue@1:1")
    to_turn(robot)
    robot.tap(card(robot, RED))
    assert set(robot.board._pyramid._lit) == {slot_at(1, -1), slot_at(1, 2), slot_at(2, 0)}
    robot.tap(card(robot, YELLOW))
    assert set(robot.board._pyramid._lit) == {slot_at(1, -1), slot_at(1, 2)}
    robot.tap(card(robot, YELLOW))
    assert not robot.board._pyramid._lit


def full_base(robot):
    """Two players, seven base cards: only what has its colour beneath goes on."""
    begin_with(
        robot, ("rrrrrrg", "bbbbby"), "red@1:0", "blue@1:1", "red@1:2", "blue@1:3", "red@1:4", "blue@1:5", "red@1:6", "blue@2:0"
    )
    to_turn(robot)


def test_cards_that_fit_nowhere_are_dimmed_and_say_why(robot):
    full_base(robot)
    dimmed = {held.colour for held in robot.board._fan.cards if tuple(held.tint) != (1, 1, 1, 1)}
    assert RED not in dimmed
    assert GREEN in dimmed
    robot.tap(card(robot, GREEN))
    assert robot.screen.prompt == "No place for green: it needs green beneath."
    assert robot.board.picked is None


@pytest.mark.parametrize(
    ("where", "why"),
    [
        ((2, 2), "Only red or blue goes here, as beneath."),
        ((1, 3), "A card lies here already."),
        ((3, 1), "A card needs two cards beneath it."),
        ((1, 7), "The bottom row is full."),
    ],
)
def test_a_wrong_place_is_refused_with_the_reason(robot, where, why):
    begin_with(
        robot, ("rrrry", "bbbb"), "red@1:0", "blue@1:1", "red@1:2", "blue@1:3", "red@1:4", "blue@1:5", "yellow@1:6", "blue@2:0"
    )
    to_turn(robot)
    robot.board._pick(robot.board._fan.top(GREEN)) if where == (9, 9) else robot.tap(card(robot, RED))
    colour = YELLOW if why.startswith("Only") else RED
    held = robot.board._fan.top(colour) or robot.board._fan.tops()[0]
    assert robot.board._why_not(held, robot.board._pyramid.grid.centre(*where)) == why
