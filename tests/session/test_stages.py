"""What a match waits for, and whose view is on the screen meanwhile (docs/words.md, A match being played)."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from penguins.core.match import IllegalAction
from penguins.core.state import OVER, State
from penguins.games.pingouins.actions import Move
from penguins.session.session import Session, WrongStage
from penguins.session.stage import Stage
from tests.session.table import any_action, in_memory, move_on, play, play_until, sit_down, wait_for_bot


def test_a_match_waits_for_chance_then_the_person_then_the_bot() -> None:
    session = sit_down("pingouins", "human", "chick")
    assert session.stage == Stage("chance")
    session.draw_chance()
    assert session.stage == Stage("human", 0)
    session.submit(any_action(session, Random(0)))
    assert session.stage == Stage("bot", 1)
    wait_for_bot(session)
    assert session.stage == Stage("human", 0)


def test_a_match_ends() -> None:
    session = sit_down("pingouins", "human", "chick")
    last = list(play(session, Random(1)))[-1]
    assert session.stage == Stage("over")
    assert last.view.to_move == OVER


def test_every_change_is_told_with_the_view_after_it() -> None:
    session = sit_down("icetown", "human", "human")
    for number, update in enumerate(play(session, Random(2), 20), 1):
        assert len(session.record.match.log) == number
        assert update.view == session.view


def test_a_refused_action_leaves_everything_as_it_was() -> None:
    session = sit_down("pingouins", "human", "human")
    session.draw_chance()
    before = (session.stage, session.view, session.record.match.log[:])
    with pytest.raises(IllegalAction):
        session.submit(Move(0, 1))
    assert (session.stage, session.view, session.record.match.log) == before


def test_nobody_plays_for_chance_or_for_a_bot() -> None:
    session = sit_down("pingouins", "chick", "human")
    floe = session.record.match.draw_chance(1)
    with pytest.raises(IllegalAction):
        session.submit(floe)
    session.draw_chance()
    assert session.stage == Stage("bot", 0)
    with pytest.raises(IllegalAction):
        session.submit(any_action(session, Random(0)))
    assert len(session.record.match.log) == 1


@pytest.mark.parametrize("ask", ["draw_chance", "confirm_hand_over", "start_thinking", "undo", "redo"])
def test_what_the_match_does_not_wait_for_is_refused(ask: str) -> None:
    session = sit_down("pingouins", "human", "human")
    session.draw_chance()
    with pytest.raises(WrongStage):
        getattr(session, ask)()
    assert session.stage == Stage("human", 0)


def test_chance_brings_the_same_after_a_restart() -> None:
    first, again = sit_down("icetown", "human", "human"), sit_down("icetown", "human", "human")
    assert first.draw_chance() == again.draw_chance()


# The curtain


def test_the_curtain_falls_for_another_person_where_hands_are_secret() -> None:
    session = sit_down("party", "human", "human")
    session.draw_chance()
    assert session.stage == Stage("hand_over", 0)
    session.confirm_hand_over()
    assert session.stage == Stage("human", 0)
    session.submit(any_action(session, Random(0)))
    assert session.stage == Stage("hand_over", 1)


def test_nobody_plays_through_the_curtain() -> None:
    session = sit_down("party", "human", "human")
    session.draw_chance()
    with pytest.raises(IllegalAction):
        session.submit(any_action(session, Random(0)))


def test_behind_the_curtain_there_is_only_the_tables_view() -> None:
    session = sit_down("party", "human", "human", "chick")
    for update in play(session, Random(3)):
        if session.stage.kind == "hand_over":
            assert session.viewer is None
            assert update.view == session.record.match.state.seen_by(None)


def test_whoever_confirmed_sees_their_own_hand() -> None:
    session = sit_down("party", "human", "human")
    session.draw_chance()
    view = session.confirm_hand_over().view
    assert view == session.record.match.state.seen_by(0)
    assert view != session.record.match.state.seen_by(None)


def test_no_curtain_while_the_same_person_goes_on() -> None:
    session = sit_down("party", "human", "human", "chick")
    stages = [session.stage for update in play(session, Random(4)) if session.stage.kind != "bot"]
    pairs = list(pairwise(stages))
    assert (Stage("human", 0), Stage("hand_over", 0)) not in pairs
    assert (Stage("human", 0), Stage("human", 0)) in pairs  # the others are out of the round


def test_the_hand_stays_while_a_bot_answers_and_goes_when_everybody_looks() -> None:
    session = sit_down("party", "human", "chick", "human")
    session.draw_chance()
    session.confirm_hand_over()
    session.submit(any_action(session, Random(0)))
    assert session.stage == Stage("bot", 1)
    assert session.viewer == 0
    play_until(session, "chance")
    assert session.viewer is None


def test_after_a_new_deal_the_same_person_is_asked_again() -> None:
    session = sit_down("party", "human", "human")
    play_until(session, "chance")
    while session.stage.kind == "chance":
        move_on(session, Random(0))
    play_until(session, "chance")
    session.draw_chance()
    assert session.stage.kind == "hand_over"


def test_one_person_among_bots_never_meets_the_curtain_and_always_sees_their_hand() -> None:
    session = sit_down("party", "chick", "human", "chick")
    for update in play(session, Random(5)):
        assert session.stage.kind != "hand_over"
        assert session.viewer == 1
        assert update.view == session.record.match.state.seen_by(1)


def test_nothing_secret_no_curtain() -> None:
    for game in ("pingouins", "icetown", "march"):
        session = sit_down(game, "human", "human")
        assert all(session.stage.kind != "hand_over" for update in play(session, Random(6), 60))


def test_with_several_people_the_view_is_of_the_one_to_move() -> None:
    session = sit_down("march", "human", "human", "chick")
    for update in play(session, Random(7), 200):
        expected = session.stage.seat if session.stage.kind == "human" else None
        assert session.viewer == expected
        assert update.view == session.record.match.state.seen_by(expected)


def test_those_who_watch_bots_see_what_the_table_sees() -> None:
    session = sit_down("party", "chick", "chick")
    for update in play(session, Random(8)):
        assert update.view == session.record.match.state.seen_by(None)


def test_coming_back_brings_the_curtain_not_a_hand() -> None:
    storage = in_memory()
    session = sit_down("party", "human", "human", storage=storage)
    session.draw_chance()
    session.confirm_hand_over()
    assert session.record.id is not None
    back = Session(storage.load(session.record.id), storage)
    assert back.stage == Stage("hand_over", 0)
    assert back.view == session.record.match.state.seen_by(None)


# Events


def test_events_are_for_the_eyes_at_the_screen() -> None:
    session = sit_down("party", "human", "human")
    table = session.game.events(
        session.record.match.state.seen_by(None),
        session.record.match.draw_chance(session.record.seed),
        _after_deal(session).seen_by(None),
    )
    assert session.draw_chance().events == table


def test_a_look_is_told_to_the_one_who_looked() -> None:
    session = sit_down("march", "human", "human", "human")
    rng = Random(9)
    looks = 0
    for _ in range(400):
        if session.stage.kind == "over":
            break
        before, looker = session.record.match.state, session.stage.seat
        action = any_action(session, rng) if session.stage.kind == "human" else None
        if action is None:
            session.draw_chance()
            continue
        update = session.submit(action)
        if str(action).startswith("peek:") and str(action) != "peek:none":
            looks += 1
            after = session.record.match.state
            seen = session.game.events(before.seen_by(looker), action, after.seen_by(looker))
            assert update.events == seen
    assert looks


def _after_deal(session: Session) -> State[Any]:
    state = session.record.match.state.clone()
    state.apply(session.record.match.draw_chance(session.record.seed))
    return state
