"""Places on the podium (docs/rules.md, In all games): what every game shares. Pingouins has more to go by, see its own
rules."""

import pytest
from hypothesis import given

from penguins.core.state import OVER
from penguins.games.registry import GAMES
from tests.games.random_matches import every_variant, few, play_randomly, seeds
from tests.games.variants import Variant


class Over:
    """A match that ended so."""

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.scores, self.winners = (lambda: scores), (lambda: winners)


@pytest.mark.parametrize(
    ("game", "scores", "winners", "places"),
    [
        ("icetown", (30, 40, 20), (1,), (2, 1, 3)),
        ("icetown", (30, 30, 20, 20), (0, 1), (1, 1, 3, 3)),
        ("march", (18, 18, 3), (1,), (2, 1, 3)),
        ("march", (18, 12, 18), (0, 2), (1, 3, 1)),
        ("party", (3, 9, 3, 9), (0, 2), (1, 3, 1, 3)),
        ("party", (7, 9, 4), (0,), (1, 3, 2)),
    ],
)
def test_winners_first_then_by_score(
    game: str, scores: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert GAMES[game].places(Over(scores, winners)) == places


@every_variant
@few
@given(seed=seeds)
def test_exactly_the_winners_are_first_and_no_place_is_empty_without_a_tie(variant: Variant, seed: int) -> None:
    state = play_randomly(variant, seed).state
    places = variant.game.places(state)
    if state.to_move == OVER:
        assert [seat for seat, place in enumerate(places) if place == 1] == list(state.winners())
    assert all(place == 1 + sum(other < place for other in places) for place in places)
