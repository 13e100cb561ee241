"""Pingouins under the robot's finger."""

from random import Random

import pytest
from kivy.core.window import Window

from penguins.core.state import OVER
from penguins.games.pingouins.actions import Move, Place
from penguins.games.pingouins.floe import cells_of
from penguins.games.pingouins.slides import slides_from
from tests.ui.robot import Robot, first_choice


def centre(robot, tile):
    return robot.board.to_window(*robot.board._hexagons.centre(tile))


def by_tap(robot, action):
    if isinstance(action, Place):
        robot.tap(centre(robot, action.tile))
    else:
        robot.tap(centre(robot, action.origin))
        robot.tap(centre(robot, action.target))


def by_drag(robot, action):
    start = centre(robot, 0) if isinstance(action, Place) else centre(robot, action.origin)
    robot.drag(start, centre(robot, action[-1]))


def by_keys(robot, action):
    """Walk the ring to where it should be, and press Enter."""
    for tile in action:
        walk_to(robot, centre(robot, tile))
        robot.press("enter")


def walk_to(robot, goal):
    for _ in range(100):
        robot.press("right")
        if robot.app.keys._at == pytest.approx(goal):
            return
    raise AssertionError(f"the keyboard does not get to {goal}")


def play_on(robot, play, rng, most=200):
    """Play until the match is over or so many actions were played by hand."""
    record = robot.session.record
    for _ in range(most):
        if not robot.at_match():
            break
        action = rng.choice(robot.legal())
        before = len(record.match.log)
        play(robot, action)
        assert record.match.log[before] == action
        robot.wait_for_person()
    return record


@pytest.mark.parametrize("play", [by_tap, by_drag])
@pytest.mark.parametrize("players", [("Léa", "Tom"), ("Léa", "Tom", "Ana"), ("Léa", "Tom", "Ana", "Max")])
def test_a_whole_match_of_people(robot, play, players):
    robot.begin("pingouins", players)
    assert play_on(robot, play, Random(len(players))).is_over


def test_a_whole_match_by_keyboard(robot):
    robot.begin("pingouins", ("Léa", "Tom"))
    assert play_on(robot, by_keys, Random(5)).is_over


@pytest.mark.parametrize("play", [by_tap, by_drag])
def test_a_whole_match_against_a_bot(robot, quick_bots, play):
    robot.begin("pingouins", ("Léa", "chick"))
    assert play_on(robot, play, Random(1)).is_over


def test_any_placement_is_lit_everywhere(robot):
    robot.begin("pingouins", ("Léa", "Tom"), placement="any")
    assert len(robot.legal()) == 60
    assert play_on(robot, by_drag, Random(2)).is_over


def started(robot, players=("Léa", "Tom"), seed=3):
    """A match whose placement is done."""
    robot.begin("pingouins", players)
    play_on(robot, by_tap, Random(seed), most=8)
    return robot.session.record


def test_another_own_penguin_can_be_picked_at_any_time(robot):
    started(robot)
    own = [tile for tile in cells_of(robot.board.view.penguins[0]) if slides_from(tile, robot.board.view.free)]
    robot.tap(centre(robot, own[0]))
    assert robot.board.picked == own[0]
    robot.tap(centre(robot, own[1]))
    assert robot.board.picked == own[1]


def test_a_wrong_drop_glides_back_and_says_why(robot):
    record = started(robot)
    move = robot.legal()[0]
    other = next(iter(cells_of(robot.board.view.penguins[1])))
    robot.drag(centre(robot, move.origin), centre(robot, other))
    assert len(record.match.log) == 9
    assert robot.screen.prompt == "Penguins slide straight, and not over holes or each other."
    robot.frames(3)
    piece = robot.board._penguins[move.origin]
    assert tuple(piece.center) == pytest.approx(robot.board._standing(move.origin))


@pytest.mark.parametrize("interruption", ["resize", "pause", "second finger"])
def test_an_interrupted_drag_returns_the_piece(robot, interruption):
    record = started(robot)
    move = robot.legal()[0]
    finger = robot.start_drag(centre(robot, move.origin), centre(robot, move.target))
    if interruption == "resize":
        robot.resize(640, 360)
    elif interruption == "pause":
        robot.app.dispatch("on_pause")
        robot.app.dispatch("on_resume")
    else:
        robot.tap(centre(robot, robot.legal()[-1].origin))
        finger.move_to((1, 1))
    finger.up()
    robot.frames(3)
    assert len(record.match.log) == 9
    robot.wait_for_person()
    by_drag(robot, move)
    assert record.match.log[-1] == move


