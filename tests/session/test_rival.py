"""What the Friend knows of people, from what they have played."""

from collections.abc import Iterator
from contextlib import closing
from itertools import count

import pytest

from penguins.bots.friend import friend
from penguins.bots.measure import FIRST_GUESS
from penguins.games.registry import GAMES
from penguins.session.setup import BadSetUp, Seat, SetUp, is_player
from penguins.session.storage import Storage
from tests.session.finished import ended

PEBBLES = GAMES["pebbles"]


@pytest.fixture
def storage() -> Iterator[Storage]:
    ticks = count(1)
    with closing(Storage(None, clock=lambda: float(next(ticks)))) as opened:
        yield opened


def test_it_knows_nothing_of_a_stranger(storage: Storage) -> None:
    measure = storage.rival.measure("Léa", PEBBLES)
    assert abs(measure.strength - FIRST_GUESS) < 10
    assert measure.meetings == 0


def test_who_beats_junior_is_stronger_than_who_loses_to_chick(storage: Storage) -> None:
    for _ in range(4):
        ended(storage, "pebbles", (9, 1), (0,), "Léa", "junior")
        ended(storage, "pebbles", (1, 9), (1,), "Tom", "chick")
    assert storage.rival.measure("Léa", PEBBLES).strength > 120
    assert storage.rival.measure("Tom", PEBBLES).strength < 0
    assert storage.rival.measure("Léa", GAMES["icetown"]).meetings == 0


def test_where_few_points_are_good_who_has_fewer_is_stronger(storage: Storage) -> None:
    """Both have lost: each met the Junior at the same table, and one of them had fewer points than it."""
    ended(storage, "party", (2, 9, 1), (2,), "Léa", "junior", "Nina")
    ended(storage, "party", (9, 2, 1), (2,), "Tom", "junior", "Nina")
    lea, tom = (storage.rival.measure(name, GAMES["party"]) for name in ("Léa", "Tom"))
    assert lea.strength > tom.strength
    assert lea.meetings == tom.meetings == 1


def test_a_friend_whose_strength_is_unknown_tells_it_nothing(storage: Storage) -> None:
    ended(storage, "pebbles", (9, 1), (0,), "Léa", "friend")
    assert storage.rival.measure("Léa", PEBBLES).meetings == 0


def test_matches_of_people_alone_tell_it_nothing(storage: Storage) -> None:
    ended(storage, "pebbles", (9, 1), (0,), "Léa", "Tom")
    assert storage.rival.measure("Léa", PEBBLES).meetings == 0


def test_it_begins_as_strong_as_the_person_was_measured_to_be(storage: Storage) -> None:
    for _ in range(4):
        ended(storage, "pebbles", (9, 1), (0,), "Léa", "junior")
    record = storage.begin(_with_friend("Léa"))
    strength = storage.rival.measure("Léa", PEBBLES).strength
    assert record.setup.seats[1].player == f"friend:{strength}"
    assert record.setup.seats[1].level == friend(strength)
    assert record.id is not None
    assert storage.load(record.id).setup == record.setup


def test_it_is_measured_against_itself_too(storage: Storage) -> None:
    ended(storage, "pebbles", (9, 1), (0,), "Léa", "friend:150")
    assert storage.rival.measure("Léa", PEBBLES).strength > FIRST_GUESS
    assert storage.statistics().levels[0].about == "friend"


def test_the_next_match_is_played_by_what_was_learned_since(storage: Storage) -> None:
    first = storage.begin(_with_friend("Léa"))
    ended(storage, "pebbles", (9, 1), (0,), "Léa", first.setup.seats[1].player)
    assert storage.begin(first.setup).setup.seats[1].level.nodes > first.setup.seats[1].level.nodes


def test_what_it_knows_can_be_reset(storage: Storage) -> None:
    lea = storage.people.add("Léa", "red")
    ended(storage, "pebbles", (9, 1), (0,), "Léa", "emperor")
    ended(storage, "icetown", (9, 1), (0,), "Léa", "emperor")
    storage.rival.reset(lea, PEBBLES)
    assert storage.rival.measure("Léa", PEBBLES).meetings == 0
    assert storage.rival.measure("Léa", GAMES["icetown"]).meetings == 1
    ended(storage, "pebbles", (9, 1), (0,), "Léa", "emperor")
    assert storage.rival.measure("Léa", PEBBLES).meetings == 1
    assert len(storage.finished()) == 3


@pytest.mark.parametrize("player", ["friend", "friend:0", "friend:-100", "friend:300", "chick", "human"])
def test_somebody_plays_who_is_written_so(player: str) -> None:
    assert is_player(player)


@pytest.mark.parametrize("player", ["friend:", "friend:301", "friend:x", "chick:5", "human:1", "friend:٣"])
def test_nobody_plays_who_is_written_so(player: str) -> None:
    with pytest.raises(BadSetUp, match="player"):
        SetUp.check(PEBBLES, [Seat("Léa", "red"), Seat("Tom", "blue", player)], {})


def _with_friend(name: str) -> SetUp:
    return SetUp.check(PEBBLES, [Seat(name, "red"), Seat("Friend", "blue", "friend")], {})
