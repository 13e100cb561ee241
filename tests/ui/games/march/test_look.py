"""The secret look of March of the Penguins, and what is remembered of it."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from penguins.games.march.actions import Peek, Stop, Walk
from penguins.games.march.geometry import ICE
from penguins.games.march.state import Phase
from penguins.rig.finger import Finger
from penguins.ui.games.march import look as march_look
from tests.ui.games.march.hand import by_tap, centre, hold, lay, look_at, no_waiting
from tests.ui.matches import PEOPLE, play, play_on
from tests.ui.robot import Robot

if TYPE_CHECKING:
    from tests.ui.conftest import Bots

YOUNG = {"variant": "young", "rows": "4"}
LAYOUT = "RbgyrBgyrbGyrbgY"
TWIN = "RbgyrBgyrbGybrgY"
"""The same but for d1 and d2."""
A1, B1, D1 = (ICE.cell(name) for name in ("a1", "b1", "d1"))


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    no_waiting(monkeypatch)


def to_the_eye(robot: Robot, players: Sequence[str] = PEOPLE[:2]) -> None:
    """Red stands on the red eye: it may look, and then go on."""
    robot.begin("march", players, **YOUNG)
    by_tap(robot, Walk(0, A1))
    assert robot.board.view.phase is Phase.LOOK


def names(robot: Robot) -> Counter[str]:
    """Every picture on the board."""
    return Counter(name for widget in robot.walk(robot.board) if (name := getattr(widget, "name", "")))


def shots_of_a_look(robot: Robot, folder: Path) -> tuple[list[bytes], bytes]:
    """Screenshots from before the look to after it; the one with the finger down apart."""
    taken: list[bytes] = []

    def shot() -> None:
        path = folder / f"{len(taken)}.png"
        robot.screenshot(path)
        taken.append(path.read_bytes())
        path.unlink()

    shot()
    robot.tap(centre(robot, D1))
    shot()
    finger = hold(robot, D1)
    shot()
    robot.lift(finger)
    shot()
    by_tap(robot, Stop())
    robot.wait_for_person()
    shot()
    by_tap(robot, Walk(1, A1))
    robot.wait_for_person()
    shot()
    held = taken.pop(2)
    return taken, held


@pytest.mark.parametrize("memory_aid", [False, True])
def test_a_look_is_in_no_picture_without_the_finger_down(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, memory_aid: bool
) -> None:
    robot.app.services.change(memory_aid=memory_aid)
    found = []
    for letters in (LAYOUT, TWIN):
        lay(monkeypatch, letters)
        to_the_eye(robot)
        found.append(shots_of_a_look(robot, tmp_path))
        robot.app.services.navigation.home()
        robot.frames(3)
    (without, held), (without_in_twin, held_in_twin) = found
    assert without == without_in_twin
    assert held != held_in_twin
    assert held not in without


def test_a_tap_does_not_spend_the_look(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(march_look, "HOLD_SECONDS", 0.35)
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot)
    log = list(robot.session.record.match.log)
    robot.tap(centre(robot, D1))
    assert robot.screen.prompt == "Everyone else, look away! Léa, press and hold the tile."
    robot.tap(centre(robot, D1))
    assert robot.screen.prompt == "Hold the tile a little longer."
    assert robot.session.record.match.log == log
    look_at(robot, D1)
    assert robot.session.record.match.log == [*log, Peek(D1)]


def test_another_tile_can_be_chosen_before_it_is_held(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot)
    robot.tap(centre(robot, B1))
    robot.tap(centre(robot, D1))
    look_at(robot, D1)
    assert robot.session.record.match.log[-1] == Peek(D1)


def test_somebody_alone_holds_at_once(robot: Robot, quick_bots: None, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot, ("Léa", "chick"))
    finger = hold(robot, D1)
    assert names(robot)["march_red"] == 2, "the tile, and a large one that the finger does not hide"
    robot.lift(finger)
    assert not names(robot)["march_red"]


@pytest.mark.parametrize("interruption", ["resize", "pause"])
def test_an_interrupted_look_hides_at_once_and_is_not_lost(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, interruption: str
) -> None:
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot)
    robot.tap(centre(robot, D1))
    finger = hold(robot, D1)
    if interruption == "resize":
        robot.resize(640, 360)
    else:
        robot.app.dispatch("on_pause")
        assert not names(robot)["march_red"]
        robot.app.dispatch("on_resume")
    robot.frames(2)
    assert not names(robot)["march_red"]
    robot.lift(finger)
    finger = hold(robot, D1)
    assert names(robot)["march_red"]
    robot.lift(finger)
    assert not names(robot)["march_red"]
    assert robot.session.record.match.log.count(Peek(D1)) == 1


def test_a_second_finger_neither_ends_nor_steals_a_look(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot)
    robot.tap(centre(robot, D1))
    finger = hold(robot, D1)
    log = list(robot.session.record.match.log)
    robot.tap(centre(robot, B1))
    assert robot.board._look.shown is not None
    assert robot.session.record.match.log == log
    robot.lift(finger)
    by_tap(robot, Stop())
    assert robot.session.record.match.log == [*log, Stop()]


def test_a_confirmed_look_is_held_after_it(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    robot.app.services.change(confirm_moves=True)
    lay(monkeypatch, LAYOUT)
    robot.begin("march", PEOPLE[:2], **YOUNG)
    by_tap(robot, Walk(0, A1))
    robot.tap_on(robot.find(icon="icon_check"))
    robot.tap(centre(robot, D1))
    robot.tap(centre(robot, D1))
    robot.tap_on(robot.find(icon="icon_check"))
    assert robot.session.record.match.log[-1] == Peek(D1)
    assert not names(robot)["march_red"]
    finger = hold(robot, D1)
    assert names(robot)["march_red"] == 2
    robot.lift(finger)
    assert robot.screen.prompt == "Your colour! Walk on, or stop."


def test_a_bot_waits_while_somebody_looks(robot: Robot, quick_bots: None, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "rBgyRbgyrbGyrbgY")
    robot.begin("march", ("Léa", "chick"), **YOUNG)
    by_tap(robot, Walk(0, A1 + 1))
    finger = hold(robot, D1)
    robot.wait(lambda: robot.session.stage.seat == 1, "the bot's turn")
    robot.frames(60)
    assert isinstance(robot.session.record.match.log[-1], Peek), "the bot has not moved meanwhile"
    assert names(robot)["march_red"] >= 2
    finger.up()
    robot.wait_for_person()
    by_tap(robot, robot.legal()[0])


def test_a_look_of_a_bot_shows_where_and_not_what(robot: Robot, monkeypatch: pytest.MonkeyPatch, bots: "Bots") -> None:
    lay(monkeypatch, LAYOUT)
    answers = iter([Walk(1, A1), Peek(D1)])
    bots.answer = lambda *_: next(answers)
    robot.begin("march", ("Léa", "chick"), **YOUNG)
    by_tap(robot, Walk(0, A1 + 1))
    robot.wait_for_person()
    assert robot.session.record.match.log[-1] == Peek(D1)
    assert D1 in robot.board.last.places
    assert not names(robot)["march_red"]


def test_a_look_that_was_not_taken_is_not_lost_when_the_app_is_killed(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, start_again: Callable[[], Robot]
) -> None:
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot)
    robot.tap(centre(robot, D1))
    log = list(robot.session.record.match.log)
    again = start_again()
    again.wait_for_person()
    assert again.session.record.match.log == log
    assert again.screen.prompt == "An eye! Which tile will you peek under?"
    play(again, "tap", Peek(D1))
    play_on(again, "drag", Random(4), most=4)


# Memory


@pytest.mark.parametrize(("memory_aid", "emblems"), [(False, 0), (True, 1)])
def test_what_was_seen_is_marked_only_with_the_memory_aid(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, memory_aid: bool, emblems: int
) -> None:
    robot.app.services.change(memory_aid=memory_aid)
    lay(monkeypatch, LAYOUT)
    robot.begin("march", PEOPLE[:3], **YOUNG)
    for step in (Walk(0, A1 + 1), Walk(1, A1 + 3), Walk(2, A1 + 3), Walk(0, B1 + 2)):
        by_tap(robot, step)
        robot.wait_for_person()
    assert not robot.board.view.face_up >> A1 + 1 & 1, "it was seen, and is face down again"
    assert names(robot)["emblem_blue"] == emblems
    assert not names(robot)["march_blue"]


def test_of_a_secret_among_several_people_the_memory_aid_shows_only_that_it_is_known(
    robot: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot.app.services.change(memory_aid=True)
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot)
    by_tap(robot, Peek(D1))
    assert names(robot)["icon_eye"] == 1
    assert not names(robot)["emblem_red"]


def test_somebody_alone_sees_the_looks_in_the_memory_aid(
    robot: Robot, quick_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot.app.services.change(memory_aid=True)
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot, ("Léa", "chick"))
    by_tap(robot, Peek(D1))
    assert names(robot)["emblem_red"] == 1


def test_a_second_finger_begins_no_look_while_the_eye_is_carried(
    robot: Robot, quick_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot, ("Léa", "chick"))
    first = robot.start_drag(centre(robot, A1), centre(robot, B1))
    assert robot.board.is_holding
    second = Finger(centre(robot, D1))
    second.down()
    robot.frames(2)
    assert not robot.board._look.held
    robot.lift(second)
    robot.lift(first)
    assert robot.board._look.cell == B1
