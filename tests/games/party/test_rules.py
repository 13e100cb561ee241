"""Penguin Party, a test for every sentence of docs/rules.md, Penguin Party. How a match goes on and ends:
test_rules_rounds_and_victory.py. What stays unseen: test_views.py."""

from collections import Counter
from random import Random

import pytest

from penguins.core.game import BadSeats, NotAnAction
from penguins.core.state import CHANCE
from penguins.games.party.actions import Deal, PartyAction, PlayCard
from penguins.games.party.geometry import slot_at
from penguins.games.party.state import PartyState
from tests.games.in_words import legal
from tests.games.party.positions import (
    ALL_RED,
    DECK,
    GAME,
    GREEN,
    HAND_SIZES,
    any_colour,
    deal,
    hands,
    play,
    position,
)

EDGE = ("brrrrrrr", "b")
"""Only red can go on; blue can again once a red lies at 2:1."""


def places(state: PartyState, colour: str) -> set[str]:
    return {action.partition("@")[2] for action in legal(state) if action.startswith(colour)}


# Cards and deals


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_it_is_for_2_to_6_players(players: int) -> None:
    with pytest.raises(BadSeats):
        GAME.new(players)


def test_36_cards_7_red_blue_yellow_violet_and_8_green() -> None:
    drawn = GAME.new(4).sample_chance(Random(1))
    assert Counter(drawn.cards) == {"r": 7, "b": 7, "y": 7, "v": 7, "g": 8}


@pytest.mark.parametrize(
    "cards",
    [DECK[:-1], DECK + "g", DECK.replace("rb", "rr", 1), "r" * 36, DECK.upper(), DECK.replace("g", "p"), ""],
)
def test_no_other_cards_can_be_dealt(cards: str) -> None:
    assert not GAME.new(4).allows(Deal(cards))
    assert GAME.new(4).allows(Deal(DECK))


def test_nobody_places_a_card_before_the_deal() -> None:
    assert not GAME.new(4).allows(PlayCard(GREEN, slot_at(1, 0)))


def test_nothing_is_dealt_during_a_round() -> None:
    assert not play(GAME.new(4), f"deal:{DECK}").allows(Deal(DECK))


def test_every_order_of_the_cards_can_come() -> None:
    rng = Random(3)
    firsts = {GAME.new(4).sample_chance(rng).cards[place] for place in (0, 35) for _ in range(60)}
    assert firsts == set("rbyvg")


@pytest.mark.parametrize(("players", "size"), [(2, 14), (3, 12), (4, 9), (5, 7), (6, 6)])
def test_hands_of_14_12_9_7_6_for_2_to_6_players(players: int, size: int) -> None:
    state = play(GAME.new(players), f"deal:{DECK}")
    assert [len(hand) for hand in hands(state)] == [size] * players
    assert state.sizes == [size] * players


@pytest.mark.parametrize("players", GAME.seats)
def test_a_deal_is_the_hands_of_seat_0_seat_1_in_one_run_each_then_the_rest(players: int) -> None:
    drawn = GAME.new(players).sample_chance(Random(players))
    state = play(GAME.new(players), str(drawn))
    size = HAND_SIZES[players]
    runs = [drawn.cards[seat * size : (seat + 1) * size] for seat in range(players)]
    assert [Counter(hand) for hand in hands(state)] == [Counter(run) for run in runs]


@pytest.mark.parametrize(("letter", "colour"), [("v", "violet"), ("g", "green")])
def test_with_5_players_the_last_card_of_the_deal_starts_the_base_row(letter: str, colour: str) -> None:
    cards = DECK.replace(letter, "", 1) + letter
    state = play(GAME.new(5), f"deal:{cards}")
    assert state.describe()["pyramid"] == [f"{colour}@1:0"]
    assert places(state, "") == {"1:-1", "1:1"}


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_with_any_other_number_the_first_player_starts_the_base_row_with_any_colour(players: int) -> None:
    state = play(GAME.new(players), deal("rbyvg", *[""] * (players - 1)))
    assert state.describe()["pyramid"] == []
    assert legal(state) == any_colour("1:0")


def test_with_2_players_the_last_8_cards_are_set_aside() -> None:
    state = play(GAME.new(2), f"deal:{DECK}")
    assert state.describe()["set_aside"] == "gggggggg"
    assert [len(hand) for hand in hands(state)] == [14, 14]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_players_nothing_is_set_aside(players: int) -> None:
    assert play(GAME.new(players), f"deal:{DECK}").describe()["set_aside"] == ""


# The pyramid


