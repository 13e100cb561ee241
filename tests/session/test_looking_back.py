"""What happened, told again: to the next person, and after the end (docs/architecture.md, The way of one resume)."""

from random import Random

from penguins.core.state import CHANCE
from penguins.session.looking_back import last_round, past_actions, since_last_turn, spectator
from tests.session.table import any_action, in_memory, move_on, play, play_until, sit_down, wait_for_bot


def test_since_my_last_turn_is_what_the_others_did() -> None:
    session = sit_down("pingouins", "human", "chick", "chick")
    session.draw_chance()
    session.submit(any_action(session, Random(0)))
    told = wait_for_bot(session).events, wait_for_bot(session).events
    steps = since_last_turn(session.record, session.viewer)
    assert [step.mover for step in steps] == [1, 2]
    assert tuple(step.events for step in steps) == told
    assert steps[-1].view == session.view


def test_before_my_first_turn_it_is_everything() -> None:
    session = sit_down("pingouins", "chick", "human")
    session.draw_chance()
    wait_for_bot(session)
    assert [step.mover for step in since_last_turn(session.record, session.viewer)] == [CHANCE, 0]


def test_in_the_middle_of_my_turn_it_is_nothing() -> None:
    session = sit_down("march", "human", "chick")
    session.draw_chance()
    while session.stage.kind == "human":
        session.submit(any_action(session, Random(0)))
        if session.stage.kind == "human":
            assert since_last_turn(session.record, session.viewer) == ()


def test_the_last_round_is_what_everybody_did_last_with_the_chance_around_it() -> None:
    session = sit_down("icetown", "human", "human")
    assert last_round(session.record, session.viewer) == ()
    rounds = []
    for _ in range(3):
        session.draw_chance()
        session.submit(any_action(session, Random(0)))
        rounds.append([step.mover for step in last_round(session.record, session.viewer)])
    assert rounds == [[CHANCE, 0], [CHANCE, 0, CHANCE, 1], [CHANCE, 1, CHANCE, 0]]
    session.draw_chance()
    assert [step.mover for step in last_round(session.record, session.viewer)][-2:] == [0, CHANCE]
    assert last_round(session.record, session.viewer)[-1].view == session.view


def test_a_turn_of_several_actions_is_in_the_last_round_as_a_whole() -> None:
    session = sit_down("march", "human", "human")
    session.draw_chance()
    rng = Random(4)
    for _ in range(40):
        session.submit(any_action(session, rng))
        movers = [session.record.match.mover(moment) for moment in range(len(session.record.match.log))]
        told = [step.mover for step in last_round(session.record, session.viewer)]
        assert movers[-len(told) :] == told
        before = movers[: -len(told)]
        assert not before or before[-1] != next(mover for mover in told if mover != CHANCE)


def test_the_next_person_is_told_what_they_may_know() -> None:
    session = sit_down("party", "human", "human", "chick")
    rng = Random(1)
    for _update in play(session, rng):
        if session.stage.kind == "human":
            seat = session.stage.seat
            assert all(step.view.seen_by(seat) == step.view for step in since_last_turn(session.record, session.viewer))
        if session.stage.kind == "hand_over":
            assert all(step.view.seen_by(None) == step.view for step in since_last_turn(session.record, session.viewer))


def test_two_matches_that_differ_in_hidden_cards_are_told_alike() -> None:
    """Of two deals that differ only in the cards of others, the one at the screen hears the same."""
    told = []
    for others in ("yyyyyyyvvvvvvvgggggggg", "gggggggyyyyyyyvvvvvvvg"):
        session = sit_down("party", "human", "human")
        session.record.play(session.game.parse("deal:" + "rrrrrrrbbbbbbb" + others))
        session.confirm_hand_over()
        told.append((since_last_turn(session.record, session.viewer), session.view))
    assert told[0] == told[1]


def test_a_match_can_be_watched_again_after_the_end() -> None:
    storage = in_memory()
    session = sit_down("icetown", "human", "chick", storage=storage)
    updates = list(play(session, Random(2)))
    assert session.record.id is not None
    again = storage.load(session.record.id)
    steps = past_actions(again, spectator(again))
    assert [step.events for step in steps] == [update.events for update in updates]
    assert [step.view for step in steps] == [update.view for update in updates]


def test_each_person_catches_up_on_the_same_moves() -> None:
    session = sit_down("pingouins", "human", "human")
    play_until(session, "human")
    for _ in range(6):
        other = session.stage.seat
        move_on(session, Random(3))
        assert [step.mover for step in since_last_turn(session.record, session.viewer)][-1] == other
