"""The coach thinks in a thread of its own."""

import time
from typing import Any

import pytest

from penguins.core.state import State
from penguins.games.registry import GAMES
from penguins.session import appraising
from penguins.session.appraising import Appraising
from tests.session.table import PATIENCE, sit_down

GAME = GAMES["pingouins"]


def test_it_tells_what_it_thinks_of_every_move() -> None:
    view = _first_decision()
    coach = Appraising(GAME, view)
    _finish(coach)
    assert coach.appraisal is not None
    assert {each.action for each in coach.appraisal.actions} == set(view.legal_actions())


def test_who_no_longer_wants_to_know_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appraising, "SECONDS", 10 * PATIENCE)
    monkeypatch.setattr(appraising, "NODES", 10**9)
    coach = Appraising(GAME, _first_decision())
    coach.cancel()
    _finish(coach)


def test_a_mistake_is_logged_without_its_words_and_there_is_no_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    secret = "Léa holds the red one"

    def mistaken(*_: object) -> None:
        raise ZeroDivisionError(secret)

    monkeypatch.setattr(appraising, "appraise", mistaken)
    coach = Appraising(GAME, _first_decision())
    _finish(coach)
    assert coach.appraisal is None
    assert "ZeroDivisionError" in caplog.text
    assert secret not in caplog.text


def _first_decision() -> State[Any]:
    session = sit_down("pingouins", "human", "human")
    if session.stage.kind == "chance":
        session.draw_chance()
    state: State[Any] = session.record.match.state
    return state.seen_by(0)


def _finish(coach: Appraising) -> None:
    give_up = time.monotonic() + PATIENCE
    while not coach.finished:
        assert time.monotonic() < give_up, "it never came to an end"
        time.sleep(0.001)
