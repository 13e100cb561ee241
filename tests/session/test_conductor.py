"""The conductor (docs/architecture.md): what may happen now, in milliseconds and without a window."""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from penguins.core.state import Action
from penguins.games.pingouins.actions import Move
from penguins.session.conductor import PROGRESS_STEPS, Conductor, Showing, Table
from penguins.session.looking_back import Past
from tests.session.table import PATIENCE, Pondering, at_random, failing, sit_down


class Plain:
    """A board that leaves everything to the conductor, or says what a test wants it to say."""

    def __init__(self, *, by_hand: bool = False, takes: bool = False) -> None:
        self.by_hand, self.takes = by_hand, takes
        self.looking = False
        self.shows: Callable[[tuple[Past, ...]], Sequence[Past]] = lambda missed: missed

    def waits_for_hand(self, _view: Any) -> bool:
        return self.by_hand

    def worth_seeing(self, missed: tuple[Past, ...]) -> Sequence[Past]:
        return self.shows(missed)

    def asks_for_time(self) -> bool:
        return self.looking

    def takes_first(self, _action: Action) -> bool:
        return self.takes


def conduct(game: str, *players: str, host: Plain | None = None, **given: Any) -> Conductor:
    """A conductor at the moment when its screen has opened."""
    manner = {name: given.pop(name) for name in ("confirms", "pace", "hints") if name in given}
    conductor = Conductor(sit_down(game, *players, **given), host or Plain(), **manner)
    conductor.open()
    return conductor


def length(conductor: Conductor) -> int:
    return len(conductor.session.record.match.log)


def any_choice(conductor: Conductor, seed: int = 0) -> Action:
    action: Action = Random(seed).choice(conductor.table.view.legal_actions())
    return action


def go_on(conductor: Conductor, until: Callable[[Table], bool]) -> Table:
    """Show whatever is to be shown and let time pass, until something holds."""
    deadline = time.monotonic() + PATIENCE
    while not until(conductor.table):
        assert time.monotonic() < deadline, f"still {conductor.table.waits_for}"
        if conductor.table.waits_for == "show":
            conductor.shown()
        else:
            conductor.tick(time.monotonic())
    return conductor.table


def to_person(conductor: Conductor) -> Table:
    """Until a person has to do something, or the match is over."""
    return go_on(conductor, lambda table: table.waits_for_person or table.waits_for == "over")


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


def test_what_leaves_no_choice_needs_no_yes() -> None:
    conductor = conduct("march", "human", "human", confirms=True)
    rng = Random(0)
    for _ in range(500):
        to_person(conductor)
        if len(conductor.table.view.legal_actions()) == 1:
            break
        conductor.decide(rng.choice(conductor.table.view.legal_actions()))
        conductor.confirm()
    assert conductor.decide(any_choice(conductor)).waits_for == "show"


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


# Hints


def test_a_hint_comes_when_it_is_known() -> None:
    bot = Pondering()
    conductor = conduct("pingouins", "human", "chick", choose=bot)
    assert to_person(conductor).can_hint
    table = conductor.ask_hint()
    assert table.thinking
    assert table.goes_on_by_itself
    assert table.waits_for == "person", "the person need not wait"
    assert conductor.ask_hint() is table, "one question at a time"
    bot.may_answer.set()
    hinted = go_on(conductor, lambda table: not table.thinking)
    assert hinted.hint in conductor.table.view.legal_actions()
    assert hinted.position == table.position, "nothing has moved"
    assert not hinted.goes_on_by_itself


def test_a_hint_comes_with_its_reasons() -> None:
    conductor = conduct("pingouins", "human", "human", placement="any")
    to_person(conductor)
    conductor.ask_hint()
    hinted = go_on(conductor, lambda table: not table.thinking)
    while not hinted.hint_reasons:
        conductor.decide(any_choice(conductor))
        to_person(conductor)
        conductor.ask_hint()
        hinted = go_on(conductor, lambda table: not table.thinking)
    assert hinted.hint
    assert hinted.hint_reasons == conductor.session.reasons_for(hinted.hint)
    assert conductor.think_again().hint_reasons, "nothing has changed"
    assert conductor.decide(any_choice(conductor)).hint_reasons == ()


