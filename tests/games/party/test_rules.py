"""Penguin Party, a test for every sentence of the rules."""

from collections import Counter
from random import Random

import pytest

from penguins.core.game import BadSeats, NotAnAction
from penguins.core.options import BadChoice
from penguins.core.state import CHANCE, OVER
from penguins.games.party.actions import Deal, Place
from penguins.games.party.cards import COLOURS
from penguins.games.party.slots import slot_at
from tests.games.party.positions import (
    DECK,
    GAME,
    GREEN,
    HAND_SIZES,
    any_colour,
    deal,
    hands,
    legal,
    play,
    position,
    random_action,
)

FULL_BASE = "rrrrrrrr"
OTHERS_WAIT = ("rrr", "rrr")

# Set-up


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_it_is_for_2_to_6_players(players):
    with pytest.raises(BadSeats):
        GAME.new(players)


def test_36_cards_7_red_blue_yellow_violet_and_8_green():
    drawn = GAME.new(4).sample_chance(Random(1))
    assert Counter(drawn.cards) == {"r": 7, "b": 7, "y": 7, "v": 7, "g": 8}
    assert len(drawn.cards) == 36


@pytest.mark.parametrize(
    "cards",
    [DECK[:-1], DECK + "g", DECK.replace("rb", "rr", 1), "r" * 36, DECK.upper(), DECK.replace("g", "p"), ""],
)
def test_no_other_deal_is_allowed(cards):
    assert not GAME.new(4).allows_chance(Deal(cards))
    assert GAME.new(4).allows_chance(Deal(DECK))


def test_a_placement_is_no_deal():
    assert not GAME.new(4).allows(Place(GREEN, slot_at(1, 0)))


@pytest.mark.parametrize(("players", "size"), [(2, 14), (3, 12), (4, 9), (5, 7), (6, 6)])
def test_hands_of_14_12_9_7_6_for_2_to_6_players(players, size):
    state = play(GAME.new(players), f"deal:{DECK}")
    assert [len(hand) for hand in hands(state)] == [size] * players
    assert state.describe()["hand_sizes"] == [size] * players


@pytest.mark.parametrize("players", GAME.seats)
def test_a_deal_holds_the_hands_of_seat_0_seat_1_in_one_run_each_then_the_rest(players):
    drawn = GAME.new(players).sample_chance(Random(players))
    state = play(GAME.new(players), str(drawn))
    size = HAND_SIZES[players]
    runs = [drawn.cards[seat * size : (seat + 1) * size] for seat in range(players)]
    assert [Counter(hand) for hand in hands(state)] == [Counter(run) for run in runs]


@pytest.mark.parametrize(("players", "width"), [(2, 7), (3, 8), (4, 8), (5, 8), (6, 8)])
def test_base_row_of_8_and_of_7_for_2_players(players, width):
    rows = ("rbyvgrb"[: width - 1],)
    hand = "rr" + "g" * 5
    state = position(*rows, hands=[hand] * players)
    assert f"red@1:{width - 1}" in legal(state)
    play(state, f"red@1:{width - 1}")
    assert not any(action.startswith(("red@1:", "green@1:")) for action in legal(state))
    assert state.describe()["base"] == width


def test_with_5_players_the_last_card_of_the_deal_starts_the_base_row():
    state = play(GAME.new(5), f"deal:{DECK.replace('b', 'x').replace('g', 'b').replace('x', 'g')[:35]}b".replace("gg", "gg")) if False else play(GAME.new(5), deal("r", "b", "y", "v", "g"))
    last = str(deal("r", "b", "y", "v", "g"))[-1]
    names = {"r": "red", "b": "blue", "y": "yellow", "v": "violet", "g": "green"}
    assert state.describe()["pyramid"] == [f"{names[last]}@1:0"]
    assert {action.partition("@")[2] for action in legal(state)} == {"1:-1", "1:1"}
