"""The table of languages. A new one is a line here, and its catalogue in assets/locale."""

from collections.abc import Mapping
from typing import NamedTuple


class Language(NamedTuple):
    """What a language needs besides its catalogue."""

    id: str
    """Two letters, as ISO 639 has them."""
    own_name: str
    date: str = "{day} {month}"
    date_with_year: str = "{day} {month} {year}"
    first_day: str = "1"
    """What the first day of a month is called in a date."""
    joined_before_i: str = ""
    """How names are joined when the last one begins with the sound of i, where "and" changes before it: Ana e Inés."""
    cut_short: str = ""
    """The word that loses its end before a vowel: le tour de Tom, le tour d’Ana."""
    store: str = ""
    """What stores call it, such as fr-FR."""
    first_names: tuple[str, ...] = ()
    """Everyday ones, for the people in pictures."""


Languages = Mapping[str, Language]
"""By id."""

ENGLISH = Language("en", "English", store="en-US", first_names=("Lily", "Tom", "Emma", "Max", "Zoe", "Ben"))
"""The language of the sources: it needs no catalogue, and whoever speaks none of the others gets it."""

_TABLE = (
    ENGLISH,
    Language(
        "fr",
        "Français",
        first_day="1er",
        cut_short="de",
        store="fr-FR",
        first_names=("Léa", "Tom", "Ana", "Max", "Zoé", "Hugo"),
    ),
    Language(
        "de",
        "Deutsch",
        date="{day}. {month}",
        date_with_year="{day}. {month} {year}",
        store="de-DE",
        first_names=("Mia", "Paul", "Emma", "Jonas", "Lena", "Felix"),
    ),
    Language(
        "es",
        "Español",
        date="{day} de {month}",
        date_with_year="{day} de {month} de {year}",
        joined_before_i="{names} e {last}",
        store="es-ES",
        first_names=("Lucía", "Mateo", "Inés", "Hugo", "Sofía", "Leo"),
    ),
)

LANGUAGES: Languages = {language.id: language for language in _TABLE}
"""In the order of the settings screen."""
