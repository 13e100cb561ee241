"""Numbers, dates and names by the rules of each language."""

from collections.abc import Iterator
from datetime import datetime

import pytest

from penguins.languages import LANGUAGES, Language
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import use_language

NOW = datetime(2025, 5, 10, 18, 0)


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.parametrize(
    ("language", "when", "said"),
    [
        ("en", datetime(2025, 5, 10, 14, 5), "today 14:05"),
        ("en", datetime(2025, 5, 9, 23, 59), "yesterday 23:59"),
        ("en", datetime(2025, 5, 1, 9, 0), "1 May"),
        ("en", datetime(2024, 12, 31, 9, 0), "31 December 2024"),
        ("fr", datetime(2025, 5, 10, 14, 5), "aujourd’hui à 14\u00a0h\u00a005"),
        ("fr", datetime(2025, 5, 9, 9, 30), "hier à 9\u00a0h\u00a030"),
        ("fr", datetime(2025, 5, 1, 9, 0), "1er mai"),
        ("fr", datetime(2024, 8, 2, 9, 0), "2 août 2024"),
        ("de", datetime(2025, 5, 10, 14, 5), "heute\u00a014:05"),
        ("de", datetime(2025, 5, 9, 9, 30), "gestern\u00a09:30"),
        ("de", datetime(2025, 5, 1, 9, 0), "1. Mai"),
        ("de", datetime(2024, 11, 14, 9, 0), "14. November 2024"),
        ("es", datetime(2025, 5, 10, 1, 5), "hoy, 1:05"),
        ("es", datetime(2025, 5, 9, 9, 30), "ayer, 9:30"),
        ("es", datetime(2025, 5, 1, 9, 0), "1 de mayo"),
        ("es", datetime(2024, 11, 14, 9, 0), "14 de noviembre de 2024"),
    ],
)
def test_moments(language: str, when: datetime, said: str) -> None:
    use_language(language)
    assert formats.moment(when.timestamp(), NOW) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["", "Lily", "Lily and Sam", "Lily, Sam and Leo"]),
        ("fr", ["", "Lily", "Lily et Sam", "Lily, Sam et Leo"]),
        ("de", ["", "Lily", "Lily und Sam", "Lily, Sam und Leo"]),
        ("es", ["", "Lily", "Lily y Sam", "Lily, Sam y Leo"]),
    ],
)
def test_lists_of_names(language: str, said: list[str]) -> None:
    use_language(language)
    assert [formats.joined(["Lily", "Sam", "Leo"][:number]) for number in range(4)] == said


@pytest.mark.parametrize(
    ("last", "said"),
    [
        ("Inés", "Ana e Inés"),
        ("iván", "Ana e iván"),
        ("Íker", "Ana e Íker"),
        ("Hilda", "Ana e Hilda"),
        ("Yves", "Ana e Yves"),
        ("Yolanda", "Ana y Yolanda"),
        ("Iago", "Ana y Iago"),
        ("Elsa", "Ana y Elsa"),
    ],
)
def test_in_spanish_and_changes_before_the_sound_of_i(last: str, said: str) -> None:
    use_language("es")
    assert formats.joined(["Ana", last]) == said
    use_language("fr")
    assert formats.joined(["Ana", last]) == f"Ana et {last}"


def test_shares_and_ranges() -> None:
    assert (formats.percent(7, 12), formats.percent(0, 0)) == ("58%", "0%")
    assert formats.players(range(2, 5)) == "2–4 players"
    use_language("fr")
    assert formats.percent(1, 2) == "50\u00a0%"
    assert formats.players(range(2, 7)) == "2 à 6 joueurs"
    use_language("de")
    assert formats.percent(1, 2) == "50\u00a0%"
    assert [formats.points(number) for number in range(3)] == ["0 Punkte", "1 Punkt", "2 Punkte"]
    use_language("es")
    assert formats.percent(7, 12) == "58\u00a0%"
    assert formats.players(range(2, 5)) == "2 a 4 jugadores"


@pytest.mark.parametrize(
    ("when", "said"),
    [
        (datetime(2025, 5, 3, 9, 0), "3 de May"),
        (datetime(2025, 5, 1, 9, 0), "unua de May"),
        (datetime(2024, 12, 31, 9, 0), "2024, 31 de December"),
    ],
)
def test_a_new_language_dates_as_its_line_in_the_table_says(when: datetime, said: str) -> None:
    line = Language("eo", "Esperanto", "{day} de {month}", "{year}, {day} de {month}", first_day="unua")
    use_language("eo", {**LANGUAGES, "eo": line})
    assert formats.moment(when.timestamp(), NOW) == said
