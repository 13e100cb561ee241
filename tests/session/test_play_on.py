"""Playing on from a position of the past: a match of its own, in which what was hidden is dealt anew."""

from pathlib import Path
from random import Random

import pytest

from penguins.core.state import CHANCE, OVER
from penguins.games.registry import GAMES
from penguins.session.looking_back import spectator
from penguins.session.play_on import against_bots, can_play_on, has_unseen, play_on
from penguins.session.record import Origin, Record
from penguins.session.setup import COLOURS, HUMAN, Seat, SetUp
from penguins.session.storage import Storage

NAMES = ("Léa", "Tom", "Ana", "Max", "Zoé", "Ben")
every_game = pytest.mark.parametrize("game", sorted(GAMES))


def played(game: str, people: int, rng: Random, players: int | None = None, **options: str) -> Record:
    """A match that is over."""
    number = players or rng.choice(GAMES[game].seats)
    levels = [HUMAN] * people + ["chick"] * number
    setup = SetUp.check(GAMES[game], list(map(Seat, NAMES[:number], COLOURS, levels)), options)
    record = Record(setup, 0.0)
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
    storage = Storage(tmp_path)
    record = played("pingouins", 1, Random(1), players=2)
    new = play_on(record, 7, record.setup, 1.0)
    storage.save(new)
    storage.save(record)
    assert new.id is not None
    assert record.id is not None
    assert storage.load(new.id).origin == Origin(record.key, 7)
    assert storage.load(record.id).origin is None
    storage.close()
