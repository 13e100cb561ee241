"""The people of the house: made, edited, put in order, deleted, kept."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from penguins.games.registry import GAMES
from penguins.session.people import BadPerson, People, Person, free_colour
from penguins.session.record import FirstTry
from penguins.session.setup import Seat, SetUp
from penguins.session.storage import FILE_NAME, Storage
from tests.session.folders import change, ids, storage_in

WRITTEN_BY_1_0_0 = Path(__file__).parent / "written_by_1_0_0"


@pytest.fixture
def storage() -> Iterator[Storage]:
    with closing(Storage(None)) as opened:
        yield opened


@pytest.fixture
def people(storage: Storage) -> People:
    return storage.people


def names(people: People) -> list[str]:
    return [person.name for person in people.all()]


def test_at_first_there_is_nobody(people: People) -> None:
    assert people.all() == []


def test_somebody_is_made_once_and_is_there_next_time(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        made = storage.people.add("  Léa ", "green")
    with storage_in(tmp_path) as storage:
        assert storage.people.all() == [made] == [Person(made.id, "Léa", "green")]


def test_people_have_ids_of_their_own_that_stay(people: People) -> None:
    lea, tom = people.add("Léa", "red"), people.add("Tom", "blue")
    assert lea.id != tom.id
    assert people.change(lea, "Leah", "pink") == Person(lea.id, "Leah", "pink") == people.all()[0]


def test_they_are_put_in_another_order(people: People) -> None:
    for name in ("Léa", "Tom", "Nina"):
        people.add(name, free_colour(people.all()))
    people.move(people.all()[2], 0)
    assert names(people) == ["Nina", "Léa", "Tom"]
    assert {person.colour for person in people.all()} == {"red", "blue", "green"}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "name_empty"),
        ("   ", "name_empty"),
        ("\u3164", "name_empty"),
        ("\u200b", "name_odd"),
        ("x" * 10_000, "name_long"),
        ("Lé\na", "name_odd"),
        ("\u202eevil", "name_odd"),
        ("\ud800", "name_odd"),
        ("a\x00b", "name_odd"),
    ],
)
def test_nobody_can_be_called_that(people: People, name: str, reason: str) -> None:
    lea = people.add("Léa", "red")
    with pytest.raises(BadPerson, match=reason):
        people.add(name, "blue")
    with pytest.raises(BadPerson, match=reason):
        people.change(lea, name, "red")
    assert people.all() == [lea]


@pytest.mark.parametrize("name", ["[b]Tom[/b]", "&amp;", "{name}", "D’Artagnan", "李雷", "Łukasz", "🐧", "\\n"])
def test_somebody_can_be_called_that(people: People, name: str) -> None:
    people.add(name, "red")
    assert names(people) == [name]


@pytest.mark.parametrize("twin", ["Léa", "léa", "LE\u0301A", " Léa"])
def test_there_are_no_twins(people: People, twin: str) -> None:
    people.add("Léa", "red")
    with pytest.raises(BadPerson) as bad:
        people.add(twin, "blue")
    assert (bad.value.reason, bad.value.about) == ("name_twice", "Léa")


def test_a_penguin_has_one_of_six_colours(people: People) -> None:
    with pytest.raises(BadPerson, match="colour"):
        people.add("Léa", "brown")


def test_who_is_renamed_is_renamed_in_every_match(storage: Storage) -> None:
    lea = storage.people.add("Léa", "red")
    record = storage.begin(_table("Léa", "Tom"))
    assert record.id is not None
    storage.people.change(lea, "Leah", "red")
    assert [seat.name for seat in storage.load(record.id).setup.seats] == ["Leah", "Tom"]


def test_who_takes_the_old_name_of_somebody_begins_with_nothing(storage: Storage) -> None:
    """Also as long as the app runs."""
    lea, today = storage.people.add("Léa", "red"), storage.today()
    storage.keep_progress("Léa", "pebbles.first", "all of it")
    setup = SetUp.check(GAMES["pingouins"], [Seat("Léa", "red"), Seat("Chick", "blue", "chick")], {})
    storage.begin(setup, first_try=FirstTry("Léa", today))
    storage.people.change(lea, "Leah", "red")
    storage.people.add("Léa", "blue")
    assert (storage.progress("Leah", "pebbles.first"), storage.progress("Léa", "pebbles.first")) == ("all of it", "")
    counting = {name: storage.days.counts(name, "pingouins", today) for name in ("Leah", "Léa")}
    assert counting == {"Leah": False, "Léa": True}


def test_nobody_takes_the_name_of_somebody_they_have_played_with(storage: Storage) -> None:
    lea = storage.people.add("Léa", "red")
    record = storage.begin(_table("Léa", "Tom"))
    with pytest.raises(BadPerson, match="name_twice"):
        storage.people.change(lea, "tom", "red")
    assert record.id is not None
    assert storage.load(record.id).setup == record.setup


def test_whoever_is_deleted_leaves_their_matches(storage: Storage) -> None:
    lea, tom = storage.people.add("Léa", "red"), storage.people.add("Tom", "blue")
    record = storage.begin(_table("Léa", "Tom"))
    storage.people.remove(lea)
    assert storage.people.all() == [tom]
    assert record.id is not None
    assert storage.load(record.id).setup == record.setup


def test_everybody_is_saved_again_when_the_file_is_gone(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        lea = storage.people.add("Léa", "red")
        for file in tmp_path.iterdir():
            file.unlink()
        storage.begin(_table("Léa", "Tom"))
        assert "file_gone" in ids(storage)
        assert storage.people.all() == [lea]
    with storage_in(tmp_path) as storage:
        assert storage.people.all() == [lea]


def test_a_person_who_makes_no_sense_is_left_out(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        lea = storage.people.add("Léa", "red")
    change(tmp_path, "INSERT INTO profiles VALUES ('1', 'Tom', 'brown', 1), ('2', 'x\n', 'red', 2), ('3', x'00', 1, 3)")
    with storage_in(tmp_path) as storage:
        assert storage.people.all() == [lea]


# What 1.0.0 has left


@pytest.mark.parametrize("file", ["penguins.db", "household.db"])
def test_names_in_a_file_of_1_0_0_become_profiles(tmp_path: Path, file: str) -> None:
    shutil.copy(WRITTEN_BY_1_0_0 / file, tmp_path / FILE_NAME)
    with closing(sqlite3.connect(WRITTEN_BY_1_0_0 / file)) as written:
        told = {name for (name,) in written.execute("SELECT name FROM seats WHERE player = 'human'")}
        last = dict(written.execute("SELECT name, colour FROM seats WHERE player = 'human' ORDER BY match"))
    with storage_in(tmp_path) as storage:
        people = storage.people.all()
    assert told
    assert {person.name for person in people} == told
    assert {person.name: person.colour for person in people} == last
    assert len({person.id for person in people}) == len(people)


def test_they_are_the_same_people_each_time_it_is_opened(tmp_path: Path) -> None:
    shutil.copy(WRITTEN_BY_1_0_0 / "household.db", tmp_path / FILE_NAME)
    with storage_in(tmp_path) as storage:
        people = storage.people.all()
    with storage_in(tmp_path) as storage:
        assert storage.people.all() == people


def _table(*people: str) -> SetUp:
    colours = ("red", "blue", "green")
    return SetUp.check(GAMES["pebbles"], [Seat(*each) for each in zip(people, colours, strict=False)], {})
