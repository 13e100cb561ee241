"""What every board can do, under the robot's finger (docs/architecture.md, The way of one drag)."""

from collections.abc import Callable, Sequence
from itertools import cycle, permutations
from random import Random
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.uix.modalview import ModalView

from penguins.core.state import Action
from penguins.games.registry import GAMES
from penguins.ui.base.box import Pos
from penguins.ui.base.keys import KeyStop
from penguins.ui.games.board import AnyBoard
from penguins.ui.widgets.buttons import Tappable
from tests.ui.games.hand import Hand
from tests.ui.games.hands import HANDS, PLAYED
from tests.ui.matches import begin, decisions, hand_of, play, play_on, where_things_are_dragged
from tests.ui.robot import Robot, first_choice

every_game = pytest.mark.parametrize("game", PLAYED)
for_two = pytest.mark.parametrize("game", [game for game in PLAYED if 2 in GAMES[game].seats])

SIZES = ((640, 360), (800, 1280), (1280, 800), (1024, 768))


def log(robot: Robot) -> list[Action]:
    return list(robot.session.record.match.log)


def button(robot: Robot, icon: str) -> None:
    robot.tap_on(robot.find(icon=icon))
    robot.wait_for_person()


# Drags that are cut short


def turn(robot: Robot) -> None:
    robot.resize(*reversed(Window.size))


def pause(robot: Robot) -> None:
    robot.app.dispatch("on_pause")
    robot.app.dispatch("on_resume")


def cut_short(robot: Robot) -> None:
    robot.board.interrupt()


@where_things_are_dragged
def test_an_interrupted_drag_returns_the_piece(robot: Robot, hand: Hand, game: str) -> None:
    rng = Random(6)
    interruptions = cycle((turn, pause, cut_short))
    carried = 0
    for action, way in decisions(robot, game, rng, 14):
        before = log(robot), hand.picked(robot)
        assert hand.carry is not None
        finger = hand.carry(robot, action, steps=rng.randint(1, 5))
        if finger is not None:
            assert robot.board._held is not None
            carried += 1
            next(interruptions)(robot)
            assert robot.board._held is None
            robot.lift(finger)
            robot.wait_for_person()
            hand.get_ready(robot, "tap")  # a pause may have lowered the curtain
            assert (log(robot), hand.picked(robot)) == before
            hand.check_at_rest(robot)
        play(robot, way, action)
    assert carried >= 6  # each of them twice


@where_things_are_dragged
def test_a_second_finger_neither_breaks_a_drag_nor_does_anything(robot: Robot, hand: Hand, game: str) -> None:
    rng = Random(6)
    for action, way in decisions(robot, game, rng, 6):
        before = log(robot)
        assert hand.carry is not None
        finger = hand.carry(robot, action)
        if finger is None:
            play(robot, "tap", action)
            continue
        for stop in spots_on(robot, rng):
            robot.tap(stop)
            assert robot.board._held is not None
        assert log(robot) == before
        if way == "tap":
            finger.move_to((1, 1))
            robot.lift(finger)
            assert log(robot) == before
            hand.check_at_rest(robot)
            play(robot, "drag", action)
        else:
            hand.drop(robot, action, finger)
            assert log(robot)[: len(before) + 1] == [*before, action]


@where_things_are_dragged
def test_keys_rest_while_something_is_carried(robot: Robot, hand: Hand, game: str) -> None:
    for action, _ in decisions(robot, game, Random(6), 6):
        assert hand.carry is not None
        assert places(robot.board.key_stops()) <= places(robot.app.keys.stops())
        finger = hand.carry(robot, action)
        if finger is not None:
            assert not places(robot.board.key_stops()) & places(robot.app.keys.stops())
            finger.move_to((1, 1))
            robot.lift(finger)
            hand.check_at_rest(robot)
        play(robot, "drag", action)


def places(stops: Sequence[KeyStop]) -> set[Pos]:
    return {stop.pos for stop in stops}


@where_things_are_dragged
def test_a_hint_that_comes_during_a_drag_changes_nothing(robot: Robot, hand: Hand, game: str, quick_bots: None) -> None:
    for action, _ in decisions(robot, game, Random(6), 6):
        before = log(robot)
        assert hand.carry is not None
        finger = hand.carry(robot, action)
        if finger is None:
            play(robot, "tap", action)
            continue
        robot.screen.hint()
        robot.wait(lambda: not robot.session.is_thinking, "the hint")
        finger.move_to(finger.pos)
        hand.drop(robot, action, finger)
        assert log(robot)[: len(before) + 1] == [*before, action]


