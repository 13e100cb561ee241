"""What is said about puzzles is so: the provers against plain searches that know nothing but the rules."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from penguins.core.game import AnyGame
from penguins.core.match import Match
from penguins.core.puzzle import AnyProver, Goal, Prover, Unproven
from penguins.core.state import CHANCE, OVER, State
from penguins.games.icetown.bot.prover import IceTownProver
from penguins.games.icetown.state import IceTownState
from penguins.games.party.bot.prover import PartyProver
from penguins.games.party.state import PartyState
from penguins.games.pingouins.bot.prover import PingouinsProver, is_undisturbed
from penguins.games.pingouins.state import PingouinsState
from penguins.games.registry import GAMES
from tests.null_game.registered import NULL_GAME


def played(game: AnyGame, players: int, seed: int) -> Match:
    """A whole match at random."""
    rng, match = Random(seed), Match(game, players)
    while match.state.to_move != OVER:
        state = match.state
        match.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    return match


def plainly(prover: AnyProver, state: State[Any], played: int) -> bool:
    """Whether the goal is reached, by going through everything without remembering anything."""
    outcome = prover.outcome(state, played)
    if outcome is not None:
        return outcome
    tries = (plainly(prover, _after(state, action), played + 1) for action in prover.tries(state, played))
    return any(tries) if state.to_move == prover.seat else all(tries)


def _after(state: State[Any], action: Any) -> State[Any]:
    after = state.clone()
    after.apply(action)
    return after


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_endings_of_pingouins_are_won_as_a_plain_search_says(seed: int) -> None:
    match = played(GAMES["pingouins"], 2, seed)
    for moment in range(len(match.log) - 9, len(match.log)):
        state = match.position(moment)
        assert isinstance(state, PingouinsState)
        fish = state.caught[state.to_move] + sum(state.fish) // 20
        for goal in (Goal("win"), Goal("fish", fish)):
            if goal.kind == "fish" and not is_undisturbed(state, state.to_move):
                with pytest.raises(Unproven, match="somebody can disturb the seat"):
                    PingouinsProver(state, goal)
                continue
            prover = PingouinsProver(state, goal)
            for action in state.legal_actions():
                after = prover.after(state, action)
                assert prover.reaches(after, 1) == Prover.reaches(prover, after, 1) == plainly(prover, after, 1)


@pytest.mark.slow
def test_the_answer_in_pingouins_spoils_what_can_be_spoilt() -> None:
    spoilt = 0
    for seed in range(4):
        match = played(GAMES["pingouins"], 2, seed)
        for moment in range(len(match.log) - 12, len(match.log)):
            state = match.position(moment)
            assert isinstance(state, PingouinsState)
            prover = PingouinsProver(state, Goal("win"))
            for action in state.legal_actions():
                after = prover.after(state, action)
                if after.to_move == 1 - prover.seat and not prover.reaches(after, 1):
                    assert not prover.reaches(prover.after(after, prover.answer(after, 1)), 2)
                    spoilt += 1
    assert spoilt


def test_hands_are_emptied_as_a_plain_search_says() -> None:
    found = set()
    for seed in range(60):
        match = played(GAMES["party"], 2 + seed % 2, seed)
        for moment in range(len(match.log)):
            state = match.position(moment)
            assert isinstance(state, PartyState)
            if match.mover(moment) >= 0 and sum(state.sizes) <= 12:
                prover = PartyProver(state, Goal("empty_hand"))
                assert prover.reaches(state, 0) == plainly(prover, state, 0)
                found.add(prover.reaches(state, 0))
    assert found == {True, False}


SCRIPT = (None, "roll:4", "yellow@a1", "roll:3", None, "roll:5", "violet@a2", "roll:2", None, "roll:4", "yellow@a3")
NEARLY_FULL = """
    green@a3 pink@a4 violet@a5 green@a6 pink@b4 green@b5 violet@b6 pink@c4 green@c5 yellow@c6 pink@d4 violet@d6
    yellow@e1 violet@e2 pink@e3 green@e4 green@e5 violet@e6
