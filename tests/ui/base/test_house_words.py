"""The house rules for words that people read (docs/words.md, Words for people)."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from assets.tools import catalogues
from penguins.languages import ENGLISH, LANGUAGES
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.sentences import SET_UP_REASONS, UNDO_BARRIERS
from penguins.ui.base.words.translate import ntr, tr, use_language

ONE_LINE = 60
"""Letters that fit on one line of a phone."""
WORDS = sorted((catalogues.ROOT / "penguins" / "ui" / "games").glob("*/words.py"))
AVOIDED = {
    "en": {
        r"\blit\b": "what may be touched is glowing",
        r"\bbeneath\b": "below",
        r"\bmatch(es)?\b(?! a card)": "what a family plays is a game",
        r"\bplace (in|of) (your|the) town": "in a town there are spaces",
    },
    "fr": {
        r"\b[Cc]e(lui|lle) qui\b": "« qui » does",
        r"éclairée?s?\b": "ce qui est permis brille",
        r"\b(une|autre|aucune) météo\b": "« un soleil ou une tempête »: nobody counts météo",
        r"\b[Vv]otre partie\b": "tu",
    },
    "de": {
        r"\b([Dd]er|[Dd]ie|[Dd]as)jenige": "„wer“ genügt",
        r"\bBots?\b": "Roboter",
        r"\b[Ss]t(e|ie)hl": "bei uns wird geklaut",
        r"\bKacheln?\b|\bPlättchen\b": "auf dem Eis sind Schollen, auf dem Marsch Felder",
        r"\bOzean": "Meer",
        r"\b[Hh]inweis": "Tipp",
    },
    "es": {
        r"\b(vosotr[oa]s|vuestr[oa]s?|ustedes|usted)\b": "tú, and no plural of it: «todos», «se juega»",
        r"\b[Cc]o(g[ei]|j[oa])\w*": "tomar, llevarse: this one is rude across the ocean",
        r"\b[Gg]ana (el|la) que\b": "«quien» does",
        r"\bcartas? \{colour\}|\b(casilla|placa)s? \{colour\}": "a colour does not agree: «de color {colour}»",
    },
}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test speaks, the next one speaks English."""
    yield
    use_language(ENGLISH.id)


def said(message: catalogues.Said, gaps: dict[str, str]) -> str:
    """A message in the language spoken, its gaps filled with something long."""
    text = (
        tr(message.english[0])
        if len(message.english) == 1
        else ntr(message.english[0], message.english[-1], 12, name="Chloé")
    )
    return re.sub(r"\{(\w+)\}", lambda gap: gaps.get(gap[1], "Chloé"), text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", WORDS, ids=lambda path: path.parent.name)
def test_what_a_board_says_fits_one_line(path: Path, language: str) -> None:
    """Prompts, refusals and news alike: each may stand where the prompt stands."""
    use_language(language)
    longest = max((tr(name) for name in COLOUR_NAMES.values()), key=len)
    gaps = dict.fromkeys(("colour", "one", "other", "gone", "instead"), longest)
    sentences = [said(message, {**gaps, "number": "12"}) for message in catalogues.in_python(path)]
    assert [sentence for sentence in sentences if len(sentence) > ONE_LINE] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_fits_one_line(language: str) -> None:
    use_language(language)
    sentences = [tr(text).replace("{about}", "Chloé") for text in (UNDO_BARRIERS | SET_UP_REASONS).values()]
    assert [sentence for sentence in sentences if len(sentence) > ONE_LINE] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_the_house_avoids(language: str) -> None:
    english = [text for message, _ in catalogues.messages() for text in message.english]
    texts = english if language == ENGLISH.id else translations(language)
    for avoided, why in AVOIDED.get(language, {}).items():
        assert [text for text in texts if re.search(avoided, text)] == [], why


def translations(language: str) -> list[str]:
    return [text for message in catalogues.read(language) if message.id for text in catalogues.forms(message.string)]
