"""Words before a gap fit what comes into it."""

from collections.abc import Iterator

import pytest

from penguins.ui.base.words.translate import tr, use_language


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Tom", "de Tom"),
        ("Ana", "d’Ana"),
        ("Élise", "d’Élise"),
        ("Hugo", "d’Hugo"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
    ],
)
def test_in_french_de_is_cut_short_before_a_vowel(name: str, said: str) -> None:
    use_language("fr")
    assert tr("Undo {name}’s move", name=name) == f"Annuler le coup {said}"


def test_the_name_of_a_tile_is_no_word() -> None:
    use_language("fr")
    assert "de a1 à e2" in tr("You move the sun from {here} to {there}.", here="a1", there="e2")


def test_elsewhere_nothing_is_cut_short() -> None:
    use_language("es")
    assert tr("slide a good tile away from {name}", name="Ana").endswith(" de Ana")
