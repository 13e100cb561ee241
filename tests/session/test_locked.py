"""A file that another program holds: nobody waits for it, the truth is told, and all is made up for."""

import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from penguins.session.database import WAIT_FOR_OTHER_COPY
from penguins.session.session import Session
from penguins.session.storage import Storage
from tests.session.folders import held, ids, is_in_the_file, some_matches, storage_in
from tests.session.table import any_action, at_random, play, set_up, sit_down


def test_it_is_told_once_and_made_up_for_and_told_again(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        session = sit_down("pingouins", "human", "human", storage=storage)
        liked = storage.load_preferences().changed(volume=0.1)
        with held(tmp_path):
            list(play(session, Random(0), 10))
            storage.save_preferences(liked)
            another = sit_down("icetown", "human", "human", storage=storage)
            another.draw_chance()
            assert ids(storage) == ["locked"]
            storage.make_up()
            assert storage.take_notices() == []
        storage.make_up()
        assert ids(storage) == ["saving_again"]
        for made_up_for in (session, another):
            is_in_the_file(tmp_path, made_up_for)
        storage.make_up()
        assert storage.take_notices() == []
    with storage_in(tmp_path) as storage:
        assert storage.load_preferences() == liked
        assert len(storage.unfinished()) == 2


def test_the_next_move_makes_up_for_it_too(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        session = sit_down("pingouins", "human", "human", storage=storage)
        with held(tmp_path):
            list(play(session, Random(0), 10))
        session.submit(any_action(session, Random(0)))
        is_in_the_file(tmp_path, session)
        storage.make_up()
        assert ids(storage) == ["locked", "saving_again"]


def test_what_was_not_saved_is_saved_when_the_app_closes(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        session = sit_down("pingouins", "human", "human", storage=storage)
        with held(tmp_path):
            list(play(session, Random(0), 10))
    is_in_the_file(tmp_path, session)


def test_held_at_the_start_it_can_be_read_and_is_saved_later(tmp_path: Path) -> None:
    some_matches(tmp_path, 2)
    with held(tmp_path, "EXCLUSIVE"):
        storage = Storage(tmp_path)
        assert ids(storage) == ["locked"]
        assert len(storage.unfinished()) == 2
        session = Session(storage.load(1), storage, at_random)
        list(play(session, Random(1), 10))
        new = sit_down("pingouins", "human", "human", storage=storage)
    with closing(storage):
        storage.make_up()
        assert ids(storage) == ["saving_again"]
        assert session.record.id == 1  # not a copy of it
        for made_up_for in (session, new):
            is_in_the_file(tmp_path, made_up_for)
        assert len(storage.unfinished()) == 3


def test_a_decision_that_was_taken_back_before_it_could_be_saved_leaves_nothing(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        session = Session(storage.new(set_up("pingouins", "human", "chick")), storage, at_random)
        session.draw_chance()
        with held(tmp_path):
            session.submit(any_action(session, Random(0)))
            session.undo()
        storage.make_up()
        assert storage.unfinished() == []


def test_what_is_done_about_people_is_made_up_for(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        lea, tom = (storage.people.add(name, colour) for name, colour in (("Léa", "red"), ("Tom", "blue")))
        match = sit_down("pingouins", "human", "chick", storage=storage).record.id
        storage.keep_progress("Léa", "pebbles.first", "all of it")
        with held(tmp_path):
            leah = storage.people.change(lea, "Leah", "red")
            storage.people.remove(tom)
            assert storage.people.all() == [leah]
        storage.make_up()
    with storage_in(tmp_path) as storage:
        assert storage.people.all() == [leah]
        assert match is not None
        assert storage.load(match).setup.seats[0].name == "Leah"
        assert storage.progress("Leah", "pebbles.first") == "all of it"


def test_who_is_made_while_it_is_held_from_the_start_is_kept(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        lea = storage.people.add("Léa", "red")
    with held(tmp_path, "EXCLUSIVE"):
        storage = Storage(tmp_path)
        tom = storage.people.add("Tom", "blue")
    with closing(storage):
        storage.make_up()
    with storage_in(tmp_path) as storage:
        assert storage.people.all() == [lea, tom]


@pytest.mark.clock
def test_nobody_waits_for_it(tmp_path: Path) -> None:
    """Once in the beginning, in case it is only another copy of the app. Then a move is as quick as ever."""
    assert WAIT_FOR_OTHER_COPY <= 0.25
    with closing(Storage(tmp_path, patience=1.0)) as storage:
        session = sit_down("pingouins", "human", "human", storage=storage)
        with held(tmp_path):
            began = time.perf_counter()
            list(play(session, Random(0), 30))
            assert time.perf_counter() - began < 10
