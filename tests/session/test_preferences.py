"""What people like, kept and checked."""

import json
import sqlite3
from contextlib import closing
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penguins.core.options import Setting
from penguins.games.registry import GAMES
from penguins.languages import LANGUAGES, Language
from penguins.session.preferences import CHOICES, SYSTEM_SPEED, DeskBox, Preferences, renamed
from penguins.session.setup import Seat, SetUp
from penguins.session.storage import Storage
from tests.session.table import set_up

EVERYTHING_ELSE = Preferences(
    language="fr",
    sound=False,
    volume=0.25,
    haptics=False,
    animation="off",
    table_mode=True,
    asked_who=True,
    text_size="largest",
    confirm_moves=True,
    read_to_me=True,
    big_targets=True,
    scanning="two_keys",
    window=DeskBox(-40, 30, 1000, 700),
    figures=True,
    game_settings={"memory_aid": True},
    last_set_ups={"pingouins": set_up("pingouins", "human", "chick", placement="any")},
)
NAMES = list(EVERYTHING_ELSE.to_stored())

WRITTEN_BY_1_0_0 = {
    "animation": '"fast"',
    "confirm_moves": "false",
    "haptics": "true",
    "language": '"fr"',
    "last_set_ups": "{}",
    "memory_aid": "true",
    "sound": "true",
    "table_mode": "false",
    "text_size": '"normal"',
    "volume": "0.25",
}


def test_a_speed_that_1_0_0_kept_though_nobody_chose_it_is_left_to_the_system() -> None:
    assert Preferences.from_stored(WRITTEN_BY_1_0_0 | {"animation": '"normal"'}).animation == SYSTEM_SPEED
    assert Preferences.from_stored(WRITTEN_BY_1_0_0).animation == "fast"
    chosen = Preferences().changed(animation="normal")
    assert Preferences.from_stored(chosen.to_stored()).animation == "normal"


def test_at_first_they_are_the_defaults(tmp_path: Path) -> None:
    with closing(Storage(tmp_path)) as storage:
        assert storage.load_preferences() == Preferences()


def test_what_was_saved_comes_back(tmp_path: Path) -> None:
    for known in fields(Preferences):
        assert getattr(EVERYTHING_ELSE, known.name) != getattr(Preferences(), known.name)
    with closing(Storage(tmp_path)) as storage:
        storage.save_preferences(Preferences())
        storage.save_preferences(EVERYTHING_ELSE)
    with closing(Storage(tmp_path)) as storage:
        assert storage.load_preferences() == EVERYTHING_ELSE


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_comes_back(name: str) -> None:
    for choice in CHOICES[name]:
        liked = Preferences().changed(**{name: choice})
        assert Preferences.from_stored(liked.to_stored()) == liked


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("language", "tlh"),
        ("language", ["fr"]),
        ("sound", 1),
        ("sound", "yes"),
        ("volume", 1.5),
        ("volume", -0.1),
        ("volume", True),
        ("volume", "loud"),
        ("volume", float("nan")),
        ("animation", None),
        ("text_size", 12),
        ("scanning", "sideways"),
        ("window", "large"),
        ("window", []),
        ("window", [0, 0, 800]),
        ("window", [0, 0, 800, 600, 1]),
        ("window", [0, 0, 800, 600.5]),
        ("window", [0, 0, True, 600]),
        ("window", [0, 0, 0, 600]),
        ("window", [0, 0, 800, -600]),
        ("window", [10**30, 0, 800, 600]),
        ("window", {"left": 0}),
        ("last_set_ups", []),
        ("last_set_ups", "x"),
        ("last_set_ups", {"chess": {}}),
        ("last_set_ups", {"pingouins": 3}),
        ("last_set_ups", {"pingouins": {"seats": [], "options": {}}}),
    ],
)
def test_a_value_that_makes_no_sense_becomes_the_default_and_the_others_stay(name: str, wrong: object) -> None:
    stored = EVERYTHING_ELSE.to_stored() | {name: json.dumps(wrong)}
    expected = replace(EVERYTHING_ELSE, **{name: getattr(Preferences(), name)})
    assert Preferences.from_stored(stored) == expected


