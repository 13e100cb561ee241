"""Every word in every language: none missing, none stale, all with the same gaps."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from assets.tools import catalogues
from assets.tools.catalogues import Said
from penguins.languages import ENGLISH, Language
from penguins.ui.base.words.translate import tr, tr_as, use_language


@pytest.mark.parametrize("language", catalogues.translated())
def test_the_catalogue_says_all_that_is_said(language: str) -> None:
    assert catalogues.problems(language) == []


def test_every_language_has_its_line_and_its_catalogue() -> None:
    assert catalogues.strays() == []


def test_a_language_with_only_one_of_the_two_is_told(tmp_path: Path) -> None:
    catalogue = tmp_path / "eo" / "LC_MESSAGES" / "penguins.po"
    catalogue.parent.mkdir(parents=True)
    catalogue.touch()
    assert catalogues.strays({"en": ENGLISH}, tmp_path) == [
        "eo: it has a catalogue, but no line in penguins/languages.py"
    ]
    esperanto, finnish = Language("eo", "Esperanto"), Language("fi", "Suomi")
    assert catalogues.strays({"en": ENGLISH, "eo": esperanto}, tmp_path) == []
    assert catalogues.strays({"en": ENGLISH, "eo": esperanto, "fi": finnish}, tmp_path) == [
        "fi: it has a line in penguins/languages.py, but no catalogue"
    ]


def test_french_typography() -> None:
    """The apostrophe is curved, and no line breaks before a high sign."""
    for message in catalogues.read("fr"):
        for text in catalogues.forms(message.string):
            if message.id:
                assert "'" not in text, text
                assert not any(f" {sign}" in text for sign in ":;!?%"), text


def test_messages_are_found_in_python_and_kv(tmp_path: Path) -> None:
    python, kv = tmp_path / "a.py", tmp_path / "a.kv"
    python.write_text('tr("one {name}", name=x)\nntr("a", "b", n)\nmark("long "\n     "text")\nother("no")\n')
    kv.write_text('<A>:\n    text: tr("Back") if self.x else ntr("one", "many", 2)\n    more: tr(\'no\')\n')
    assert list(catalogues.in_python(python)) == [Said(("one {name}",)), Said(("a", "b")), Said(("long text",))]
    assert list(catalogues.in_kv(kv)) == [Said(("Back",)), Said(("one", "many"))]


def test_one_word_with_two_uses_is_two_messages(tmp_path: Path) -> None:
    python, kv = tmp_path / "a.py", tmp_path / "a.kv"
    python.write_text('tr("Play")\ntr_as("replay", "Play")\n')
    kv.write_text('<A>:\n    text: tr_as("replay", "Play") or tr("Play")\n')
    both = {Said(("Play",)), Said(("Play",), "replay")}
    assert set(catalogues.in_python(python)) == set(catalogues.in_kv(kv)) == both
    use_language("fr")
    try:
        assert tr("Play") != tr_as("replay", "Play")
    finally:
        use_language("en")


def test_each_kind_of_problem_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    french = Catalog("fr")
    french.add("Hello {name}", "Bonjour {nom}")
    french.add("Gone", "Parti")
    monkeypatch.setattr(catalogues, "read", lambda _: french)
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path)
    monkeypatch.setattr(
        catalogues, "messages", lambda: iter([(Said((text,)), "a.py") for text in ("Hello {name}", "New")])
    )
    found = " ".join(catalogues.problems("fr"))
    for expected in ("missing: New", "no longer said: Gone", "other {gaps}: Hello", "stale"):
        assert expected in found
