"""Matches on disk: saved with every action, listed, resumed, deleted (docs/decisions/0008)."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import pytest

from penguins.games.registry import GAMES
from penguins.session.session import Session
from penguins.session.storage import FILE_NAME, Storage, UnreadableMatch
from tests.session.table import any_action, at_random, move_on, play, set_up, sit_down


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    ticks = count(1000)
    with closing(Storage(tmp_path / "data", clock=lambda: float(next(ticks)))) as opened:
        yield opened


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_on_disk_with_every_action(game: str, tmp_path: Path, storage: Storage) -> None:
    players = ("human", "chick", "human")[: GAMES[game].seats[-1]]
    session = Session(storage.begin(set_up(game, *players)), storage, at_random)
    for _ in play(session, Random(0), 40):
        with closing(sqlite3.connect(tmp_path / "data" / FILE_NAME)) as other:
            stored = other.execute("SELECT action FROM actions ORDER BY moment").fetchall()
        assert [text for (text,) in stored] == [str(action) for action in session.record.match.log]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_comes_back_as_it_was(game: str, storage: Storage) -> None:
    record = storage.begin(set_up(game, "human", "adult"))
    session = Session(record, storage, at_random)
    list(play(session, Random(1), 30))
    assert record.id is not None
    back = storage.load(record.id)
    assert back.match.state == record.match.state
    assert back.match.log == record.match.log
    assert (back.setup, back.seed, back.started) == (record.setup, record.seed, record.started)


def test_what_was_stored_goes_on_being_stored(storage: Storage) -> None:
    session = sit_down("pingouins", "human", "human", storage=storage)
    for number in range(12):
        assert session.record.id is not None
        session = Session(storage.load(session.record.id), storage)
        assert len(session.record.match.log) == number
        move_on(session, Random(number))
    assert len(storage.unfinished()) == 1


def test_several_matches_wait_each_with_its_players_and_who_is_to_move(storage: Storage) -> None:
    first = sit_down("pingouins", "human", "human", storage=storage)
    second = sit_down("pingouins", "human", "chick", storage=storage)
    town = sit_down("icetown", "human", "human", storage=storage)
    first.draw_chance()
    first.submit(any_action(first, Random(0)))
    listed = storage.unfinished()
    assert [listing.id for listing in listed] == [first.record.id, town.record.id, second.record.id]
    assert listed[0].setup == first.record.setup
    assert listed[0].next_seat == 1
    assert listed[0].started < listed[0].played
    assert listed[0].ended is None
    assert [listing.id for listing in storage.unfinished("icetown")] == [town.record.id]


@pytest.mark.parametrize("game", GAMES)
def test_who_is_next_is_told_also_while_chance_decides(game: str, storage: Storage) -> None:
    session = sit_down(game, "human", "human", storage=storage)
    for number in range(150):
        if session.stage.kind == "over":
            break
        (listing,), chance = storage.unfinished(), session.stage.kind == "chance"
        move_on(session, Random(number))
        if chance:
            assert listing.next_seat == session.record.match.state.to_move


def test_a_finished_match_moves_to_the_history_with_its_result(storage: Storage) -> None:
    session = sit_down("pingouins", "human", "chick", storage=storage)
    list(play(session, Random(0)))
    assert storage.unfinished() == []
    (listing,) = storage.finished()
    assert listing.next_seat is None
    assert listing.scores == session.view.scores()
    assert listing.winners == session.view.winners()
    assert listing.ended is not None
    assert storage.finished("icetown") == []


def test_history_comes_in_pages_the_last_first(storage: Storage) -> None:
    for _ in range(5):
        list(play(sit_down("pingouins", "chick", "chick", storage=storage), Random(0)))
    pages = [[listing.id for listing in storage.finished(limit=2, skip=skip)] for skip in (0, 2, 4)]
    assert pages == [[5, 4], [3, 2], [1]]


def test_a_deleted_match_is_gone_with_all_its_rows(tmp_path: Path, storage: Storage) -> None:
    kept, gone = (sit_down("pingouins", "human", "human", storage=storage) for _ in range(2))
    for session in (kept, gone):
        session.draw_chance()
    assert gone.record.id is not None
    storage.delete(gone.record.id)
    assert [listing.id for listing in storage.unfinished()] == [kept.record.id]
    with pytest.raises(UnreadableMatch):
        storage.load(gone.record.id)
    with closing(sqlite3.connect(tmp_path / "data" / FILE_NAME)) as other:
        for table in ("seats", "actions"):
            assert other.execute(f"SELECT DISTINCT match FROM {table}").fetchall() == [(kept.record.id,)]


def test_nothing_outlives_a_storage_without_a_folder() -> None:
    with closing(Storage(None)) as storage:
        sit_down("pingouins", "human", "human", storage=storage)
        assert len(storage.unfinished()) == 1
        assert storage.take_notices() == []


def test_a_new_match_has_chance_of_its_own(storage: Storage) -> None:
    seeds = {storage.begin(set_up("pingouins", "human", "human")).seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_what_is_stored_outlives_the_process_and_waits_for_no_disk(tmp_path: Path) -> None:
    """docs/decisions/0001: write-ahead log, synchronous=NORMAL (1)."""
    with closing(Storage(tmp_path)) as storage:
        settings = [storage._database.read(f"PRAGMA {name}")[0][0] for name in ("journal_mode", "synchronous")]
    assert settings == ["wal", 1]


@pytest.mark.parametrize("rules", [0, 3, "many"])
def test_a_match_by_rules_that_are_not_known_here_is_passed_over(
    tmp_path: Path, storage: Storage, rules: object
) -> None:
    record = sit_down("march", "human", "human", storage=storage).record
    assert record.id is not None
    with closing(sqlite3.connect(tmp_path / "data" / FILE_NAME)) as other, other:
        other.execute("UPDATE matches SET rules = ?", [rules])
    assert storage.unfinished() == []
    with pytest.raises(UnreadableMatch):
        storage.load(record.id)