# What games declare


def test_a_setting_is_its_default_until_it_is_chosen() -> None:
    for game in GAMES.values():
        for setting in game.settings:
            assert Preferences().setting(setting.key) is setting.default
            chosen = Preferences().changed(**{setting.key: not setting.default})
            assert chosen.setting(setting.key) is not setting.default
            assert Preferences.from_stored(chosen.to_stored()) == chosen


def test_a_game_that_declares_a_setting_need_tell_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    class Snowy(type(GAMES["pingouins"])):  # type: ignore[misc]
        id = "snowy"
        settings = (Setting("snow", default=True),)

    with pytest.raises(KeyError):
        Preferences().setting("snow")
    monkeypatch.setitem(GAMES, "snowy", Snowy())
    assert Preferences().setting("snow")
    without = Preferences().changed(snow=False, volume=0.5)
    assert (without.setting("snow"), without.volume) == (False, 0.5)
    assert Preferences.from_stored(without.to_stored()) == without


def test_no_setting_has_the_name_of_another_or_of_a_preference() -> None:
    keys = [setting.key for game in GAMES.values() for setting in game.settings]
    names = [*keys, *(known.name for known in fields(Preferences))]
    assert [name for name in names if names.count(name) > 1] == []


def test_what_nobody_declares_is_neither_changed_nor_read() -> None:
    with pytest.raises(TypeError):
        Preferences().changed(jokes=True)
    assert Preferences.from_stored({"jokes": "true"}) == Preferences()


@pytest.mark.parametrize("wrong", [None, 1, "yes"])
def test_a_setting_that_makes_no_sense_becomes_its_default(wrong: object) -> None:
    stored = EVERYTHING_ELSE.to_stored() | {"memory_aid": json.dumps(wrong)}
    assert Preferences.from_stored(stored) == replace(EVERYTHING_ELSE, game_settings={})


def test_what_1_0_0_has_written_is_read(tmp_path: Path) -> None:
    Storage(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "penguins.db")) as file, file:
        file.executemany("INSERT INTO preferences VALUES (?, ?)", WRITTEN_BY_1_0_0.items())
    with closing(Storage(tmp_path)) as storage:
        found = storage.load_preferences()
    assert found.setting("memory_aid")
    assert (found.language, found.animation, found.volume) == ("fr", "fast", 0.25)
    assert found.to_stored().items() >= WRITTEN_BY_1_0_0.items()


# Languages


def test_a_language_is_known_by_its_line_in_the_table() -> None:
    stored = {"language": '"eo"'}
    assert Preferences.from_stored(stored).language == "system"
    table = {**LANGUAGES, "eo": Language("eo", "Esperanto")}
    assert Preferences.from_stored(stored, table).language == "eo"


# Whatever stands there


@given(st.dictionaries(st.sampled_from(NAMES), st.text()))
def test_no_text_at_all_stops_it(stored: dict[str, str]) -> None:
    Preferences.from_stored(stored)


@pytest.mark.slow
@given(
    st.sampled_from(NAMES),
    st.recursive(
        st.none() | st.booleans() | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["pingouins", "seats", "options"]), inner),
    ),
)
def test_no_json_at_all_stops_it(name: str, value: object) -> None:
    Preferences.from_stored({name: json.dumps(value)})


def test_one_bad_set_up_costs_only_itself() -> None:
    plain = json.loads(EVERYTHING_ELSE.to_stored()["last_set_ups"])
    stored = {"last_set_ups": json.dumps(plain | {"icetown": {"seats": 5}})}
    assert Preferences.from_stored(stored).last_set_ups == EVERYTHING_ELSE.last_set_ups


def test_who_is_renamed_sits_under_the_new_name_next_time() -> None:
    seats = [Seat("Léa", "red"), Seat("Tom", "blue"), Seat("Léa", "green", "chick")]
    setup = SetUp.check(GAMES["icetown"], seats, {})
    set_ups = renamed({"icetown": setup}, "Léa", "Leah")
    assert [seat.name for seat in set_ups["icetown"].seats] == ["Leah", "Tom", "Léa"]
