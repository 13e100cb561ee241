"""Leaving a match and coming back to it never lets anybody take back more (docs/decisions/0010)."""

from random import Random

import pytest

from penguins.session.record import Record
from penguins.session.session import Session
from penguins.session.stage import Stage
from penguins.session.storage import Storage
from tests.games.variants import Variant
from tests.session.table import any_action, at_random, in_memory, set_up, sit_down
from tests.session.test_every_game import KINDS, LENGTH, wander


def reopened(session: Session, storage: Storage) -> Session:
    assert session.record.id is not None
    return Session(storage.load(session.record.id), storage)


@pytest.mark.parametrize("variant", KINDS)
def test_what_could_not_be_taken_back_before_cannot_be_after(variant: Variant) -> None:
    rng, storage = Random(str(variant)), in_memory()
    players = ["human", "human", *(rng.choice(("human", "chick")) for _ in range(variant.players - 2))]
    rng.shuffle(players)
    record = Record(set_up(variant.game.id, *players, **variant.options), started=0.0, seed=1)
    session = Session(record, storage, at_random)
    storage.save(record)
    for _ in range(LENGTH):
        wander(session, rng)
        if session.undo_barrier is not None:
            assert reopened(session, storage).undo_barrier is not None


def test_after_taking_back_the_others_move_lies_also_for_who_comes_back() -> None:
    storage = in_memory()
    session = sit_down("pingouins", "human", "human", storage=storage)
    session.draw_chance()
    for seed in range(2):
        session.submit(any_action(session, Random(seed)))
    session.undo()
    assert session.undo_barrier == "other_human"
    assert reopened(session, storage).undo_barrier == "other_human"


def test_once_the_next_person_has_seen_their_hand_the_card_lies_also_for_who_comes_back() -> None:
    storage = in_memory()
    session = _next_person_has_looked(storage)
    back = reopened(session, storage)
    assert back.stage == Stage("hand_over", 1)
    assert back.undo_barrier == "other_human"


def test_a_curtain_that_is_lowered_again_gives_no_card_back() -> None:
    session = _next_person_has_looked(in_memory())
    session.lower_curtain()
    assert session.stage == Stage("hand_over", 1)
    assert session.view == session.record.match.state.seen_by(None)
    assert session.undo_barrier == "other_human"


def test_ones_own_move_can_be_taken_back_after_coming_back() -> None:
    storage = in_memory()
    session = sit_down("pingouins", "human", "chick", storage=storage)
    session.draw_chance()
    session.submit(any_action(session, Random(0)))
    assert reopened(session, storage).undo_barrier is None


def _next_person_has_looked(storage: Storage) -> Session:
    session = sit_down("party", "human", "human", storage=storage)
    session.draw_chance()
    session.confirm_hand_over()
    session.submit(any_action(session, Random(0)))
    session.confirm_hand_over()
    assert session.undo_barrier == "other_human"
    return session
