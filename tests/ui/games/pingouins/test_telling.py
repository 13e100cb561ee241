"""What is told of a slide is so: the fish are those of the tile that the penguin leaves (docs/words.md)."""

from collections.abc import Iterator
from random import Random

import pytest

from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER
from penguins.games.pingouins.actions import Move
from penguins.games.pingouins.geometry import FLOE
from penguins.games.registry import GAMES
from penguins.languages import ENGLISH, LANGUAGES
from penguins.session.looking_back import Past
from penguins.ui.base.words.translate import use_language
from penguins.ui.games.hearing import Hearing
from penguins.ui.games.pingouins.telling import told


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    use_language(ENGLISH.id)


def slides() -> Iterator[tuple[Past, Move]]:
    rng, match = Random(1), Match(GAMES["pingouins"], 2, {})
    while match.state.to_move != OVER:
        before = match.state
        action = before.sample_chance(rng) if before.to_move == CHANCE else rng.choice(before.legal_actions())
        match.play(action)
        if isinstance(action, Move):
            events = match.game.events(before, action, match.state)
            yield Past(before.to_move, events, before, match.state), action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [0, None])
def test_fish_are_told_before_where_it_goes_as_they_are_not_those_of_that_tile(language: str, you: int | None) -> None:
    """ "Slides to f5: 2 fish" was read as what lies on f5."""
    use_language(language)
    for past, move in slides():
        sentence = told(past, Hearing(("Alex", "Emma"), you))[0]
        fish, place = str(past.before.describe()["floe"])[move.origin], FLOE.names[move.target]
        assert 0 < sentence.index(f" {fish} ") < sentence.index(f" {place}"), sentence
