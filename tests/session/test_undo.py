"""What can be taken back, and what cannot be unseen (docs/decisions/0010)."""

from random import Random

import pytest

from penguins.core.state import CHANCE
from penguins.session.session import Session, WrongStage
from penguins.session.stage import Stage
from penguins.session.undo import last_decision
from tests.games.party.positions import position
from tests.session.table import any_action, in_memory, move_on, play, play_until, sit_down, wait_for_bot


def submit(session: Session, *actions: str) -> None:
    for action in actions:
        session.submit(session.game.parse(action))


def bring(session: Session, chance: str) -> None:
    """Let chance decide so."""
    session.record.play(session.game.parse(chance))


def test_nothing_to_take_back_at_the_start() -> None:
    session = sit_down("pingouins", "human", "chick")
    assert session.undo_barrier == "start"
    session.draw_chance()
    assert session.undo_barrier == "start"


def test_undo_takes_back_the_bots_moves_and_my_own() -> None:
    session = sit_down("pingouins", "human", "chick", "chick")
    session.draw_chance()
    before = session.view
    submit(session, str(any_action(session, Random(0))))
    wait_for_bot(session)
    wait_for_bot(session)
    assert session.undo_barrier is None
    update = session.undo()
    assert update.view == session.view == before
    assert session.stage == Stage("human", 0)
    assert update.events == ()


def test_undo_while_the_bot_thinks() -> None:
    session = sit_down("pingouins", "human", "chick")
    session.draw_chance()
    submit(session, str(any_action(session, Random(0))))
    session.start_thinking()
    session.undo()
    assert not session.is_thinking
    assert session.stage == Stage("human", 0)


def test_undo_goes_back_decision_by_decision_to_the_first() -> None:
    session = sit_down("pingouins", "human", "chick")
    play_until(session, "human")
    for _ in range(10):
        move_on(session, Random(2))
    play_until(session, "human")
    taken = 0
    while session.undo_barrier is None:
        session.undo()
        taken += 1
    assert taken == 5
    assert session.undo_barrier == "start"
    assert len(session.record.match.log) == 1


def test_redo_plays_it_all_again_with_its_events() -> None:
    session = sit_down("pingouins", "human", "chick")
    session.draw_chance()
    told = session.submit(any_action(session, Random(0))).events + wait_for_bot(session).events
    log, view = session.record.match.log[:], session.view
    session.undo()
    assert session.can_redo
    update = session.redo()
    assert session.record.match.log == log
    assert update.view == view
    assert update.events == told
    assert not session.can_redo


def test_another_decision_forgets_what_could_be_redone() -> None:
    session = sit_down("pingouins", "human", "human")
    session.draw_chance()
    submit(session, str(any_action(session, Random(0))))
    session.undo()
    submit(session, str(any_action(session, Random(1))))
    assert not session.can_redo
    with pytest.raises(WrongStage):
        session.redo()


def test_a_bot_answers_the_same_after_undo_and_the_same_move() -> None:
    session = sit_down("pingouins", "human", "chick")
    session.draw_chance()
    mine = any_action(session, Random(0))
    session.submit(mine)
    wait_for_bot(session)
    log = session.record.match.log[:]
    session.undo()
    session.submit(mine)
    wait_for_bot(session)
    assert session.record.match.log == log


def test_a_roll_cannot_be_unseen() -> None:
    session = sit_down("icetown", "human", "human")
    session.draw_chance()
    session.submit(any_action(session, Random(0)))
    assert session.stage.kind == "chance"
    barrier = session.undo_barrier
    assert barrier is None  # nobody has rolled yet
    session.draw_chance()
    assert session.undo_barrier == "chance"
    with pytest.raises(WrongStage):
        session.undo()


def test_the_end_is_the_end() -> None:
    session = sit_down("pingouins", "human", "chick")
    play_until(session, "over")
    assert session.undo_barrier == "over"


