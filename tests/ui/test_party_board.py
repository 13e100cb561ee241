"""Penguin Party under the robot's finger."""

import gc
import time
from random import Random
from statistics import median, quantiles

import pytest

from penguins.core.state import CHANCE
from penguins.games.party.cards import COLOURS
from penguins.games.party.slots import slot_at
from penguins.session.setup import Seat, SetUp
from penguins.ui.boards.party_card import Card
from penguins.ui.boards.party_chips import chips_of
from tests.games.party.positions import GAME, GREEN, RED, YELLOW, deal
from tests.ui.fitting import complaints
from tests.ui.robot import Robot

pytestmark = pytest.mark.usefixtures("quick_bots")

PEOPLE = ("Léa", "Tom", "Ana", "Max", "Zoé", "Noé")
SIZES = ((360, 640), (640, 360), (800, 1280), (1280, 800), (1024, 768))


# How the robot plays


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
    begin_with(robot, ("rrby", "bb"), "red@1:0", "blue@1:1")
    to_turn(robot)
    robot.tap(card(robot, RED))
    assert set(robot.board._pyramid._lit) == {slot_at(1, -1), slot_at(1, 2), slot_at(2, 0)}
    robot.tap(card(robot, YELLOW))
    assert set(robot.board._pyramid._lit) == {slot_at(1, -1), slot_at(1, 2)}
    robot.tap(card(robot, YELLOW))
    assert not robot.board._pyramid._lit


FULL_BASE = (
    ("rrrry", "bbbb"),
    *("red@1:0", "blue@1:1", "red@1:2", "blue@1:3", "red@1:4", "blue@1:5", "yellow@1:6", "blue@2:0"),
)
"""Two players: the base of seven is full, and Léa holds a red card, a violet one and green ones."""


def test_cards_that_fit_nowhere_are_dimmed_and_say_why(robot):
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    bright = {held.colour for held in robot.board._fan.cards if tuple(held.tint) == (1, 1, 1, 1)}
    assert bright == {RED}
    robot.tap(card(robot, GREEN))
    assert robot.screen.prompt == "No place for green: it needs green beneath."
    assert robot.board.picked is None


@pytest.mark.parametrize(
    ("colour", "where", "why"),
    [
        (RED, (2, 5), "Only blue or yellow goes here, as beneath."),
        (RED, (1, 3), "A card lies here already."),
        (RED, (3, 0), "A card needs two cards beneath it."),
        (RED, (1, 7), "The bottom row is full."),
        (GREEN, (2, 1), "No place for green: it needs green beneath."),
    ],
)
def test_a_wrong_drop_glides_back_and_says_why(robot, colour, where, why):
    record = begin_with(robot, *FULL_BASE)
    to_turn(robot)
    home = card(robot, colour)
    robot.drag(home, place(robot, slot_at(*where)))
    assert robot.screen.prompt == why
    assert card(robot, colour) == pytest.approx(home)
    assert robot.board._above.children == []
    assert len(record.match.log) == 9


def test_a_card_dropped_on_the_hand_is_simply_back(robot):
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    said = robot.screen.prompt
    home = card(robot, RED)
    robot.drag(home, (home[0] + 30, home[1]))
    assert robot.screen.prompt == said
    assert card(robot, RED) == pytest.approx(home)


def test_the_lit_place_attracts_the_card(robot):
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    x, y = place(robot, slot_at(2, 1))
    finger = robot.start_drag(card(robot, RED), (x + 8, y - 6))
    held = robot.board._held
    assert robot.board.to_window(*held.center) == pytest.approx((x, y))
    finger.up()
    robot.frames()
    assert robot.session.record.match.log[-1] == GAME.parse("red@2:1")


def test_the_pyramid_stays_in_the_middle(robot):
    begin_with(robot, ("rrrr", "bbbb"))
    to_turn(robot)
    for text in ("red@1:0", "blue@1:1", "red@1:2", "blue@1:-1"):
        to_turn(robot)
        by_tap(robot, GAME.parse(text))
        pyramid = robot.board._pyramid
        xs = [held.center_x for held in pyramid._cards.values()]
        assert (min(xs) + max(xs)) / 2 == pytest.approx(robot.board.center_x)


# Secrets


def test_behind_the_curtain_no_hand_is_left_in_any_widget(robot):
    robot.begin("party", ("Léa", "Tom", "Ana"))
    rng = Random(2)
    for placed in range(1, 6):
        play_on(robot, by_drag if placed % 2 else by_tap, rng, most=1)
        assert robot.session.stage.kind == "hand_over"
        assert len(colours_on_the_window(robot)) == placed
        assert robot.board.view.hands == [None, None, None]
        gc.collect()
        remembered = [thing for thing in gc.get_objects() if type(thing) is Card and thing.colour is not None]
        assert len(remembered) == placed
        assert robot.board.picked is None


