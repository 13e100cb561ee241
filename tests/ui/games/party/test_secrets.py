"""Secret hands (docs/words.md), the curtain between people, and what everybody is shown between rounds."""

import gc
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import MethodType

import pytest

from penguins.core.state import CHANCE
from penguins.games.party.cards import COLOURS
from penguins.games.party.state import PartyState
from penguins.session.looking_back import since_last_turn
from penguins.session.record import Record
from penguins.session.setup import Seat, SetUp
from penguins.ui.games.party.card import Card
from penguins.ui.games.party.chips import chips_of
from tests.games.party.positions import GAME
from tests.ui.games.party.hand import by_drag, by_tap, deal_cards, raise_curtain, to_turn
from tests.ui.games.party.positions import begin_with
from tests.ui.matches import PEOPLE, play_on
from tests.ui.robot import Robot

pytestmark = pytest.mark.usefixtures("quick_bots")


def state_of(record: Record) -> PartyState:
    assert isinstance(record.match.state, PartyState)
    return record.match.state


# Secrets


def colours_on_the_window(robot: Robot) -> list[str]:
    names = {f"card_{colour}" for colour in COLOURS}
    return sorted(widget.name for widget in robot.walk() if getattr(widget, "name", None) in names)


def cards_in_memory() -> list[Card]:
    gc.collect()
    return [thing for thing in gc.get_objects() if type(thing) is Card and thing.colour is not None]


def curtain_is_down(robot: Robot) -> bool:
    return robot.screen.handing_over.curtain is not None


def test_behind_the_curtain_no_hand_is_left_in_any_widget(robot: Robot) -> None:
    of_other_matches = cards_in_memory()
    robot.begin("party", ("Léa", "Tom", "Ana"))
    rng = Random(2)
    for placed in range(1, 6):
        play_on(robot, "drag" if placed % 2 else "tap", rng, most=1)
        assert robot.session.stage.kind == "hand_over"
        assert len(colours_on_the_window(robot)) == placed
        assert robot.board.view.hands == [None, None, None]
        assert len([card for card in cards_in_memory() if card not in of_other_matches]) == placed
        assert robot.board.picked is None


def test_the_hand_is_gone_before_the_next_name_appears_and_that_is_soon(robot: Robot) -> None:
    begin_with(robot, ("rrrr", "bbbb"), "red@1:0", "blue@1:1")
    to_turn(robot)
    robot.screen.motion.speed = "normal"
    by_drag(robot, GAME.parse("red@2:0"))
    frames = 0
    while not curtain_is_down(robot):
        robot.frames()
        frames += 1
        assert not curtain_is_down(robot) or not robot.board.drawing.fan.cards
        assert frames < 120  # two seconds of a tablet
    assert robot.screen.front().name == "Tom"


def test_the_hand_is_that_of_whoever_said_it_is_me(robot: Robot) -> None:
    record = begin_with(robot, ("rrrrrrr", "bbbbbbb"))
    for seat, text in enumerate(("red@1:0", "blue@1:1")):
        raise_curtain(robot)
        hand = state_of(record).hands[seat]
        assert hand is not None
        assert sorted(held.colour for held in robot.board.drawing.fan.cards) == [
            colour for colour, count in enumerate(hand) for _ in range(count)
        ]
        by_tap(robot, GAME.parse(text))


def test_one_person_among_bots_never_sees_a_curtain(robot: Robot) -> None:
    robot.begin("party", ("chick", "Léa", "chick"))
    play_on(robot, "tap", Random(3), most=2)
    assert robot.screen.handing_over.curtain is None
    assert robot.session.stage.kind == "human"


@pytest.mark.window
def test_the_curtain_shows_nothing_of_hidden_hands(tmp_path: Path) -> None:
    pictures = []
    for number, hands in enumerate((("rrg", "bbbb"), ("rrv", "yyyy"))):
        robot = Robot(tmp_path / str(number))
        begin_with(robot, hands, "red@1:0")
        assert robot.screen.front().name == "Tom"
        picture = tmp_path / f"{number}.png"
        robot.screenshot(picture)
        pictures.append(picture.read_bytes())
        robot.close()
    assert pictures[0] == pictures[1]


def test_a_killed_match_comes_back_behind_the_curtain(robot: Robot, start_again: Callable[[], Robot]) -> None:
    robot.begin("party", ("Léa", "Tom"))
    play_on(robot, "drag", Random(6), most=3)
    to_turn(robot)
    assert robot.board.drawing.fan.cards
    again = start_again()
    assert colours_on_the_window(again) == []
    again.frames(3)
    again.wait_for_person()
    assert again.screen.front().name == "Tom"
    assert len(colours_on_the_window(again)) == 3
    assert again.board.drawing.fan.cards == []
    play_on(again, "drag", Random(7), most=2)


def test_keys_do_not_get_behind_the_curtain(robot: Robot) -> None:
    robot.begin("party", ("Léa", "Tom"))
    for key in ("down", "down", "down", "right", "left", "up", "up", "up"):
        robot.press(key)
        marked = robot.app.keys._marked
        assert marked is not None
        assert isinstance(marked.tap, MethodType)
        assert marked.tap.__self__ in set(robot.walk(robot.screen.front()))


