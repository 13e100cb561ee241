"""A match as a file (docs/decisions/0008): there and back, and what is refused."""

import json
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from penguins.games.registry import GAMES
from penguins.session.match_file import LARGEST, MOST_ACTIONS, BadMatchFile, export, match_text, read_match
from penguins.session.storage import Storage
from tests.session.table import in_memory, play, sit_down


def example(game: str = "pingouins", changes: int = 12) -> dict[str, Any]:
    session = sit_down(game, "human", "chick")
    list(play(session, Random(0), changes))
    plain: dict[str, Any] = json.loads(match_text(session.record))
    return plain


SMALL = json.dumps(example(changes=4)).encode()


def refusal(path: Path, content: str | bytes) -> BadMatchFile:
    file = path / "match.json"
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(BadMatchFile) as refused:
        read_match(file)
    return refused.value


@pytest.mark.parametrize("game", GAMES)
def test_there_and_back(game: str, tmp_path: Path) -> None:
    session = sit_down(game, *("human", "adult", "human")[: GAMES[game].seats[-1]])
    list(play(session, Random(1), 50))
    file = tmp_path / "match.json"
    file.write_text(match_text(session.record), encoding="utf-8")
    back = read_match(file)
    assert back.match.state == session.record.match.state
    assert back.match.log == session.record.match.log
    assert back.setup == session.record.setup
    assert back.match.rules == session.record.match.rules == GAMES[game].rules
    assert back.id is None


def test_it_is_left_under_a_name_that_tells_game_and_time(tmp_path: Path) -> None:
    record = sit_down("pingouins", "human", "chick").record
    record.started = datetime(2026, 11, 18, 20, 5, 1).timestamp()
    path = export(record, tmp_path)
    assert path.name == "pingouins-2026-11-18-200501.json"
    assert read_match(path).key == record.key


def test_what_chance_will_bring_is_not_in_the_file() -> None:
    session = sit_down("icetown", "human", "human")
    session.record.seed = 123456789123456789
    assert "123456789123456789" not in match_text(session.record)


def test_what_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadMatchFile) as refused:
        read_match(tmp_path / "nothing.json")
    assert refused.value.reason == "unreadable"
    with pytest.raises(BadMatchFile):
        read_match(tmp_path)


def test_a_file_has_a_largest_size(tmp_path: Path) -> None:
    text = json.dumps(example())
    assert refusal(tmp_path, text + " " * (LARGEST + 1 - len(text))).reason == "too_large"
    (tmp_path / "match.json").write_text(text + " " * (LARGEST - len(text)))
    read_match(tmp_path / "match.json")


def test_a_match_has_a_most_of_actions(tmp_path: Path) -> None:
    assert refusal(tmp_path, json.dumps(example() | {"actions": ["a1"] * (MOST_ACTIONS + 1)})).reason == "too_large"


@pytest.mark.parametrize("content", ["", "{", "penguins", b"\xff\xfe\x00", "[" * 100_000, "1" * 10_000])
def test_what_is_not_json_is_refused(tmp_path: Path, content: str | bytes) -> None:
    assert refusal(tmp_path, content).reason == "not_json"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "chess"}, "format"),
        ({"format": None}, "format"),
        ({"version": 0}, "format"),
        ({"version": "1"}, "format"),
        ({"version": True}, "format"),
        ({"version": 3}, "newer_version"),
        ({"rules": 0}, "format"),
        ({"rules": "1"}, "format"),
        ({"rules": None}, "format"),
        ({"rules": 2}, "newer_version"),
        ({"game": "chess"}, "game"),
        ({"game": ["pingouins"]}, "game"),
        ({"options": {"speed": "3"}}, "option"),
        ({"options": {"placement": "x"}}, "choice"),
        ({"game": "march", "options": {"penguins": "rrgy"}}, "choice"),
        ({"options": None}, "shape"),
        ({"seats": []}, "seats"),
        ({"seats": "ab"}, "shape"),
        ({"actions": None}, "actions"),
        ({"actions": "a1"}, "actions"),
        ({"actions": [1]}, "actions"),
        ({"actions": ["a1"]}, "action"),
        ({"actions": ["nonsense" * 100]}, "action"),
    ],
)
def test_what_is_wrong_is_refused_with_its_reason(tmp_path: Path, change: dict[str, Any], reason: str) -> None:
    refused = refusal(tmp_path, json.dumps(example() | change))
    assert refused.reason == reason
    assert len(refused.about) < 60


