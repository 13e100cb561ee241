"""Words in the player's language, by gettext. KV and Python both say `tr("…")`."""

import gettext
from typing import Any

from penguins import paths

LANGUAGES = ("en", "fr")
_catalogue = gettext.NullTranslations()
_language = "en"


def use_language(language: str) -> None:
    """Speak this language from now on: one of ours, else English."""
    global _catalogue, _language  # noqa: PLW0603  # one voice for the whole app
    _language = language if language in LANGUAGES else LANGUAGES[0]
    _catalogue = gettext.translation("penguins", paths.ASSETS / "locale", [_language], fallback=True)


def language() -> str:
    """The language spoken now."""
    return _language


def tr(text: str, **values: Any) -> str:
    """The text in the player's language, with its {gaps} filled."""
    return _catalogue.gettext(text).format(**values) if values else _catalogue.gettext(text)


def ntr(one: str, many: str, number: int, **values: Any) -> str:
    """The text for that {number} of things."""
    return _catalogue.ngettext(one, many, number).format(number=number, **values)


def mark(text: str) -> str:
    """Mark a text for translation where it is written, to be said with `tr` later."""
    return text
