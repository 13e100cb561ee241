"""What there is to see in Ice Town: what counts, help, motion, the end."""

from random import Random

import pytest
from kivy.core.window import Window

from penguins.core.state import OVER
from penguins.games.icetown.actions import ROLLS, parse
from penguins.games.icetown.geometry import TOWN
from penguins.games.icetown.state import IceTownState
from penguins.ui.games.icetown.breakdown import breakdown
from penguins.ui.games.icetown.controls import Controls
from penguins.ui.games.icetown.die import UNTHROWN
from penguins.ui.games.icetown.pile import PointsPlate
from tests.ui.games.icetown.hand import by_tap, cell_of, die_of, pile_of, roll, town_of
from tests.ui.games.icetown.positions import ONE_EACH, nearly_over, no_green_left
from tests.ui.matches import PEOPLE, play_on
from tests.ui.robot import Robot

# Looking


def test_a_tap_on_a_pile_draws_what_it_counts(robot: Robot, faces: list[int]) -> None:
    robot.begin_after("icetown", PEOPLE[:2], *no_green_left())
    town = robot.board.drawing.towns[0]
    for waiting in ("for the die", "for a place"):
        robot.tap(pile_of(robot, 0))
        assert robot.screen.prompt == "The longest green line: 5 points.", waiting
        drawn = len(town.marks.children)
        robot.tap(pile_of(robot, 0))
        assert len(town.marks.children) != drawn
        if waiting == "for the die":
            faces[:] = [3]
            roll(robot)


def test_the_scores_of_the_large_town_are_shown(robot: Robot) -> None:
    robot.begin_after("icetown", PEOPLE[:2], *ONE_EACH)
    controls = robot.board.drawing.controls
    assert [plate.points.text for plate in plates(controls)] == ["1", "1", "0", "0", "0"]
    robot.tap(town_of(robot, 1))
    assert [plate.points.text for plate in plates(controls)] == ["1", "0", "1", "0", "0"]


def plates(controls: Controls) -> list[PointsPlate]:
    return [controls.total, *(pile.score for pile in controls.piles)]


def test_the_help_card_opens_at_any_time(robot: Robot) -> None:
    robot.begin("icetown", PEOPLE[:2])
    for _ in range(2):
        robot.tap_on(robot.find(label="How do I score?"))
        assert robot.find(name="aim_violet")
        robot.press("escape")
        robot.wait(lambda: len(Window.children) == 1, "the card to go")
        if robot.session.stage.kind == "chance":
            roll(robot)


def test_the_last_move_stays_marked_until_it_is_taken_back(robot: Robot, faces: list[int]) -> None:
    faces[:] = [2, 2]
    robot.begin("icetown", PEOPLE[:2])
    roll(robot)
    by_tap(robot, parse("green@c1"))
    robot.wait_for_person()
    town = robot.board.drawing.towns[0]
    assert town.lights == [("last", TOWN.cell("c1"))]
    robot.press("z", "ctrl")
    robot.wait_for_person()
    assert robot.session.record.match.log == [ROLLS[1]]
    assert "last" not in dict(town.lights)


def test_a_roll_cannot_be_taken_back(robot: Robot) -> None:
    robot.begin("icetown", PEOPLE[:2])
    play_on(robot, "tap", Random(1), most=1)
    roll(robot)
    before = list(robot.session.record.match.log)
    robot.tap_on(robot.find(icon="icon_undo"))
    assert robot.said() == {"A roll or a deal cannot be undone."}
    assert robot.session.record.match.log == before


# Motion, and the end


def test_the_die_tumbles_and_a_tap_hurries_it(robot: Robot, faces: list[int]) -> None:
    faces[:] = [2]
    robot.begin_moving("icetown", PEOPLE[:2])
    robot.tap(die_of(robot))
    assert robot.screen.motion.busy
    robot.tap(die_of(robot))
    robot.wait_for_person()
    assert robot.board.drawing.controls.die.time == 1
    by_tap(robot, parse("green@a1"))
    robot.tap(cell_of(robot, 0))
    robot.wait_for_person()
    assert robot.session.stage.kind == "chance"


def test_what_waits_hops_only_while_the_match_is_on_the_screen(robot: Robot) -> None:
    robot.begin_moving("icetown", PEOPLE[:2])
    die = robot.board.drawing.controls.die
    robot.wait(lambda: die.lift > 0, "a hop")
    robot.app.services.navigation.home()
    assert die.lift == 0
    robot.frames(120)
    assert die.lift == 0


def test_the_end_counts_colour_by_colour_in_all_towns(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    robot.begin_after("icetown", PEOPLE[:2], *nearly_over())
    robot.screen.motion.speed = "fast"
    seen: list[tuple[int, int]] = []
    drawing = robot.board.drawing
    monkeypatch.setattr(drawing, "tally", lambda _, colour, number: seen.append((colour, number)))
    by_tap(robot, parse("pink@e5"))
    sizes = set()
    while robot.at_match():
        robot.frames()
        if seen and robot.at_match():
            sizes.add(tuple(town.box.width for town in drawing.towns))
    assert seen == [(0, number) for number in range(1, 6)] + [(1, number) for number in range(1, 6)]
    [widths] = sizes
    assert widths[0] == widths[1]
    assert robot.screen.state.to_move == OVER


def test_where_the_points_came_from(robot: Robot) -> None:
    record = robot.begin_after("icetown", PEOPLE[:2], *nearly_over())
    record.play(parse("pink@e5"))
    assert isinstance(record.match.state, IceTownState)
    account = breakdown(record.match.state)
    assert [line.values for line in account.lines] == [("5", "5"), ("5", "5"), ("0", "0"), ("0", "0"), ("10", "10")]
    assert account.note == "Same points: a shared win."


# Looking back


FOUR_STEPS = ("roll:2", "green@a1", "roll:3", "pink@c3")


def look_back(robot: Robot) -> None:
    """With a person and a bot, in a window where both towns can be followed."""
    robot.resize(1600, 1200)
    robot.begin_after("icetown", ("Léa", "chick"), *FOUR_STEPS)
    robot.app.services.navigation.go("replay", record=robot.session.record)
    robot.frames(4)


def test_looking_back_the_town_of_whoever_moved_is_large_and_its_points_are_told(robot: Robot) -> None:
    look_back(robot)
    large = []
    for at in range(len(FOUR_STEPS) + 1):
        robot.screen.stop_at(at)
        large.append(robot.board.drawing.focus)
        assert robot.screen.ids.seats.active == large[-1]
        total = robot.board.view.points(large[-1]).total
        assert robot.board.drawing.controls.total.points.text == str(total)
    assert large == [0, 0, 0, 1, 1]


def test_looking_back_a_town_that_is_large_already_does_not_glide(robot: Robot) -> None:
    robot.app.services.change(animation="normal")
    look_back(robot)
    robot.screen.stop_at(3)
    robot.wait(lambda: robot.board.drawing.towns[1].glide == 1, "the town of the bot")
    robot.screen.stop_at(4)
    assert [town.glide for town in robot.board.drawing.towns] == [1, 1]


def test_whoever_leafs_through_a_match_sees_what_was_rolled_for_each_move(robot: Robot) -> None:
    look_back(robot)
    for at, face in ((4, 3), (2, 2), (0, UNTHROWN), (3, 3), (1, 2), (4, 3)):
        robot.screen.stop_at(at)
        assert robot.board.drawing.controls.die.face == face
