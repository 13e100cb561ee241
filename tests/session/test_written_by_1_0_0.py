"""What was played stays played: matches that 1.0.0 wrote open, replay, count and are finished by the rules that they
began with (docs/rules.md, In all games)."""

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from penguins.bots.choose import choose
from penguins.bots.levels import LEVELS
from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES
from penguins.session.draft import Draft, Names
from penguins.session.match_file import match_text, read_match
from penguins.session.record import Record
from penguins.session.session import Session
from penguins.session.setup import BOTS
from penguins.session.storage import Storage
from tests.session.table import at_random, play

NAMES = Names("Player {number}", dict.fromkeys(BOTS, "Bot"))
FOLDER = Path(__file__).parent / "written_by_1_0_0"
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text())
MATCHES: dict[str, dict[str, Any]] = EXPECTED["matches"]
every_match = pytest.mark.parametrize("name", MATCHES)
UNFINISHED = [name for name, match in MATCHES.items() if match["to_move"] != OVER]


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    shutil.copy(FOLDER / "penguins.db", tmp_path)
    with closing(Storage(tmp_path)) as opened:
        yield opened


def from_file(name: str) -> Record:
    return read_match(FOLDER / f"{name}.json")


def digest(match: Match, fields: list[str]) -> str:
    """Of every position: those fields of its description, and what is legal."""
    summed = sha256()
    for moment in range(len(match.log) + 1):
        state = match.position(moment)
        described = state.describe()
        told = {field: described[field] for field in fields}
        summed.update(json.dumps([told, [str(action) for action in state.legal_actions()]], sort_keys=True).encode())
    return summed.hexdigest()


def assert_as_it_was(record: Record, name: str) -> None:
    expected, match = MATCHES[name], record.match
    assert match.rules == 1
    assert len(match.log) == expected["actions"]
    assert match.state.to_move == expected["to_move"]
    assert list(match.state.scores()) == expected["scores"]
    assert list(match.state.winners()) == expected["winners"]
    assert digest(match, expected["fields"]) == expected["digest"]


def test_there_is_a_match_of_every_game() -> None:
    assert {from_file(name).setup.game.id for name in MATCHES} == {"pingouins", "icetown", "march", "party"}


@every_match
def test_a_file_is_read_as_it_was_played(name: str) -> None:
    assert_as_it_was(from_file(name), name)


@every_match
def test_a_stored_match_comes_back_as_it_was_played(name: str, storage: Storage) -> None:
    assert_as_it_was(storage.load(MATCHES[name]["number"]), name)
    assert storage.take_notices() == []


@every_match
def test_passed_on_again_it_keeps_its_rules(name: str, tmp_path: Path) -> None:
    (tmp_path / "again.json").write_text(match_text(from_file(name)), encoding="utf-8")
    assert_as_it_was(read_match(tmp_path / "again.json"), name)


@every_match
def test_stored_again_it_keeps_its_rules(name: str, storage: Storage) -> None:
    record = from_file(name)
    storage.save(record)
    assert record.id is not None
    assert_as_it_was(storage.load(record.id), name)


def test_results_count_as_they_did(storage: Storage) -> None:
    assert json.loads(json.dumps(storage.statistics())) == EXPECTED["statistics"]
    ended = {listing.id: listing for listing in storage.finished()}
    for match in MATCHES.values():
        if match["to_move"] == OVER:
            listing = ended.pop(match["number"])
            assert (list(listing.scores), list(listing.winners)) == (match["scores"], match["winners"])
    assert not ended


def test_what_can_be_gone_on_with_says_who_is_next(storage: Storage) -> None:
    """1.0.0 did not write down for whom the die was to be rolled."""
    waiting = {listing.id: listing.next_seat for listing in storage.unfinished()}
    assert waiting == {MATCHES[name]["number"]: from_file(name).match.state.next_seat() for name in UNFINISHED}
    assert waiting[MATCHES["icetown-unfinished"]["number"]] == 0
    assert storage.take_notices() == []


@pytest.mark.parametrize("name", UNFINISHED)
def test_an_unfinished_match_is_finished_by_the_rules_that_it_began_with(name: str, storage: Storage) -> None:
    session = Session(storage.load(MATCHES[name]["number"]), storage, at_random)
    list(play(session, Random(5), 300))
    assert session.record.id is not None
    back = storage.load(session.record.id)
    assert back.match.rules == 1
    assert back.match.state == session.record.match.state
    assert storage.take_notices() == []


def test_a_penguin_may_still_look_to_and_fro_in_it() -> None:
    match = from_file("march-unfinished").match
    again = ["peek:a2", "red>b1", "red>a1", "peek:a3"]
    match.play_all(map(match.game.parse, again))
    assert [str(action) for action in match.log[-4:]] == again


def test_somebody_who_was_not_tied_can_still_win_it() -> None:
    match = from_file("party-unfinished").match
    assert match.state.race == (0, 1, 2)  # type: ignore[attr-defined]
    wins = {winner for seed in range(40) for winner in finished_at_random(match, seed)}
    assert wins == {0, 1, 2}


def finished_at_random(match: Match, seed: int) -> tuple[int, ...]:
    state, rng = match.state.clone(), Random(seed)
    while state.to_move != OVER:
        state.apply(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    winners: tuple[int, ...] = state.winners()
    return winners


@pytest.mark.parametrize("level", LEVELS.values(), ids=list(LEVELS))
@pytest.mark.parametrize("name", ["march-unfinished", "party-unfinished"])
def test_bots_play_on_in_it(name: str, level: Any) -> None:
    match = from_file(name).match
    for seed in range(6):
        if match.state.to_move == CHANCE:
            match.play(match.draw_chance(seed))
        view = match.state.seen_by(match.state.to_move)
        match.play(choose(match.game, view, level, Random(seed), Thinking(nodes=20)))


@every_match
def test_a_rematch_is_played_by_todays_rules(name: str) -> None:
    record = from_file(name)
    draft = Draft(record.setup.game, NAMES)
    draft.take_over(record.setup)
    assert Record(draft.check(), started=0.0).match.rules == GAMES[record.setup.game.id].rules
