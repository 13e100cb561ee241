"""What is particular to Ice Town under the robot's finger: the die, penguins from piles and from other towns."""

from random import Random

import pytest

from penguins.games.icetown.actions import PASS, ROLLS, Steal, parse
from penguins.games.icetown.geometry import IGLOOS, TOWN
from penguins.session.house_rules import HouseRules
from penguins.ui.base.shapes import Stroke
from tests.ui.games.icetown.hand import by_drag, cell_of, die_of, pile_of, roll, town_of
from tests.ui.games.icetown.positions import ONE_EACH, no_green_left
from tests.ui.matches import PEOPLE, play_on
from tests.ui.robot import Robot

# Rolling


def test_nothing_can_be_placed_before_the_die_is_rolled(robot: Robot) -> None:
    robot.begin("icetown", PEOPLE[:2])
    assert robot.screen.prompt == "Tap the die."
    robot.drag(pile_of(robot, 0), cell_of(robot, 0))
    assert robot.session.record.match.log == []


def test_the_underside_is_explained_when_it_strikes(robot: Robot, faces: list[int]) -> None:
    robot.begin_after("icetown", PEOPLE[:2], *no_green_left())
    robot.screen.motion.speed = "normal"
    die = robot.board.drawing.controls.die
    faces[:] = [2]
    robot.tap(die_of(robot))
    robot.wait(lambda: robot.screen.prompt == "No green left: violet instead.", "the sentence")
    assert robot.screen.motion.busy
    assert die.face == 5
    robot.tap(die_of(robot))
    robot.wait_for_person()
    assert die.face == 5
    assert robot.board.choices.colour == 3


def test_everybody_is_told_of_the_underside_of_a_bot(robot: Robot, quick_bots: None, faces: list[int]) -> None:
    faces[:] = [2]
    robot.begin_after("icetown", ("Léa", "chick"), *no_green_left(), "roll:3", "pink@c3")
    assert robot.said() == {f"{robot.session.seats[1].name} rolls green: none left, so violet."}


def test_all_piles_are_lit_when_any_colour_may_be_taken(robot: Robot, faces: list[int]) -> None:
    robot.begin_after("icetown", PEOPLE[:2], *no_green_left())
    faces[:] = [6]
    roll(robot)
    offering = [pile.waiting.name for pile in robot.board.drawing.controls.piles]
    assert offering == ["", "penguin_pink_idle", "penguin_yellow_idle", "penguin_violet_idle"]
    rims = [one for one in robot.board.drawing.controls._light.canvas.children if isinstance(one, Stroke)]
    assert len(rims) == 3 * 4
    robot.tap(cell_of(robot, TOWN.cell("c3")))
    assert robot.screen.prompt == "Choose a colour first."
    robot.tap(pile_of(robot, 1))
    robot.tap(pile_of(robot, 2))
    robot.tap(cell_of(robot, TOWN.cell("c3")))
    assert robot.session.record.match.log[-1] == parse("yellow@c3")


def test_in_table_mode_the_die_lies_before_whoever_is_to_roll(robot: Robot) -> None:
    robot.app.services.change(table_mode=True)
    robot.begin("icetown", PEOPLE[:2])
    assert not robot.screen.ids.turntable.turned
    play_on(robot, "tap", Random(2), most=1)
    assert robot.session.stage.kind == "chance"
    assert robot.screen.ids.turntable.turned


# Placing


def test_the_penguin_to_place_waits_on_its_pile_and_leaves_it_while_held(robot: Robot, faces: list[int]) -> None:
    faces[:] = [4]
    robot.begin("icetown", PEOPLE[:2])
    roll(robot)
    waiting = robot.board.drawing.controls.piles[2].waiting
    assert waiting.name == "penguin_yellow_idle"
    finger = robot.start_drag(pile_of(robot, 2), cell_of(robot, 0))
    assert waiting.name == ""
    assert robot.board._drag.aim == 0
    [plot] = robot.board.drawing.towns[0].raised.children
    assert plot.name == "town_plot_warm"
    finger.move_to(pile_of(robot, 2))
    finger.up()
    robot.frames(3)
    assert waiting.name == "penguin_yellow_idle"
    assert robot.screen.prompt == "Find a space for your yellow penguin."


@pytest.mark.parametrize("wanted", [True, False])
def test_free_spaces_show_what_they_would_bring(robot: Robot, faces: list[int], wanted: bool) -> None:
    robot.begin_by(HouseRules(gains=wanted), "icetown", PEOPLE[:2], *ONE_EACH)
    faces[:] = [2]
    roll(robot)
    gains = robot.board.choices.gains()
    assert gains[TOWN.cell("a2")] == 1
    assert gains[TOWN.cell("e6")] == 0
    assert len(gains) == 27
    written = robot.board.drawing.towns[0].marks.children
    assert bool(written) == wanted


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        (TOWN.cell("a1"), "That space is taken. Choose a free one."),
        (IGLOOS[0], "That is an igloo. Choose a free space."),
    ],
)
@pytest.mark.parametrize("by", ["tap", "drag"])
def test_a_wrong_place_is_explained(robot: Robot, faces: list[int], cell: int, why: str, by: str) -> None:
    record = robot.begin_after("icetown", PEOPLE[:2], *ONE_EACH)
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


