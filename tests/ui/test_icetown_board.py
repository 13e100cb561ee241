"""Ice Town under the robot's finger."""

from random import Random

import pytest
from kivy.core.window import Window

from penguins.core.state import CHANCE, OVER
from penguins.games.icetown.actions import PASS, ROLLS, Pass, Place, Steal, parse
from penguins.games.icetown.state import IceTownState
from penguins.games.icetown.town import IGLOOS, TOWN
from penguins.games.registry import GAMES
from penguins.session.setup import COLOURS, SetUp
from penguins.ui.boards.icetown_breakdown import breakdown
from penguins.ui.device import Shake
from penguins.ui.driver import seat_of
from tests.ui.robot import Robot, first_choice

PEOPLE = ("Léa", "Tom", "Ana", "Max")


# Ways to play


def spot(robot, box):
    return robot.board.to_window(*box.centre)


def cell_of(robot, cell):
    """Where a cell of the large town is."""
    board = robot.board
    return board.to_window(*board.scene.towns[board.focus_seat].centre(cell))


def town_of(robot, seat):
    return spot(robot, robot.board.scene.towns[seat].box)


def pile_of(robot, colour):
    return spot(robot, robot.board.scene.controls.piles[colour].box)


def die_of(robot):
    return spot(robot, robot.board.scene.controls.die.box)


def look_at(robot, seat):
    if robot.board.focus_seat != seat:
        robot.tap(town_of(robot, seat))


def by_tap(robot, action):
    if isinstance(action, Pass):
        robot.tap_on(robot.board.scene.answer)
    elif isinstance(action, Place):
        if robot.board.turn.colour != action.colour:
            robot.tap(pile_of(robot, action.colour))
        robot.tap(cell_of(robot, action.cell))
    else:
        look_at(robot, action.victim)
        robot.tap(cell_of(robot, action.origin))
        robot.tap(cell_of(robot, action.target))


def by_drag(robot, action):
    if isinstance(action, Pass):
        robot.tap_on(robot.board.scene.answer)
    elif isinstance(action, Place):
        robot.drag(pile_of(robot, action.colour), cell_of(robot, action.cell))
    else:
        look_at(robot, action.victim)
        finger = robot.start_drag(cell_of(robot, action.origin), die_of(robot), steps=3)
        finger.move_to(cell_of(robot, action.target))
        finger.up()
        robot.frames(2)


def by_keys(robot, action):
    if isinstance(action, Pass):
        answer = robot.board.scene.answer
        press_at(robot, answer.to_window(*answer.center))
    elif isinstance(action, Place):
        if robot.board.turn.colour != action.colour:
            press_at(robot, pile_of(robot, action.colour))
        press_at(robot, cell_of(robot, action.cell))
    else:
        if robot.board.focus_seat != action.victim:
            press_at(robot, town_of(robot, action.victim))
        press_at(robot, cell_of(robot, action.origin))
        press_at(robot, cell_of(robot, action.target))


def press_at(robot, goal):
    """Walk the ring to where it should be, and press Enter."""
    for _ in range(100):
        robot.press("right")
        if robot.app.keys._at == pytest.approx(goal):
            robot.press("enter")
            return
    raise AssertionError(f"the keyboard does not get to {goal}")


def roll(robot):
    robot.tap(die_of(robot))
    robot.wait_for_person()


def roll_by_keys(robot):
    press_at(robot, die_of(robot))
    robot.wait_for_person()


def play_on(robot, play, rng, most=400, roll=roll):
    """Play until the match is over or so many decisions were made by hand."""
    record = robot.session.record
    decided = 0
    while robot.at_match() and decided < most:
        if robot.session.stage.kind == "chance":
            roll(robot)
            continue
        action = rng.choice(robot.legal())
        before = len(record.match.log)
        play(robot, action)
        assert record.match.log[before] == action
        robot.wait_for_person()
        decided += 1
    return record


def resume(robot, players, *actions):
    """A match in which all this has happened, on the screen."""
    seats = [seat_of(player, colour) for player, colour in zip(players, COLOURS, strict=False)]
    record = robot.app.storage.begin(SetUp.check(GAMES["icetown"], seats, {}))
    for action in actions:
        record.play(parse(action))
    robot.app.storage.save(record)
    robot.app.navigation.go("play", record=record)
    robot.frames(3)
    robot.wait_for_person()
    return record


def begin_moving(robot):
    """A match of two, with everything that moves."""
    robot.app.change(animation="normal")
    robot.begin("icetown", PEOPLE[:2])
    robot.wait(lambda: not robot.app.navigation.transition.is_active, "the screen")


