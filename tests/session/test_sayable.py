"""Whatever reaches a label can be drawn, wherever it came from."""

import json
from pathlib import Path
from typing import Any
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penguins.games.registry import GAMES
from penguins.session.draft import Draft, Names
from penguins.session.match_file import BadMatchFile, match_text, read_match
from penguins.session.preferences import Preferences
from penguins.session.sayable import LONGEST, printable, sayable
from penguins.session.setup import LONGEST_NAME, is_name
from tests.session.table import set_up, sit_down

UNSAYABLE = ("\ud800", "\udcff", "a\x00b", "\x1b[31m", "\u202eevil", "a\nb", "\u2029", "\u200b", "x" * 100_000)
SAMPLES = [pytest.param(text, id=ascii(text[:10])) for text in UNSAYABLE]


def can_be_drawn(text: str) -> bool:
    text.encode()  # half a surrogate pair raises
    return len(text) <= LONGEST and not {category(letter) for letter in text} & {"Cc", "Cf", "Cs", "Zl", "Zp"}


@given(st.text() | st.text(st.characters(categories=["Cs", "Cc", "Cf", "Zs", "Zl", "Zp"])))
def test_any_text(text: str) -> None:
    assert can_be_drawn(sayable(text))


def test_what_can_be_drawn_stays_as_it_is() -> None:
    for text in ("", "Zoé", "Łukasz · 3\u00a0points\u202f!", "日本", "🐧", "x" * LONGEST):
        assert sayable(text) == text


def test_of_a_very_long_text_both_ends_are_kept() -> None:
    said = sayable("begin" + "x" * 1000 + "end", 40)
    assert len(said) == 40
    assert said.startswith("begin")
    assert said.endswith("end")


# Match files


def where_texts_are(text: str) -> list[dict[str, Any]]:
    seats = [{"name": name, "colour": colour, "player": "human"} for name, colour in (("Léa", "red"), (text, "blue"))]
    return [
        {"game": text},
        {"actions": [text]},
        {"options": {text: "x"}},
        {"options": {"placement": text}},
        {"seats": seats},
        {"seats": [seats[0], seats[1] | {"name": "Tom", "colour": text}]},
        {"seats": [seats[0], seats[1] | {"name": "Tom", "player": text}]},
        {"format": text},
        {"version": text},
        {"key": text},
        {text: text},
    ]


def texts_of(file: Path) -> list[str]:
    """What a screen may show of it."""
    try:
        record = read_match(file)
    except BadMatchFile as bad:
        return [bad.about]
    return [record.key, *(seat.name for seat in record.setup.seats)]


@pytest.mark.parametrize("text", SAMPLES)
def test_from_a_match_file(tmp_path: Path, text: str) -> None:
    plain = json.loads(match_text(sit_down("pingouins", "human", "human").record))
    for number, change in enumerate(where_texts_are(text)):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(plain | change))
        assert all(map(can_be_drawn, texts_of(file)))


def test_a_file_whose_name_cannot_be(tmp_path: Path) -> None:
    for name in ("a\x00b", "x" * 5000, "\ud800"):
        with pytest.raises(BadMatchFile):
            read_match(tmp_path / name)


# Names


@pytest.mark.parametrize("text", SAMPLES)
def test_from_a_keyboard_or_a_clipboard(text: str) -> None:
    draft = Draft(GAMES["pingouins"], Names("Guest {number}", {"chick": "Chick"}))
    draft.rename(0, f"Zoé{text}")
    assert is_name(draft.seats[0].name)
    assert draft.seats[0].name.startswith("Zoé"[:LONGEST_NAME])
    assert can_be_drawn(printable(text)[:LONGEST])


@pytest.mark.parametrize("text", SAMPLES)
def test_from_preferences(text: str) -> None:
    liked = Preferences(last_set_ups={"pingouins": set_up("pingouins", "human", "human")})
    stored = liked.to_stored()
    plain = json.loads(stored["last_set_ups"])
    plain["pingouins"]["seats"][0]["name"] = text
    assert Preferences.from_stored(stored | {"last_set_ups": json.dumps(plain)}).last_set_ups == {}