def take_back(robot: Robot) -> None:
    robot.press("z", "ctrl")


def open_menu(robot: Robot) -> None:
    robot.screen.menu()
    robot.frames(2)


@where_things_are_dragged
@pytest.mark.parametrize("meanwhile", [take_back, open_menu])
def test_a_drag_survives_what_else_is_done_meanwhile(
    robot: Robot, hand: Hand, game: str, meanwhile: Callable[[Robot], None]
) -> None:
    for action, _ in decisions(robot, game, Random(6), 6):
        before, can_undo = log(robot), robot.session.undo_barrier is None
        assert hand.carry is not None
        finger = hand.carry(robot, action)
        if finger is not None:
            meanwhile(robot)
            finger.move_to((1, 1))
            robot.lift(finger)
            robot.app.keys.close_dialog()
            robot.wait(lambda: not any(isinstance(child, ModalView) for child in Window.children), "the board")
            assert (log(robot) != before) == (meanwhile is take_back and can_undo)
            robot.press("y", "ctrl")
            robot.wait_for_person()
            hand.get_ready(robot, "tap")
            assert log(robot) == before
            hand.check_at_rest(robot)
        play(robot, "drag", action)


# Fingers that are quicker than the frames


@where_things_are_dragged
def test_a_drag_within_one_slow_frame_counts(robot: Robot, hand: Hand, game: str) -> None:
    for action, _ in decisions(robot, game, Random(6), 6):
        before = log(robot)
        assert hand.carry is not None
        finger = hand.carry(robot, action, steps=0)
        if finger is None:
            play(robot, "tap", action)
        else:
            hand.drop(robot, action, finger)
            assert log(robot)[: len(before) + 1] == [*before, action]
            robot.wait_for_person()


@every_game
def test_a_quick_swipe_to_a_button_does_not_press_it(robot: Robot, hand: Hand, game: str) -> None:
    corner = (1.0, 1.0)
    for action, way in decisions(robot, game, Random(6), 6):
        before = log(robot)
        pressed: list[Tappable] = []
        for widget in robot.walk(robot.board):
            if isinstance(widget, Tappable):
                widget.bind(on_tap=pressed.append)
                start = robot.board.to_window(robot.board.x + corner[0], robot.board.y + corner[1])
                robot.drag(start, widget.to_window(*widget.center), steps=0)
        assert (log(robot), pressed) == (before, [])
        play(robot, way, action)


@pytest.mark.parametrize("game", [game for game in PLAYED if not HANDS[game].carry])
@pytest.mark.parametrize("steps", [0, 6], ids=["quick", "slow"])
def test_where_nothing_can_be_dragged_a_swipe_does_nothing(robot: Robot, hand: Hand, game: str, steps: int) -> None:
    begin(robot, game)
    before = log(robot)
    spots = [stop.pos for stop in robot.board.stops()]
    for start, end in permutations(spots, 2):
        robot.drag(start, end, steps)
    assert log(robot) == before


def spots_on(robot: Robot, rng: Random) -> list[Pos]:
    """Some places of the board where there is something to tap, buttons first."""
    board = robot.board
    buttons = [widget.to_window(*widget.center) for widget in robot.walk(board) if isinstance(widget, Tappable)]
    return buttons + [stop.pos for stop in rng.sample(board.key_stops(), 2)]


# Taking back, hints, thinking twice


@every_game
def test_undo_and_redo_by_button_and_by_key(robot: Robot, hand: Hand, game: str) -> None:
    begin(robot, game)
    rng = Random(1)
    play_on(robot, "tap", rng, most=1)
    while robot.session.undo_barrier is not None:
        play_on(robot, "tap", rng, most=1)
    after = log(robot)
    ways: tuple[Callable[[], None], ...] = (lambda: button(robot, "icon_undo"), lambda: robot.press("z", "ctrl"))
    for take_back in ways:
        take_back()
        robot.wait_for_person()
        assert log(robot) == after[:-1]
        hand.get_ready(robot, "tap")
        robot.press("y", "ctrl")
        robot.wait_for_person()
        assert log(robot) == after


@every_game
def test_a_hint_points_at_what_a_strong_bot_would_do(robot: Robot, hand: Hand, game: str, quick_bots: None) -> None:
    for _ in decisions(robot, game, Random(3), 6):
        hint = first_choice(robot.board.view)
        ask_for_hint(robot)
        assert hand.points_at(robot, hint)
        play(robot, "tap", hint)


