"""What is worth telling of a match: found in its log, by every game."""

from random import Random

import pytest

from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER
from penguins.games.registry import GAMES

LUCK = {"rolled", "rolls"}
WORTH_A_STAMP = {
    "one_fish",
    "twice_the_fish",
    "town_of_20",
    "robbed_and_won",
    "home_in_8_turns",
    "long_walk",
    "no_card_left_twice",
    "no_points",
}


def played(game: str, players: int, seed: int) -> Match:
    match, rng = Match(GAMES[game], players), Random(seed)
    while (state := match.state).to_move != OVER:
        match.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_everything_told_has_a_stamp_or_is_luck(game: str) -> None:
    for seed in range(4):
        match = played(game, GAMES[game].seats[seed % len(GAMES[game].seats)], seed)
        told = GAMES[game].deeds(match)
        assert len(told) == match.players
        for deeds in told:
            assert set(deeds) <= WORTH_A_STAMP | LUCK
            assert all(number > 0 for number in deeds.values())


def test_every_roll_belongs_to_somebody() -> None:
    match = played("icetown", 3, 5)
    rolls = [action.face for action in match.log if str(action).startswith("roll:")]  # type: ignore[attr-defined]
    told = GAMES["icetown"].deeds(match)
    assert sum(deeds["rolls"] for deeds in told) == len(rolls)
    assert sum(deeds["rolled"] for deeds in told) == sum(rolls)
    assert max(deeds["rolls"] for deeds in told) - min(deeds["rolls"] for deeds in told) <= 1


def test_march_tells_a_quick_way_home() -> None:
    """Counted once more, in another way."""
    for seed in range(4):
        match = played("march", 2, seed)
        turns = [0, 0]
        for moment in range(len(match.log)):
            seat, before = match.mover(moment), match.mover(moment - 1) if moment else CHANCE
            if seat not in (CHANCE, before):
                turns[seat] += 1
        for seat, deeds in enumerate(GAMES["march"].deeds(match)):
            is_quick = seat in match.state.winners() and turns[seat] <= 8
            assert ("home_in_8_turns" in deeds) == is_quick


def test_party_counts_hands_that_were_placed_as_a_whole() -> None:
    found = 0
    for seed in range(8):
        match = played("party", 6, seed)
        emptied = [0] * 6
        for moment, action in enumerate(match.log):
            told = match.game.events(match.position(moment), action, match.position(moment + 1))
            for event in told:
                if type(event).__name__ == "CardPlaced" and event.last:  # type: ignore[attr-defined]
                    emptied[event.seat] += 1  # type: ignore[attr-defined]
        for seat, deeds in enumerate(GAMES["party"].deeds(match)):
            assert deeds.get("no_card_left_twice", 0) == (emptied[seat] if emptied[seat] > 1 else 0)
            found += "no_card_left_twice" in deeds
    assert found