def test_a_wrong_drop_glides_back_to_the_pile(robot: Robot, faces: list[int]) -> None:
    faces[:] = [2]
    robot.begin_moving("icetown", PEOPLE[:2])
    robot.tap(die_of(robot))
    robot.tap(cell_of(robot, 0))  # hurries the die
    robot.wait_for_person()
    robot.drag(pile_of(robot, 0), cell_of(robot, IGLOOS[0]))
    [held] = robot.board.drawing.above.children
    start = held.center_y
    robot.wait(lambda: not robot.board.drawing.above.children, "the way back")
    assert held.center_y < start
    assert robot.board.drawing.controls.piles[0].waiting.name == "penguin_green_idle"


def test_no_penguin_settles_in_another_town(robot: Robot, faces: list[int]) -> None:
    faces[:] = [3]
    robot.begin("icetown", PEOPLE[:3])
    roll(robot)
    robot.drag(pile_of(robot, 1), town_of(robot, 2))
    assert robot.screen.prompt == "Not there: put it in your own town."
    assert len(robot.session.record.match.log) == 1


# Stealing


def test_stealing_opens_the_towns_of_the_others(robot: Robot, faces: list[int]) -> None:
    record = robot.begin_after("icetown", PEOPLE[:3], "roll:2", "green@a1", "roll:3", "pink@c3", "roll:4", "yellow@a1")
    faces[:] = [1]
    roll(robot)
    assert robot.board.drawing.focus == 1
    assert robot.screen.prompt == "Steal from Tom, or tap another town."
    robot.tap(town_of(robot, 2))
    assert robot.screen.prompt == "Steal from Ana, or tap another town."
    robot.tap(cell_of(robot, TOWN.cell("c3")))
    assert robot.board.choices.loot is None
    robot.tap(cell_of(robot, TOWN.cell("a1")))
    assert robot.board.drawing.focus == 0
    assert robot.screen.prompt == "Now put it in your town."
    assert robot.board.drawing.controls.loot.name == "penguin_yellow_idle"
    robot.drag(pile_of(robot, 0), cell_of(robot, TOWN.cell("b1")))  # from where it waits
    assert record.match.log[-1] == Steal(2, TOWN.cell("a1"), TOWN.cell("b1"))


def test_whoever_has_taken_one_can_take_another_instead(robot: Robot, faces: list[int]) -> None:
    record = robot.begin_after("icetown", PEOPLE[:2], *ONE_EACH, "roll:2", "green@a2", "roll:4", "yellow@e6")
    faces[:] = [1]
    roll(robot)
    robot.tap(cell_of(robot, TOWN.cell("c3")))
    robot.tap(town_of(robot, 1))
    robot.tap(cell_of(robot, TOWN.cell("e6")))
    robot.tap(cell_of(robot, TOWN.cell("d6")))
    assert record.match.log[-1] == parse("steal:1:e6@d6")


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1280, 800)])
@pytest.mark.parametrize("players", [2, 3])
def test_the_stolen_is_not_refused_where_ones_own_town_stood(
    robot: Robot, faces: list[int], players: int, size: tuple[int, int]
) -> None:
    """The hand shows the way there; but the town grows under the finger, and another one takes its place."""
    robot.begin_after(
        "icetown", PEOPLE[:players], *("roll:2", "green@a1", "roll:3", "pink@c3", "roll:4", "yellow@a1")[: 2 * players]
    )
    robot.resize(*size)
    faces[:] = [1]
    roll(robot)
    home = town_of(robot, 0)
    robot.drag(cell_of(robot, TOWN.cell("c3")), home)
    assert robot.board.choices.loot is not None
    assert robot.screen.prompt == "Now put it in your town."
    robot.drag(pile_of(robot, 0), town_of(robot, 1))  # from where it waits
    assert robot.screen.prompt == "Not there: put it in your own town."


def test_stealing_can_be_declined(robot: Robot, faces: list[int]) -> None:
    record = robot.begin_after("icetown", PEOPLE[:2], *ONE_EACH)
    faces[:] = [1]
    roll(robot)
    robot.tap_on(robot.find(text="No, thanks"))
    assert record.match.log[-1] == PASS
    assert robot.said() == set()


def test_a_bot_that_passes_says_why(robot: Robot, quick_bots: None, faces: list[int]) -> None:
    faces[:] = [1]
    robot.begin_after("icetown", ("Léa", "chick"), "roll:1", "pass")
    assert robot.said() == {"Chick blue has nobody to steal from."}


def test_where_there_is_nothing_to_do_a_button_goes_on(robot: Robot, faces: list[int]) -> None:
    faces[:] = [1]
    robot.begin("icetown", PEOPLE[:2])
    roll(robot)
    assert robot.screen.prompt == "There is nobody to steal from. Nothing to do this time."
    robot.tap(cell_of(robot, 0))
    assert robot.session.record.match.log == [ROLLS[0]]
    robot.tap_on(robot.find(text="Continue"))
    assert robot.session.record.match.log[-1] == PASS
