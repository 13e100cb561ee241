"""What there is to see in Ice Town: what counts, hints, help, motion, the end."""

from random import Random

import pytest
from kivy.core.window import Window

from penguins.core.state import CHANCE, OVER
from penguins.games.icetown.actions import ROLLS, parse
from penguins.games.icetown.town import TOWN
from penguins.ui.boards.icetown_breakdown import breakdown
from tests.ui.icetown import (
    ONE_EACH,
    PEOPLE,
    begin_moving,
    by_drag,
    by_tap,
    cell_of,
    die_of,
    loaded_die,
    nearly_over,
    no_green_left,
    pile_of,
    play_on,
    resume,
    roll,
    said,
    town_of,
)
from tests.ui.robot import Robot, first_choice


@pytest.fixture
def faces(monkeypatch):
    """What the die will show."""
    return loaded_die(monkeypatch)


# Looking


def test_a_tap_on_a_pile_draws_what_it_counts(robot, faces):
    resume(robot, PEOPLE[:2], *no_green_left())
    town = robot.board.scene.towns[0]
    for waiting in ("for the die", "for a place"):
        robot.tap(pile_of(robot, 0))
        assert robot.screen.prompt == "The longest green line: 5 points.", waiting
        drawn = len(town.marks.children)
        robot.tap(pile_of(robot, 0))
        assert len(town.marks.children) != drawn
        if waiting == "for the die":
            faces[:] = [3]
            roll(robot)


def test_the_scores_of_the_large_town_are_shown(robot):
    resume(robot, PEOPLE[:2], *ONE_EACH)
    die = robot.board.scene.controls.die
    assert (die._emblem.name, die._total.text) == ("emblem_red", "1")
    robot.tap(town_of(robot, 1))
    assert (die._emblem.name, die._total.text) == ("emblem_blue", "1")
    assert [pile._points.text for pile in robot.board.scene.controls.piles] == ["0", "1", "0", "0"]


def test_the_help_card_opens_at_any_time(robot):
    robot.begin("icetown", PEOPLE[:2])
    for _ in range(2):
        robot.tap_on(robot.find(label="What counts?"))
        assert robot.find(name="aim_violet")
        robot.press("escape")
        robot.wait(lambda: len(Window.children) == 1, "the card to go")
        if robot.session.stage.kind == "chance":
            roll(robot)


def test_the_last_move_stays_marked_until_it_is_taken_back(robot, faces):
    faces[:] = [2, 2]
    robot.begin("icetown", PEOPLE[:2])
    roll(robot)
    by_tap(robot, parse("green@c1"))
    robot.wait_for_person()
    town = robot.board.scene.towns[0]
    assert town.lights == [("town_mark", TOWN.cell("c1"))]
    robot.press("z", "ctrl")
    robot.wait_for_person()
    assert robot.session.record.match.log == [ROLLS[1]]
    assert "town_mark" not in dict(town.lights)


def test_a_roll_cannot_be_taken_back(robot):
    robot.begin("icetown", PEOPLE[:2])
    play_on(robot, by_tap, Random(1), most=1)
    roll(robot)
    before = list(robot.session.record.match.log)
    robot.tap_on(robot.find(icon="icon_undo"))
    assert said(robot) == {"What chance has brought stays."}
    assert robot.session.record.match.log == before


@pytest.mark.parametrize("face", [1, 6])
def test_a_hint_points_at_what_a_strong_bot_would_do(robot, quick_bots, faces, face):
    resume(robot, PEOPLE[:2], *ONE_EACH)
    faces[:] = [face]
    roll(robot)
    robot.tap_on(robot.find(icon="icon_hint"))
    robot.wait(lambda: robot.board._hint, "the hint")
    hint = first_choice(robot.board.view)
    assert robot.board._hint == hint
    marked = [seat for seat, town in enumerate(robot.board.scene.towns) if "town_hint" in dict(town.lights)]
    assert marked == ([0, 1] if face == 1 else [0])
    by_tap(robot, hint)
    assert robot.session.record.match.log[-1] == hint


def test_a_decision_can_be_confirmed_first(robot, faces):
    robot.app.change(confirm_moves=True)
    record = resume(robot, PEOPLE[:2], *ONE_EACH)
    faces[:] = [1]
    roll(robot)
    by_drag(robot, parse("steal:1:c3@e1"))
    assert len(record.match.log) == 5
    robot.tap_on(robot.find(icon="icon_close"))
    by_tap(robot, parse("steal:1:c3@e2"))
    robot.tap_on(robot.find(icon="icon_check"))
    assert record.match.log[-1] == parse("steal:1:c3@e2")


def test_in_table_mode_the_table_turns_and_fingers_with_it(robot):
    robot.app.change(table_mode=True)
    robot.begin("icetown", PEOPLE[:2])
    play_on(robot, by_drag, Random(2), most=6)


# Motion, and the end


def test_motion_plays_and_a_tap_hurries_it(robot, faces):
    faces[:] = [2]
    begin_moving(robot)
    robot.tap(die_of(robot))
    assert robot.screen.motion.busy
    robot.tap(die_of(robot))
    robot.wait_for_person()
    assert robot.board.scene.controls.die.angle % 360 == 0
    by_tap(robot, parse("green@a1"))
    robot.tap(cell_of(robot, 0))
    robot.wait_for_person()
    assert robot.session.stage.kind == "chance"


def test_what_waits_hops_only_while_the_match_is_on_the_screen(robot):
    begin_moving(robot)
    cube = robot.board.scene.controls.die.cube
    floor = cube._floor
    robot.wait(lambda: cube.y > floor, "a hop")
    robot.app.navigation.home()
    assert cube.y == floor
    robot.frames(20)
    assert cube.y == floor


def test_the_end_counts_colour_by_colour_in_all_towns(robot, monkeypatch):
    resume(robot, PEOPLE[:2], *nearly_over())
    robot.screen.motion.speed = "fast"
    seen = []
    scene = robot.board.scene
    monkeypatch.setattr(scene, "tally", lambda _, colour, number: seen.append((colour, number)))
    by_tap(robot, parse("pink@e5"))
    sizes = set()
    while robot.at_match():
        robot.frames()
        if seen and robot.at_match():
            sizes.add(tuple(town.box.width for town in scene.towns))
    assert seen == [(0, number) for number in range(1, 6)] + [(1, number) for number in range(1, 6)]
    [widths] = sizes
    assert widths[0] == widths[1]
    assert robot.screen.state.to_move == OVER


def test_where_the_points_came_from(robot):
    record = resume(robot, PEOPLE[:2], *nearly_over())
    record.play(parse("pink@e5"))
    account = breakdown(record.match.state)
    assert [line.values for line in account.lines] == [("5", "5"), ("5", "5"), ("0", "0"), ("0", "0"), ("10", "10")]
    assert account.note == "Equal points: a shared victory."


def test_kill_and_resume(tmp_path):
    killed = Robot(tmp_path)
    killed.begin("icetown", PEOPLE[:3])
    log = list(play_on(killed, by_tap, Random(8), most=7).match.log)
    killed.kill()
    again = Robot(tmp_path)
    [listing] = again.app.storage.unfinished()
    again.app.navigation.go("play", record=again.app.storage.load(listing.id))
    again.wait_for_person()
    assert again.session.record.match.log == log
    assert again.session.record.match.state.to_move == CHANCE
    play_on(again, by_drag, Random(4), most=3)
    again.close()
    killed.app.storage.close()