def test_the_hand_is_that_of_whoever_said_it_is_me(robot):
    record = begin_with(robot, ("rrrrrrr", "bbbbbbb"))
    for seat, text in enumerate(("red@1:0", "blue@1:1")):
        raise_curtain(robot)
        hand = record.match.state.hands[seat]
        assert sorted(held.colour for held in robot.board._fan.cards) == [
            colour for colour, count in enumerate(hand) for _ in range(count)
        ]
        by_tap(robot, GAME.parse(text))


def test_one_person_among_bots_never_sees_a_curtain(robot):
    robot.begin("party", ("chick", "Léa", "chick"))
    play_on(robot, by_tap, Random(3), most=5)
    assert robot.screen._curtain is None
    assert robot.session.stage.kind == "human"


def test_the_curtain_shows_nothing_of_hidden_hands(tmp_path):
    pictures = []
    for number, hands in enumerate((("rrg", "bbbb"), ("rrv", "yyyy"))):
        robot = Robot(tmp_path / str(number))
        begin_with(robot, hands, "red@1:0")
        assert robot.screen._curtain.name == "Tom"
        picture = tmp_path / f"{number}.png"
        robot.screenshot(picture)
        pictures.append(picture.read_bytes())
        robot.close()
    assert pictures[0] == pictures[1]


def test_a_killed_match_comes_back_behind_the_curtain(robot, tmp_path):
    robot.begin("party", ("Léa", "Tom"))
    record = play_on(robot, by_drag, Random(6), most=3)
    to_turn(robot)
    assert robot.board._fan.cards
    robot.kill()
    again = Robot(tmp_path)
    again.app.navigation.go("play", record=again.app.storage.load(record.id))
    assert colours_on_the_window(again) == []
    again.frames(3)
    again.wait_for_person()
    assert again.screen._curtain.name == "Tom"
    assert len(colours_on_the_window(again)) == 3
    assert again.board._fan.cards == []
    play_on(again, by_drag, Random(7), most=2)
    again.kill()


def test_keys_do_not_get_behind_the_curtain(robot):
    robot.begin("party", ("Léa", "Tom"))
    for key in ("down", "down", "down", "right", "left", "up", "up", "up"):
        robot.press(key)
        assert robot.app.keys._marked.tap.__self__ in set(robot.walk(robot.screen._curtain))


# Taking back, hints, catching up


def test_a_move_can_be_taken_back_until_the_next_person_has_looked(robot):
    robot.begin("party", ("Léa", "Tom"))
    record = play_on(robot, by_tap, Random(1), most=1)
    assert robot.screen._curtain.name == "Tom"
    robot.tap_on(robot.find(text="Wait, let me take that back"))
    assert robot.screen._curtain.name == "Léa"
    assert not robot.screen._curtain.can_undo
    assert len(record.match.log) == 1
    raise_curtain(robot)
    assert len(robot.board._fan.cards) == 14
    play_on(robot, by_tap, Random(1), most=1)
    raise_curtain(robot)
    robot.press("z", "ctrl")
    assert len(record.match.log) == 2


def test_a_hint_shows_a_card_and_its_place(robot):
    robot.begin("party", ("Léa", "Tom"))
    to_turn(robot)
    robot.screen.hint()
    robot.wait(lambda: not robot.session.is_thinking, "the hint")
    hint = robot.legal()[0]
    assert robot.board._fan.topmost(hint.colour).frame == "card_hint"
    assert robot.board._pyramid._lit[hint.slot].name == "card_hint"
    by_tap(robot, hint)
    assert robot.session.record.match.log[-1] == hint


def test_what_was_missed_is_replayed_in_a_few_seconds(robot):
    robot.begin("party", PEOPLE)
    play_on(robot, by_tap, Random(2), most=11)
    robot.screen.motion.speed = "normal"
    robot.tap_on(robot.find(text="I am Noé"))
    assert robot.screen.motion.busy
    assert len(colours_on_the_window(robot)) >= 6 + 5  # as it was when Noé last saw it
    began = time.monotonic()
    robot.wait_for_person()
    assert 1.5 < time.monotonic() - began < 6
    assert len(robot.board._pyramid._cards) == 11


def test_a_tap_skips_the_replay(robot):
    robot.begin("party", PEOPLE)
    play_on(robot, by_tap, Random(2), most=11)
    robot.screen.motion.speed = "normal"
    robot.tap_on(robot.find(text="I am Noé"))
    robot.tap(robot.board.to_window(*robot.board.center))
    assert robot.session.stage.kind == "human"
    assert robot.board.chooser == 5
    assert len(robot.board._pyramid._cards) == 11


# Interrupted drags