def ask_for_hint(robot: Robot) -> None:
    """Until the whole move is told."""
    takes_first = robot.board.takes_first(first_choice(robot.board.view))
    button(robot, "icon_hint")
    robot.wait(lambda: not robot.session.is_thinking, "the hint")
    assert robot.screen.hint_shows == ("piece" if takes_first else "move")
    if takes_first:
        assert not hand_of(robot).points_at(robot, first_choice(robot.board.view)), "only the piece is told"
        button(robot, "icon_hint")


@every_game
def test_asking_once_more_plays_the_hint(robot: Robot, hand: Hand, game: str, quick_bots: None) -> None:
    for _ in decisions(robot, game, Random(3), 4):
        before, hint = log(robot), first_choice(robot.board.view)
        ask_for_hint(robot)
        assert robot.screen.prompt, "why it is good"
        if not hand.is_done_once_chosen(hint):  # it takes a hand
            button(robot, "icon_check")
            assert log(robot) == before
            return
        button(robot, "icon_check")
        assert log(robot)[: len(before) + 1] == [*before, hint]
        hand.get_ready(robot, "tap")


@where_things_are_dragged
def test_a_tap_where_the_hint_ends_plays_it(robot: Robot, hand: Hand, game: str, quick_bots: None) -> None:
    """Wherever a finger is, the advised move is all that it can do beside what it did before."""
    played = 0
    for _ in decisions(robot, game, Random(3), 6):
        before, hint = log(robot), first_choice(robot.board.view)
        ask_for_hint(robot)
        places = [pos for pos in grid(robot.board) if robot.board.ends_at(hint, pos)]
        if places:
            robot.tap(places[len(places) // 2])
            assert log(robot)[: len(before) + 1] == [*before, hint]
            played += 1
            hand.get_ready(robot, "tap")
        else:
            play(robot, "tap", hint)
    assert played


def grid(board: AnyBoard) -> list[tuple[float, float]]:
    """Places all over it."""
    return [
        (board.x + board.width * across / 60, board.y + board.height * up / 60)
        for across in range(1, 60)
        for up in range(1, 60)
    ]


@every_game
def test_a_decision_can_be_confirmed_first(robot: Robot, hand: Hand, game: str) -> None:
    robot.app.services.change(confirm_moves=True)
    rng = Random(4)
    for _ in decisions(robot, game, rng, 6):
        match, before = robot.session.record.match, log(robot)
        first, *other = rng.sample(simple(robot), min(2, len(simple(robot))))
        is_forced = len(robot.legal()) == 1
        hand.do(robot, first, hand.fingers[-1])
        if not is_forced:
            assert log(robot) == before
            hand.check_at_rest(robot)
            assert hand.points_at(robot, first)
            if other:
                button(robot, "icon_close")
                assert log(robot) == before
                hand.tap(robot, *other)
            button(robot, "icon_check")
        assert match.log[len(before)] in (other or [first])


def simple(robot: Robot) -> list[Any]:
    return [action for action in robot.legal() if hand_of(robot).is_done_once_chosen(action)]


# The table


@for_two
def test_in_table_mode_the_table_turns_to_who_is_next(robot: Robot, hand: Hand, game: str) -> None:
    robot.app.services.change(table_mode=True)
    begin(robot, game)
    hand.get_ready(robot, "tap")
    x, y = robot.board.to_window(*robot.board.pos)
    for action, way in decisions(robot, game, Random(2), 6):
        turned = robot.session.stage.seat == 1
        assert robot.screen.ids.turntable.turned == turned
        corner = (Window.width - x, Window.height - y) if turned else (x, y)
        assert robot.board.to_window(*robot.board.pos) == pytest.approx(corner)
        play(robot, way, action)


@every_game
def test_at_every_size(robot: Robot, hand: Hand, game: str) -> None:
    begin(robot, game)
    for size in SIZES:
        robot.resize(*size)
        for action, way in decisions(robot, game, Random(4), 3, ways=hand.fingers[-1:]):
            play(robot, way, action)


# The end of the app


@every_game
def test_kill_and_resume(robot: Robot, hand: Hand, game: str, start_again: Callable[[], Robot]) -> None:
    begin(robot, game, wanted=3)
    play_on(robot, "tap", Random(8), most=min(7, hand.shortest - 1))
    before, stage = log(robot), robot.session.stage
    again = start_again()
    again.frames(3)
    again.wait_for_person()
    assert (log(again), again.session.stage) == (before, stage)
    play_on(again, hand.fingers[-1], Random(4), most=4)