@pytest.mark.parametrize("confirms", [False, True])
def test_a_hint_can_be_taken_at_once(confirms: bool) -> None:
    conductor = conduct("pingouins", "human", "human", confirms=confirms)
    to_person(conductor)
    conductor.ask_hint()
    hinted = go_on(conductor, lambda table: not table.thinking)
    assert hinted.hint_shows == "move", "there is no piece to choose first"
    before = length(conductor)
    assert conductor.ask_hint().waits_for == "show"
    assert conductor.session.record.match.log[before:] == [hinted.hint]
    assert not conductor.table.hint_shows


def test_where_a_piece_has_to_be_chosen_the_hint_tells_that_first() -> None:
    conductor = conduct("pingouins", "human", "human", host=Plain(takes=True))
    to_person(conductor)
    conductor.ask_hint()
    hinted = go_on(conductor, lambda table: not table.thinking)
    before = length(conductor)
    assert hinted.hint_shows == "piece"
    assert conductor.ask_hint() == hinted._replace(hint_shows="move"), "nothing else has changed"
    assert length(conductor) == before
    conductor.ask_hint()
    assert conductor.session.record.match.log[before:] == [hinted.hint]


def test_a_hint_that_fails_ends_in_silence() -> None:
    conductor = conduct("pingouins", "human", "chick", choose=failing)
    to_person(conductor)
    conductor.ask_hint()
    assert go_on(conductor, lambda table: not table.thinking).hint is None


def test_whoever_moves_meanwhile_gets_no_hint() -> None:
    conductor = conduct("pingouins", "human", "human", choose=Pondering())
    to_person(conductor)
    conductor.ask_hint()
    table = conductor.decide(any_choice(conductor))
    assert not table.thinking
    assert conductor.shown().hint is None


def test_there_are_hints_only_for_a_person_who_decides() -> None:
    conductor = conduct("pingouins", "chick", "chick", choose=at_random)
    assert not conductor.table.can_hint
    assert conductor.ask_hint() is conductor.table


# The curtain


def test_the_curtain_is_down_until_the_next_person_is_there() -> None:
    conductor = conduct("party", "human", "human")
    table = to_person(conductor)
    assert (table.waits_for, table.stage.seat) == ("curtain", 0)
    assert table.view == conductor.session.record.match.state.seen_by(None)
    assert conductor.decide(any_choice(conductor)).waits_for == "curtain", "nobody can act behind it"
    conductor.raise_curtain()
    table = conductor.shown()
    assert (table.waits_for, table.stage.seat) == ("person", 0)
    assert table.view == conductor.session.record.match.state.seen_by(0)
    assert conductor.raise_curtain() is table, "it is up"


def test_whoever_looks_away_finds_their_hand_behind_the_curtain_again() -> None:
    """The system takes a picture of an app that leaves the screen, and shows it to whoever comes by."""
    conductor = conduct("party", "human", "human")
    to_person(conductor)
    conductor.raise_curtain()
    to_person(conductor)
    conductor.decide(any_choice(conductor))
    to_person(conductor)
    conductor.raise_curtain()
    state = conductor.session.record.match.state
    assert to_person(conductor).view == state.seen_by(1)
    left = conductor.rest()
    assert (left.waits_for, left.view) == ("curtain", state.seen_by(None))
    assert conductor.open().undo_barrier == "other_human"
    conductor.raise_curtain()
    assert to_person(conductor).view == state.seen_by(1)