@pytest.mark.parametrize("interruption", ["resize", "pause", "second finger"])
def test_an_interrupted_drag_returns_the_card(robot, interruption):
    record = begin_with(robot, *FULL_BASE)
    to_turn(robot)
    finger = robot.start_drag(card(robot, RED), place(robot, slot_at(2, 1)))
    if interruption == "resize":
        robot.resize(640, 360)
    elif interruption == "pause":
        robot.app.dispatch("on_pause")
        robot.app.dispatch("on_resume")
    else:
        robot.tap(card(robot, GREEN))
        finger.move_to(card(robot, GREEN))
    finger.up()
    robot.frames(3)
    assert len(record.match.log) == 9
    assert robot.board._above.children == []
    assert robot.board._fan.children[::-1] == robot.board._fan.cards
    by_drag(robot, GAME.parse("red@2:1"))
    assert record.match.log[-1] == GAME.parse("red@2:1")


# Rounds


def finish_round(robot):
    record = robot.session.record
    begun = record.match.state.round
    while record.match.state.round == begun and to_turn(robot):
        play_on(robot, by_tap, Random(begun), most=1)
    return record.match.state


def test_points_are_shown_between_rounds_until_somebody_deals(robot):
    robot.begin("party", ("Léa", "Tom", "chick"))
    state = finish_round(robot)
    assert robot.session.stage.kind == "chance"
    rows = list(reversed(robot.board._sheet.ids.rows.children))
    assert [row.points for row in rows] == list(state.scores())
    assert [row.name for row in rows] == ["Léa", "Tom", "Chick green"]
    assert robot.find(text="Tom starts round 2.")
    robot.frames(40)
    assert robot.session.stage.kind == "chance"
    deal_cards(robot)
    assert robot.board._sheet.parent is None
    assert robot.session.stage.seat == 1


def test_points_are_there_again_after_a_restart(robot, tmp_path):
    robot.begin("party", ("Léa", "chick"))
    finish_round(robot)
    number = robot.session.record.id
    robot.kill()
    again = Robot(tmp_path)
    again.app.navigation.go("play", record=again.app.storage.load(number))
    again.frames(3)
    assert again.find(text="Deal the cards")
    again.kill()


def tie(robot, people=("Léa", "Tom")):
    """A match in which nobody leads alone after the last round."""
    seats = [Seat(people[0], "red"), Seat(people[1], "blue")]
    for seed in range(200):
        record = robot.app.storage.begin(SetUp.check(GAME, seats, {"tiebreak": "extra_round"}))
        rng = Random(seed)
        while not (record.match.state.to_move == CHANCE and record.match.state.round == 2) and not record.is_over:
            state = record.match.state
            record.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
        if not record.is_over:
            return record
    raise AssertionError("no tie in 200 matches")


def test_an_extra_round_is_announced(robot):
    robot.app.navigation.go("play", record=tie(robot))
    robot.frames(3)
    assert robot.find(text="Nobody leads alone: an extra round! Léa starts.")
    deal_cards(robot)
    raise_curtain(robot)
    assert robot.find(text="Extra round · Nobody leads alone! Léa starts.")


def test_whoever_is_out_is_seen_to_be_out(robot):
    robot.begin("party", ("Léa", "chick", "chick"))
    rng = Random(0)
    while robot.board.view.out[1] is None and robot.board.view.out[2] is None:
        play_on(robot, by_tap, rng, most=1)
    seat = next(seat for seat in (1, 2) if robot.board.view.out[seat] is not None)
    assert robot.board._strip.players[seat].out


@pytest.mark.parametrize(("points", "chips"), [(0, (0, 0)), (4, (0, 4)), (5, (1, 0)), (13, (2, 3))])
def test_silver_is_changed_for_gold(points, chips):
    assert chips_of(points) == chips


# Looks


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 6])
def test_everything_is_on_the_screen_and_fits(robot, size, players):
    robot.resize(*size)
    robot.begin("party", PEOPLE[:players])
    robot.frames(3)
    assert complaints(robot.screen) == []
    to_turn(robot)
    robot.frames(3)
    assert complaints(robot.screen) == []
    board = robot.board
    for held in (*board._fan.cards, *board._pyramid._cards.values()):
        assert board.x - 2 <= held.x
        assert held.right <= board.right + 2
        assert board.y - held.height * 0.1 <= held.y
        assert held.top <= board.top


def test_a_frame_of_a_drag_is_quick(robot):
    robot.begin("party", ("Léa", "Tom"))
    play_on(robot, by_tap, Random(3), most=9)
    to_turn(robot)
    goal = place(robot, robot.legal()[0].slot)
    finger = robot.start_drag(card(robot, robot.legal()[0].colour), goal, steps=2)
    rng = Random(1)
    times = []
    for _ in range(200):
        began = time.thread_time()
        finger.move_to((goal[0] + rng.randint(-80, 80), goal[1] + rng.randint(-60, 60)))
        robot.frames()
        times.append((time.thread_time() - began) * 1000)
    assert median(times) < 2
    assert quantiles(times, n=20)[-1] < 6
