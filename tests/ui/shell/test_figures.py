"""Figures to report from a device: they are there when they are wanted, tell what is so, and are in nobody's way."""

from random import Random
from typing import Any

import pytest
from kivy.core.window import Window

from penguins.bots.levels import CHICK, Level
from penguins.cli.screenshots import SIZES
from penguins.core.game import AnyGame
from penguins.core.options import complete
from penguins.core.state import Action, State
from penguins.core.thinking import Thinking
from penguins.ui.shell.figures import CountedBots
from tests.null_game.registered import NULL_GAME
from tests.ui.robot import Robot

START = NULL_GAME.start(2, complete(NULL_GAME.options, {}))


def patient(game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
    while thinking.step():
        pass
    return Action()


def test_the_iterations_of_the_latest_question_are_counted() -> None:
    bots = CountedBots(patient)
    assert bots.effort() == (0, 0.0)
    for nodes in (7, 30):
        bots(NULL_GAME, START, CHICK, Random(1), Thinking(nodes=nodes))
        assert bots.effort()[0] == nodes
    assert bots.effort()[1] == bots.effort()[1] > 0  # the clock stands


def test_a_bot_that_fails_fails_as_before() -> None:
    def failing(game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        CountedBots(failing)(NULL_GAME, START, CHICK, Random(1), Thinking(nodes=1))


def test_they_are_shown_when_they_are_wanted_only(robot: Robot) -> None:
    figures = robot.app.figures
    assert figures.text == ""
    robot.app.services.change(figures=True)
    robot.frames(3, draw=True)
    figures._read()
    frames, bots, window = figures.text.splitlines()
    assert frames.startswith("Frames: ")
    assert not frames.startswith("Frames: 0 ms, at most 0 ms")
    assert bots == "Bots: 0 iterations in 0 ms"
    assert window.startswith(f"{Window.width} × {Window.height}")
    robot.app.services.change(figures=False)
    robot.frames(3, draw=True)
    assert figures.text == ""
    assert figures._frames == []


def test_they_are_small_in_a_corner_and_a_tap_goes_through(robot: Robot) -> None:
    robot.app.services.change(figures=True)
    for size in SIZES:
        robot.resize(*size)
        robot.frames(3)
        [label] = robot.app.figures.children
        assert (label.x, label.y) == (0, 0)
        assert label.right <= Window.width
        assert label.top <= Window.height / 4
    touched: list[Any] = []
    robot.app.navigation.bind(on_touch_down=lambda _, touch: touched.append(touch))
    robot.tap((10, 10))
    assert touched
