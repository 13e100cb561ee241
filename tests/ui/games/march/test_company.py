"""Who takes whom along is told with whoever reads it in mind."""

from collections.abc import Iterator

import pytest

from penguins.games.march.events import Carried
from penguins.games.march.state import MarchState
from penguins.languages import ENGLISH
from penguins.session.looking_back import Past
from penguins.ui.base.words.translate import use_language
from penguins.ui.games.hearing import Hearing
from penguins.ui.games.march.telling import told
from tests.ui.games.test_telling import NAMES, matches, step


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test speaks, the next one speaks English."""
    yield
    use_language(ENGLISH.id)


def rides(players: range) -> Iterator[tuple[Past, set[int]]]:
    """Steps of matches for so many on which somebody was taken along, and the seats of those."""
    for match in matches("march"):
        for moment in range(len(match.log) if match.state.players in players else 0):
            past = step(match, moment, None)
            for event in past.events:
                if isinstance(event, Carried) and isinstance(past.before, MarchState):
                    yield past, {past.before.leader_of(penguin) for penguin in event.penguins}


def told_to(you: int | None, past: Past) -> str:
    return " ".join(told(past, Hearing(NAMES[: len(past.before.scores())], you)))


def test_whoever_is_taken_along_reads_you_and_who_it_was() -> None:
    found = list(rides(range(3, 5)))
    assert found
    for past, riders in found:
        for you in riders:
            assert f"{NAMES[past.mover]} takes you along" in told_to(you, past)
        assert "You take " in told_to(past.mover, past)
        assert f"{NAMES[past.mover]} takes " in told_to(None, past)
        assert all(NAMES[rider] in told_to(None, past) for rider in riders)


def test_where_each_has_two_they_are_told_apart_by_colour() -> None:
    found = list(rides(range(2, 3)))
    assert found
    for past, _ in found:
        assert "Your " in told_to(past.mover, past)
        assert " along" in told_to(past.mover, past)


def test_in_french_the_pronoun_comes_first() -> None:
    use_language("fr")
    past, riders = next(ride for ride in rides(range(3, 5)) if len(ride[1]) == 1)
    assert f"{NAMES[past.mover]} t’emmène" in told_to(riders.pop(), past)
