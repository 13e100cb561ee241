"""Words in the player's language, by gettext. KV and Python both say `tr("…")`."""

import gettext

from penguins import paths
from penguins.languages import ENGLISH, LANGUAGES, Language, Languages
from penguins.session.sayable import sayable

_catalogue = gettext.NullTranslations()
_language = ENGLISH


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
    return _catalogue.gettext(text).format(**_drawn(values)) if values else _catalogue.gettext(text)


def tr_as(use: str, text: str) -> str:
    """The text in the player's language, in one of its uses: the same English word may be two words elsewhere."""
    return _catalogue.pgettext(use, text)


def ntr(one: str, many: str, number: int, **values: object) -> str:
    """The text for that {number} of things."""
    return _catalogue.ngettext(one, many, number).format(number=number, **_drawn(values))


def mark(text: str) -> str:
    """Mark a text for translation where it is written, to be said with `tr` later."""
    return text


def _drawn(values: dict[str, object]) -> dict[str, object]:
    """Whatever a file, a keyboard or the device has brought along."""
    return {gap: sayable(value) if isinstance(value, str) else value for gap, value in values.items()}
