"""Playing on from a position of the past: a match of its own, in which what was hidden is dealt anew."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from penguins.core.state import CHANCE, OVER, Action
from penguins.games.registry import GAMES
from penguins.session.career import Career
from penguins.session.ladder import ladder
from penguins.session.looking_back import spectator
from penguins.session.match_file import match_text, read_match
from penguins.session.play_on import against_bots, can_play_on, has_unseen, play_on
from penguins.session.record import Origin, Record
from penguins.session.schema import MIGRATIONS
from penguins.session.setup import COLOURS, HUMAN, Seat, SetUp
from penguins.session.statistics import Statistics
from tests.session.finished import ended
from tests.session.folders import change, storage_in

NAMES = ("Léa", "Tom", "Ana", "Max", "Zoé", "Ben")
every_game = pytest.mark.parametrize("game", sorted(GAMES))


def played(game: str, people: int, rng: Random, players: int | None = None, **options: str) -> Record:
    """A match that is over."""
    number = players or rng.choice(GAMES[game].seats)
    levels = [HUMAN] * people + ["chick"] * number
    setup = SetUp.check(GAMES[game], list(map(Seat, NAMES[:number], COLOURS, levels)), options)
    return finish(Record(setup, 0.0), rng)


def finish(record: Record, rng: Random) -> Record:
    """Play it to its end, at random."""
    while (state := record.match.state).to_move != OVER:
        record.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    return record


@every_game
@pytest.mark.parametrize("people", [0, 1, 2])
def test_the_new_match_looks_the_same_to_whoever_looked_on(game: str, people: int) -> None:
    rng = Random(people)
    for _ in range(6):
        record = played(game, people, rng)
        moment = rng.randrange(len(record.match.log))
        new = play_on(record, moment, record.setup, 1.0, rng)
        viewer = spectator(record)
        assert new.match.state.seen_by(viewer) == record.match.position(moment).seen_by(viewer)
        assert len(new.match.log) == moment
        assert new.origin == Origin(record.key, moment)
        assert (new.key != record.key, new.seed != record.seed) == (True, True)


@pytest.mark.parametrize(("game", "options"), [("party", {}), ("march", {}), ("march", {"variant": "ice_slide"})])
@pytest.mark.parametrize("people", [1, 2])
def test_what_was_hidden_is_dealt_anew(game: str, people: int, options: dict[str, str]) -> None:
    """Over some matches it has to come out otherwise: once the cards are dealt there are thousands of deals."""
    rng = Random(5)
    record = played(game, people, rng, players=3, **options)
    moment = next(at for at in range(1, len(record.match.log)) if record.match.mover(at) != CHANCE) + 3
    assert has_unseen(record, moment)
    worlds = [play_on(record, moment, record.setup, 1.0, rng).match.state for _ in range(5)]
    assert any(world != record.match.position(moment) for world in worlds)


@pytest.mark.parametrize("changed", [lambda log: log[1:], lambda log: log[:-1]])
def test_where_a_game_leads_to_another_table_the_old_cards_stay(
    changed: Callable[[list[Action]], list[Action]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log that the rules refuse, or that leads elsewhere."""
    record = played("party", 1, Random(3), players=3)
    monkeypatch.setattr(type(record.setup.game), "leading_to", lambda _, match, *__: changed(match.log[:6]))
    assert play_on(record, 6, record.setup, 1.0).match.log == record.match.log[:6]


@every_game
def test_in_an_open_game_everything_is_as_it_was(game: str) -> None:
    record = played(game, 1, Random(2))
    moment = len(record.match.log) - 1
    new = play_on(record, moment, record.setup, 1.0)
    if not has_unseen(record, moment):
        assert new.match.log == record.match.log[:moment]


def test_there_is_nothing_to_play_after_the_end() -> None:
    record = played("pingouins", 1, Random(1))
    assert not can_play_on(record, len(record.match.log))
    assert can_play_on(record, 0)


def test_against_bots_one_person_stays() -> None:
    setup = played("pingouins", 2, Random(1), players=3).setup
    alone = against_bots(setup, 1)
    assert alone.humans == (1,)
    assert [seat.player for seat in alone.seats] == ["emperor", HUMAN, "chick"]
    assert [seat.name for seat in alone.seats] == [seat.name for seat in setup.seats]


