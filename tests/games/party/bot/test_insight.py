"""What the bots know about Penguin Party: its `Insight` (docs/architecture.md)."""

from collections.abc import Sequence
from random import Random

import pytest

from penguins.bots.choose import choose
from penguins.bots.levels import EMPEROR
from penguins.bots.yardsticks import greedy
from penguins.core.insight import StateT
from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Thinking
from penguins.games.party import deals
from penguins.games.party.bot.playout import points_after
from penguins.games.party.state import PartyState
from tests.games.party.positions import GAME, mask, position, random_action

FULL_BASE = "rbyygvg"


def seen(state: StateT) -> StateT:
    return state.seen_by(state.to_move)


def chosen(state: PartyState, nodes: int = 400, seed: int = 1) -> str:
    return str(choose(GAME, seen(state), EMPEROR, Random(seed), Thinking(nodes=nodes)))


def promises(state: PartyState, memory: float = 1.0) -> dict[str, float]:
    view = seen(state)
    actions = view.legal_actions()
    weights = GAME.insight(view, memory).priors(view, actions)
    assert weights is not None
    return dict(zip(map(str, actions), weights, strict=True))


# The yardstick


def yardstick(state: PartyState) -> set[str]:
    return {str(greedy(GAME, seen(state), Random(seed), Thinking(nodes=1))) for seed in range(30)}


def test_the_yardstick_plays_the_colour_it_holds_most_of_anywhere() -> None:
    assert yardstick(position("rb", hands=["rbbgg", "y"])) == {
        *("blue@1:-1", "blue@1:2", "blue@2:0"),
        *("green@1:-1", "green@1:2"),
    }


def test_the_yardstick_plays_what_can_be_placed() -> None:
    assert yardstick(position(FULL_BASE, "r", hands=["rrryb", "y"])) == {"blue@2:1", "yellow@2:1"} | {
        *("yellow@2:2", "yellow@2:3"),
    }


# Rounds played out


def slow_points_after(state: PartyState, rng: Random) -> list[int]:
    while state.sizes != [0] * state.players:
        actions = state.legal_actions()
        state.apply(actions[int(rng.random() * len(actions))])
    return state.points


def positions_of_a_match(players: int, seed: int) -> list[PartyState]:
    state, rng = GAME.new(players), Random(seed)
    passed = []
    while state.to_move != OVER:
        state.apply(random_action(state, rng))
        if state.to_move >= 0:
            passed.append(state.clone())
    return passed


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("seed", range(4))
def test_a_round_played_out_quickly_ends_as_by_the_rules(players: int, seed: int) -> None:
    for state in positions_of_a_match(players, seed):
        assert points_after(state, Random(seed)) == slow_points_after(state.clone(), Random(seed))


# What points are worth


def hopes_of(*points: int, round_number: int) -> Sequence[float]:
    state = position("", hands=["r"] * len(points), points=points, round_number=round_number)
    return GAME.insight(state).evaluate(state)


@pytest.mark.parametrize("round_number", [0, 1, 2, 3])
def test_fewer_points_are_worth_more(round_number: int) -> None:
    hopes = hopes_of(3, 0, 7, 3, round_number=round_number)
    assert sum(hopes) == pytest.approx(1)
    assert hopes[1] > hopes[0] == hopes[3] > hopes[2]


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    leads = [hopes_of(0, 2, 2, 2, round_number=number)[0] for number in range(4)]
    assert leads == sorted(leads)
    assert len(set(leads)) == 4


def test_a_weaker_player_cares_less_who_leads() -> None:
    state = position("", hands=["r", "r"], points=[1, 3])
    strong, weak = (GAME.insight(state, memory).evaluate(state)[0] for memory in (1.0, 0.8))
    assert strong > weak > 0.5


def test_a_further_round_is_as_good_as_the_last() -> None:
    assert hopes_of(4, 5, round_number=2) == hopes_of(4, 5, round_number=1)


def test_who_has_left_the_race_hopes_for_nothing_and_worries_nobody() -> None:
    state = position("", hands=["r"] * 3, points=[4, 6, 0], round_number=3, tiebreak="extra_round", race=[0, 1])
    hopes = GAME.insight(state).evaluate(state)
    assert hopes[2] == 0
    assert hopes[:2] == hopes_of(4, 6, round_number=3)


def test_a_tie_at_the_end_of_the_last_round_leaves_the_others_nothing() -> None:
    state = position("r" * 8, hands=["r", "", ""], points=[4, 2, 3], round_number=2, tiebreak="extra_round")
    insight = GAME.insight(state)
    state.apply(state.legal_actions()[0])
    assert insight.evaluate(state) == [0.5, 0.5, 0]


