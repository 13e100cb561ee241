"""Words in the player's language, by gettext. KV and Python both say `tr("…")`."""

import gettext
import re

from penguins import paths
from penguins.languages import ENGLISH, LANGUAGES, Language, Languages
from penguins.session.sayable import sayable

_catalogue = gettext.NullTranslations()
_language = ENGLISH
_VOWEL = re.compile(r"(?:[aehiouàâäáéèêëîïíôöóùûüúœ]|y(?![aeiou]))[^\W\d]", re.IGNORECASE)
"""How a word begins that is heard with a vowel first. What has but one letter is a place on a board."""


def use_language(wanted: str, languages: Languages = LANGUAGES) -> None:
    """Speak the language of that id from now on: one of ours, else English."""
    global _catalogue, _language  # noqa: PLW0603  # one voice for the whole app
    _language = languages.get(wanted, ENGLISH)
    _catalogue = gettext.translation("penguins", paths.ASSETS / "locale", [_language.id], fallback=True)


def language() -> Language:
    """The language spoken now."""
    return _language


def tr(text: str, **values: object) -> str:
    """The text in the player's language, with its {gaps} filled by what can be drawn."""
    return _filled(_catalogue.gettext(text), values)


def tr_as(use: str, text: str, **values: object) -> str:
    """The text in the player's language, in one of its uses: the same English word may be two words elsewhere."""
    return _filled(_catalogue.pgettext(use, text), values)


def ntr(one: str, many: str, number: int, **values: object) -> str:
    """The text for that {number} of things."""
    return _filled(_catalogue.ngettext(one, many, number), {"number": number, **values})


def mark(text: str) -> str:
    """Mark a text for translation where it is written, to be said with `tr` later."""
    return text


def _filled(text: str, values: dict[str, object]) -> str:
    """The text with its gaps filled, and a word before one of them cut short where the language does."""
    if not values:
        return text
    drawn = _drawn(values)
    for gap, value in drawn.items():
        if _language.cut_short and _VOWEL.match(str(value)):
            text = text.replace(f" {_language.cut_short} {{{gap}}}", f" {_language.cut_short[0]}’{{{gap}}}")
    return text.format(**drawn)


def _drawn(values: dict[str, object]) -> dict[str, object]:
    """Whatever a file, a keyboard or the device has brought along."""
    return {gap: sayable(value) if isinstance(value, str) else value for gap, value in values.items()}