def test_watching_bots_there_is_nothing_of_ones_own() -> None:
    session = sit_down("pingouins", "chick", "chick")
    list(play(session, Random(0), 8))
    assert session.undo_barrier == "start"


# People among themselves


def test_whoever_has_just_moved_may_take_it_back() -> None:
    session = sit_down("pingouins", "human", "human")
    session.draw_chance()
    submit(session, str(any_action(session, Random(0))))
    assert session.undo_barrier is None
    session.undo()
    assert session.stage == Stage("human", 0)


def test_going_on_from_there_stops_at_the_other_persons_move() -> None:
    session = sit_down("pingouins", "human", "human")
    session.draw_chance()
    submit(session, str(any_action(session, Random(0))))
    submit(session, str(any_action(session, Random(1))))
    session.undo()
    assert session.stage == Stage("human", 1)
    assert session.undo_barrier == "other_human"


def test_before_the_curtain_has_risen_the_last_card_comes_back_and_so_does_the_curtain() -> None:
    session = sit_down("party", "human", "human")
    session.draw_chance()
    session.confirm_hand_over()
    session.submit(any_action(session, Random(0)))
    assert session.stage == Stage("hand_over", 1)
    assert session.undo_barrier is None
    update = session.undo()
    assert session.stage == Stage("hand_over", 0)
    assert update.view == session.record.match.state.seen_by(None)


def test_once_the_next_person_looks_at_their_hand_the_card_lies() -> None:
    session = sit_down("party", "human", "human")
    session.draw_chance()
    session.confirm_hand_over()
    session.submit(any_action(session, Random(0)))
    session.confirm_hand_over()
    assert session.undo_barrier == "other_human"


# Reveals

TILES = "RbgyrBgyrbGyrbgYrbgyrbgyrbgyrbgy"


def march(*players: str) -> Session:
    session = sit_down("march", *players)
    bring(session, f"tiles:{TILES}")
    return session


def test_march_a_tile_turned_up_cannot_be_unseen() -> None:
    session = march("human", "human")
    submit(session, "red>a3")
    assert session.undo_barrier == "reveal"


def test_march_a_look_cannot_be_unseen() -> None:
    session = march("human", "human")
    submit(session, "red>a1", "peek:c2")
    assert session.undo_barrier == "reveal"


def test_march_no_look_was_seen_if_none_was_taken() -> None:
    session = march("human", "human")
    submit(session, "red>a1", "peek:none")
    assert session.undo_barrier is None


def test_march_weather_can_be_moved_back() -> None:
    session = march("human", "human")
    submit(session, "red>a3", "weather:b2-c1")
    assert session.undo_barrier is None
    session.undo()
    assert session.stage == Stage("human", 0)
    assert session.undo_barrier == "reveal"


def test_march_stepping_where_everyone_has_looked_tells_nothing_new() -> None:
    session = march("human", "human")
    submit(session, "red>a3", "weather:b2-c1", "blue>a4", "weather:d2-d1", "green>a4", "weather:f2-f1")
    submit(session, "yellow>a3")
    assert session.undo_barrier is None


def test_march_swapping_a_known_tile_with_an_unknown_one_tells_nothing_new() -> None:
    session = sit_down("march", "human", "human", variant="ice_slide")
    bring(session, f"tiles:{TILES}")
    submit(session, "red>a3", "slide:a3-a4")
    assert session.undo_barrier is None


def test_march_a_bot_that_knows_no_more_than_i_do_tells_nothing_by_moving_weather() -> None:
    session = march("human", "chick")
    submit(session, "red>a3", "weather:b2-c1")
    bring(session, "blue>a3")
    assert session.undo_barrier is None
    bring(session, "weather:d2-d1")
    assert session.undo_barrier is None


def test_march_a_bot_that_has_looked_in_secret_tells_something_by_whatever_it_does() -> None:
    session = march("chick", "human")
    for action in ("red>a1", "peek:h4", "stop", "weather:b2-c1"):
        bring(session, action)
    submit(session, "blue>a1", "peek:none", "weather:d2-d1")
    bring(session, "green>a1")
    assert session.undo_barrier == "reveal"


