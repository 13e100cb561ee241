"""Whatever the app is told while another program holds the file: it holds once the file is free."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from penguins.games.registry import GAMES
from penguins.session.progress import Progress, keep_progress, progress_of
from penguins.session.record import FirstTry, Record
from penguins.session.review import Review
from penguins.session.session import Session
from penguins.session.setup import Seat, SetUp
from penguins.session.storage import FILE_NAME, Storage
from tests.session.finished import ended
from tests.session.folders import held, storage_in
from tests.session.table import any_action, at_random, play, set_up

PINGOUINS = GAMES["pingouins"]
FINISHED, UNFINISHED = 1, 2
"""Numbers of the matches that are there before."""


Holding = Callable[[Path], AbstractContextManager[Storage]]


class Told(NamedTuple):
    """What the app was told, and what must be seen of it for good."""

    tell: Callable[[Storage], object]
    see: Callable[[Storage], object]


def household(folder: Path) -> None:
    """Two people; one has won against a bot and has a match that goes on, a lesson and a puzzle."""
    with storage_in(folder) as storage:
        storage.people.add("Léa", "red")
        storage.people.add("Tom", "blue")
        ended(storage, "pingouins", (50, 30), (0,), "Léa", "chick")
        list(play(Session(storage.begin(setup()), storage, at_random), Random(0), 30))
        keep_progress(storage, "Léa", "pingouins.puzzle.1-01", Progress(won=True, stars=1))
        storage.save_preferences(storage.load_preferences().changed(volume=0.9))


def setup() -> SetUp:
    return SetUp.check(PINGOUINS, [Seat("Léa", "red"), Seat("Chick", "blue", "chick")], {})


@contextmanager
def held_from_the_start(folder: Path) -> Iterator[Storage]:
    with held(folder, "EXCLUSIVE"):
        storage = Storage(folder)
        yield storage


@contextmanager
def held_meanwhile(folder: Path) -> Iterator[Storage]:
    storage = Storage(folder)
    with held(folder):
        yield storage


def finish(storage: Storage) -> None:
    ended(storage, "pingouins", (10, 40), (1,), "Léa", "chick")


def finish_and_begin_anew(storage: Storage) -> None:
    """What ended before counts no more, and what ended after does."""
    finish(storage)
    storage.begin_anew("Léa")
    finish(storage)


def begin_and_delete(storage: Storage) -> None:
    """A first try stays one, also if it is thrown away."""
    record = storage.begin(setup(), first_try=FirstTry("Léa", storage.today()))
    if record.id is None:
        storage.discard(record)
    else:
        storage.delete(record.id)
    finish(storage)  # where somebody holds the file from the start, it has the same number for a while


def discard(storage: Storage) -> None:
    storage.discard(storage.load(UNFINISHED))


def discard_and_store_again(storage: Storage) -> None:
    session = Session(storage.load(UNFINISHED), storage, at_random)
    list(play(session, Random(0), 4))
    session.discard()
    session.keep()


def take_back_and_end(storage: Storage) -> None:
    session = Session(storage.load(UNFINISHED), storage, at_random)
    list(play(session, Random(0), 4))
    session.discard()


def open_twice(storage: Storage) -> None:
    """It is left, and gone on with from the list."""
    for _ in range(2):
        session = Session(storage.load(UNFINISHED), storage, at_random)
        session.submit(any_action(session, Random(0))) if session.stage.kind == "human" else None
        list(play(session, Random(0), 4))


def bring(storage: Storage) -> None:
    """The same match twice."""
    for _ in range(2):
        storage.keep(Record(set_up("icetown", "human", "human"), 0.0, 1, key="a" * 32))


def delete_and_bring_back(storage: Storage) -> None:
    record = storage.load(UNFINISHED)
    storage.delete(UNFINISHED)
    storage.keep(replace(record, id=None, version=0, stored=0))


def begin_delete_begin(storage: Storage) -> None:
    """In memory, the number of the first is that of the second."""
    storage.discard(storage.begin(setup()))
    session = Session(storage.begin(setup()), storage, at_random)
    number = session.record.id
    assert number is None or storage.load(number).key == session.record.key
    list(play(session, Random(0), 7))


def play_under_the_old_name_and_rename(storage: Storage) -> None:
    session = Session(storage.begin(setup()), storage, at_random)
    keep_progress(storage, "Léa", "pebbles.first", Progress(won=True))
    storage.people.change(storage.people.all()[0], "Leah", "pink")
    list(play(session, Random(0), 4))


def review_and_go_on(storage: Storage) -> None:
    storage.save_review(storage.load(FINISHED), Review(30, (), (0.5, 0.5)))
    storage.delete(FINISHED)
    finish(storage)


def matches(storage: Storage) -> object:
    return [[listing.setup.seats[0].name for listing in kind()] for kind in (storage.unfinished, storage.finished)]


def puzzle(storage: Storage) -> object:
    return [progress_of(storage, name, "pingouins.puzzle.1-01") for name in ("Léa", "Leah")]


def people(storage: Storage) -> object:
    return [(person.name, person.colour) for person in storage.people.all()]


def everything(storage: Storage) -> object:
    return [matches(storage), puzzle(storage), people(storage), lengths(storage), first_try(storage), counted(storage)]


def lengths(storage: Storage) -> object:
    return [len(storage.load(listing.id).match.log) for listing in storage.unfinished()]


def first_try(storage: Storage) -> object:
    return storage.days.counts("Léa", "pingouins", storage.today())


def counted(storage: Storage) -> object:
    rows = storage._database.read("SELECT name, score, ended IS NOT NULL FROM seats ORDER BY match, seat")
    return [tuple(row) for row in rows]


def measure(storage: Storage) -> object:
    return storage.rival.measure("Léa", PINGOUINS)


def reviews(storage: Storage) -> object:
    return [tuple(row) for row in storage._database.read("SELECT * FROM reviews")]


TOLD = {
    "delete a finished match": Told(lambda storage: storage.delete(FINISHED), everything),
    "delete a match that goes on": Told(lambda storage: storage.delete(UNFINISHED), everything),
    "delete what has just begun": Told(begin_and_delete, everything),
    "discard": Told(discard, everything),
    "discard and store again": Told(discard_and_store_again, everything),
    "end this game": Told(take_back_and_end, everything),
    "go on twice": Told(open_twice, lengths),
    "forget how strong somebody is": Told(lambda s: s.rival.reset(s.people.all()[0], PINGOUINS), measure),
    "begin everybody's statistics anew": Told(lambda storage: storage.begin_anew(), counted),
    "begin somebody's statistics anew": Told(lambda storage: storage.begin_anew("Léa", "pingouins"), counted),
    "finish, begin anew, finish": Told(finish_and_begin_anew, counted),
    "rename": Told(play_under_the_old_name_and_rename, everything),
    "another penguin": Told(lambda s: s.people.change(s.people.all()[0], "Léa", "pink"), people),
    "remove": Told(lambda s: s.people.remove(s.people.all()[0]), people),
    "another order": Told(lambda s: s.people.move(s.people.all()[1], 0), people),
    "one more": Told(lambda s: s.people.add("Nina", "green"), people),
    "a star": Told(lambda s: keep_progress(s, "Léa", "pingouins.puzzle.1-01", Progress(won=True, stars=3)), puzzle),
    "preferences": Told(
        lambda s: s.save_preferences(s.load_preferences().changed(volume=0.1)), lambda s: s.load_preferences().volume
    ),
    "a match from a file": Told(bring, matches),
    "begin, delete, begin": Told(begin_delete_begin, everything),
    "a review": Told(lambda s: s.save_review(s.load(FINISHED), Review(30, (), (0.5, 0.5))), reviews),
    "a review of what is deleted": Told(review_and_go_on, lambda storage: [reviews(storage), everything(storage)]),
}


@pytest.mark.parametrize("told", TOLD.values(), ids=TOLD.keys())
@pytest.mark.parametrize("holding", [held_from_the_start, held_meanwhile])
def test_what_is_told_while_it_is_held_holds_once_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: Told, holding: Holding
) -> None:
    """As it does where nobody holds it, and with the same luck."""
    monkeypatch.setattr("secrets.randbits", Random(1).getrandbits)
    household(tmp_path / "free")
    with storage_in(tmp_path / "free") as storage:
        before = told.see(storage)
        told.tell(storage)
    with storage_in(tmp_path / "free") as storage:
        expected = told.see(storage)
    monkeypatch.setattr("secrets.randbits", Random(1).getrandbits)
    household(tmp_path / "held")
    with holding(tmp_path / "held") as storage:
        told.tell(storage)
        storage.make_up()
    with closing(storage):
        storage.make_up()
        assert [notice.id for notice in storage.take_notices()] == ["locked", "saving_again"]
        assert told.see(storage) == expected
    with storage_in(tmp_path / "held") as storage:
        assert told.see(storage) == expected
    assert expected != before


@pytest.mark.parametrize("holding", [held_from_the_start, held_meanwhile])
def test_what_is_deleted_and_brought_back_while_it_is_held_is_there(tmp_path: Path, holding: Holding) -> None:
    household(tmp_path)
    with holding(tmp_path) as storage:
        delete_and_bring_back(storage)
    storage.close()
    with storage_in(tmp_path) as storage:
        assert len(storage.unfinished()) == 1


@pytest.mark.parametrize("holding", [held_from_the_start, held_meanwhile])
def test_what_is_deleted_while_it_is_held_is_in_no_list_any_more(tmp_path: Path, holding: Holding) -> None:
    household(tmp_path)
    with holding(tmp_path) as storage:
        storage.delete(UNFINISHED)
        assert storage.unfinished() == []
    storage.close()


@pytest.mark.parametrize("holding", [held_from_the_start, held_meanwhile])
def test_nothing_is_made_up_for_twice(tmp_path: Path, holding: Holding) -> None:
    """Whatever comes later is not undone by what is made up for."""
    household(tmp_path)
    with holding(tmp_path) as storage:
        storage.delete(FINISHED)
    with closing(storage):
        storage.make_up()
        finish(storage)
        with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
            saves = file.execute("SELECT number FROM saves").fetchone()
            storage.make_up()
            assert file.execute("SELECT number FROM saves").fetchone() == saves
        assert len(storage.finished()) == 1
