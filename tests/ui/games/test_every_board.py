"""What every board can do, under the robot's finger."""

from itertools import cycle, islice
from random import Random

import pytest
from kivy.core.window import Window

from penguins.games.registry import GAMES
from penguins.ui.widgets.tappable import Tappable
from tests.ui.matches import HANDS, PEOPLE, hand_of, play, play_on
from tests.ui.robot import first_choice

pytestmark = pytest.mark.parametrize("game", GAMES)

SIZES = ((640, 360), (800, 1280), (1280, 800), (1024, 768))


@pytest.fixture
def hand(game, monkeypatch):
    HANDS[game].prepare(monkeypatch)
    return HANDS[game]


def begin(robot, game, players=PEOPLE[:2]):
    robot.begin(game, players, **HANDS[game].options)


def decisions(robot, rng, number):
    """So many decisions, each when it is time for it, and by drag and by tap in turn. The caller carries them out."""
    for way in islice(cycle(("drag", "tap")), number):
        assert hand_of(robot).get_ready(robot, "tap")
        yield hand_of(robot).choose(robot, rng), way


def log(robot):
    return list(robot.session.record.match.log)


def button(robot, icon):
    robot.tap_on(robot.find(icon=icon))
    robot.wait_for_person()


# Drags that are cut short


def turn(robot):
    robot.resize(*reversed(Window.size))


def pause(robot):
    robot.app.dispatch("on_pause")
    robot.app.dispatch("on_resume")


def cut_short(robot):
    robot.board.interrupt()


@pytest.mark.parametrize("interruptions", [(turn,), (pause,), (cut_short, turn, pause)], ids=["turn", "pause", "any"])
def test_an_interrupted_drag_returns_the_piece(robot, hand, game, interruptions):
    begin(robot, game)
    rng = Random(6)
    carried = 0
    for action, way in decisions(robot, rng, 12):
        before = log(robot), hand.picked(robot)
        finger = hand.carry(robot, action, steps=rng.randint(1, 5))
        if finger is not None:
            assert robot.board._held is not None
            carried += 1
            rng.choice(interruptions)(robot)
            assert robot.board._held is None
            robot.lift(finger)
            robot.wait_for_person()
            assert (log(robot), hand.picked(robot)) == before
            hand.check_at_rest(robot)
        play(robot, way, action)
    assert carried > 3


def test_a_second_finger_neither_breaks_a_drag_nor_does_anything(robot, hand, game):
    begin(robot, game)
    rng = Random(6)
    for action, way in decisions(robot, rng, 12):
        before = log(robot)
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


def spots_on(robot, rng):
    """Some places of the board where there is something to tap, buttons first."""
    board = robot.board
    buttons = [widget.to_window(*widget.center) for widget in robot.walk(board) if isinstance(widget, Tappable)]
    return buttons + [stop.pos for stop in rng.sample(board.stops(), 2)]


# Taking back, hints, thinking twice


def test_undo_and_redo_by_button_and_by_key(robot, hand, game):
    begin(robot, game)
    rng = Random(1)
    play_on(robot, "tap", rng, most=1)
    while robot.session.undo_barrier is not None:
        play_on(robot, "tap", rng, most=1)
    after = log(robot)
    for take_back in (lambda: button(robot, "icon_undo"), lambda: robot.press("z", "ctrl")):
        take_back()
        robot.wait_for_person()
        assert log(robot) == after[:-1]
        hand.get_ready(robot, "tap")
        robot.press("y", "ctrl")
        robot.wait_for_person()
        assert log(robot) == after


def test_a_hint_points_at_what_a_strong_bot_would_do(robot, hand, game, quick_bots):
    begin(robot, game)
    for _ in decisions(robot, Random(3), 6):
        hint = first_choice(robot.board.view)
        button(robot, "icon_hint")
        robot.wait(lambda: not robot.session.is_thinking, "the hint")
        assert hand.points_at(robot, hint)
        play(robot, "tap", hint)


def test_a_decision_can_be_confirmed_first(robot, hand, game):
    robot.app.services.change(confirm_moves=True)
    begin(robot, game)
    rng = Random(4)
    for _ in decisions(robot, rng, 6):
        before = log(robot)
        first, *other = rng.sample(simple(robot), min(2, len(simple(robot))))
        hand.drag(robot, first)
        if len(robot.legal()) > 1:
            assert log(robot) == before
            hand.check_at_rest(robot)
            assert hand.points_at(robot, first)
            if other:
                button(robot, "icon_close")
                assert log(robot) == before
                hand.tap(robot, *other)
            button(robot, "icon_check")
        assert log(robot)[len(before)] in (other or [first])


def simple(robot):
    return [action for action in robot.legal() if hand_of(robot).is_done_once_chosen(action)]


# The table


def test_in_table_mode_the_table_turns_to_who_is_next(robot, hand, game):
    robot.app.services.change(table_mode=True)
    begin(robot, game)
    hand.get_ready(robot, "tap")
    x, y = robot.board.to_window(*robot.board.pos)
    for action, way in decisions(robot, Random(2), 6):
        turned = robot.session.stage.seat == 1
        assert robot.screen.ids.turntable.turned == turned
        corner = (Window.width - x, Window.height - y) if turned else (x, y)
        assert robot.board.to_window(*robot.board.pos) == pytest.approx(corner)
        play(robot, way, action)


def test_at_every_size(robot, hand, game):
    begin(robot, game)
    for size in SIZES:
        robot.resize(*size)
        play_on(robot, "drag", Random(4), most=3)


# Motion


@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_motion_plays_and_a_tap_hurries_it(robot, hand, game, speed):
    robot.begin_moving(game, PEOPLE[:2], speed, **hand.options)
    motion = robot.screen.motion
    assert motion.speed == speed
    motion.speed = "off"
    moved = 0
    for action, way in decisions(robot, Random(7), 12):
        motion.speed = speed
        hand.do(robot, action, way)
        if motion.busy:
            robot.tap(robot.board.to_window(*robot.board.center))
            assert not motion.busy
            moved += 1
        motion.speed = "off"
        hand.check_at_rest(robot)
    assert moved > 6


# The end of the app


def test_kill_and_resume(robot, hand, game, start_again):
    begin(robot, game, PEOPLE[:3])
    play_on(robot, "tap", Random(8), most=7)
    before, stage = log(robot), robot.session.stage
    again = start_again()
    again.frames(3)
    again.wait_for_person()
    assert (log(again), again.session.stage) == (before, stage)
    play_on(again, "drag", Random(4), most=4)
