"""Every word in every language: none missing, none stale, all with the same gaps."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from assets.tools import catalogues
from penguins.languages import ENGLISH, Language


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
    esperanto, finnish = Language("eo", "Esperanto", ()), Language("fi", "Suomi", ())
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
    assert list(catalogues._in_python(python)) == ["one {name}", ("a", "b"), "long text"]
    assert list(catalogues._in_kv(kv)) == ["Back", ("one", "many")]


def test_each_kind_of_problem_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    french = Catalog("fr")
    french.add("Hello {name}", "Bonjour {nom}")
    french.add("Gone", "Parti")
    monkeypatch.setattr(catalogues, "read", lambda _: french)
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path)
    monkeypatch.setattr(catalogues, "messages", lambda: iter([("Hello {name}", "a.py"), ("New", "a.py")]))
    found = " ".join(catalogues.problems("fr"))
    for expected in ("missing: New", "no longer said: Gone", "other {gaps}: Hello", "stale"):
        assert expected in found
