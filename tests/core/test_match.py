"""A match is its options and its log (docs/decisions/0008), and the n-th draw of chance belongs to the seed (0006)."""

import pytest

from penguins.core.game import AnyGame, UnknownRules
from penguins.core.match import IllegalAction, Match, rng_at
from penguins.core.state import CHANCE, OVER
from penguins.games.pingouins.actions import Place
from penguins.games.registry import GAMES


def started() -> Match:
    match = Match(GAMES["pingouins"], 2)
    match.play(match.draw_chance(seed=7))
    return match


def test_an_illegal_action_leaves_the_match_as_it_was() -> None:
    match = started()
    place = match.state.legal_actions()[0]
    match.play(place)
    before = match.state.clone()
    with pytest.raises(IllegalAction):
        match.play(place)
    assert match.state == before
    assert match.log[-1] == place


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_match_is_played_by_todays_rules_unless_it_began_with_older_ones(game: AnyGame) -> None:
    players = game.seats[0]
    assert Match(game, players).rules == game.rules
    for version in range(1, game.rules + 1):
        assert Match(game, players, rules=version).rules == version
    for version in (0, -1, game.rules + 1):
        with pytest.raises(UnknownRules):
            Match(game, players, rules=version)


def test_matches_by_different_rules_are_told_apart() -> None:
    old, new = (Match(GAMES["march"], 2, rules=version).state for version in (1, 2))
    assert old != new
    assert (old.describe()["rules"], new.describe()["rules"]) == (1, 2)


def test_undo_takes_back_one_action_and_returns_it() -> None:
    match = started()
    before = match.state.clone()
    place = Place(match.state.legal_actions()[3].tile)
    match.play(place)
    assert match.position(-2) == before
    assert match.undo() == place
    assert match.state == before


def test_undoing_chance_does_not_draw_again() -> None:
    match = started()
    floe = match.undo()
    assert match.draw_chance(seed=7) == floe
    assert match.draw_chance(seed=8) != floe


@pytest.mark.parametrize("game", ["icetown", "party"])
def test_what_chance_brings_next_does_not_depend_on_what_was_played(game: str) -> None:
    draws = [drawn(game, choice) for choice in (0, -1)]
    both = min(map(len, draws))
    assert both > 2
    assert draws[0][:both] == draws[1][:both]


def drawn(game: str, choice: int) -> list[str]:
    """All that chance brings where everybody always plays the first choice, or the last."""
    match = Match(GAMES[game], 3)
    found = []
    while match.state.to_move != OVER:
        is_chance = match.state.to_move == CHANCE
        match.play(match.draw_chance(7) if is_chance else match.state.legal_actions()[choice])
        found += [str(match.log[-1])] if is_chance else []
    return found


def test_taken_back_and_played_otherwise_the_next_roll_is_the_same() -> None:
    match = Match(GAMES["icetown"], 2)
    match.play(match.draw_chance(7))
    rolls = set()
    for action in match.state.legal_actions():
        match.play(action)
        rolls.add(match.draw_chance(7))
        match.undo()
    assert len(rolls) == 1


def test_a_match_that_1_0_0_began_is_brought_nothing_twice() -> None:
    """It drew by the moment, 0 and up."""
    of_before = {rng_at(7, moment).random() for moment in range(200)}
    assert not of_before & {rng_at(7, -number).random() for number in range(1, 200)}


def test_options_are_completed() -> None:
    assert started().options == {"placement": "one_fish"}


def test_each_moment_and_purpose_has_randomness_of_its_own() -> None:
    draws = {rng_at(*key).random() for key in ((1, 0), (1, 1), (2, 0))} | {rng_at(1, 0, "bot").random()}
    assert len(draws) == 4
    assert rng_at(1, 0).random() == rng_at(1, 0).random()