def test_a_stored_match_knows_where_it_comes_from(tmp_path: Path) -> None:
    record = played("pingouins", 1, Random(1), players=2)
    new = play_on(record, 7, record.setup, 1.0)
    with storage_in(tmp_path) as storage:
        storage.save(new)
        storage.save(record)
        assert new.id is not None
        assert record.id is not None
        assert storage.load(new.id).origin == Origin(record.key, 7)
        assert storage.load(record.id).origin is None


# What began in the middle says nothing about who plays it


def test_a_match_that_began_in_the_middle_counts_for_nobody(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        for _ in range(3):
            ended(storage, "pingouins", (40, 20), (0,), "Léa", "junior", origin=Origin("a" * 32, 5))
        assert storage.statistics() == Statistics((), (), ())
        assert storage.career("Léa") == Career(())
        assert not any(rung.wins for rung in ladder(storage.career("Léa").played, 2))
        assert storage.rival.measure("Léa", GAMES["pingouins"]).meetings == 0
        whole = ended(storage, "pingouins", (30, 20), (0,), "Léa", "junior")
        assert storage.best_before(whole, 0) is None
        assert [line.played for line in storage.statistics().players] == [1]


@every_game
def test_nor_does_it_bring_a_stamp_or_luck(game: str, tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        for seed in range(3):
            record = played(game, 1, Random(seed))
            new = play_on(record, len(record.match.log) // 2, record.setup, 1.0, Random(seed))
            finish(new, Random(seed))
            storage.save(new)
            storage.save(new)
        assert not storage.count_deeds()
        assert storage.career(NAMES[0]) == Career(())
        assert len(storage.finished()) == 3


def test_in_the_list_it_has_its_result_and_its_origin(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        ended(storage, "pingouins", (40, 20), (0,), "Léa", "junior", origin=Origin("a" * 32, 5))
        (listing,) = storage.finished()
        assert (listing.scores, listing.winners, listing.origin) == ((40, 20), (0,), Origin("a" * 32, 5))


def test_what_counted_before_it_was_known_no_longer_does(tmp_path: Path) -> None:
    """A file in which matches that began in the middle are counted, as it was before the last step."""
    with storage_in(tmp_path) as storage:
        ended(storage, "pingouins", (40, 20), (0,), "Léa", "junior")
        ended(storage, "pingouins", (20, 40), (1,), "Léa", "junior")
    change(tmp_path, "UPDATE matches SET origin = 'a', origin_moment = 5 WHERE id = 1")
    change(tmp_path, "INSERT OR REPLACE INTO deeds VALUES (1, 0, 'one_fish', 1)")
    change(tmp_path, f"PRAGMA user_version = {len(MIGRATIONS) - 1}")
    with storage_in(tmp_path) as storage:
        assert [(line.played, line.won) for line in storage.statistics().games] == [(1, 0)]
        assert [each.score for each in storage.career("Léa").played] == [20]
        assert storage.career("Léa").stamps() == []
        assert len(storage.finished()) == 2


def test_a_file_of_it_tells_where_it_comes_from(tmp_path: Path) -> None:
    record = played("pingouins", 1, Random(1), players=2)
    new = play_on(record, 7, record.setup, 1.0)
    file = tmp_path / "match.json"
    file.write_text(match_text(new), encoding="utf-8")
    assert read_match(file).origin == Origin(record.key, 7)
    file.write_text(match_text(record), encoding="utf-8")
    assert read_match(file).origin is None


@pytest.mark.parametrize(
    "origin",
    [None, 7, "a", [], {}, {"key": "x", "moment": 1}, {"key": "a" * 32, "moment": True}]
    + [{"key": "a" * 32, "moment": moment} for moment in (-1, 10**9, "1", None, 1.5)],
)
def test_an_origin_that_makes_no_sense_is_none(origin: object, tmp_path: Path) -> None:
    plain = json.loads(match_text(played("pingouins", 1, Random(1), players=2)))
    file = tmp_path / "match.json"
    file.write_text(json.dumps({**plain, "origin": origin}), encoding="utf-8")
    assert read_match(file).origin is None


def test_a_backup_tells_it_too(tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    with storage_in(tmp_path / "here") as storage:
        ended(storage, "pingouins", (40, 20), (0,), "Léa", "junior", origin=Origin("a" * 32, 5))
        assert storage.back_up(backup)
    with storage_in(tmp_path / "there") as other:
        assert other.restore(backup) is not None
        assert [listing.origin for listing in other.finished()] == [Origin("a" * 32, 5)]
        assert other.career("Léa") == Career(())
