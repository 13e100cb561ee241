"""The conductor (docs/architecture.md): what may happen now, in milliseconds and without a window."""

import time

import pytest

from penguins.games.pingouins.actions import Move
from penguins.session.conductor import PROGRESS_STEPS, Conductor
from tests.session.conducting import Plain, any_choice, conduct, go_on, length, to_person
from tests.session.table import Pondering, failing, sit_down

# Turns


def test_before_it_is_opened_nothing_happens() -> None:
    conductor = Conductor(sit_down("pingouins", "chick", "chick"), Plain())
    assert conductor.tick(0.0) is conductor.table
    assert conductor.table.waits_for == "show"
    assert length(conductor) == 0


def test_chance_comes_by_itself_and_is_shown_before_anything_else() -> None:
    conductor = conduct("pingouins", "human", "human")
    assert conductor.table.waits_for == "chance"
    table = conductor.tick(0.0)
    assert table.waits_for == "show"
    assert [len(update.events) for update in table.showing.updates] == [1]
    assert conductor.tick(1.0) is table, "it waits until that has been shown"
    table = conductor.shown()
    assert (table.waits_for, table.stage.seat) == ("person", 0)
    assert not table.goes_on_by_itself


def test_chance_by_hand_waits_for_the_hand() -> None:
    conductor = conduct("icetown", "human", "human", host=Plain(by_hand=True))
    assert conductor.table.waits_for == "hand"
    assert conductor.tick(9.0).waits_for == "hand"
    assert conductor.draw_chance().waits_for == "show"
    assert conductor.draw_chance().waits_for == "show", "one roll at a time"
    assert length(conductor) == 1


def test_a_decision_is_played_and_shown() -> None:
    conductor = conduct("pingouins", "human", "human")
    to_person(conductor)
    action = any_choice(conductor)
    table = conductor.decide(action)
    assert conductor.session.record.match.log[-1] == action
    assert table.waits_for == "show"
    assert conductor.shown().stage.seat == 1


def test_nothing_is_decided_while_something_is_shown() -> None:
    conductor = conduct("pingouins", "human", "human")
    to_person(conductor)
    table = conductor.decide(any_choice(conductor))
    assert conductor.decide(any_choice(conductor)) is table
    assert length(conductor) == 2


def test_an_illegal_action_at_the_table_changes_nothing() -> None:
    conductor = conduct("pingouins", "human", "human")
    before = to_person(conductor)
    table = conductor.decide(Move(0, 1))
    assert (table.waits_for, table.stage, table.view) == (before.waits_for, before.stage, before.view)
    assert length(conductor) == 1


def test_every_new_position_has_a_number_of_its_own() -> None:
    conductor = conduct("pingouins", "chick", "chick")
    seen = {conductor.table.position: conductor.table}
    while conductor.table.waits_for != "over":
        table = conductor.shown() if conductor.table.waits_for == "show" else conductor.tick(time.monotonic())
        known = seen.setdefault(table.position, table)
        assert (known.waits_for, known.showing) == (table.waits_for, table.showing)
        assert known.view is table.view
    assert list(seen) == sorted(seen)


# Bots


def test_a_bot_thinks_tells_its_progress_and_moves() -> None:
    bot = Pondering()
    conductor = conduct("pingouins", "chick", "human", choose=bot)
    table = go_on(conductor, lambda table: table.waits_for == "bot" and table.thinking)
    assert table.goes_on_by_itself
    assert not table.waits_for_person
    assert (table.progress * PROGRESS_STEPS).is_integer()
    bot.may_answer.set()
    assert go_on(conductor, lambda table: table.waits_for == "show").progress == 0.0
    assert not conductor.table.thinking
    assert length(conductor) == 2


def test_a_bot_that_fails_does_not_stop_the_match() -> None:
    conductor = conduct("pingouins", "chick", "human", choose=failing)
    to_person(conductor)
    assert length(conductor) == 2


def test_a_bots_move_waits_so_that_the_eye_can_follow() -> None:
    conductor = conduct("pingouins", "chick", "human", pace=5.0)
    go_on(conductor, lambda table: table.waits_for == "bot")
    conductor.tick(100.0)
    while not conductor.session._thought.finished:  # type: ignore[union-attr]
        time.sleep(0.001)
    assert conductor.tick(104.9).waits_for == "bot"
    assert conductor.tick(105.0).waits_for == "show"


@pytest.mark.parametrize("players", [("chick", "human"), ("human", "human")])
def test_while_somebody_still_looks_nothing_moves_on(players: tuple[str, ...]) -> None:
    host = Plain()
    conductor = conduct("pingouins", *players, host=host)
    host.looking = True
    assert [conductor.tick(float(second)).waits_for for second in range(5)] == ["chance"] * 5
    host.looking = False
    assert to_person(conductor).waits_for == "person"


def test_resting_lets_nobody_think() -> None:
    bot = Pondering()
    conductor = conduct("pingouins", "chick", "human", choose=bot)
    go_on(conductor, lambda table: table.thinking)
    conductor.rest()
    assert not conductor.session.is_thinking
    conductor.open()
    bot.may_answer.set()
    assert to_person(conductor).waits_for == "person"


# Watching


def test_watched_bots_play_to_the_end_by_themselves() -> None:
    conductor = conduct("pingouins", "chick", "chick")
    assert to_person(conductor).waits_for == "over"
    assert not conductor.table.goes_on_by_itself
    assert conductor.tick(0.0) is conductor.table


