"""Every line in the table of languages says all that a language needs (CONTRIBUTING.md, A language)."""

from string import Formatter

import pytest

from penguins.languages import ENGLISH, LANGUAGES, Language
from penguins.session.setup import COLOURS

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
def test_people_in_pictures_have_everyday_names(language: Language) -> None:
    """As many as can sit at a table, and short, as most are."""
    assert len(set(language.first_names)) == len(language.first_names) == len(COLOURS)
    assert all(3 <= len(name) <= 6 for name in language.first_names)


def test_stores_know_every_language_by_a_name_of_its_own() -> None:
    assert len({language.store for language in LANGUAGES.values()}) == len(LANGUAGES)
