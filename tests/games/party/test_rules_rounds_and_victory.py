"""Penguin Party: its rounds and who wins, a test for every sentence of docs/rules.md, Penguin Party."""

from collections.abc import Sequence
from random import Random

import pytest

from penguins.core.options import BadChoice
from penguins.core.state import CHANCE, OVER
from penguins.games.party.state import PartyState
from tests.games.in_words import legal
from tests.games.party.positions import (
    ALL_RED,
    GAME,
    deal,
    play,
    position,
    random_action,
)


@pytest.mark.parametrize("players", GAME.seats)
def test_as_many_rounds_as_players_and_seat_round_mod_players_starts(players: int) -> None:
    rng = Random(players)
    state = GAME.new(players)
    starters = []
    while state.to_move != OVER:
        dealing = state.to_move == CHANCE
        state.apply(random_action(state, rng))
        if dealing:
            starters.append(state.to_move)
    assert starters == list(range(players))


def test_a_round_begins_with_a_fresh_pyramid_and_the_points_so_far() -> None:
    state = play(position(ALL_RED, hands=("rb", "b", "b"), points=(1, 2, 3)), "red@2:0", deal("", "r", ""))
    assert state.describe()["pyramid"] == []
    assert state.scores() == (2, 3, 4)
    assert state.round_scores() == (0, 0, 0)
    assert state.round == 1


def last_card(points: Sequence[int], tiebreak: str = "share", round_number: int = 2) -> PartyState:
    """The match after the last card of a round, whose player keeps these points and gives none back."""
    state = position(ALL_RED, hands=("r", "", ""), points=points, round_number=round_number, tiebreak=tiebreak)
    return play(state, "red@2:0")


def test_between_rounds_the_next_is_to_be_dealt() -> None:
    state = last_card((5, 1, 2), round_number=1)
    assert state.between_rounds
    assert not play(state, deal("r", "", "")).between_rounds
    assert not GAME.new(3).between_rounds
    assert not last_card((5, 1, 2)).between_rounds, "it is over"


def test_fewest_points_wins() -> None:
    state = last_card((5, 1, 2))
    assert (state.to_move, state.winners()) == (OVER, (1,))
    assert legal(state) == set()


def test_nobody_has_won_before_the_end() -> None:
    assert last_card((5, 1, 2), round_number=1).winners() == ()


def test_scores_are_points_and_low_is_good() -> None:
    assert GAME.low_score_wins
    assert last_card((5, 1, 2)).scores() == (3, 1, 2)


def test_tiebreak_share_is_the_default_and_shares_the_victory() -> None:
    state = last_card((3, 1, 2))
    assert (state.to_move, state.winners()) == (OVER, (0, 1))
    assert GAME.new(3).describe()["tiebreak"] == "share"


def test_tiebreak_extra_round_plays_further_rounds() -> None:
    state = last_card((3, 1, 2), "extra_round")
    assert (state.to_move, state.winners(), state.round) == (CHANCE, (), 3)
    assert play(state, deal("r", "", "")).to_move == 0
    assert last_card((3, 1, 2), "extra_round", round_number=3).round == 4


def test_until_one_player_leads() -> None:
    state = last_card((4, 1, 2), "extra_round")
    assert (state.to_move, state.winners()) == (OVER, (1,))
    assert last_card((4, 1, 2), "extra_round", round_number=7).to_move == OVER


def extra_card(points: Sequence[int], race: Sequence[int], rules: int | None = None) -> PartyState:
    """After the last card of an extra round, whose player gives none back; these are in the race."""
    hands = ("r", *[""] * (len(points) - 1))
    round_number = len(points)
    state = position(
        ALL_RED, hands=hands, points=points, round_number=round_number, tiebreak="extra_round", race=race, rules=rules
    )
    return play(state, "red@2:0")


def test_in_extra_rounds_only_those_who_were_tied_can_win() -> None:
    state = last_card((3, 1, 2), "extra_round")
    assert state.race == (0, 1)
    assert state.describe()["race"] == [0, 1]
    state = extra_card((8, 5, 0), race=(0, 1))
    assert (state.to_move, state.winners()) == (OVER, (1,))


def test_everybody_plays_the_extra_round() -> None:
    state = play(last_card((3, 1, 2), "extra_round"), deal("r", "b", "y"))
    assert state.sizes == [12, 12, 12]


def test_of_those_tied_the_ones_with_the_fewest_points_stay_in_the_race() -> None:
    state = extra_card((6, 4, 9, 0), race=(0, 1, 2))
    assert (state.to_move, state.race, state.round) == (CHANCE, (0, 1), 5)
    assert extra_card((6, 4, 9, 0), race=(0, 2)).winners() == (0,)


def test_until_then_everybody_is_in_the_race() -> None:
    assert GAME.new(4, {"tiebreak": "extra_round"}).race == (0, 1, 2, 3)
    assert last_card((3, 1, 2), "extra_round", round_number=1).race == (0, 1, 2)
    assert last_card((3, 1, 2), "share").race == (0, 1, 2)


def test_by_the_first_rules_anybody_could_win_an_extra_round() -> None:
    state = extra_card((8, 5, 0), race=(), rules=1)
    assert (state.to_move, state.winners(), state.race) == (OVER, (2,), (0, 1, 2))
    assert extra_card((5, 3, 9), race=(), rules=1).race == (0, 1, 2)


def test_no_extra_round_before_as_many_rounds_as_players() -> None:
    assert last_card((4, 1, 2), "extra_round", round_number=1).to_move == CHANCE


def test_there_is_no_other_tiebreak() -> None:
    with pytest.raises(BadChoice):
        GAME.new(2, {"tiebreak": "dice"})