def test_march_what_only_i_have_looked_at_makes_no_bot_wiser() -> None:
    session = march("human", "chick")
    submit(session, "red>a1", "peek:h4", "stop", "weather:b2-c1")
    bring(session, "blue>a1")
    bring(session, "peek:none")
    assert session.undo_barrier is None


def test_party_a_card_from_a_hidden_hand_tells_something() -> None:
    session = sit_down("party", "human", "chick")
    session.draw_chance()
    session.submit(any_action(session, Random(0)))
    assert session.undo_barrier is None
    wait_for_bot(session)
    assert session.undo_barrier == "reveal"


def test_party_putting_another_out_tells_what_they_do_not_hold() -> None:
    for seed in range(40):
        session = sit_down("party", "human", "chick", "chick")
        if _put_someone_out(session, Random(seed)):
            assert session.undo_barrier == "reveal"
            return
    raise AssertionError("nobody was put out")


DEALT = "deal:gggggyyyyvvvvr" + "rrrrbbyyyvvggg" + "rrbbbbbv"
FULL_BASE = ("green@1:0", "yellow@1:-1", "yellow@1:1", "green@1:2", "violet@1:3", "yellow@1:4", "green@1:5")


def test_party_that_the_next_is_not_out_tells_as_much() -> None:
    session = sit_down("party", "human", "chick")
    bring(session, DEALT)
    for action in FULL_BASE:
        bring(session, action)
    bring(session, "yellow@2:-1")
    assert session.stage == Stage("human", 0)
    session.submit(session.game.parse("green@2:2"))
    assert session.stage == Stage("bot", 1)
    assert session.undo_barrier == "reveal"


@pytest.mark.parametrize(("second", "barrier"), [("chick", None), ("human", "reveal")])
def test_party_what_i_know_from_my_own_hand_is_still_told_to_other_people(second: str, barrier: str | None) -> None:
    """With seven greens in hand it is certain that seat 1 can go on. Nobody else knew: to take that back would tell."""
    session = sit_down("party", "human", second, "chick")
    session.record.match._states = [position("rbyvrbyv", hands=("rggggggg", "bb", "yy"))]
    if session.stage.kind == "hand_over":
        session.confirm_hand_over()
    submit(session, "red@2:0")
    assert session.undo_barrier == barrier


def test_party_while_the_base_grows_everybody_can_go_on_and_nothing_is_told() -> None:
    session = sit_down("party", "human", "chick")
    bring(session, DEALT)
    for action in FULL_BASE[:4]:
        bring(session, action)
    session.submit(session.game.parse("violet@1:3"))
    assert session.undo_barrier is None


def _put_someone_out(session: Session, rng: Random) -> bool:
    """Play until an action of the person puts a bot out in the middle of a round."""
    while session.stage.kind != "over":
        mine, scores = session.stage.kind == "human", session.view.scores()
        after = move_on(session, rng)
        if mine and session.stage.kind == "bot" and after.view.scores()[1:] != scores[1:]:
            return True
    return False


# What is stored


def test_taking_back_is_stored() -> None:
    storage = in_memory()
    session = sit_down("pingouins", "human", "chick", storage=storage)
    session.draw_chance()
    session.submit(any_action(session, Random(0)))
    wait_for_bot(session)
    session.undo()
    assert session.record.id is not None
    assert storage.load(session.record.id).match.log == session.record.match.log
    session.submit(any_action(session, Random(3)))
    assert storage.load(session.record.id).match.log == session.record.match.log


def test_a_decision_is_a_persons_action() -> None:
    session = sit_down("pingouins", "human", "chick")
    play_until(session, "bot")
    moment = last_decision(session.record)
    assert moment is not None
    assert session.record.match.mover(moment) == 0
    assert session.record.match.mover(0) == CHANCE
