"""A match can be steered: it is kept once a person has decided something, ended, started over, and finished at once."""

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from penguins.core.state import OVER
from penguins.games.registry import GAMES
from penguins.session.conductor import Conductor
from penguins.session.record import Record
from penguins.session.session import Session
from penguins.session.storage import Storage
from tests.session.conducting import Plain
from tests.session.table import PATIENCE, Pondering, any_action, at_random, move_on, play, play_until, set_up
from tests.session.test_faults import _limit_pages


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    with closing(Storage(tmp_path)) as opened:
        yield opened


def new(storage: Storage, game: str, *players: str, **given: Any) -> Session:
    return Session(storage.new(set_up(game, *players)), storage, given.get("choose", at_random))


def stored(storage: Storage) -> list[Any]:
    return [*storage.unfinished(), *storage.finished()]


# What is kept


@pytest.mark.parametrize("game", GAMES)
def test_it_is_kept_from_a_persons_first_decision_on(game: str, storage: Storage) -> None:
    session = new(storage, game, "chick", "human")
    play_until(session, "human")
    assert (session.is_kept, stored(storage)) == (False, [])
    session.submit(any_action(session, Random(0)))
    assert session.is_kept
    [listing] = storage.unfinished()
    assert storage.load(listing.id).match.log == session.record.match.log


@pytest.mark.parametrize("game", GAMES)
def test_what_bots_play_among_themselves_is_not_kept(game: str, storage: Storage) -> None:
    session = new(storage, game, "chick", "chick")
    list(play(session, Random(0), 60))
    assert stored(storage) == []


def test_unless_somebody_asks_in_the_middle(storage: Storage) -> None:
    session = new(storage, "pingouins", "chick", "chick")
    list(play(session, Random(0), 10))
    session.keep()
    assert session.is_kept
    assert len(storage.unfinished()) == 1
    list(play(session, Random(0)))
    [listing] = storage.finished()
    assert listing.scores == session.view.scores()


def test_or_once_it_is_over(storage: Storage) -> None:
    session = new(storage, "pingouins", "chick", "chick")
    list(play(session, Random(0)))
    session.keep()
    assert storage.load(storage.finished()[0].id).match.log == session.record.match.log


def test_the_only_decision_taken_back_takes_the_match_back(storage: Storage) -> None:
    session = new(storage, "pingouins", "human", "human")
    session.draw_chance()
    session.submit(any_action(session, Random(0)))
    assert len(stored(storage)) == 1
    session.undo()
    assert stored(storage) == []
    session.redo()
    [listing] = storage.unfinished()
    assert storage.load(listing.id).match.log == session.record.match.log


def test_what_was_stored_stays_stored_though_everything_is_taken_back(storage: Storage) -> None:
    session = new(storage, "pingouins", "human", "chick")
    session.draw_chance()
    session.submit(any_action(session, Random(0)))
    assert session.record.id is not None
    again = Session(storage.load(session.record.id), storage)
    again.undo()
    assert len(stored(storage)) == 1


# Ended


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_ended_is_nowhere(game: str, storage: Storage) -> None:
    other = new(storage, game, "human", "human")
    session = new(storage, game, "human", "human")
    for match in (other, session):
        play_until(match, "human")
        match.submit(any_action(match, Random(0)))
    session.discard()
    assert [listing.id for listing in stored(storage)] == [other.record.id]
    assert not session.is_thinking
    storage.make_up()
    assert len(stored(storage)) == 1


def test_a_number_that_another_match_has_by_now_is_left_alone(storage: Storage) -> None:
    mine, other = (storage.begin(set_up("pingouins", "human", "human")) for _ in range(2))
    mine.id = other.id
    storage.discard(mine)
    assert {listing.id for listing in storage.unfinished()} >= {other.id}


def test_on_a_full_disk_a_match_that_is_ended_does_not_come_back_with_the_room(storage: Storage) -> None:
    _limit_pages(storage, 1)
    session = new(storage, "pingouins", "human", "human")
    while id(session.record) not in storage._unsaved:  # what finds room leaves less of it for the next
        there = {listing.id for listing in storage.unfinished()}
        session = new(storage, "pingouins", "human", "human")
        list(play(session, Random(0), 60))
    storage.take_notices()
    session.discard()
    _limit_pages(storage, 10_000)
    storage.make_up()
    assert {notice.id for notice in storage.take_notices()} == {"saving_again"}
    assert {listing.id for listing in storage.unfinished()} == there


