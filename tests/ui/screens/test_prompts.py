"""The line that says what to do, or who does something: it is so at every moment."""

import re
from collections.abc import Callable, Iterator

import pytest

from penguins.games.registry import GAMES
from penguins.rig.shots import SHOTS
from penguins.ui.games.icetown.drawing import TownsDrawing
from penguins.ui.widgets.labels import Words
from tests.null_game.registered import NULL_GAME
from tests.ui.games.hands import HANDS
from tests.ui.games.icetown.hand import by_tap, cell_of, roll
from tests.ui.games.icetown.positions import last_turn, nearly_over
from tests.ui.robot import Robot


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_said_to_think_while_a_move_is_shown(robot: Robot, quick_bots: None, game: str) -> None:
    robot.app.services.change(animation="fast")
    robot.begin_watching(game, ("chick", "chick"))
    robot.wait(lambda: robot.screen.table.waits_for == "bot", "a thought")
    assert "thinking" in robot.screen.prompt
    robot.wait(lambda: robot.screen.table.waits_for == "show", "a move")
    assert robot.screen.prompt == ""


def test_nobody_thinks_while_the_bots_are_paused(robot: Robot, quick_bots: None) -> None:
    robot.begin_watching("pingouins", ("chick", "junior"))
    robot.tap_on(robot.find(icon="icon_pause"))
    # What is being shown is shown to its end.
    robot.wait(lambda: re.fullmatch("Paused: .+ is next.", robot.screen.prompt) is not None, "the pause")
    robot.tap_on(robot.find(icon="icon_play"))
    assert "Paused" not in robot.screen.prompt


@pytest.mark.parametrize("game", GAMES)
def test_whoever_asks_for_a_hint_hears_that_it_is_on_its_way(robot: Robot, quick_bots: None, game: str) -> None:
    robot.begin(game, ("Léa", "chick"))
    HANDS[game].get_ready(robot, "tap")
    asked = robot.screen.prompt
    robot.screen.hint()
    assert robot.screen.prompt == "Let me think…"
    robot.wait(lambda: robot.screen.hint_shows != "", "the hint")
    assert robot.screen.prompt not in ("Let me think…", asked)


@pytest.mark.parametrize(("other", "played"), [("Tom", nearly_over), ("chick", nearly_over), ("chick", last_turn)])
def test_while_the_towns_are_counted_nothing_else_is_said(
    robot: Robot,
    quick_bots: None,
    monkeypatch: pytest.MonkeyPatch,
    other: str,
    played: Callable[[], Iterator[str]],
) -> None:
    """Nobody thinks any more, and what was said of a last round is over; if nobody plays one, nobody tells of it."""
    heard: set[tuple[str, ...]] = set()
    monkeypatch.setattr(TownsDrawing, "tally", lambda *_: heard.add((robot.screen.prompt, *robot.said())))
    robot.app.services.change(animation="fast")
    record = robot.begin_after("icetown", ("Léa", other), *played())
    robot.wait(lambda: not robot.app.navigation.transition.is_active, "the screen")
    if record.match.state.to_move >= 0 and robot.at_match():
        by_tap(robot, record.match.state.legal_actions()[-1])
    robot.wait(lambda: not robot.at_match(), "the end")
    assert heard == {("",)}


def test_after_a_one_with_nobody_to_steal_from_no_town_asks_for_a_penguin(robot: Robot, faces: list[int]) -> None:
    faces[:] = [1]
    robot.begin("icetown", ["Léa", "Tom"])
    roll(robot)
    robot.tap(cell_of(robot, 0))
    assert robot.screen.prompt == "There is nobody to steal from. Nothing to do this time."


def growth_of_bubble(robot: Robot, size: tuple[int, int], shot: str) -> float:
    """How many times as large its letters are for whoever wants the largest."""
    robot.resize(*size)
    robot.app.services.change(language="fr")
    SHOTS[shot](robot)
    [words] = (widget for widget in robot.screen.ids.seats.ids.bubble.children if isinstance(widget, Words))
    normal = words.font_size
    robot.app.services.change(text_size="largest")
    robot.frames(5)
    return float(words.font_size / normal)


@pytest.mark.parametrize("game", [game for game in GAMES if game != NULL_GAME.id])
def test_on_a_standing_tablet_whoever_wants_larger_letters_gets_them(robot: Robot, quick_bots: None, game: str) -> None:
    assert growth_of_bubble(robot, (800, 1280), f"play_{game}_start") > 1


@pytest.mark.parametrize("game", [game for game in GAMES if game != NULL_GAME.id])
def test_on_a_lying_phone_with_a_full_table_larger_letters_are_a_step_larger(
    robot: Robot, quick_bots: None, game: str
) -> None:
    assert growth_of_bubble(robot, (640, 360), f"play_{game}_full_table") >= 1.15
