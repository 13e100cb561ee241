"""The language in which the ruler measures (tests/ui/longest.py) leaves none of ours out."""

import gettext

import pytest

from assets.tools import catalogues
from penguins.languages import ENGLISH, LANGUAGES
from tests.ui.longest import Longest, room_for


def said_in(language: str, english: str) -> str:
    return gettext.translation("penguins", catalogues.LOCALE, [language], fallback=True).gettext(english)


def test_every_message_is_as_long_as_in_the_language_that_needs_most_room() -> None:
    longest = Longest()
    for message, _ in catalogues.messages():
        if message.use is None and len(message.english) == 1:
            [english] = message.english
            rooms = [room_for(said_in(language, english)) for language in LANGUAGES]
            assert room_for(longest.gettext(english)) == max(rooms)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH.id])
def test_what_grows_too_long_in_one_language_is_measured(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    longest = Longest()
    catalogue = longest._all[list(LANGUAGES).index(language)]
    monkeypatch.setattr(catalogue, "gettext", lambda _: "Donaudampfschifffahrtsgesellschaft")
    assert longest.gettext("Settings") == "Donaudampfschifffahrtsgesellschaft"