# Finished at once


def conductor_at_the_end(storage: Storage, game: str, seed: int, choose: Any = at_random) -> Conductor | None:
    """Where no person has anything to decide any more, though bots have; None if this match never comes there."""
    session = new(storage, game, "human", "chick", "chick", choose=choose)
    rng = Random(seed)
    while not session.record.is_over:
        if session.can_finish and session.record.match.state.to_move != OVER:
            conductor = Conductor(session, Plain(), pace=1000.0)
            conductor.open()
            return conductor
        move_on(session, rng)
    return None


def rush(conductor: Conductor) -> None:
    deadline = time.monotonic() + PATIENCE
    while conductor.table.waits_for != "over":
        assert time.monotonic() < deadline
        assert conductor.tick(0.0).waits_for != "show", "nothing of it is shown"


@pytest.mark.parametrize("game", ["pingouins", "icetown", "party"])
def test_the_rest_is_played_at_once_when_no_person_can_act_any_more(game: str, storage: Storage) -> None:
    conductor = next(filter(None, (conductor_at_the_end(storage, game, seed) for seed in range(30))))
    before = len(conductor.session.record.match.log)
    assert conductor.finish().finishing
    rush(conductor)
    record = conductor.session.record
    assert record.is_over
    assert not conductor.table.finishing
    assert all(record.match.mover(moment) != 0 for moment in range(before, len(record.match.log)))
    assert record.id is not None
    assert storage.load(record.id).is_over


def test_a_watched_match_can_be_finished_at_any_time(storage: Storage) -> None:
    conductor = Conductor(new(storage, "pingouins", "chick", "chick"), Plain(), pace=1000.0)
    conductor.open()
    conductor.pause(True)
    conductor.finish()
    rush(conductor)
    assert stored(storage) == []


def test_while_a_person_has_something_to_decide_nothing_is_finished(storage: Storage) -> None:
    conductor = Conductor(new(storage, "pingouins", "human", "chick"), Plain())
    before = conductor.open()
    assert not conductor.session.can_finish
    assert conductor.finish() is before


def test_in_the_middle_of_a_show_it_ends_the_show(storage: Storage) -> None:
    conductor = Conductor(new(storage, "pingouins", "chick", "chick"), Plain())
    conductor.open()
    assert conductor.tick(0.0).waits_for == "show"
    assert conductor.finish().waits_for == "bot"
    rush(conductor)


def test_a_bot_that_would_think_for_long_is_hurried(storage: Storage) -> None:
    bot = Pondering()
    conductor = Conductor(new(storage, "pingouins", "emperor", "emperor", choose=bot), Plain())
    conductor.open()
    conductor.finish()
    deadline = time.monotonic() + PATIENCE
    while len(conductor.session.record.match.log) < 4:
        assert time.monotonic() < deadline, "nobody tells it to answer"
        conductor.tick(0.0)
    conductor.rest()


def test_while_the_rest_is_played_nobody_lets_chance_decide(storage: Storage) -> None:
    conductor = Conductor(new(storage, "pingouins", "chick", "chick"), Plain())
    conductor.open()
    assert conductor.finish().waits_for == "chance"
    conductor.tick(0.0)
    assert conductor.draw_chance().finishing
    rush(conductor)


def test_it_can_be_left_in_the_middle(storage: Storage) -> None:
    conductor = Conductor(new(storage, "pingouins", "chick", "chick"), Plain())
    conductor.open()
    conductor.finish()
    conductor.tick(0.0)
    conductor.rest()
    assert not conductor.session.is_thinking
    conductor.open()
    rush(conductor)


def test_a_record_knows_whether_a_person_has_decided(storage: Storage) -> None:
    record = Record(set_up("pingouins", "chick", "human"), started=0.0, seed=1)
    session = Session(record, storage, at_random)
    for _ in play(session, Random(0), 40):
        movers = {record.match.mover(moment) for moment in range(len(record.match.log))}
        assert record.is_decided_on == (1 in movers)
