"""Played, won, best, in a row."""

from collections.abc import Iterator
from contextlib import closing
from itertools import count
from random import Random

import pytest

from penguins.games.registry import GAMES
from penguins.session.record import Record
from penguins.session.statistics import Line, PlayerLine, Statistics
from penguins.session.storage import Storage
from tests.session.finished import Ended, ended
from tests.session.table import set_up


@pytest.fixture
def storage() -> Iterator[Storage]:
    ticks = count(1)
    with closing(Storage(None, clock=lambda: float(next(ticks)))) as opened:
        yield opened


def test_nothing_played_nothing_told(storage: Storage) -> None:
    assert storage.statistics() == ((), (), ())


def test_unfinished_matches_do_not_count(storage: Storage) -> None:
    storage.begin(set_up("pingouins", "human", "chick"))
    assert storage.statistics() == ((), (), ())


def test_matches_of_bots_alone_do_not_count(storage: Storage) -> None:
    ended(storage, "pingouins", (50, 40), (0,), "chick", "adult")
    assert storage.statistics() == ((), (), ())


def test_by_game(storage: Storage) -> None:
    ended(storage, "pingouins", (50, 40), (0,), "Léa", "chick")
    ended(storage, "pingouins", (30, 70), (1,), "Léa", "chick")
    ended(storage, "icetown", (9, 11), (1,), "Léa", "Tom")
    assert storage.statistics().games == (Line("pingouins", 2, 1, 50), Line("icetown", 1, 1, 11))
    assert storage.statistics("icetown").games == (Line("icetown", 1, 1, 11),)


def test_where_low_is_good_the_best_is_the_lowest(storage: Storage) -> None:
    ended(storage, "party", (7, 3), (1,), "Léa", "Tom")
    ended(storage, "party", (2, 0), (1,), "Léa", "chick")
    statistics = storage.statistics("party")
    assert statistics.games == (Line("party", 2, 1, 2),)
    assert {line.name: line.best for line in statistics.players} == {"Léa": 2, "Tom": 3}


def test_a_best_of_nothing_is_nothing_not_none(storage: Storage) -> None:
    ended(storage, "party", (0, 3), (0,), "Léa", "Tom")
    assert storage.statistics("party").games == (Line("party", 1, 1, 0),)


def test_by_level_each_match_once_per_level(storage: Storage) -> None:
    ended(storage, "pingouins", (50, 40, 30), (0,), "Léa", "chick", "chick")
    ended(storage, "pingouins", (20, 40, 30), (1,), "Léa", "chick", "adult")
    assert storage.statistics("pingouins").levels == (Line("chick", 2, 1, 50), Line("adult", 1, 0, 20))


def test_over_all_games_scores_are_not_mixed(storage: Storage) -> None:
    ended(storage, "pingouins", (50, 40), (0,), "Léa", "chick")
    ended(storage, "icetown", (9, 11), (1,), "Léa", "chick")
    statistics = storage.statistics()
    assert statistics.levels == (Line("chick", 2, 1, None),)
    assert statistics.players == (PlayerLine("Léa", 2, 1, None, streak=0, longest_streak=1),)


def test_by_name(storage: Storage) -> None:
    ended(storage, "pingouins", (50, 40), (0,), "Léa", "Tom")
    ended(storage, "pingouins", (45, 45), (0, 1), "Tom", "Léa")
    ended(storage, "pingouins", (60, 20), (0,), "Tom", "chick")
    assert storage.statistics("pingouins").players == (
        PlayerLine("Tom", 3, 2, 60, streak=2, longest_streak=2),
        PlayerLine("Léa", 2, 2, 50, streak=2, longest_streak=2),
    )


@pytest.mark.parametrize(
    ("results", "streak", "longest"),
    [("w", 1, 1), ("l", 0, 0), ("wwl", 0, 2), ("lww", 2, 2), ("wwwlww", 2, 3), ("wlwlwww", 3, 3), ("ll", 0, 0)],
)
def test_streaks(storage: Storage, results: str, streak: int, longest: int) -> None:
    for result in results:
        ended(storage, "pingouins", (50, 40), (0,) if result == "w" else (1,), "Léa", "chick")
    (line,) = storage.statistics().players
    assert (line.streak, line.longest_streak) == (streak, longest)
    assert (line.played, line.won) == (len(results), results.count("w"))


