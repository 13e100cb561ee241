"""Bots and hints in the background (docs/decisions/0007): asked, not waited for; dropped when they come too late."""

import logging
import sys
from random import Random
from typing import Any

import pytest

from penguins.bots.choose import choose
from penguins.bots.levels import Level
from penguins.core.game import AnyGame
from penguins.core.state import Action, State
from penguins.core.thinking import Thinking
from penguins.games.pingouins.actions import Move
from penguins.games.registry import GAMES
from penguins.session import thought
from penguins.session.background import SWITCH_INTERVAL
from penguins.session.session import Session, WrongStage
from penguins.session.stage import Stage
from tests.session.table import (
    PATIENCE,
    Pondering,
    any_action,
    at_random,
    failing,
    in_memory,
    play_until,
    poll_until_answer,
    sit_down,
    wait_for_bot,
)


def test_the_screen_asks_and_gets_nothing_until_the_bot_has_decided() -> None:
    bot = Pondering()
    session = sit_down("pingouins", "chick", "human", choose=bot)
    session.draw_chance()
    assert session.poll() is None
    session.start_thinking()
    assert session.is_thinking
    assert session.poll() is None
    bot.may_answer.set()
    update = poll_until_answer(session)
    assert session.stage == Stage("human", 1)
    assert len(update.events) == 1
    assert not session.is_thinking


def test_if_nobody_says_otherwise_the_bots_of_the_app_answer() -> None:
    record = sit_down("pebbles", "chick", "human").record
    session = Session(record, in_memory())
    session.draw_chance()
    wait_for_bot(session)
    assert session.stage == Stage("human", 1)


def test_thinking_starts_once() -> None:
    bot = Pondering()
    session = sit_down("pingouins", "chick", "human", choose=bot)
    session.draw_chance()
    for _ in range(3):
        session.start_thinking()
    bot.may_answer.set()
    poll_until_answer(session)
    assert len(bot.views) == 1


def test_progress_grows_from_nothing_to_one() -> None:
    bot = Pondering()
    session = sit_down("pingouins", "emperor", "human", choose=bot)
    session.draw_chance()
    assert session.progress == 0
    session.start_thinking()
    first = session.progress
    assert 0 <= first < session.progress <= 1
    session.cancel_thinking()
    assert session.progress == 0


def test_a_cancelled_bot_is_told_and_its_answer_is_nobodys() -> None:
    bot = Pondering()
    session = sit_down("pingouins", "chick", "human", choose=bot)
    session.draw_chance()
    session.start_thinking()
    session.cancel_thinking()
    assert bot.answered.wait(PATIENCE)
    assert session.poll() is None
    assert session.stage == Stage("bot", 0)
    assert len(session.record.match.log) == 1


def test_a_cancelled_bot_can_be_asked_again() -> None:
    bot = Pondering()
    session = sit_down("pingouins", "chick", "human", choose=bot)
    session.draw_chance()
    session.start_thinking()
    session.cancel_thinking()
    bot.may_answer.set()
    wait_for_bot(session)
    assert session.stage == Stage("human", 1)


def test_an_answer_to_an_old_position_is_dropped() -> None:
    bot = Pondering()
    session = sit_down("pingouins", "human", "chick", choose=bot)
    session.draw_chance()
    session.submit(any_action(session, Random(0)))
    session.start_thinking()
    session.undo()
    bot.may_answer.set()
    assert bot.answered.wait(PATIENCE)
    session.submit(any_action(session, Random(1)))
    assert session.poll() is None
    assert bot.thinking[0].cancelled


def test_a_bot_gets_its_own_view_and_nothing_more() -> None:
    bot = Pondering()
    bot.may_answer.set()
    session = sit_down("party", "human", "chick", choose=bot)
    play_until(session, "bot")
    expected = session.record.match.state.seen_by(1)
    wait_for_bot(session)
    assert bot.views[-1] == expected
    assert bot.views[-1] != session.record.match.state


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_fails_plays_something_legal_and_the_log_says_so(
    game: str, caplog: pytest.LogCaptureFixture
) -> None:
    session = sit_down(game, "chick", "chick", choose=failing)
    play_until(session, "bot")
    played = len(session.record.match.log)
    with caplog.at_level(logging.WARNING):
        wait_for_bot(session)
    assert len(session.record.match.log) == played + 1
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_fails_tells_no_secret_in_any_log(
    game: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """Whatever is dealt, the same is logged: where it failed, and with what kind of error."""
    logged = []
    for seed in range(2):
        session = sit_down(game, "chick", "human", choose=_blurting_out)
        session.record.play(session.record.match.draw_chance(seed))
        with caplog.at_level(logging.DEBUG):
            wait_for_bot(session)
        logged.append(caplog.text)
        assert not any(record.exc_info or record.stack_info for record in caplog.records)
        caplog.clear()
    assert logged[0] == logged[1]
    assert "_blurting_out" in logged[0]
    assert capfd.readouterr() == ("", "")


def test_a_bot_that_answers_against_the_rules_plays_something_legal(caplog: pytest.LogCaptureFixture) -> None:
    session = sit_down("pingouins", "chick", "human", choose=_against_the_rules)
    session.draw_chance()
    wait_for_bot(session)
    assert session.stage == Stage("human", 1)
    assert "at random" in caplog.text


def test_a_bot_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thought, "PATIENCE", -10.0)
    bot = Pondering()
    session = sit_down("pingouins", "chick", "human", choose=bot)
    session.draw_chance()
    session.start_thinking()
    update = session.poll()
    assert update is not None
    assert session.stage == Stage("human", 1)
    assert bot.thinking[0].cancelled