def test_a_bot_that_is_hurried_moves_at_once() -> None:
    bot = Pondering()
    conductor = conduct("pingouins", "emperor", "human", choose=bot)
    go_on(conductor, lambda table: table.thinking)
    before = length(conductor)
    conductor.hurry()
    go_on(conductor, lambda _: length(conductor) > before)


def test_hurrying_a_person_does_nothing_and_drops_no_hint() -> None:
    bot = Pondering()
    conductor = conduct("pingouins", "human", "emperor", choose=bot)
    to_person(conductor)
    conductor.ask_hint()
    conductor.hurry()
    assert conductor.tick(0.0).thinking
    bot.may_answer.set()
    assert go_on(conductor, lambda table: table.hint is not None).waits_for == "person"


def test_bots_leave_time_for_what_moves_on_the_screen() -> None:
    bot = Pondering()
    conductor = conduct("pingouins", "emperor", "human", choose=bot)
    go_on(conductor, lambda _: bool(bot.thinking))
    for moving in (False, True):
        conductor.tick(0.0, moving=moving)
        assert bot.thinking[0].breathing is moving
    conductor.rest()


def test_paused_nothing_moves() -> None:
    conductor = conduct("pingouins", "chick", "chick")
    conductor.pause(True)
    assert {conductor.tick(float(second)).waits_for for second in range(100)} == {"chance"}
    assert length(conductor) == 0
    assert conductor.table.paused
    conductor.pause(False)
    assert conductor.tick(100.0).waits_for == "show"


def test_paused_in_the_middle_of_a_thought_nobody_thinks() -> None:
    bot = Pondering()
    conductor = conduct("pingouins", "emperor", "chick", choose=bot)
    go_on(conductor, lambda table: table.thinking)
    conductor.pause(True)
    bot.may_answer.set()
    assert not any(conductor.tick(float(second)).thinking for second in range(100))
    assert conductor.table.waits_for == "bot"
    conductor.pause(False)
    go_on(conductor, lambda table: table.waits_for == "show")


def test_a_step_lets_one_action_through() -> None:
    conductor = conduct("pingouins", "chick", "chick")
    for number in (1, 2, 3):
        assert conductor.step().paused
        go_on(conductor, lambda table: table.waits_for == "show")
        conductor.shown()
        for second in range(100):
            conductor.tick(time.monotonic() + second)
        assert length(conductor) == number


# Confirming


def test_a_decision_waits_for_a_yes() -> None:
    conductor = conduct("pingouins", "human", "human", confirms=True)
    to_person(conductor)
    action = any_choice(conductor)
    table = conductor.decide(action)
    assert (table.waits_for, table.pending) == ("confirm", action)
    assert conductor.decide(any_choice(conductor, seed=1)) is table, "first the question"
    assert table.waits_for_person
    assert length(conductor) == 1
    assert conductor.confirm().waits_for == "show"
    assert conductor.session.record.match.log[-1] == action


def test_no_means_choose_once_more() -> None:
    conductor = conduct("pingouins", "human", "human", confirms=True)
    to_person(conductor)
    conductor.decide(any_choice(conductor))
    table = conductor.think_again()
    assert (table.waits_for, table.pending) == ("person", None)
    assert length(conductor) == 1
    assert conductor.think_again() is table
    assert conductor.confirm() is table, "there is nothing to confirm"


def test_while_the_question_stands_nobody_thinks_about_a_hint() -> None:
    conductor = conduct("pingouins", "human", "human", confirms=True, choose=Pondering())
    to_person(conductor)
    conductor.ask_hint()
    assert conductor.session.is_thinking
    assert conductor.decide(any_choice(conductor)).waits_for == "confirm"
    assert not conductor.session.is_thinking


def test_what_leaves_no_choice_needs_no_yes() -> None:
    conductor = conduct("icetown", "human", "human", confirms=True)
    conductor.session.record.play(conductor.session.game.parse("roll:1"))  # there is nobody to steal from yet
    [only] = conductor.open().view.legal_actions()
    assert conductor.decide(only).waits_for == "show"
    assert conductor.session.record.match.log[-1] == only


def test_after_a_pause_the_question_is_asked_anew() -> None:
    conductor = conduct("pingouins", "human", "human", confirms=True)
    to_person(conductor)
    conductor.decide(any_choice(conductor))
    assert conductor.open().waits_for == "person"
    assert length(conductor) == 1


# Undo and redo


def test_undo_and_redo() -> None:
    conductor = conduct("pingouins", "human", "chick")
    before = to_person(conductor)
    assert before.undo_barrier == "start"
    conductor.decide(any_choice(conductor))
    after = to_person(conductor)
    assert (after.undo_barrier, after.can_redo) == (None, False)
    assert conductor.undo().showing.updates == ()
    table = conductor.shown()
    assert (table.view, table.can_redo) == (before.view, True)
    assert len(conductor.redo().showing.updates) == 1
    assert conductor.shown().view == after.view


def test_a_barrier_says_why_and_nothing_changes() -> None:
    conductor = conduct("icetown", "human", "human")
    to_person(conductor)
    conductor.decide(any_choice(conductor))
    table = go_on(conductor, lambda table: table.waits_for == "person")
    assert conductor.undo().undo_barrier == "chance"
    assert conductor.table.position == table.position
    assert length(conductor) == 3


def test_a_decision_can_be_taken_back_while_it_is_being_shown() -> None:
    conductor = conduct("pingouins", "human", "human")
    before = to_person(conductor)
    conductor.decide(any_choice(conductor))
    conductor.undo()
    assert conductor.shown().view == before.view


def test_what_cannot_be_redone_is_not() -> None:
    conductor = conduct("pingouins", "human", "human")
    table = to_person(conductor)
    assert conductor.redo() is table
