"""Ice Town under the robot's finger: matches, the die, penguins from piles and from other towns."""

from random import Random

import pytest
from kivy.core.window import Window

from penguins.games.icetown.actions import PASS, ROLLS, Place, Steal, parse
from penguins.games.icetown.town import IGLOOS, TOWN
from tests.ui.icetown import (
    ONE_EACH,
    PEOPLE,
    begin_moving,
    by_drag,
    by_keys,
    by_tap,
    cell_of,
    die_of,
    loaded_die,
    no_green_left,
    pile_of,
    play_on,
    resume,
    roll,
    roll_by_keys,
    said,
    town_of,
)


@pytest.fixture
def faces(monkeypatch):
    """What the die will show."""
    return loaded_die(monkeypatch)


# Whole matches


@pytest.mark.parametrize("play", [by_tap, by_drag])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_match_of_people(robot, play, players):
    robot.begin("icetown", PEOPLE[:players])
    assert play_on(robot, play, Random(players)).is_over


def test_a_whole_match_by_keyboard(robot):
    robot.begin("icetown", PEOPLE[:2])
    assert play_on(robot, by_keys, Random(5), roll=roll_by_keys).is_over


@pytest.mark.parametrize("play", [by_tap, by_drag])
def test_a_whole_match_against_bots(robot, quick_bots, play):
    robot.begin("icetown", ("Léa", "chick", "junior"))
    assert play_on(robot, play, Random(1)).is_over


# Rolling


def test_nothing_can_be_placed_before_the_die_is_rolled(robot):
    robot.begin("icetown", PEOPLE[:2])
    assert robot.screen.prompt == "Tap the die."
    robot.drag(pile_of(robot, 0), cell_of(robot, 0))
    assert robot.session.record.match.log == []


def test_the_underside_is_explained_when_it_strikes(robot, faces):
    resume(robot, PEOPLE[:2], *no_green_left())
    robot.screen.motion.speed = "normal"
    die = robot.board.scene.controls.die.cube
    faces[:] = [2]
    robot.tap(die_of(robot))
    robot.wait(lambda: robot.screen.prompt == "No green left: violet instead.", "the sentence")
    assert robot.screen.motion.busy
    assert die.name == "die_5"
    robot.tap(die_of(robot))
    robot.wait_for_person()
    assert die.name == "die_5"
    assert robot.board.turn.colour == 3


def test_everybody_is_told_of_the_underside_of_a_bot(robot, quick_bots, faces):
    faces[:] = [2]
    resume(robot, ("Léa", "chick"), *no_green_left(), "roll:3", "pink@c3")
    assert said(robot) == {"No green left: violet instead."}


def test_all_piles_are_lit_when_any_colour_may_be_taken(robot, faces):
    resume(robot, PEOPLE[:2], *no_green_left())
    faces[:] = [6]
    roll(robot)
    lit = [pile._lit.name for pile in robot.board.scene.controls.piles]
    assert lit == ["", "town_lit", "town_lit", "town_lit"]
    robot.tap(cell_of(robot, TOWN.cell("c3")))
    assert robot.screen.prompt == "Choose a colour first."
    robot.tap(pile_of(robot, 1))
    robot.tap(pile_of(robot, 2))
    robot.tap(cell_of(robot, TOWN.cell("c3")))
    assert robot.session.record.match.log[-1] == parse("yellow@c3")


# Placing


def test_the_penguin_to_place_waits_on_its_pile_and_leaves_it_while_held(robot, faces):
    faces[:] = [4]
    robot.begin("icetown", PEOPLE[:2])
    roll(robot)
    waiting = robot.board.scene.controls.piles[2].waiting
    assert waiting.name == "penguin_yellow_idle"
    finger = robot.start_drag(pile_of(robot, 2), cell_of(robot, 0))
    assert waiting.name == ""
    assert robot.board._under_finger.name == "town_picked"
    finger.move_to(pile_of(robot, 2))
    finger.up()
    robot.frames(3)
    assert waiting.name == "penguin_yellow_idle"
    assert robot.screen.prompt == "Give your yellow penguin a place."


@pytest.mark.parametrize("wanted", [True, False])
def test_free_spaces_show_what_they_would_bring(robot, faces, wanted):
    robot.app.change(show_gains=wanted)
    resume(robot, PEOPLE[:2], *ONE_EACH)
    faces[:] = [2]
    roll(robot)
    gains = robot.board.turn.gains()
    assert gains[TOWN.cell("a2")] == 1
    assert gains[TOWN.cell("e6")] == 0
    assert len(gains) == 27
    written = robot.board.scene.towns[0].marks.children
    assert bool(written) == wanted


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        (TOWN.cell("a1"), "A penguin needs a free place."),
        (IGLOOS[0], "An igloo is full already: choose a free place."),
    ],
)
@pytest.mark.parametrize("by", ["tap", "drag"])
def test_a_wrong_place_is_explained(robot, faces, cell, why, by):
    record = resume(robot, PEOPLE[:2], *ONE_EACH)
    faces[:] = [3]
    roll(robot)
    if by == "tap":
        robot.tap(cell_of(robot, cell))
    else:
        robot.drag(pile_of(robot, 1), cell_of(robot, cell))
    assert robot.screen.prompt == why
    assert len(record.match.log) == 5
    by_drag(robot, parse("pink@a2"))
    assert record.match.log[-1] == parse("pink@a2")


