"""What is told of every step of Penguin Party: events, as docs/architecture.md has them."""

from random import Random

import pytest

from penguins.core.events import MatchOver
from penguins.core.state import OVER
from penguins.games.party.cards import hand_of
from penguins.games.party.events import CardPlaced, ChipsReturned, Dealt, PlayerOut, RoundOver, RoundStarted
from tests.games.party.positions import (
    BLUE,
    DECK,
    GAME,
    GREEN,
    RED,
    deal,
    play,
    position,
    random_action,
    told,
)

ALL_RED = "rrrrrrrr"


def test_a_deal_starts_a_round_and_shows_sizes() -> None:
    state = GAME.new(4)
    assert told(state, f"deal:{DECK}") == (
        RoundStarted(round=0, starter=0, extra=False),
        Dealt(sizes=(9, 9, 9, 9), hands=(None,) * 4, opening=None),
    )


def test_everybody_is_shown_their_own_hand_only() -> None:
    for viewer in range(6):
        _, dealt = told(GAME.new(6), f"deal:{DECK}", viewer)
        own = hand_of(DECK[viewer * 6 : viewer * 6 + 6])
        assert isinstance(dealt, Dealt)
        assert dealt.hands == tuple(own if seat == viewer else None for seat in range(6))


def test_with_5_players_the_open_card_is_shown() -> None:
    _, dealt = told(GAME.new(5), f"deal:{DECK}")
    assert isinstance(dealt, Dealt)
    assert (dealt.sizes, dealt.opening) == ((7,) * 5, GREEN)


def test_a_later_round_tells_its_number_and_who_starts() -> None:
    state = GAME.new(3)
    state.round = 2
    assert told(state, deal("", "", "r"))[0] == RoundStarted(round=2, starter=2, extra=False)
    state = GAME.new(3, {"tiebreak": "extra_round"})
    state.round = 3
    assert told(state, deal("r", "", ""))[0] == RoundStarted(round=3, starter=0, extra=True)


def test_a_card_is_placed() -> None:
    state = position("r", hands=("bb", "rr", "rr"))
    assert told(state, "blue@1:-1") == (CardPlaced(seat=0, colour=BLUE, row=1, x=-1, last=False),)


def test_a_last_card_gives_chips_back() -> None:
    state = position(ALL_RED, hands=("r", "rr", "rr"), points=(1, 0, 0))
    assert told(state, "red@2:3") == (CardPlaced(0, RED, 2, 3, last=True), ChipsReturned(seat=0, points=1))


def test_without_chips_none_are_given_back() -> None:
    state = position(ALL_RED, hands=("r", "rr", "rr"))
    assert told(state, "red@2:3") == (CardPlaced(0, RED, 2, 3, last=True),)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_players_go_out_in_turn_and_every_viewer_hears_of_it(viewer: int | None) -> None:
    state = position(ALL_RED, hands=("bbb", "g", "rr", "yy"), turn=2, points=(1, 0, 0, 0))
    assert told(state, "red@2:0", viewer) == (
        CardPlaced(2, RED, 2, 0, last=False),
        PlayerOut(seat=3, cards=2, points=2),
        PlayerOut(seat=0, cards=3, points=3),
        PlayerOut(seat=1, cards=1, points=1),
    )


def test_a_round_is_over_with_its_scores_and_the_totals() -> None:
    state = position(ALL_RED, hands=("rbb", "g", ""), points=(4, 0, 7))
    state.points_before = (4, 0, 9)
    assert told(state, "red@2:0") == (
        CardPlaced(0, RED, 2, 0, last=False),
        PlayerOut(1, cards=1, points=1),
        PlayerOut(0, cards=2, points=2),
        RoundOver(round=0, scores=(2, 1, -2), totals=(6, 1, 7)),
    )


def test_the_match_is_over_last_of_all() -> None:
    state = position("rrrrrrr", hands=("r", "g"), points=(5, 1), round_number=1)
    assert told(state, "red@2:0") == (
        CardPlaced(0, RED, 2, 0, last=True),
        ChipsReturned(0, 2),
        PlayerOut(1, cards=1, points=1),
        RoundOver(round=1, scores=(-2, 1), totals=(3, 2)),
        MatchOver(scores=(3, 2), winners=(1,)),
    )


def test_an_extra_round_does_not_end_the_match() -> None:
    state = position("rrrrrrr", hands=("r", "g"), points=(4, 1), round_number=1, tiebreak="extra_round")
    *_, last = told(state, "red@2:0")
    assert last == RoundOver(round=1, scores=(-2, 1), totals=(2, 2))


@pytest.mark.parametrize("players", GAME.seats)
def test_the_points_told_add_up_to_the_scores_for_every_viewer(players: int) -> None:
    rng = Random(players)
    state = GAME.new(players)
    sums = {viewer: [0] * players for viewer in (None, *range(players))}
    while state.to_move != OVER:
        action = random_action(state, rng)
        before = state.clone()
        state.apply(action)
        for viewer, points in sums.items():
            for event in GAME.events(before.seen_by(viewer), action, state.seen_by(viewer)):
                if isinstance(event, PlayerOut):
                    assert event.points == event.cards
                    points[event.seat] += event.points
                elif isinstance(event, ChipsReturned):
                    points[event.seat] -= event.points
    assert all(tuple(points) == state.scores() for points in sums.values())


def test_telling_changes_nothing() -> None:
    state = position(ALL_RED, hands=("rr", "g", "b"))
    before, after = state.clone(), play(state.clone(), "red@2:0")
    kept = before.clone(), after.clone()
    GAME.events(before, GAME.parse("red@2:0"), after)
    assert (before, after) == kept