def test_behind_the_curtain_waits_what_was_missed() -> None:
    conductor = conduct("party", "human", "human", "chick")
    to_person(conductor)
    conductor.raise_curtain()
    to_person(conductor)
    conductor.decide(any_choice(conductor))
    to_person(conductor)
    table = conductor.raise_curtain()
    missed = table.showing
    assert missed.before == conductor.session.record.match.position(0).seen_by(1)
    assert len(missed.updates) == 2, "the deal, and what the first person did"
    assert missed.updates[-1].view == table.view


def test_the_board_chooses_what_of_it_is_worth_seeing() -> None:
    host = Plain()
    host.shows = lambda _: ()
    conductor = conduct("party", "human", "human", host=host)
    to_person(conductor)
    table = conductor.raise_curtain()
    assert table.showing == Showing(())
    assert conductor.shown().waits_for == "person"


def test_whoever_has_just_moved_can_take_it_back_at_the_curtain() -> None:
    conductor = conduct("party", "human", "human")
    to_person(conductor)
    conductor.raise_curtain()
    to_person(conductor)
    before = length(conductor)
    conductor.decide(any_choice(conductor))
    table = to_person(conductor)
    assert (table.waits_for, table.stage.seat, table.undo_barrier) == ("curtain", 1, None)
    conductor.undo()
    table = conductor.shown()
    assert (table.waits_for, table.stage.seat) == ("curtain", 0), "the tablet may be on its way already"
    assert length(conductor) == before


# What is shown again


def test_what_happened_can_be_shown_again_and_the_present_comes_back() -> None:
    conductor = conduct("pingouins", "human", "human")
    go_on(conductor, lambda table: table.waits_for == "person")
    conductor.decide(any_choice(conductor))
    present = go_on(conductor, lambda table: table.waits_for == "person")
    before = length(conductor)
    again = conductor.show_again(1)
    record = conductor.session.record
    assert again.waits_for == "show"
    assert again.showing.again
    assert again.showing.before == record.match.position(1).seen_by(conductor.session.viewer)
    assert again.showing.updates[0].view == record.match.position(2).seen_by(conductor.session.viewer)
    back = conductor.shown()
    assert (back.waits_for, back.stage, back.view, length(conductor)) == ("person", present.stage, present.view, before)
    assert not back.showing.again


def test_nothing_is_shown_again_that_never_was_or_while_something_else_goes_on() -> None:
    conductor = conduct("pingouins", "human", "human", confirms=True)
    go_on(conductor, lambda table: table.waits_for == "person")
    for moment in (-1, length(conductor)):
        assert conductor.show_again(moment).waits_for == "person"
    conductor.decide(any_choice(conductor))
    assert conductor.show_again(0).waits_for == "confirm"
    conductor.confirm()
    assert not conductor.show_again(0).showing.again


def test_nothing_is_shown_again_to_somebody_who_is_looking() -> None:
    host = Plain()
    conductor = conduct("pingouins", "human", "human", host=host)
    go_on(conductor, lambda table: table.waits_for == "person")
    host.looking = True
    assert conductor.show_again(0).waits_for == "person"


def test_a_bot_thinks_anew_after_something_was_shown_again() -> None:
    conductor = conduct("pingouins", "chick", "human", choose=at_random)
    go_on(conductor, lambda table: table.waits_for == "bot")
    assert conductor.show_again(0).showing.again
    assert not conductor.session.is_thinking
    conductor.shown()
    assert go_on(conductor, lambda table: table.waits_for == "person").stage.seat == 1


def test_what_is_shown_again_is_for_the_eyes_in_front_of_the_screen() -> None:
    conductor = conduct("party", "human", "human")
    go_on(conductor, lambda table: table.waits_for == "curtain")
    conductor.raise_curtain()
    go_on(conductor, lambda table: table.waits_for == "person")
    seat, again = conductor.session.viewer, conductor.show_again(0)
    assert seat is not None
    view = again.showing.updates[0].view
    assert view == view.seen_by(seat)