@pytest.mark.parametrize("tiebreak", ["share", "extra_round"])
def test_later_rounds_are_not_played(tiebreak: str) -> None:
    state = position("", hands=["r", "r"], points=[2, 5], tiebreak=tiebreak)
    insight = GAME.insight(state)
    rng = Random(1)
    later = state.clone()
    while later.round == 0:
        later.apply(random_action(later, rng))
    assert later.to_move == CHANCE
    expected = insight.evaluate(later)
    later.apply(later.sample_chance(rng))
    assert insight.judge(later, rng) == expected


def test_the_round_at_hand_is_played_to_its_end() -> None:
    state = position(FULL_BASE, hands=["r", "rrrr"], points=[0, 0])
    insight = GAME.insight(state)
    ended = state.clone()
    ended.points = [0, 4]
    assert insight.judge(state, Random(1)) == insight.evaluate(ended)


# What looks promising


def test_a_colour_of_ones_own_is_not_buried() -> None:
    promise = promises(position(FULL_BASE, hands=["rrrbb", "y"]))
    assert promise["red@2:0"] > promise["blue@2:0"]
    assert promise["blue@2:1"] > promise["blue@2:0"]


def test_a_colour_that_only_others_hold_is_buried() -> None:
    promise = promises(position(FULL_BASE, hands=["bb", "y"]))
    assert promise["blue@2:0"] > promise["blue@2:1"]


def test_of_many_cards_one_is_missed_least() -> None:
    promise = promises(position("v", hands=["rrry", "b"]))
    assert promise["red@1:1"] > promise["yellow@1:1"]


def test_above_two_cards_of_one_colour_a_place_is_kept_for_later() -> None:
    promise = promises(position("rbyyrvg", hands=["yyy", "b"]))
    assert promise["yellow@2:2"] < promise["yellow@2:1"]


def test_with_more_players_first_sight_is_worth_something_else() -> None:
    two, three = (promises(position(FULL_BASE, hands=["rrrbb", *["y"] * others])) for others in (1, 2))
    assert two.keys() != three.keys()  # the base of three is not full yet
    common = [place for place in two if place in three]
    assert max(common, key=two.__getitem__) == max(common, key=three.__getitem__) == "red@2:0"
    assert two["red@2:0"] / two["blue@2:0"] != pytest.approx(three["red@2:0"] / three["blue@2:0"])


def test_a_weaker_player_sees_only_what_it_has_most_of() -> None:
    promise = promises(position(FULL_BASE, hands=["bbbry", "y"]), memory=0.8)
    assert promise["blue@2:0"] == promise["blue@2:1"] > promise["red@2:0"] == promise["yellow@2:1"]


@pytest.mark.parametrize(("race", "sees"), [((0, 1), False), ((1, 2), True)])
def test_whoever_can_no_longer_win_plays_by_first_sight(race: tuple[int, ...], sees: bool) -> None:
    state = position(FULL_BASE, hands=["rrrbb", "y", "y"], round_number=3, tiebreak="extra_round", race=race)
    promise = promises(state, memory=0.8)
    assert (promise["blue@2:0"] != promise["blue@2:1"]) == sees


# Memory


def test_the_deals_counted_for_one_decision_are_forgotten_at_the_next() -> None:
    state = position("vrbygrbg", hands=["rbyvg", "vvv", "rrb", "yyg"])
    state.out[1] = mask("rby")
    chosen(state, nodes=3)
    counting = (deals.weighed, deals._ways)
    assert [function.cache_info().currsize > 0 for function in counting] == [True, True]
    GAME.insight(seen(state))
    assert [function.cache_info().currsize for function in counting] == [0, 0]


# The player


def test_it_saves_the_only_place_of_its_colour() -> None:
    state = position(FULL_BASE, hands=["rrb", "yyy"])
    state.aside = state.unseen()
    assert chosen(state) == "red@2:0"


def test_the_same_seed_gives_the_same_answer() -> None:
    state = position("rb", hands=["rbyvgrby", "rbyvgvvg"])
    assert chosen(state, nodes=100, seed=7) == chosen(state, nodes=100, seed=7)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "at_least"), [(2, 4.5), (4, 2)])
def test_with_little_thought_it_already_beats_the_yardstick(players: int, at_least: float) -> None:
    matches = [(seed % players, played(players, seed % players, seed)) for seed in range(12 // players)]
    assert sum((seat in winners) / len(winners) for seat, winners in matches) >= at_least


def played(players: int, seat: int, seed: int) -> tuple[int, ...]:
    """The winners of a match between the Emperor in that seat and yardsticks in the others."""
    match = Match(GAME, players)
    while match.state.to_move != OVER:
        rng = Random(seed * 1000 + len(match.log))
        if match.state.to_move == CHANCE:
            match.play(match.draw_chance(seed))
        elif match.state.to_move == seat:
            match.play(choose(GAME, seen(match.state), EMPEROR, rng, Thinking(nodes=40)))
        else:
            match.play(greedy(GAME, seen(match.state), rng, Thinking(nodes=1)))
    return match.state.winners()