# Taking back, catching up


def test_a_move_can_be_taken_back_until_the_next_person_has_looked(robot: Robot) -> None:
    robot.begin("party", ("Léa", "Tom"))
    record = play_on(robot, "tap", Random(1), most=1)
    assert robot.screen.front().name == "Tom"
    robot.tap_on(robot.screen.front().ids.take_back)
    assert robot.screen.front().name == "Léa"
    assert not robot.screen.front().last_mover
    assert len(record.match.log) == 1
    raise_curtain(robot)
    assert len(robot.board.drawing.fan.cards) == 14
    play_on(robot, "tap", Random(1), most=1)
    raise_curtain(robot)
    robot.press("z", "ctrl")
    assert len(record.match.log) == 2


def test_what_was_missed_is_replayed_in_a_few_seconds(robot: Robot) -> None:
    robot.begin("party", PEOPLE)
    play_on(robot, "tap", Random(2), most=5)
    robot.screen.motion.speed = "normal"
    robot.tap_on(robot.find(text="It’s me, Noé"))
    assert robot.screen.motion.busy
    assert len(robot.board.drawing.pyramid.cards) < 5  # as it was when Noé last saw it, and growing
    assert len(robot.board.drawing.fan.cards) == 6
    robot.wait_for_person()
    assert len(robot.board.drawing.pyramid.cards) == 5
    missed = robot.board.worth_seeing(since_last_turn(robot.session.record, robot.session.viewer))
    assert len(missed) == 5
    robot.board.show(missed[0].before)
    seconds = sum(step() for past in missed for step in robot.board.steps(past.events, past.view))
    assert 1.5 < seconds < 5


def test_a_tap_skips_the_replay(robot: Robot) -> None:
    robot.begin("party", PEOPLE)
    play_on(robot, "tap", Random(2), most=5)
    robot.screen.motion.speed = "normal"
    robot.tap_on(robot.find(text="It’s me, Noé"))
    robot.tap(robot.board.to_window(*robot.board.center))
    assert robot.session.stage.kind == "human"
    assert robot.board.chooser == 5
    assert len(robot.board.drawing.pyramid.cards) == 5


# Rounds


def finish_round(robot: Robot) -> PartyState:
    record = robot.session.record
    begun = state_of(record).round
    while state_of(record).round == begun and to_turn(robot):
        play_on(robot, "tap", Random(begun), most=1)
    return state_of(record)


def test_points_are_shown_between_rounds_until_somebody_deals(robot: Robot) -> None:
    robot.begin("party", ("Léa", "Tom", "chick"))
    state = finish_round(robot)
    assert robot.session.stage.kind == "chance"
    rows = list(reversed(robot.board.drawing.sheet.ids.rows.children))
    assert [row.points for row in rows] == list(state.scores())
    assert [row.name for row in rows] == ["Léa", "Tom", "Chick green"]
    assert robot.find(text="Tom starts round 2.")
    robot.frames(40)
    assert robot.session.stage.kind == "chance"
    deal_cards(robot)
    assert robot.board.drawing.sheet.parent is None
    assert robot.session.stage.seat == 1


def test_points_are_there_again_after_a_restart(robot: Robot, start_again: Callable[[], Robot]) -> None:
    robot.begin("party", ("Léa", "chick"))
    finish_round(robot)
    again = start_again()
    again.frames(3)
    assert again.find(text="Deal the cards")


def tie(robot: Robot, people: tuple[str, str] = ("Léa", "Tom")) -> Record:
    """A match in which nobody leads alone after the last round."""
    seats = [Seat(people[0], "red"), Seat(people[1], "blue")]
    for seed in range(200):
        record = robot.app.services.storage.begin(SetUp.check(GAME, seats, {"tiebreak": "extra_round"}))
        rng = Random(seed)
        while not ((state := state_of(record)).to_move == CHANCE and state.round == 2) and not record.is_over:
            record.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
        if not record.is_over:
            return record
    raise AssertionError("no tie in 200 matches")


def test_an_extra_round_is_announced(robot: Robot) -> None:
    robot.app.services.navigation.go("play", record=tie(robot))
    robot.frames(3)
    assert robot.find(text="It is a tie: one more round! Léa starts.")
    deal_cards(robot)
    raise_curtain(robot)
    assert robot.find(text="Extra round · It is a tie: one more round! Léa starts.")


def test_whoever_is_out_is_seen_to_be_out(robot: Robot) -> None:
    robot.begin("party", ("Léa", "chick", "chick"))
    rng = Random(0)
    while robot.board.view.out[1] is None and robot.board.view.out[2] is None:
        play_on(robot, "tap", rng, most=1)
    seat = next(seat for seat in (1, 2) if robot.board.view.out[seat] is not None)
    assert robot.board.drawing.strip.hands[seat].out


@pytest.mark.parametrize(("points", "chips"), [(0, (0, 0)), (4, (0, 4)), (5, (1, 0)), (13, (2, 3))])
def test_silver_is_changed_for_gold(points: int, chips: tuple[int, int]) -> None:
    assert chips_of(points) == chips
