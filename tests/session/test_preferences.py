"""What people like, kept and checked."""

import json
from contextlib import closing
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penguins.session.preferences import CHOICES, Preferences
from penguins.session.storage import Storage
from tests.session.table import set_up

EVERYTHING_ELSE = Preferences(
    language="fr",
    sound=False,
    volume=0.25,
    haptics=False,
    animation="off",
    table_mode=True,
    text_size="largest",
    memory_aid=True,
    show_gains=False,
    confirm_moves=True,
    last_set_ups={"pingouins": set_up("pingouins", "human", "chick", placement="any")},
)


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
        liked = replace(Preferences(), **{name: choice})
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
        ("memory_aid", None),
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


@given(st.dictionaries(st.sampled_from([known.name for known in fields(Preferences)]), st.text()))
def test_no_text_at_all_stops_it(stored: dict[str, str]) -> None:
    Preferences.from_stored(stored)


@given(
    st.sampled_from([known.name for known in fields(Preferences)]),
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
