"""Two faces of type, six sizes, and a text that goes down them (docs/words.md)."""

import struct
from pathlib import Path

import pytest
from font_fredoka_one import FredokaOne
from kivy.core.text import Label as Letters

from penguins.languages import LANGUAGES
from penguins.ui.base import letters, theme


def letters_in(file: Path) -> set[str]:
    """What a TrueType file has pictures for, by the format 4 part of its table of letters."""
    data = file.read_bytes()
    tables = struct.unpack_from(">H", data, 4)[0]
    places = {data[at : at + 4]: struct.unpack_from(">II", data, at + 4)[1] for at in range(12, 12 + 16 * tables, 16)}
    start = places[b"cmap"]
    parts = [start + struct.unpack_from(">I", data, start + 8 + 8 * at)[0] for at in range(data[start + 3])]
    part = next(at for at in parts if struct.unpack_from(">H", data, at)[0] == 4)
    segments = struct.unpack_from(">H", data, part + 6)[0] // 2
    ends = struct.unpack_from(f">{segments}H", data, part + 14)
    starts = struct.unpack_from(f">{segments}H", data, part + 16 + 2 * segments)
    return {chr(code) for first, last in zip(starts, ends, strict=True) for code in range(first, last + 1)}


def test_the_rounded_face_has_every_letter_we_set_in_it() -> None:
    assert letters_in(Path(FredokaOne)) >= letters._ROUNDED


def test_it_has_all_that_our_languages_need() -> None:
    assert set("éèêëàâîïôœùûüÿçÉÈÀÇŒ’«»…–äöüßñ¿¡") <= letters._ROUNDED
    for language in LANGUAGES.values():
        assert letters.rounded_for(language.own_name) == letters.ROUNDED


@pytest.mark.parametrize("name", ["Дмитрий", "Ελένη", "Łukaşz"])
def test_a_name_with_other_letters_is_set_in_the_face_that_has_them(name: str) -> None:
    assert letters.rounded_for(name) == (theme.FONT, True)


def test_a_space_that_does_not_break_is_drawn_as_one_that_does() -> None:
    title = "Au tour de Léa\N{NO-BREAK SPACE}!"
    assert letters.rounded_for(title) == letters.ROUNDED
    assert letters.drawable(title, theme.FONT_DISPLAY) == "Au tour de Léa !"
    assert letters.drawable(title, theme.FONT) == title


def test_a_text_goes_down_the_scale_and_is_never_smaller_for_who_chose_it_large() -> None:
    assert letters.steps_down(22, 1.0) == [22, 17, 14, 12]
    assert letters.steps_down(17, 2.0) == [34, 28, 24, 22, 17, 14, 12]
    assert letters.steps_down(14, 1.885) == [pytest.approx(26.39), pytest.approx(22.62), 22, 17, 14, 12]
    assert letters.steps_down(12, 0.85) == [pytest.approx(10.2)]


def test_on_a_tablet_they_are_not_smaller_than_without_that_choice_either() -> None:
    chosen, plain = letters.steps_down(28, 1.885, 1.3), letters.steps_down(28, 1.3, 1.3)
    assert set(plain) <= set(chosen)


def test_what_was_measured_before_is_told_apart_by_face_size_and_weight() -> None:
    def width(font: str = theme.FONT, size: int = 20, bold: bool = False) -> int:
        return int(Letters(font_name=font, font_size=size, bold=bold).get_extents("WWWW")[0])

    different = [width(), width(theme.FONT_DISPLAY), width(size=40), width(bold=True)]
    assert len(set(different)) == 4
    assert different == [width(), width(theme.FONT_DISPLAY), width(size=40), width(bold=True)]


def test_only_so_many_texts_are_kept_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "_known", {})
    monkeypatch.setattr(letters, "_MOST_KNOWN", 3)
    for number in range(10):
        Letters(font_name=theme.FONT).get_extents(str(number))
        assert 1 <= len(letters._known) <= 3