def test_drags_interrupted_at_random_lose_nothing(robot):
    rng = Random(9)
    record = started(robot)
    for _ in range(25):
        if not robot.at_match():
            break
        move = rng.choice(robot.legal())
        finger = robot.start_drag(centre(robot, move.origin), centre(robot, move.target), steps=rng.randint(1, 5))
        rng.choice([lambda: robot.resize(*reversed(Window.size)), robot.board.interrupt])()
        finger.up()
        robot.frames(2)
        before = len(record.match.log)
        by_tap(robot, move)
        assert record.match.log[before:] == [move]
        robot.wait_for_person()


def test_undo_and_redo_by_button_and_by_key(robot, quick_bots):
    robot.begin("pingouins", ("Léa", "chick"))
    record = robot.session.record
    first = robot.legal()[0]
    by_tap(robot, first)
    robot.wait_for_person()
    after = list(record.match.log)
    robot.tap_on(robot.find(icon="icon_undo"))
    robot.wait_for_person()
    assert len(record.match.log) == 1
    robot.press("y", "ctrl")
    robot.wait_for_person()
    assert record.match.log == after
    robot.press("z", "ctrl")
    robot.wait_for_person()
    assert len(record.match.log) == 1


def test_a_hint_points_at_what_a_strong_bot_would_do(robot, quick_bots):
    robot.begin("pingouins", ("Léa", "Tom"))
    robot.tap_on(robot.find(icon="icon_hint"))
    robot.wait(lambda: robot.board._hinted, "the hint")
    assert Place(*robot.board._hinted) == first_choice(robot.board.view)


def test_kill_and_resume(robot, tmp_path):
    record = started(robot)
    log = list(record.match.log)
    robot.kill()
    again = Robot(tmp_path)
    [listing] = again.app.storage.unfinished()
    again.app.navigation.go("play", record=again.app.storage.load(listing.id))
    again.wait_for_person()
    assert again.session.record.match.log == log
    play_on(again, by_drag, Random(4), most=4)
    again.close()


def test_a_decision_can_be_confirmed_first(robot):
    robot.app.change(confirm_moves=True)
    robot.begin("pingouins", ("Léa", "Tom"))
    record = robot.session.record
    first, second = robot.legal()[:2]
    by_tap(robot, first)
    assert len(record.match.log) == 1
    robot.tap_on(robot.find(icon="icon_close"))
    by_tap(robot, second)
    robot.tap_on(robot.find(icon="icon_check"))
    assert record.match.log[-1] == second


def test_in_table_mode_the_table_turns_to_who_is_next(robot):
    robot.app.change(table_mode=True)
    robot.begin("pingouins", ("Léa", "Tom"))
    upright = centre(robot, 0)
    by_tap(robot, robot.legal()[0])
    robot.wait_for_person()
    width, height = 360, 640
    assert robot.board.to_window(*robot.board._hexagons.centre(0)) == pytest.approx(
        (width - upright[0], height - upright[1])
    )
    action = robot.legal()[0]
    by_drag(robot, action)
    assert robot.session.record.match.log[-1] == action


def test_bots_alone_can_be_watched_paused_and_stepped(robot, quick_bots):
    robot.begin_watching("pingouins", ("chick", "junior"))
    record = robot.session.record
    robot.wait(lambda: len(record.match.log) > 3, "some moves")
    robot.tap_on(robot.find(icon="icon_pause"))
    robot.frames(10)
    paused = len(record.match.log)
    robot.frames(20)
    assert len(record.match.log) == paused
    robot.tap_on(robot.find(icon="icon_next"))
    robot.wait(lambda: len(record.match.log) == paused + 1, "one step")
    robot.frames(20)
    assert len(record.match.log) == paused + 1
    robot.tap_on(robot.find(icon="icon_play"))
    robot.wait(lambda: record.match.state.to_move == OVER, "the end")


def test_motion_plays_and_a_tap_hurries_it(robot):
    robot.app.change(animation="normal")
    robot.begin("pingouins", ("Léa", "Tom"))
    by_tap(robot, robot.legal()[0])
    assert robot.screen.motion.busy
    robot.tap(centre(robot, 30))
    robot.wait_for_person()
    assert len(robot.session.record.match.log) == 2


def test_the_last_move_of_a_match_is_a_move(robot):
    robot.begin("pingouins", ("Léa", "Tom"))
    assert isinstance(play_on(robot, by_tap, Random(8)).match.log[-1], Move)