@pytest.fixture
def faces(monkeypatch):
    """What the die will show."""
    coming = []
    monkeypatch.setattr(IceTownState, "sample_chance", lambda *_: ROLLS[coming.pop(0) - 1])
    return coming


def said(robot):
    return {widget.text for widget in robot.walk(robot.app.toasts) if getattr(widget, "text", "")}


ONE_EACH = ("roll:2", "green@a1", "roll:3", "pink@c3")
"""Both have a penguin; it is seat 0's turn to roll."""


def no_green_left():
    """Ten greens are gone, and each has five of them; seat 0 rolls."""
    for cell in ("a1", "a2", "a3", "a4", "a5"):
        for _ in range(2):
            yield "roll:2"
            yield f"green@{cell}"


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
    faces[:] = [2]
    roll(robot)
    assert said(robot) == {"No green left: violet instead."}
    assert robot.board.scene.controls.die.cube.name == "die_5"
    assert "violet" in robot.screen.prompt
    assert robot.board.turn.colour == 3


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


class FakeAccelerometer:
    """As plyer's."""

    def __init__(self):
        self.on = False
        self.acceleration = (None, None, None)

    def enable(self):
        self.on = True

    def disable(self):
        self.on = False

    def move(self, robot, *readings):
        for x in readings:
            self.acceleration = (float(x), 0.0, 9.8)
            robot.wait(Waits(0.06), "a reading")


class Waits:
    """True after some seconds of the app's clock."""

    def __init__(self, seconds):
        from kivy.clock import Clock

        self._clock = Clock
        self._until = Clock.get_time() + seconds

    def __call__(self):
        return self._clock.get_time() > self._until


def test_shaking_the_tablet_rolls_the_die(robot):
    sensor = FakeAccelerometer()
    robot.app.device.shake = Shake(sensor)
    robot.begin("icetown", PEOPLE[:2])
    assert sensor.on
    assert "shake" in robot.screen.prompt
    sensor.move(robot, 0, 1, 0, 15, 0)  # a hand, then a bump against the table
    assert robot.session.stage.kind == "chance"
    sensor.move(robot, 15, -15, 15, -15)
    robot.wait_for_person()
    assert [type(action).__name__ for action in robot.session.record.match.log] == ["Roll"]
    assert not sensor.on
    robot.screen.board.choose(robot.legal()[0])
    robot.wait_for_person()
    assert sensor.on
    robot.app.dispatch("on_pause")
    assert not sensor.on
    robot.app.dispatch("on_resume")
    assert sensor.on
    robot.app.navigation.home()
    assert not sensor.on


def test_a_sensor_that_fails_is_no_sensor(robot):
    class Broken(FakeAccelerometer):
        def enable(self):
            raise NotImplementedError

    robot.app.device.shake = Shake(Broken())
    robot.begin("icetown", PEOPLE[:2])
    assert not robot.app.device.shake.possible
    roll(robot)
    assert len(robot.session.record.match.log) == 1


def test_a_sensor_that_dies_while_listening_is_no_sensor(robot):
    sensor = FakeAccelerometer()
    shake = Shake(sensor)
    shake.start(lambda: None)
    del sensor.acceleration
    robot.wait(lambda: not shake.possible, "the failure")
    shake.stop()


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
    assert said(robot) == {"Léa does not steal."}


def test_where_there_is_nothing_to_do_a_button_goes_on(robot, faces):
    faces[:] = [1]
    robot.begin("icetown", PEOPLE[:2])
    roll(robot)
    assert robot.screen.prompt == "There is nobody to steal: nothing to do this time."
    robot.tap(cell_of(robot, 0))
    assert robot.session.record.match.log == [ROLLS[0]]
    robot.tap_on(robot.find(text="Go on"))
    assert robot.session.record.match.log[-1] == PASS


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


def nearly_over():
    """Two piles are gone when seat 1 settles its last penguin."""
    yield from no_green_left()
    for column in range(1, 6):
        for seat in range(2):
            yield "roll:3"
            if (column, seat) != (5, 1):
                yield f"pink@e{column}"


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


def test_kill_and_resume(robot, tmp_path):
    robot.begin("icetown", PEOPLE[:3])
    log = list(play_on(robot, by_tap, Random(8), most=7).match.log)
    robot.kill()
    again = Robot(tmp_path)
    [listing] = again.app.storage.unfinished()
    again.app.navigation.go("play", record=again.app.storage.load(listing.id))
    again.wait_for_person()
    assert again.session.record.match.log == log
    assert again.session.record.match.state.to_move == CHANCE
    play_on(again, by_drag, Random(4), most=3)
    again.close()