"""


def nearly_full_town() -> IceTownState:
    """Seat 0 has a four to act on and few spaces left, seat 1 an empty town."""
    state = GAMES["icetown"].new(2)
    assert isinstance(state, IceTownState)
    for text in NEARLY_FULL.split():
        state.apply(GAMES["icetown"].parse("roll:6"))
        state.apply(GAMES["icetown"].parse(text))
        state.apply(GAMES["icetown"].parse("roll:1"))
        state.apply(GAMES["icetown"].parse("pass"))
    state.apply(GAMES["icetown"].parse("roll:4"))
    return state


def all_ways(prover: IceTownProver, state: IceTownState, played: int, greedy: bool) -> list[tuple[int, Fraction]]:
    """The points of every way to the end, each with its chance if all actions (of the greedy) are equally likely."""
    if prover.outcome(state, played) is not None:
        return [(state.points(prover.seat).total, Fraction(1))]
    actions = prover.tries(state, played)
    if greedy and state.to_move == prover.seat:
        worth = [prover.after(state, action).points(prover.seat).total for action in actions]
        actions = [action for action, points in zip(actions, worth, strict=True) if points == max(worth)]
    return [
        (points, chance / len(actions))
        for action in actions
        for points, chance in all_ways(prover, prover.after(state, action), played + 1, greedy)
    ]


@pytest.mark.slow
def test_the_ways_through_an_ice_town_are_counted_as_by_hand() -> None:
    start = nearly_full_town()
    script = (*SCRIPT, "roll:6", None)
    prover = IceTownProver(start, Goal("points", 0, script))
    ways = prover.ways(start, 0)
    slowly = all_ways(prover, start, 0, greedy=False)
    assert ways.total() == len(slowly)
    assert ways == {points: sum(other == points for other, _ in slowly) for points in {points for points, _ in slowly}}
    most = IceTownProver(start, Goal("points", max(ways), script))
    by_greed = sum(chance for points, chance in all_ways(most, start, 0, greedy=True) if points == max(ways))
    assert most.by_greed() == by_greed
    assert most.reaches(start, 0)
    assert not IceTownProver(start, Goal("points", max(ways) + 1, script)).reaches(start, 0)


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ((None,), "it needs four or five decisions"),
        (("roll:1", "steal:0:a3@a1", None, None, None, None), "the other seat steals"),
        ((None, None, None, None), "the script does not fit at its place 2"),
        ((None, "roll:2", "pink@a1", "roll:2", None, None, None), "the script does not fit at its place 3"),
        ((None, "roll:1", "pass", "roll:1", None, None, None), "the solver cannot settle anybody"),
    ],
)
def test_a_script_that_does_not_fit_is_noticed(script: tuple[str | None, ...], why: str) -> None:
    with pytest.raises(Unproven, match=why):
        IceTownProver(nearly_full_town(), Goal("points", 3, script)).prove()


def test_an_ice_town_with_too_much_room_takes_too_long() -> None:
    start = GAMES["icetown"].new(2)
    start.apply(GAMES["icetown"].parse("roll:4"))
    with pytest.raises(Unproven, match="it takes too long"):
        IceTownProver(start, Goal("points", 4, (*SCRIPT, "roll:3", None))).prove()


def test_an_ice_town_puzzle_is_hard_and_asks_for_the_most() -> None:
    start = nearly_full_town()
    script = (*SCRIPT, "roll:6", None)
    most = max(IceTownProver(start, Goal("points", 0, script)).ways(start, 0))
    with pytest.raises(Unproven, match="it is not the most possible"):
        IceTownProver(start, Goal("points", most - 1, script)).prove()


def test_no_goal_is_taken_that_makes_no_sense() -> None:
    state = GAMES["pingouins"].new(2)
    with pytest.raises(Unproven, match="no seat is to move"):
        PingouinsProver(state, Goal("win"))
    state.apply(state.sample_chance(Random(1)))
    with pytest.raises(Unproven, match="penguins are still to be placed"):
        PingouinsProver(state, Goal("win"))
    with pytest.raises(Unproven, match="there is no goal 'points'"):
        PingouinsProver(state, Goal("points"))
    three = GAMES["pingouins"].new(3)
    three.apply(three.sample_chance(Random(1)))
    with pytest.raises(Unproven, match="there are none for 3"):
        PingouinsProver(three, Goal("win"))


def test_a_game_may_have_no_puzzles() -> None:
    assert NULL_GAME.prover is None
