"""Every word in every language: none missing, none stale, all with the same gaps, set as its language is."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from assets.tools import catalogues
from assets.tools.catalogues import Said
from assets.tools.wording import SAME, wrong_signs
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


def problems_in(monkeypatch: pytest.MonkeyPatch, folder: Path, catalogue: Catalog, said: Sequence[Said]) -> str:
    monkeypatch.setattr(catalogues, "read", lambda _: catalogue)
    monkeypatch.setattr(catalogues, "LOCALE", folder)
    monkeypatch.setattr(catalogues, "messages", lambda: [(message, "a.py") for message in said])
    return "\n".join(catalogues.problems(str(catalogue.locale)))


def test_each_kind_of_problem_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    french = Catalog("fr")
    french.add("Hello {name}", "Bonjour {nom}")
    french.add("Bye {name}", "Salut {name")
    french.add("Gone", "Parti")
    french.add("Pause", "Pause")
    french.add("Menu", "Menu", user_comments=[SAME])
    french.add("{number} / {pages}", "{number} / {pages}")
    french.add(("one", "many"), ("un",))
    french.add("Long", "Long " * 13 + "{name}", locations=[("penguins/ui/games/march/words.py", 1)])
    said = ("Hello {name}", "Bye {name}", "New", "Pause", "Menu", "{number} / {pages}", "Long")
    messages = [Said((text,)) for text in said] + [Said(("one", "many"))]
    found = problems_in(monkeypatch, tmp_path, french, messages)
    for expected in (
        "missing: New",
        "no longer said: Gone",
        "other {gaps}: Hello",
        "other {gaps}: Bye",
        "above it): Pause",
        "1 plural forms of 2: one",
        "70 letters, and room for 60",
        "stale",
    ):
        assert expected in found
    assert "Menu" not in found
    assert "pages" not in found


def test_a_catalogue_with_the_plural_of_another_language_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    spanish = Catalog("es")
    monkeypatch.setattr(spanish, "_num_plurals", 2)
    monkeypatch.setattr(spanish, "_plural_expr", "(n > 1)")
    assert "its plural is nplurals=2; plural=(n != 1);" in problems_in(monkeypatch, tmp_path, spanish, [])


def test_a_language_of_which_nobody_says_how_it_is_set_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "wording.py" in problems_in(monkeypatch, tmp_path, Catalog("fi"), [])


@pytest.mark.parametrize(
    ("language", "good", "bad"),
    [
        ("fr", "Oui\N{NO-BREAK SPACE}!", "Oui !"),
        ("fr", "Oui\N{NO-BREAK SPACE}!", "Oui!"),
        ("fr", "«\N{NO-BREAK SPACE}oui\N{NO-BREAK SPACE}»", "“oui”"),
        ("fr", "l’œil", "l'œil"),
        ("de", "Ja!", "Ja !"),
        ("de", "Sag „ja“ dazu.", "Sag “ja” dazu."),
        ("de", "Sag „ja“ dazu.", "Sag „ja” dazu."),
        ("de", "50\N{NO-BREAK SPACE}%", "50%"),
        ("de", "3,5", "3.5"),
        ("de", "Sie ziehen. Wähl deinen.", "Wählen Sie einen."),
        ("es", "¿Quién juega?", "Quién juega?"),
        ("es", "¡Ganas!", "Ganas!"),
        ("es", "«sí»", "“sí”"),
        ("es", "Sí…", "Sí..."),
        ("es", "Tu turno", "Your turno"),
    ],
)
def test_each_language_is_set_as_it_is_written(language: str, good: str, bad: str) -> None:
    assert list(wrong_signs(language, [good])) == []
    assert len(list(wrong_signs(language, [bad]))) == 1