@pytest.mark.parametrize("missing", ["format", "version", "game", "rules", "options", "seats", "actions"])
def test_nothing_may_be_missing(tmp_path: Path, missing: str) -> None:
    plain = example()
    del plain[missing]
    refusal(tmp_path, json.dumps(plain))


def test_a_choice_that_is_none_is_named(tmp_path: Path) -> None:
    plain = example("march", changes=1)
    plain["options"]["penguins"] = "rrgy"
    assert refusal(tmp_path, json.dumps(plain)).about == "penguins=rrgy"


def test_an_illegal_action_is_named(tmp_path: Path) -> None:
    plain = example()
    plain["actions"][5] = plain["actions"][4]
    assert refusal(tmp_path, json.dumps(plain)).about == f"6: {plain['actions'][4]}"


def test_actions_after_the_end_are_refused(tmp_path: Path) -> None:
    plain = example(changes=10_000)
    plain["actions"].append(plain["actions"][-1])
    assert refusal(tmp_path, json.dumps(plain)).reason == "action"


# A file knows its match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Of a finished match that is stored nowhere here."""
    (tmp_path / "match.json").write_text(json.dumps(example("icetown", changes=10_000)), encoding="utf-8")
    return tmp_path / "match.json"


def without_key(file: Path) -> None:
    """As 1.0.0 writes it."""
    plain = json.loads(file.read_text(encoding="utf-8"))
    del plain["key"]
    file.write_text(json.dumps(plain), encoding="utf-8")


def is_kept_once(storage: Storage, file: Path) -> None:
    kept = {storage.keep(read_match(file)).id for _ in range(5)}
    assert len(kept) == 1
    assert len(storage.finished()) == 1
    assert {line.played for line in storage.statistics().players} == {1}


def test_a_file_opened_five_times_is_one_match(file: Path) -> None:
    is_kept_once(in_memory(), file)


def test_a_file_of_1_0_0_too(file: Path) -> None:
    without_key(file)
    is_kept_once(in_memory(), file)


@pytest.mark.parametrize("key", [None, 7, "", "x" * 32, "0" * 31, "\ud800" * 32])
def test_a_key_that_makes_no_sense_is_none(file: Path, key: object) -> None:
    file.write_text(json.dumps(json.loads(file.read_text(encoding="utf-8")) | {"key": key}), encoding="utf-8")
    is_kept_once(in_memory(), file)


def test_the_file_of_a_match_that_is_here_is_that_match(tmp_path: Path) -> None:
    storage = in_memory()
    session = sit_down("pingouins", "human", "chick", storage=storage)
    list(play(session, Random(0)))
    (tmp_path / "match.json").write_text(match_text(session.record), encoding="utf-8")
    assert storage.keep(read_match(tmp_path / "match.json")).id == session.record.id
    assert len(storage.finished()) == 1


def test_a_match_that_has_gone_on_since_is_still_that_match(tmp_path: Path) -> None:
    storage = in_memory()
    session = sit_down("pingouins", "human", "human", storage=storage)
    list(play(session, Random(0), 5))
    (tmp_path / "match.json").write_text(match_text(session.record), encoding="utf-8")
    list(play(session, Random(0), 5))
    kept = storage.keep(read_match(tmp_path / "match.json"))
    assert kept.match.log == session.record.match.log
    assert len(storage.unfinished()) == 1


def test_another_match_under_the_same_key_is_another_match(file: Path) -> None:
    storage = in_memory()
    first = storage.keep(read_match(file))
    plain = json.loads(file.read_text(encoding="utf-8"))
    plain["seats"][0]["name"] = "Somebody"
    file.write_text(json.dumps(plain), encoding="utf-8")
    others = {storage.keep(read_match(file)).id for _ in range(3)}
    assert len(others) == 1
    assert first.id not in others


def test_a_deleted_match_comes_back_with_its_file(file: Path) -> None:
    storage = in_memory()
    kept = storage.keep(read_match(file))
    assert kept.id is not None
    storage.delete(kept.id)
    storage.keep(read_match(file))
    assert len(storage.finished()) == 1


def test_two_matches_that_happen_alike_are_two(tmp_path: Path) -> None:
    storage = in_memory()
    for _ in range(2):
        list(play(sit_down("pingouins", "human", "chick", storage=storage), Random(0)))
    assert len(storage.finished()) == 2


# Noise


@given(st.binary(max_size=200), st.integers(0, 400), st.integers(0, 400))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_in_it_it_is_read_or_refused(tmp_path: Path, noise: bytes, start: int, end: int) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(SMALL[:start] + noise + SMALL[end:])
    with suppress(BadMatchFile):
        assert read_match(file).setup.game.id == "pingouins"