def test_the_same_match_gets_the_same_randomness_for_its_bots() -> None:
    logs = []
    for _ in range(2):
        session = sit_down("pingouins", "chick", "chick", "chick")
        play_until(session, "over")
        logs.append(session.record.match.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_real_bots_answer(game: str) -> None:
    session = sit_down(game, "chick", "human", choose=choose)
    play_until(session, "bot")
    wait_for_bot(session)
    assert session.stage.kind != "chance" or session.record.match.log


# Hints


def test_a_hint_is_what_the_strongest_bot_would_do_from_the_persons_view() -> None:
    bot = Pondering()
    session = sit_down("party", "human", "chick", choose=bot)
    session.draw_chance()
    session.start_hint()
    assert session.poll_hint() is None
    bot.may_answer.set()
    assert bot.answered.wait(PATIENCE)
    hint = _hint(session)
    assert hint in session.record.match.state.legal_actions()
    assert bot.views == [session.record.match.state.seen_by(0)]
    assert not session.is_thinking
    assert session.stage == Stage("human", 0)


def test_a_hint_is_told_once() -> None:
    session = sit_down("pingouins", "human", "chick")
    session.draw_chance()
    session.start_hint()
    assert _hint(session)
    assert session.poll_hint() is None


def test_a_move_makes_the_hint_for_it_void() -> None:
    bot = Pondering()
    session = sit_down("pingouins", "human", "human", choose=bot)
    session.draw_chance()
    session.start_hint()
    session.submit(any_action(session, Random(0)))
    bot.may_answer.set()
    assert bot.answered.wait(PATIENCE)
    assert session.poll_hint() is None
    assert session.stage == Stage("human", 1)


def test_a_hint_is_never_played_as_a_move() -> None:
    session = sit_down("pingouins", "human", "chick")
    session.draw_chance()
    session.start_hint()
    assert session.poll() is None
    assert _hint(session)


def test_no_hint_through_the_curtain_or_for_a_bot() -> None:
    session = sit_down("party", "human", "human")
    session.draw_chance()
    with pytest.raises(WrongStage):
        session.start_hint()


def test_a_hint_that_fails_is_none(caplog: pytest.LogCaptureFixture) -> None:
    session = sit_down("pingouins", "human", "chick", choose=failing)
    session.draw_chance()
    session.start_hint()
    while session.is_thinking:
        assert session.poll_hint() is None
    assert "ZeroDivisionError" in caplog.text


def _blurting_out(game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
    """Fails as a bot may: with what it knows in the words of the error, and of the error before it."""
    try:
        raise KeyError(str(view.legal_actions()))
    except KeyError as error:
        error.add_note(repr(view))
        raise ValueError(repr(view)) from error


def _against_the_rules(game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
    return Move(0, 1)


def _hint(session: Session) -> Action:
    while session.is_thinking:
        hint = session.poll_hint()
        if hint is not None:
            return hint
    raise AssertionError("there was no hint")


def test_a_bots_thread_breathes_and_the_screens_thread_soon_gets_its_turn() -> None:
    """Both are needed for smooth frames: without either, a search in pure Python takes what it can get."""
    budgets: list[Thinking] = []

    def look_at_the_budget(game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
        budgets.append(thinking)
        return choose(game, view, level, rng, thinking)

    sys.setswitchinterval(0.005)
    session = sit_down("pingouins", "chick", "human", choose=look_at_the_budget)
    session.draw_chance()
    wait_for_bot(session)
    assert [budget.breathing for budget in budgets] == [True]
    assert sys.getswitchinterval() == pytest.approx(SWITCH_INTERVAL)
    assert SWITCH_INTERVAL <= 0.001


def test_a_bot_can_be_hurried_and_answers_with_what_it_has() -> None:
    bot = Pondering()
    session = sit_down("pingouins", "emperor", "human", choose=bot)
    session.draw_chance()
    session.start_thinking()
    session.hurry()
    poll_until_answer(session)
    assert len(session.record.match.log) == 2


def test_while_nothing_moves_on_the_screen_a_bot_takes_all_the_time() -> None:
    bot = Pondering()
    session = sit_down("pingouins", "emperor", "human", choose=bot)
    session.draw_chance()
    session.start_thinking()
    bot.asked.wait(PATIENCE)
    [thinking] = bot.thinking
    told = []
    for moving in (False, True, False):
        session.breathe(moving)
        told.append(thinking.breathing)
    assert told == [False, True, False]
    session.cancel_thinking()


def recollections(level: str, *, undoing: bool = False) -> list[bool]:
    """Whether that bot had something to begin with, at its first decisions."""
    budgets: list[Thinking] = []

    def remember(game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
        budgets.append(thinking)
        thinking.thoughts = len(budgets)
        return at_random(game, view, level, rng, thinking)

    session = sit_down("pingouins", "human", level, choose=remember)
    session.draw_chance()
    for _ in range(3):
        session.submit(session.view.legal_actions()[0])
        wait_for_bot(session)
        if undoing:
            session.undo()
            session.submit(session.view.legal_actions()[0])
            wait_for_bot(session)
    for number, budget in enumerate(budgets):
        assert budget.earlier is None or budget.earlier.thoughts == number
    return [budget.earlier is not None for budget in budgets]


def test_the_emperor_begins_with_what_it_found_out_before() -> None:
    assert recollections("emperor") == [False, True, True]
    assert not any(recollections("adult"))


def test_what_was_found_out_about_what_was_taken_back_is_forgotten() -> None:
    assert recollections("emperor", undoing=True) == [False, False, True, False, True, False]
