"""Whoever leads which penguin, it is the same game in other colours (docs/rules.md, March)."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penguins.core.match import Match
from penguins.core.state import OVER
from penguins.games.march.geometry import COLONY, PENGUINS, PLACE_OF_SPOT
from penguins.games.march.state import MarchState
from tests.games.march.matches import bold_match
from tests.games.march.positions import GAME

LETTERS = [colour[0] for colour in PENGUINS]


class Repainted:
    """A match with the default penguins, told in other colours."""

    def __init__(self, penguins: str) -> None:
        self.colours = {
            colour: PENGUINS[LETTERS.index(letter)] for colour, letter in zip(PENGUINS, penguins, strict=True)
        }
        self.letters = {colour[0]: other[0] for colour, other in self.colours.items()}

    def action(self, text: str) -> str:
        if text.startswith("tiles:"):
            return "tiles:" + "".join(self.tile(letter) for letter in text[6:])
        colour, sign, place = text.partition(">")
        return f"{self.colours[colour]}>{place}" if sign else text

    def tile(self, letter: str) -> str:
        other = self.letters[letter.lower()]
        return other.upper() if letter.isupper() else other


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.seats)
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32), letters=st.permutations("rbgy"), variant=st.sampled_from(["classic", "ice_slide"]))
def test_it_is_the_same_game_in_other_colours(players: int, seed: int, letters: list[str], variant: str) -> None:
    match = bold_match(players, variant, 8, seed, bound=100)
    painted = Repainted("".join(letters))
    other = Match(GAME, players, {"variant": variant, "penguins": "".join(letters)})
    for moment, action in enumerate(match.log):
        other.play(GAME.parse(painted.action(str(action))))
        assert_same(match.position(moment + 1), other.state, painted)
    assert other.state.winners() == match.state.winners()


def assert_same(one: Any, other: Any, painted: Repainted) -> None:
    assert one.to_move == other.to_move
    assert one.scores() == other.scores()
    assert [painted.action(str(action)) for action in one.legal_actions()] == list(map(str, other.legal_actions()))
    if one.to_move != OVER:
        assert_bots_agree(one.seen_by(one.to_move), other.seen_by(other.to_move), painted)


def assert_bots_agree(one: MarchState, other: MarchState, painted: Repainted) -> None:
    mine, theirs = GAME.insight(one), GAME.insight(other)
    assert mine.evaluate(one) == theirs.evaluate(other)
    assert mine.priors(one, one.legal_actions()) == theirs.priors(other, other.legal_actions())
    greedy = [str(insight.greedy(Random(1))) for insight in (mine, theirs)]
    assert painted.action(greedy[0]) == greedy[1]


@pytest.mark.parametrize("players", GAME.seats)
def test_such_matches_meet_penguins_of_others(players: int) -> None:
    """Or else the comparison would never see company."""
    match = bold_match(players, "classic", 8, seed=1, bound=150)
    states: list[Any] = [match.position(moment) for moment in range(len(match.log))]
    assert any(cells_of_two(state.spots) for state in states)


def cells_of_two(spots: list[int]) -> set[int]:
    """The tiles with more than one penguin that are bound the same way."""
    return {spot for spot in spots if spots.count(spot) > 1 and spot & PLACE_OF_SPOT < COLONY}
