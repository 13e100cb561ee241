"""Every line in the table of languages says all that a language needs (CONTRIBUTING.md, A language)."""

from string import Formatter

import pytest

from penguins.games.registry import GAMES
from penguins.languages import ENGLISH, LANGUAGES, Language
from penguins.session.setup import COLOURS, Seat, SetUp

ALL = pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)


def gaps(pattern: str) -> set[str]:
    return {gap for _, gap, _, _ in Formatter().parse(pattern) if gap is not None}


def test_english_is_always_there() -> None:
    assert LANGUAGES["en"] is ENGLISH


@ALL
def test_dates_have_their_parts(language: Language) -> None:
    assert gaps(language.date) == {"day", "month"}
    assert gaps(language.date_with_year) == {"day", "month", "year"}


def test_a_date_may_end_in_words() -> None:
    assert gaps("{year}. {month} {day}.") == {"day", "month", "year"}


@ALL
def test_the_first_names_fill_the_largest_table(language: Language) -> None:
    largest = max(GAMES.values(), key=lambda game: game.seats[-1])
    seats = [Seat(name, colour) for name, colour in zip(language.first_names, COLOURS, strict=False)]
    assert len(seats) >= largest.seats[-1]
    SetUp.check(largest, seats[: largest.seats[-1]], {})