@pytest.mark.parametrize(("players", "width"), [(2, 7), (3, 8), (4, 8), (5, 8), (6, 8)])
def test_base_row_of_8_and_of_7_for_2_players(players: int, width: int) -> None:
    state = position("r" * (width - 1), hands=["rg"] * players)
    assert places(state, "green") == {"1:-1", f"1:{width - 1}"}
    play(state, f"red@1:{width - 1}")
    assert not any(action.partition("@")[2].startswith("1:") for action in legal(state))


def test_the_second_card_goes_directly_beside_the_first_whatever_its_colour() -> None:
    state = position("r", hands=("rbyvg", "r", "r"))
    assert legal(state) == any_colour("1:-1", "1:1")


def test_x_counts_from_the_first_base_card_and_is_negative_to_its_left() -> None:
    state = play(position(hands=("rrrrrrrr", "rrrrrrrr", "rrrrrrrr")), "red@1:0")
    for x in range(-1, -8, -1):
        assert places(state, "red") & {f"1:{x}", f"1:{x - 1}"} == {f"1:{x}"}
        play(state, f"red@1:{x}")
    assert places(state, "red") == {f"2:{x}" for x in range(-7, 0)}


def test_the_base_grows_to_its_right_as_far() -> None:
    state = play(position(hands=("rrrrrrrr", "rrrrrrrr", "rrrrrrrr")), *(f"red@1:{x}" for x in range(8)))
    assert places(state, "red") == {f"2:{x}" for x in range(7)}


def test_row_r_x_rests_on_row_r_minus_1_x_and_x_plus_1() -> None:
    state = position("rby", "b", hands=("rbyvg", "r", "r"))
    upper = {action for action in legal(state) if "@1:" not in action}
    assert upper == {"blue@2:1", "yellow@2:1"}
    play(state, "blue@2:1")
    state.to_move = 0
    state.hands[0] = (1, 1, 1, 1, 1)
    assert {action for action in legal(state) if "@1:" not in action} == {"blue@3:0"}


def test_a_card_in_an_upper_row_needs_two_cards_beneath() -> None:
    assert places(position("g", hands=("g", "r", "r")), "green") == {"1:-1", "1:1"}
    assert "3:0" not in places(position("ggg", "g", hands=("g", "r", "r")), "green")


def test_its_colour_must_be_that_of_one_of_the_two() -> None:
    state = position("yg", hands=("rbyvg", "r", "r"))
    assert {action for action in legal(state) if "@2:" in action} == {"yellow@2:0", "green@2:0"}


def test_no_card_goes_onto_another() -> None:
    state = position(ALL_RED, "rrr", hands=("r", "r", "r"))
    assert places(state, "red") == {"2:3", "2:4", "2:5", "2:6", "3:0", "3:1"}


@pytest.mark.parametrize(("players", "top"), [(2, 7), (4, 8)])
def test_each_row_has_one_card_less_up_to_a_top_of_one(players: int, top: int) -> None:
    rows = ["r" * length for length in range(top, 1, -1)]
    state = position(*rows, hands=["rr"] * players)
    assert legal(state) == {f"red@{top}:0"}
    assert play(state, f"red@{top}:0").to_move == CHANCE  # nobody can place another


# Turns


def test_seats_play_in_turn() -> None:
    state = position("r", hands=("rr", "rr", "rr"))
    turns = [play(state, f"red@1:{x}").to_move for x in (1, 2, 3, 4)]
    assert turns == [1, 2, 0, 1]


def test_only_cards_in_hand_can_be_placed() -> None:
    assert legal(position("r", hands=("by", "g", "v"))) == {"blue@1:-1", "blue@1:1", "yellow@1:-1", "yellow@1:1"}


def test_whoever_can_place_a_card_must() -> None:
    state = position(ALL_RED, hands=("r", "rbbbb", "r"))
    play(state, "red@2:0")
    assert state.to_move == 1
    assert legal(state) == {f"red@2:{x}" for x in range(1, 7)}


def test_whoever_cannot_is_out_and_takes_a_point_per_card_in_hand() -> None:
    state = play(position(ALL_RED, hands=("rr", "bg", "rr"), points=(0, 4, 0)), "red@2:0")
    assert state.scores() == (0, 6, 0)
    assert state.to_move == 2


def test_several_can_be_out_at_once_and_the_last_one_left_goes_on() -> None:
    state = play(position(ALL_RED, hands=("rrr", "bbb", "y")), "red@2:0")
    assert state.scores() == (0, 3, 1)
    assert [state.to_move, play(state, "red@2:1").to_move] == [0, 0]


