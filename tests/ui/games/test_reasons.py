"""Every reason has words, short enough to stand on a board, in every language."""

from collections.abc import Iterator

import pytest

from penguins.bootstrap import ROOT
from penguins.core.reason import Reason
from penguins.games.party.cards import COLOURS
from penguins.games.registry import GAMES
from penguins.languages import ENGLISH, LANGUAGES
from penguins.ui.base.words.translate import use_language
from penguins.ui.games.face import face_of
from penguins.ui.games.reasons import because
from tests.games.claims import kinds_of
from tests.null_game.registered import NULL_GAME

NAMES = ("Chloé", "Tom")
ALL = [(game, kind) for game in GAMES for kind in kinds_of(game)]
ONE_LINE = 60


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test speaks, the next one speaks English."""
    yield
    use_language(ENGLISH.id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), ALL)
def test_it_is_said_in_a_few_words(game: str, kind: str, language: str) -> None:
    use_language(language)
    for amount in (1, 12):
        said = face_of(game).reason(Reason(kind, amount, seat=0, colour="violet"), NAMES)
        assert 0 < len(said) <= ONE_LINE
        assert said[0].islower()
        assert "{" not in said
        assert said[-1] not in ".!?"


def test_reasons_are_joined_to_a_sentence() -> None:
    fish, cut, mobile = Reason("fish", 3), Reason("cuts_off", 9, seat=1), Reason("mobile", 4)
    assert because("pingouins", [fish], NAMES) == "You land on 3 fish."
    assert because("pingouins", [fish, cut], NAMES) == "You land on 3 fish and cut Tom off from 9 fish."
    assert because("pingouins", [fish, cut, mobile], NAMES).startswith(
        "You land on 3 fish, cut Tom off from 9 fish and "
    )
    assert because("pingouins", [], NAMES) == ""


def test_they_speak_to_whoever_moves_in_every_language() -> None:
    use_language("fr")
    assert because("march", [Reason("ocean")], NAMES) == "Tu atteins l’océan."
    use_language("de")
    assert (
        because("march", [Reason("ocean"), Reason("ahead")], NAMES)
        == "Du erreichst das Meer und kommst eine Reihe weiter."
    )
    use_language("es")
    assert because("march", [Reason("ocean")], NAMES) == "Llegas al océano."


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_agrees_with_its_cards(colour: str) -> None:
    plenty = Reason("plenty", 4, colour=colour)
    agreeing = {"red": "rouges", "blue": "bleues", "yellow": "jaunes", "violet": "violettes", "green": "vertes"}
    use_language("fr")
    assert because("party", [plenty], NAMES) == f"Tu joues une de tes 4 cartes {agreeing[colour]}."


def test_a_kind_that_nobody_knows_is_refused() -> None:
    for game in {game for game, _ in ALL}:
        with pytest.raises(KeyError, match="nonsense"):
            face_of(game).reason(Reason("nonsense"), NAMES)


def test_the_protocols_page_names_every_reason() -> None:
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    assert [kind for game, kind in ALL if f"`{kind}`" not in page and game != NULL_GAME.id] == []