def test_a_streak_goes_by_the_order_of_the_ends(storage: Storage) -> None:
    """The match begun first is won last."""
    early = Record(set_up("pingouins", "human", "chick"), started=0.0)
    storage.save(early)
    ended(storage, "pingouins", (1, 40), (1,), "Léa", "chick")
    early.match._states.append(Ended((50, 40), (0,)))  # type: ignore[arg-type]
    storage.save(early)
    (line,) = storage.statistics().players
    assert line.streak == 1


def test_many_results_in_any_order_are_counted_as_by_hand(storage: Storage) -> None:
    rng = Random(0)
    by_hand: dict[str, str] = {}
    for _ in range(400):
        first, second = rng.sample(["Léa", "Tom", "Nina", "Paul"], 2)
        winners = rng.choice([(0,), (1,), (0, 1)])
        for seat, name in enumerate((first, second)):
            by_hand[name] = by_hand.get(name, "") + ("w" if seat in winners else ".")
        ended(storage, rng.choice(list(GAMES)), (5, 5), winners, first, second)
    counted = {
        line.name: (line.played, line.won, line.streak, line.longest_streak) for line in storage.statistics().players
    }
    assert counted == {
        name: (len(results), results.count("w"), len(results) - len(results.rstrip("w")), longest_run(results))
        for name, results in by_hand.items()
    }


def longest_run(results: str) -> int:
    return max(len(run) for run in results.split("."))


def test_a_deleted_match_no_longer_counts(storage: Storage) -> None:
    ended(storage, "pingouins", (50, 40), (0,), "Léa", "chick")
    (listing,) = storage.finished()
    storage.delete(listing.id)
    assert storage.statistics() == ((), (), ())


def test_a_match_that_goes_on_after_its_end_was_refused_no_longer_counts(storage: Storage) -> None:
    record = Record(set_up("pingouins", "human", "chick"), started=0.0)
    record.match._states.append(Ended((50, 40), (0,)))  # type: ignore[arg-type]
    storage.save(record)
    assert storage.statistics().players[0].played == 1
    record.match._states.pop()
    record.ended = None
    storage.save(record)
    assert storage.statistics() == ((), (), ())


# Beginning anew


def test_who_begins_anew_is_counted_from_now_on_and_the_matches_stay(storage: Storage) -> None:
    for game in ("pingouins", "icetown"):
        ended(storage, game, (40, 20, 10), (0,), "Léa", "Tom", "junior")
    storage.begin_anew("Léa", "pingouins")
    assert [(line.name, line.played) for line in storage.statistics().players] == [("Tom", 2), ("Léa", 1)]
    assert [each.game for each in storage.career("Léa").played] == ["icetown"]
    assert storage.rival.measure("Léa", GAMES["pingouins"]).meetings == 0
    assert len(storage.career("Tom").played) == len(storage.finished()) == 2
    ended(storage, "pingouins", (30, 40), (1,), "Léa", "junior")
    assert [each.score for each in storage.career("Léa", "pingouins").played] == [30]


def test_a_match_is_told_by_those_for_whom_it_counts(storage: Storage) -> None:
    ended(storage, "pingouins", (40, 20), (0,), "Léa", "Tom")
    storage.begin_anew("Léa")
    assert [(line.played, line.won, line.best) for line in storage.statistics().games] == [(1, 0, 20)]


def test_everybody_can_begin_anew_in_one_game_or_in_all(storage: Storage) -> None:
    for game in ("pingouins", "icetown"):
        ended(storage, game, (40, 20), (0,), "Léa", "junior")
    storage.begin_anew(game="icetown")
    assert [line.about for line in storage.statistics().games] == ["pingouins"]
    storage.begin_anew()
    assert storage.statistics() == Statistics((), (), ())
    assert len(storage.finished()) == 2
