"""Random matches of every kind, with people and bots mixed: what must hold for all of them
(docs/decisions/0008 and 0010)."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penguins.bots.levels import LEVELS
from penguins.core.options import complete
from penguins.core.state import Action
from penguins.session.record import Record
from penguins.session.session import Session
from penguins.session.setup import COLOURS, Seat, SetUp
from penguins.session.storage import Storage
from tests.games.variants import VARIANTS, Variant, is_one_more
from tests.session.table import NAMES, at_random, in_memory, move_on

PLAYERS = ("human", *LEVELS)
LENGTH = 60
KINDS = [
    pytest.param(variant, id=str(variant), marks=[pytest.mark.slow] * is_one_more(variant))
    for variant in VARIANTS
    if variant.players == 2 or variant.options == complete(variant.game.options, {})
]

seeds = st.integers(0, 2**32)


def deal_in(variant: Variant, rng: Random, storage: Storage) -> Session:
    seats = [Seat(NAMES[number], COLOURS[number], rng.choice(PLAYERS)) for number in range(variant.players)]
    record = Record(SetUp.check(variant.game, seats, variant.options), started=0.0, seed=rng.getrandbits(63))
    storage.save(record)
    return Session(record, storage, at_random)


def wander(session: Session, rng: Random) -> None:
    """Move on, or now and then back or forth again."""
    if rng.random() < 0.2 and session.undo_barrier is None:
        session.undo()
    elif rng.random() < 0.2 and session.can_redo:
        session.redo()
    elif session.stage.kind != "over":
        move_on(session, rng)


def where_undo_is_possible(variant: Variant, rng: Random) -> Iterator[Session]:
    """A match, move by move, whenever the last one can be taken back."""
    session = deal_in(variant, rng, in_memory())
    for _ in range(LENGTH):
        if session.stage.kind == "over":
            break
        move_on(session, rng)
        if session.undo_barrier is None:
            yield session


@pytest.mark.parametrize("variant", KINDS)
@given(seeds)
@settings(max_examples=3)
def test_what_is_stored_is_what_is_played(variant: Variant, seed: int) -> None:
    rng, storage = Random(seed), in_memory()
    session = deal_in(variant, rng, storage)
    for _ in range(LENGTH):
        wander(session, rng)
    assert session.record.id is not None
    back = Session(storage.load(session.record.id), storage)
    assert back.record.match.log == session.record.match.log
    assert back.record.match.state == session.record.match.state
    assert len(storage.unfinished() + storage.finished()) == 1
    assert storage.take_notices() == []


@pytest.mark.parametrize("variant", KINDS)
@given(seeds)
@settings(max_examples=3)
def test_the_screen_never_gets_what_its_viewer_may_not_see(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    session = deal_in(variant, rng, in_memory())
    for _ in range(LENGTH):
        wander(session, rng)
        state, viewer = session.record.match.state, session.viewer
        assert session.view == state.seen_by(viewer)
        assert viewer is None or session.seats[viewer].is_human
        if session.stage.kind == "hand_over":
            assert viewer is None
        if session.stage.kind == "human":
            assert viewer == session.stage.seat or len(session.record.setup.humans) == 1


@pytest.mark.parametrize("variant", KINDS)
@given(seeds)
@settings(max_examples=3)
def test_undo_and_redo_are_inverse(variant: Variant, seed: int) -> None:
    for session in where_undo_is_possible(variant, Random(seed)):
        state, log = session.record.match.state, session.record.match.log[:]
        session.undo()
        _come_to_the_screen(session)
        session.redo()
        assert session.record.match.state == state
        assert session.record.match.log == log


@pytest.mark.parametrize("variant", KINDS)
@given(seeds)
@settings(max_examples=3)
def test_what_can_be_taken_back_teaches_nothing(variant: Variant, seed: int) -> None:
    """In a world that nobody at the screen could tell from this one, it would have looked the same."""
    rng = Random(seed)
    for session in where_undo_is_possible(variant, rng):
        log = session.record.match.log[:]
        assert session.undo().events == ()
        for person in session.record.setup.humans:
            _compare_with_another_world(session, log, person, rng)
        _come_to_the_screen(session)
        session.redo()


def _compare_with_another_world(session: Session, log: list[Action], person: int, rng: Random) -> None:
    match = session.record.match
    here = match.state.clone()
    there = session.game.fill_blanks(here.seen_by(person), rng)
    for action in log[len(match.log) :]:
        if not there.allows(action) and here.to_move != person:
            return  # so it is another person's, who shows what is their own to show
        here.apply(action)
        there.apply(action)
        assert there.seen_by(person) == here.seen_by(person)


def _come_to_the_screen(session: Session) -> None:
    if session.stage.kind == "hand_over":
        session.confirm_hand_over()
    assert session.stage.kind == "human"
