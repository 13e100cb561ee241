"""A language that nobody speaks: every message as that one of our languages says it that needs most room. The ruler
measures every screen in it instead of in each of them: what is too long in one of them is too long here."""

import gettext
from functools import cache

import pytest
from kivy.core.text import Label as Letters

from penguins import paths
from penguins.languages import ENGLISH, LANGUAGES
from penguins.ui.base import theme
from tests.ui.robot import Robot

LONGEST = ENGLISH._replace(id="longest", own_name="Longest")


class Longest(gettext.NullTranslations):
    """Says everything in the words of the language that needs most room for it."""

    def __init__(self) -> None:
        super().__init__()
        self._all = [
            gettext.translation("penguins", paths.ASSETS / "locale", [language], fallback=True)
            for language in LANGUAGES
        ]

    def gettext(self, message: str) -> str:
        return max((one.gettext(message) for one in self._all), key=room_for)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return max((one.ngettext(msgid1, msgid2, n) for one in self._all), key=room_for)

    def pgettext(self, context: str, message: str) -> str:
        return max((one.pgettext(context, message) for one in self._all), key=room_for)


@cache
def room_for(text: str) -> float:
    """How much room a text needs: all of it in a line, and its longest word where it is broken into lines."""
    letters = Letters(font_name=theme.FONT, font_size=20)
    letters.resolve_font_name()
    return float(sum(letters.get_extents(part)[0] for part in (text, max(text.split(), key=len, default=""))))


def speak_longest(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the app speak it from now on."""
    spoken, longest = gettext.translation, Longest()

    def translation(domain: str, folder: object, ids: list[str], fallback: bool) -> gettext.NullTranslations:
        return longest if ids == [LONGEST.id] else spoken(domain, str(folder), ids, fallback=fallback)

    monkeypatch.setattr(gettext, "translation", translation)
    robot.app.services.languages = {**LANGUAGES, LONGEST.id: LONGEST}
    robot.app.services.change(language=LONGEST.id)
