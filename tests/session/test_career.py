"""How one person has done: curve, average, best, head to head, luck, ladder, stamps."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from penguins.session.career import HeadToHead, Luck
from penguins.session.ladder import IN_A_ROW, ladder
from penguins.session.setup import COLOURS
from penguins.session.storage import FILE_NAME, Storage
from tests.session.finished import ended
from tests.session.folders import change, storage_in

DATA = Path(__file__).parent / "written_by_1_0_0"


@pytest.fixture
def storage() -> Iterator[Storage]:
    ticks = count(1)
    with closing(Storage(None, clock=lambda: float(next(ticks)))) as opened:
        yield opened


def test_who_has_not_played_has_no_career(storage: Storage) -> None:
    none = storage.career("Léa")
    assert none.played == ()
    assert (none.average(), none.best(), none.luck()) == (None, None, None)
    assert (none.curve(), none.head_to_head(), none.stamps()) == ([], [], [])


def test_average_and_best_of_one_game(storage: Storage) -> None:
    ended(storage, "pingouins", (50, 40), (0,), "Léa", "chick")
    ended(storage, "pingouins", (30, 70), (1,), "Léa", "chick")
    ended(storage, "party", (4, 2), (1,), "Léa", "chick")
    ended(storage, "party", (2, 6), (0,), "Léa", "chick")
    fish = storage.career("Léa", "pingouins")
    assert (fish.average(), fish.best(), fish.won, fish.scores()) == (40, 50, 1, [50, 30])
    assert storage.career("Léa", "party").best() == 2
    assert storage.career("Léa").best() is None


def test_the_curve_tells_the_part_that_was_won_lately(storage: Storage) -> None:
    for won in (1, 1, 0, *[0] * 10):
        ended(storage, "pingouins", (50, 40), (1 - won,), "Léa", "chick")
    curve = storage.career("Léa").curve()
    assert curve[:4] == [1, 1, 2 / 3, 1 / 2]
    assert curve[-1] == 0


def test_by_number_of_players_and_by_opponent(storage: Storage) -> None:
    ended(storage, "pingouins", (50, 40), (0,), "Léa", "chick")
    ended(storage, "pingouins", (50, 40, 30), (0,), "Léa", "friend:120", "Tom")
    told = storage.career("Léa")
    assert told.numbers_of_players() == [2, 3]
    assert len(told.among(players=3).played) == 1
    assert len(told.among(opponent="friend").played) == 1
    assert len(told.among(opponent="Tom", players=2).played) == 0
    assert set(told.opponents()) == {("chick", False), ("friend", False), ("Tom", True)}


def test_head_to_head_between_people(storage: Storage) -> None:
    ended(storage, "pingouins", (50, 40, 60), (2,), "Léa", "Tom", "chick")
    ended(storage, "party", (5, 3), (1,), "Léa", "Tom")
    ended(storage, "icetown", (9, 9), (0, 1), "Tom", "Léa")
    assert storage.career("Léa").head_to_head() == [HeadToHead("Tom", 3, ahead=1, behind=1)]
    assert storage.career("Tom").head_to_head() == [HeadToHead("Léa", 3, ahead=1, behind=1)]


def test_what_makes_no_sense_is_left_out(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        for _ in range(3):
            ended(storage, "pingouins", (50, 40), (0,), "Léa", "chick")
    change(tmp_path, "UPDATE seats SET score = 'x' WHERE match = 1 AND seat = 0")
    change(tmp_path, "UPDATE seats SET player = 'nobody' WHERE match = 2 AND seat = 1")
    with storage_in(tmp_path) as storage:
        assert storage.career("Léa").scores() == [50, 50]
        assert storage.career("Léa").played[0].others == ()


# The ladder


def rungs(storage: Storage, players: int = 2) -> list[int]:
    return [rung.wins for rung in ladder(storage.career("Léa", "pingouins").played, players)]


def test_a_rung_is_two_wins_in_a_row(storage: Storage) -> None:
    assert rungs(storage) == [0, 0, 0, 0]
    ended(storage, "pingouins", (50, 40), (0,), "Léa", "chick")
    assert rungs(storage) == [1, 0, 0, 0]
    ended(storage, "pingouins", (30, 40), (1,), "Léa", "chick")
    assert rungs(storage) == [0, 0, 0, 0]
    for _ in range(IN_A_ROW):
        ended(storage, "pingouins", (50, 40), (0,), "Léa", "chick")
    assert rungs(storage) == [2, 0, 0, 0]
    ended(storage, "pingouins", (30, 40), (1,), "Léa", "chick")
    assert rungs(storage) == [2, 0, 0, 0]


def test_who_beats_a_stronger_one_needs_not_beat_the_weaker(storage: Storage) -> None:
    ended(storage, "pingouins", (50, 40), (0,), "Léa", "adult")
    ended(storage, "pingouins", (30, 40), (1,), "Léa", "emperor")
    ended(storage, "pingouins", (50, 40), (0,), "Léa", "adult")
    assert rungs(storage) == [2, 2, 2, 0]


def test_of_several_bots_a_win_counts_by_the_weakest_and_a_loss_by_the_strongest(storage: Storage) -> None:
    ended(storage, "pingouins", (50, 40, 30), (0,), "Léa", "chick", "emperor")
    ended(storage, "pingouins", (30, 40, 50), (2,), "Léa", "chick", "emperor")
    assert rungs(storage, players=3) == [1, 0, 0, 0]


def test_it_is_climbed_at_one_number_of_players_and_against_bots_alone(storage: Storage) -> None:
    ended(storage, "pingouins", (50, 40), (0,), "Léa", "chick")
    ended(storage, "pingouins", (50, 40, 30), (0,), "Léa", "chick", "chick")
    ended(storage, "pingouins", (50, 40, 30), (0,), "Léa", "chick", "Tom")
    ended(storage, "pingouins", (50, 40), (0,), "Léa", "friend:0")
    assert rungs(storage) == [1, 0, 0, 0]
    assert rungs(storage, players=3) == [1, 0, 0, 0]


# Deeds: stamps and luck


def test_a_match_that_ends_is_told_at_once(storage: Storage) -> None:
    ended(storage, "pingouins", (41, 40), (0,), "Léa", "chick")
    ended(storage, "pingouins", (41, 40), (0,), "Léa", "chick")
    ended(storage, "icetown", (21, 20), (0,), "Léa", "Tom")
    ended(storage, "party", (0, 3), (0,), "Léa", "Tom")
    assert [(stamp.game, stamp.deed, stamp.times) for stamp in storage.career("Léa").stamps()] == [
        ("party", "no_points", 1),
        ("icetown", "town_of_20", 1),
        ("pingouins", "one_fish", 2),
    ]
    assert [stamp.deed for stamp in storage.career("Tom").stamps()] == ["town_of_20"]


def test_matches_of_1_0_0_are_counted_later(tmp_path: Path) -> None:
    shutil.copy(DATA / "household.db", tmp_path / FILE_NAME)
    with storage_in(tmp_path) as storage:
        careers = [storage.career(person.name, "icetown") for person in storage.people.all()]
        assert not any(told.luck() for told in careers)
        while storage.count_deeds(most=2):
            pass
        lucky = [luck for person in storage.people.all() if (luck := storage.career(person.name, "icetown").luck())]
        assert lucky
        for luck in lucky:
            assert isinstance(luck, Luck)
            assert 1 <= luck.average <= 6
            assert luck.rolls > 5
        assert not storage.count_deeds()


def test_where_nothing_can_be_written_nothing_is_counted_again_and_again(tmp_path: Path) -> None:
    shutil.copy(DATA / "household.db", tmp_path / FILE_NAME)
    with storage_in(tmp_path) as storage, closing(sqlite3.connect(tmp_path / FILE_NAME)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert storage.count_deeds() == 0
        other.rollback()
        assert storage.count_deeds() > 0


def test_the_game_that_was_played_last(storage: Storage) -> None:
    assert storage.last_game("Léa") is None
    for game in ("pingouins", "party", "icetown"):
        ended(storage, game, (40, 20), (0,), "Léa", "Tom")
    assert storage.last_game("Léa") == "icetown"
    ended(storage, "march", (40, 20), (0,), "Tom", "chick")
    assert storage.last_game("Léa") == "icetown"


def test_a_person_has_the_colour_of_the_house_and_a_guest_that_of_their_last_game(storage: Storage) -> None:
    ended(storage, "icetown", (40, 20), (0,), "Léa", "Tom")
    assert (storage.colour_of("Léa"), storage.colour_of("Tom")) == COLOURS[:2]
    storage.people.add("Léa", "pink")
    assert (storage.colour_of("Léa"), storage.colour_of("Tom")) == ("pink", COLOURS[1])
    assert storage.colour_of("Nobody") in COLOURS


def test_luck_goes_with_the_matches_that_are_asked_for(tmp_path: Path) -> None:
    shutil.copy(DATA / "household.db", tmp_path / FILE_NAME)
    with storage_in(tmp_path) as storage:
        while storage.count_deeds():
            pass
        for person in storage.people.all():
            assert storage.career(person.name, "icetown").among(players=17).luck() is None