def test_a_wrong_drop_glides_back_to_the_pile(robot, faces):
    faces[:] = [2]
    begin_moving(robot)
    robot.tap(die_of(robot))
    robot.tap(cell_of(robot, 0))  # hurries the die
    robot.wait_for_person()
    robot.drag(pile_of(robot, 0), cell_of(robot, IGLOOS[0]))
    [held] = robot.board.scene.above.children
    start = held.center_y
    robot.wait(lambda: not robot.board.scene.above.children, "the way back")
    assert held.center_y < start
    assert robot.board.scene.controls.piles[0].waiting.name == "penguin_green_idle"


def test_no_penguin_settles_in_another_town(robot, faces):
    faces[:] = [3]
    robot.begin("icetown", PEOPLE[:3])
    roll(robot)
    robot.drag(pile_of(robot, 1), town_of(robot, 2))
    assert robot.screen.prompt == "Penguins settle in your own town."
    assert len(robot.session.record.match.log) == 1


@pytest.mark.parametrize("interruption", ["resize", "pause", "second finger"])
@pytest.mark.parametrize("face", [1, 6])
def test_an_interrupted_drag_returns_the_piece(robot, faces, interruption, face):
    record = resume(robot, PEOPLE[:2], *ONE_EACH)
    faces[:] = [face]
    roll(robot)
    start = cell_of(robot, TOWN.cell("c3")) if face == 1 else pile_of(robot, 2)
    focus = robot.board.focus_seat
    finger = robot.start_drag(start, cell_of(robot, TOWN.cell("e1")))
    if interruption == "resize":
        robot.resize(640, 360)
    elif interruption == "pause":
        robot.app.dispatch("on_pause")
        robot.app.dispatch("on_resume")
    else:
        second = robot.board.scene.answer if face == 1 else robot.board.scene.help
        robot.tap_on(second)
        robot.tap(cell_of(robot, TOWN.cell("e2")))
        finger.move_to((1, 1))
    finger.up()
    robot.frames(3)
    robot.wait_for_person()
    assert len(record.match.log) == 5
    assert not robot.board.scene.above.children
    if interruption != "second finger":
        assert (robot.board.turn.held, robot.board.focus_seat) == (None, focus)
    action = parse("steal:1:c3@e1" if face == 1 else "yellow@e1")
    by_drag(robot, action)
    assert record.match.log[-1] == action


def test_drags_interrupted_at_random_lose_nothing(robot):
    rng = Random(9)
    record = resume(robot, PEOPLE[:2], *ONE_EACH)
    for _ in range(20):
        if robot.session.stage.kind == "chance":
            roll(robot)
        action = rng.choice(robot.legal())
        if isinstance(action, Place):
            steps = rng.randint(1, 5)
            finger = robot.start_drag(pile_of(robot, action.colour), cell_of(robot, action.cell), steps)
            rng.choice([lambda: robot.resize(*reversed(Window.size)), robot.board.interrupt])()
            finger.up()
            robot.frames(2)
        before = len(record.match.log)
        by_tap(robot, action)
        assert record.match.log[before:] == [action]
        robot.wait_for_person()


# Stealing


def test_stealing_opens_the_towns_of_the_others(robot, faces):
    record = resume(robot, PEOPLE[:3], "roll:2", "green@a1", "roll:3", "pink@c3", "roll:4", "yellow@a1")
    faces[:] = [1]
    roll(robot)
    assert robot.board.focus_seat == 1
    assert robot.screen.prompt == "Steal from Tom, or tap another town."
    robot.tap(town_of(robot, 2))
    assert robot.screen.prompt == "Steal from Ana, or tap another town."
    robot.tap(cell_of(robot, TOWN.cell("c3")))
    assert robot.board.turn.loot is None
    robot.tap(cell_of(robot, TOWN.cell("a1")))
    assert robot.board.focus_seat == 0
    assert robot.screen.prompt == "Give it a place in your town."
    assert robot.board.scene.controls.loot.name == "penguin_yellow_idle"
    robot.drag(pile_of(robot, 0), cell_of(robot, TOWN.cell("b1")))  # from where it waits
    assert record.match.log[-1] == Steal(2, TOWN.cell("a1"), TOWN.cell("b1"))


def test_whoever_has_taken_one_can_take_another_instead(robot, faces):
    record = resume(robot, PEOPLE[:2], *ONE_EACH, "roll:2", "green@a2", "roll:4", "yellow@e6")
    faces[:] = [1]
    roll(robot)
    robot.tap(cell_of(robot, TOWN.cell("c3")))
    robot.tap(town_of(robot, 1))
    robot.tap(cell_of(robot, TOWN.cell("e6")))
    robot.tap(cell_of(robot, TOWN.cell("d6")))
    assert record.match.log[-1] == parse("steal:1:e6@d6")


def test_stealing_can_be_declined(robot, faces):
    record = resume(robot, PEOPLE[:2], *ONE_EACH)
    faces[:] = [1]
    roll(robot)
    robot.tap_on(robot.find(text="No, thanks"))
    assert record.match.log[-1] == PASS
    assert said(robot) == set()


def test_a_bot_that_passes_says_why(robot, quick_bots, faces):
    faces[:] = [1]
    resume(robot, ("Léa", "chick"), "roll:1", "pass")
    assert said(robot) == {"Chick blue finds nobody to steal."}


def test_where_there_is_nothing_to_do_a_button_goes_on(robot, faces):
    faces[:] = [1]
    robot.begin("icetown", PEOPLE[:2])
    roll(robot)
    assert robot.screen.prompt == "There is nobody to steal: nothing to do this time."
    robot.tap(cell_of(robot, 0))
    assert robot.session.record.match.log == [ROLLS[0]]
    robot.tap_on(robot.find(text="Go on"))
    assert robot.session.record.match.log[-1] == PASS