def test_the_last_one_takes_points_too() -> None:
    state = play(position(ALL_RED, hands=("rbb", "b", "y")), "red@2:0")
    assert state.scores() == (2, 1, 1)
    assert state.to_move == CHANCE


def test_nobody_is_out_before_it_is_their_turn() -> None:
    state = play(position(*EDGE, hands=("rr", "rr", "bb")), "red@2:3")
    assert state.scores() == (0, 0, 0)
    play(state, "red@2:1")
    assert state.to_move == 2
    assert legal(state) == {"blue@3:0"}


def test_but_then_if_they_still_cannot_place() -> None:
    state = play(position(*EDGE, hands=("rr", "rr", "bb")), "red@2:3", "red@2:5")
    assert state.scores() == (0, 0, 2)
    assert state.to_move == 0


def test_whoever_is_out_stays_out_for_the_round() -> None:
    state = play(position(*EDGE, hands=("rrr", "bb", "rrr")), "red@2:3", "red@2:1")
    assert state.scores() == (0, 2, 0)
    assert [state.to_move, play(state, "red@2:2").to_move] == [0, 2]


def test_and_is_back_in_the_next() -> None:
    state = play(position(*EDGE, hands=("r", "bb", "r")), "red@2:3", "red@2:1")
    assert state.to_move == CHANCE
    play(state, deal("", "b", ""))
    assert (state.to_move, state.out) == (1, [None] * 3)


@pytest.mark.parametrize(("before", "after"), [(5, 3), (3, 1), (2, 0), (1, 0), (0, 0)])
def test_placing_the_last_card_gives_back_up_to_2_points_never_below_0(before: int, after: int) -> None:
    state = play(position(ALL_RED, hands=("r", "rr", "rr"), points=(before, 9, 9)), "red@2:0")
    assert state.scores() == (after, 9, 9)


def test_placing_any_other_card_gives_nothing_back() -> None:
    state = play(position(ALL_RED, hands=("rr", "rr", "rr"), points=(5, 9, 9)), "red@2:0")
    assert state.scores() == (5, 9, 9)


def test_whoever_has_no_card_left_is_passed_over() -> None:
    state = play(position(ALL_RED, hands=("r", "rr", "rr")), "red@2:0", "red@2:1", "red@2:2")
    assert state.to_move == 1


def test_the_round_ends_when_nobody_can_place_a_card() -> None:
    state = play(position(ALL_RED, hands=("r", "rb", "yy")), "red@2:0")
    assert state.to_move == 1
    play(state, "red@2:1")
    assert state.to_move == CHANCE
    assert state.scores() == (0, 1, 2)
    assert legal(state) == set()


def test_the_round_ends_when_all_hands_are_empty() -> None:
    state = play(position("rrrrrrr", hands=("r", "r"), points=(3, 3)), "red@2:0", "red@2:1")
    assert (state.to_move, state.scores()) == (CHANCE, (1, 1))


# Notation


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("green@1:-2", PlayCard(4, slot_at(1, -2))),
        ("red@1:0", PlayCard(0, slot_at(1, 0))),
        ("violet@8:0", PlayCard(3, slot_at(8, 0))),
        ("blue@8:-7", PlayCard(1, slot_at(8, -7))),
        ("yellow@1:7", PlayCard(2, slot_at(1, 7))),
        (f"deal:{DECK}", Deal(DECK)),
    ],
)
def test_an_action_is_colour_at_row_colon_x_or_a_deal_of_36_letters(text: str, action: PartyAction) -> None:
    assert GAME.parse(text) == action
    assert type(GAME.parse(text)) is type(action)
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        *("green@1:-8", "green@1:8", "green@0:0", "green@9:0", "green@2:7", "green@8:1"),
        *("green@01:0", "green@1:00", "green@1:+1", "green@1:-0", "green@1:\N{ARABIC-INDIC DIGIT ONE}"),
        *("Green@1:0", "g@1:0", "pink@1:0", "green@1", "green@", "green", "1:0", "green@1:0:0", "green@1.0"),
        *("green@1:0\n", " green@1:0", "green@1:0 ", "", "pass", "green@1:" + "9" * 100_000),
        *("deal", "deal:", "deal:rbyvg", f"deal:{DECK}g", f"deal:{DECK.upper()}", f"deal:{DECK}\n"),
        *(f"deal:{DECK[:-1]}p", f"deal:{DECK[:-1]}é", "deal:" + "r" * 100_000),
    ],
    ids=lambda text: text[:20],
)
def test_nothing_else_is_an_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        GAME.parse(text)
