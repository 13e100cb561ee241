"""March of the Penguins under the robot's finger."""

from collections import Counter
from random import Random

import pytest
from kivy.core.window import Window

from penguins.games.march import state
from penguins.games.march.actions import MoveWeather, Pass, Peek, Slide, Step, Stop
from penguins.games.march.ice import AT_SEA, COLONY, COLUMNS, HOME, HOMEWARD, ICE, OCEAN, PLACE_OF_SPOT
from penguins.games.march.state import MarchState, Phase
from penguins.ui.boards import march_look
from penguins.ui.boards.march_breakdown import breakdown
from penguins.ui.boards.march_layout import lay_out
from penguins.ui.box import Box
from tests.ui.robot import Finger, Robot, first_choice

PEOPLE = ("Léa", "Tom", "Ana", "Max")
YOUNG = {"variant": "young", "rows": "4"}


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch):
    """A finger that rests is a finger that has rested long enough."""
    monkeypatch.setattr(march_look, "HOLD_SECONDS", 0)


def centre(robot, place):
    return robot.board.to_window(*robot.board.road.centre(place))


def bird(robot, penguin):
    return robot.board.to_window(*robot.board._ice.birds[penguin].center)


def hold(robot, tile):
    """Press on the tile until it opens."""
    finger = Finger(centre(robot, tile))
    finger.down()
    robot.wait(lambda: robot.board._look.shown is not None, "the look")
    return finger


def look_at(robot, tile):
    finger = hold(robot, tile)
    finger.up()
    robot.frames(2)


def ends(robot, action):
    """Where a finger begins and ends that action."""
    if isinstance(action, Step):
        return bird(robot, action.penguin), centre(robot, action.target)
    if isinstance(action, Peek):
        view = robot.board.view
        return centre(robot, view.spots[view.moving] & PLACE_OF_SPOT), centre(robot, action.cell)
    here, there = action[:2]
    weather = robot.board.view.bad | robot.board.view.nice
    if isinstance(action, Slide) and weather >> here & 1 and not weather >> there & 1:
        here, there = there, here
    return centre(robot, here), centre(robot, there)


def is_answer(action):
    return isinstance(action, Stop | Pass) or action == Peek(None)


def by_tap(robot, action):
    if is_answer(action):
        robot.tap_on(robot.board._button)
        return
    start, end = ends(robot, action)
    if robot.board.picked is None:
        robot.tap(start)
    if not isinstance(action, Peek):
        robot.tap(end)
        return
    if robot.board._people > 1:  # the others are warned before
        robot.tap(end)
    look_at(robot, action.cell)


def by_drag(robot, action):
    if is_answer(action):
        robot.tap_on(robot.board._button)
        return
    robot.drag(*ends(robot, action))
    if isinstance(action, Peek):
        look_at(robot, action.cell)


def eager(robot, rng):
    """An action at random, but rather forward than back."""
    view = robot.board.view
    legal = robot.legal()
    forward = [action for action in legal if isinstance(action, Step) and leads_on(view, action)]
    return rng.choice(forward or legal)


def leads_on(view, step):
    spot = view.spots[step.penguin]
    if step.target >= COLONY or spot & PLACE_OF_SPOT >= COLONY:
        return True
    rows = step.target // COLUMNS - (spot & PLACE_OF_SPOT) // COLUMNS
    return rows < 0 if spot & HOMEWARD else rows > 0


def play_on(robot, play, rng, most=1000):
    """Play until the match is over or so many actions were played by hand."""
    record = robot.session.record
    for _ in range(most):
        if not robot.at_match():
            break
        action = eager(robot, rng)
        before = len(record.match.log)
        play(robot, action)
        assert record.match.log[before : before + 1] == [action]
        robot.wait_for_person()
    return record


# Whole matches


@pytest.mark.parametrize("play", [by_tap, by_drag])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_match_of_young_penguins(robot, play, players):
    robot.begin("march", PEOPLE[:players], **YOUNG)
    assert play_on(robot, play, Random(players)).is_over


@pytest.mark.parametrize("play", [by_tap, by_drag])
def test_a_whole_match_with_weather(robot, play):
    robot.begin("march", PEOPLE[:3])
    assert play_on(robot, play, Random(2)).is_over


@pytest.mark.parametrize("play", [by_tap, by_drag])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["classic", "ice_slide"])
def test_many_turns_of_each_variant(robot, play, players, variant):
    robot.begin("march", PEOPLE[:players], variant=variant)
    record = play_on(robot, play, Random(players), most=18)
    assert len(record.match.log) == 19


@pytest.mark.parametrize("play", [by_tap, by_drag])
def test_against_bots(robot, quick_bots, play):
    robot.begin("march", ("Léa", "chick", "junior"), **YOUNG)
    assert play_on(robot, play, Random(1)).is_over


def by_keys(robot, action):
    """Walk the ring to where it should be, and press Enter; a key that is held looks."""
    if is_answer(action):
        walk_to(robot, robot.board._button.to_window(*robot.board._button.center))
        robot.press("enter")
        return
    if robot.board.picked is None:
        walk_to(robot, ends(robot, action)[0])
        robot.press("enter")
    walk_to(robot, ends(robot, action)[1])
    robot.press("enter")
    if isinstance(action, Peek):
        walk_to(robot, centre(robot, action.cell))
        robot.press("enter")
        robot.wait(lambda: robot.board._look.shown is not None, "the look")
        Window.dispatch("on_key_up", 13, 0)
        robot.frames(2)
        assert robot.board._look.cell is None


def walk_to(robot, goal):
    for _ in range(100):
        robot.press("right")
        if robot.app.keys._at == pytest.approx(goal):
            return
    raise AssertionError(f"the keyboard does not get to {goal}")


def test_a_whole_match_by_keyboard(robot):
    robot.begin("march", PEOPLE[:3], **YOUNG)
    assert play_on(robot, by_keys, Random(3)).is_over


@pytest.mark.parametrize("size", [(640, 360), (800, 1280), (1280, 800), (1024, 768)])
def test_at_every_size(robot, size):
    robot.resize(*size)
    robot.begin("march", PEOPLE[:2], variant="ice_slide")
    play_on(robot, by_drag, Random(4), most=6)


# The secret look

LAYOUT = "Rbgy" "rBgy" "rbGy" "rbgY"
TWIN = "Rbgy" "rBgy" "rbGy" "brgY"
"""The same but for d1 and d2."""
A1, B1, D1 = (ICE.cell(name) for name in ("a1", "b1", "d1"))


def lay(monkeypatch, letters):
    monkeypatch.setattr(state, "random_layout", lambda _rows, _rng: letters)


def to_the_eye(robot, players=PEOPLE[:2]):
    """Red stands on the red eye: it may look, and then go on."""
    robot.begin("march", players, **YOUNG)
    by_tap(robot, Step(0, A1))
    assert robot.board.view.phase is Phase.LOOK


def names(robot):
    """Every picture on the board."""
    return Counter(name for widget in robot.walk(robot.board) if (name := getattr(widget, "name", "")))


def shots_of_a_look(robot, folder):
    """Screenshots from before the look to after it; the one with the finger down apart."""
    taken = []

    def shot():
        path = folder / f"{len(taken)}.png"
        robot.screenshot(path)
        taken.append(path.read_bytes())
        path.unlink()

    shot()
    robot.tap(centre(robot, D1))
    shot()
    finger = hold(robot, D1)
    shot()
    finger.up()
    robot.frames(2)
    shot()
    by_tap(robot, Stop())
    robot.wait_for_person()
    shot()
    by_tap(robot, Step(1, A1))
    robot.wait_for_person()
    shot()
    held = taken.pop(2)
    return taken, held


@pytest.mark.parametrize("memory_aid", [False, True])
def test_a_look_is_in_no_picture_without_the_finger_down(robot, tmp_path, monkeypatch, memory_aid):
    robot.app.change(memory_aid=memory_aid)
    found = []
    for letters in (LAYOUT, TWIN):
        lay(monkeypatch, letters)
        to_the_eye(robot)
        found.append(shots_of_a_look(robot, tmp_path))
        robot.app.navigation.home()
        robot.frames(3)
    (without, held), (without_in_twin, held_in_twin) = found
    assert without == without_in_twin
    assert held != held_in_twin
    assert held not in without


def test_a_tap_does_not_spend_the_look(robot, monkeypatch):
    monkeypatch.setattr(march_look, "HOLD_SECONDS", 0.35)
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot)
    log = list(robot.session.record.match.log)
    robot.tap(centre(robot, D1))
    assert robot.screen.prompt == "Everybody else looks away! Léa, hold the tile."
    robot.tap(centre(robot, D1))
    assert robot.screen.prompt == "Hold the tile a little longer."
    assert robot.session.record.match.log == log
    look_at(robot, D1)
    assert robot.session.record.match.log == [*log, Peek(D1)]


def test_another_tile_can_be_chosen_before_it_is_held(robot, monkeypatch):
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot)
    robot.tap(centre(robot, B1))
    robot.tap(centre(robot, D1))
    look_at(robot, D1)
    assert robot.session.record.match.log[-1] == Peek(D1)


def test_somebody_alone_holds_at_once(robot, quick_bots, monkeypatch):
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot, ("Léa", "chick"))
    finger = hold(robot, D1)
    assert names(robot)["march_red"] == 2, "the tile, and a large one that the finger does not hide"
    finger.up()
    robot.frames(2)
    assert not names(robot)["march_red"]


@pytest.mark.parametrize("interruption", ["resize", "pause"])
def test_an_interrupted_look_hides_at_once_and_is_not_lost(robot, monkeypatch, interruption):
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
    finger.up()
    robot.frames(2)
    finger = hold(robot, D1)
    assert names(robot)["march_red"]
    finger.up()
    robot.frames(2)
    assert not names(robot)["march_red"]
    assert robot.session.record.match.log.count(Peek(D1)) == 1


def test_a_second_finger_neither_ends_nor_steals_a_look(robot, monkeypatch):
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot)
    robot.tap(centre(robot, D1))
    finger = hold(robot, D1)
    log = list(robot.session.record.match.log)
    robot.tap(centre(robot, B1))
    assert robot.board._look.shown is not None
    assert robot.session.record.match.log == log
    finger.up()
    robot.frames(2)
    by_tap(robot, Stop())
    assert robot.session.record.match.log == [*log, Stop()]


def test_a_confirmed_look_is_held_after_it(robot, monkeypatch):
    robot.app.change(confirm_moves=True)
    lay(monkeypatch, LAYOUT)
    robot.begin("march", PEOPLE[:2], **YOUNG)
    by_tap(robot, Step(0, A1))
    robot.tap_on(robot.find(icon="icon_check"))
    robot.tap(centre(robot, D1))
    robot.tap(centre(robot, D1))
    robot.tap_on(robot.find(icon="icon_check"))
    assert robot.session.record.match.log[-1] == Peek(D1)
    assert not names(robot)["march_red"]
    finger = hold(robot, D1)
    assert names(robot)["march_red"] == 2
    finger.up()
    robot.frames(2)
    assert robot.screen.prompt == "You are called! Walk on, or stop."


def test_a_bot_waits_while_somebody_looks(robot, quick_bots, monkeypatch):
    lay(monkeypatch, "rBgy" "Rbgy" "rbGy" "rbgY")
    robot.begin("march", ("Léa", "chick"), **YOUNG)
    by_tap(robot, Step(0, A1 + 1))
    finger = hold(robot, D1)
    robot.wait(lambda: robot.session.stage.seat == 1, "the bot's turn")
    robot.frames(60)
    assert isinstance(robot.session.record.match.log[-1], Peek), "the bot has not moved meanwhile"
    assert names(robot)["march_red"] >= 2
    finger.up()
    robot.wait_for_person()
    by_tap(robot, robot.legal()[0])


def test_a_storm_shows_on_the_penguin(robot):
    robot.begin("march", PEOPLE[:3])
    view = robot.board.view.clone()
    view.spots[0] = ICE.cell("b2")
    robot.board.show(view)
    assert robot.board._ice.birds[0].name == "penguin_red_stuck"


def test_a_look_of_a_bot_shows_where_and_not_what(robot, monkeypatch):
    lay(monkeypatch, LAYOUT)
    answers = iter([Step(1, A1), Peek(D1)])
    monkeypatch.setattr("penguins.session.session.Session.__init__.__defaults__", (lambda *_: next(answers),))
    robot.begin("march", ("Léa", "chick"), **YOUNG)
    by_tap(robot, Step(0, A1 + 1))
    robot.wait_for_person()
    assert robot.session.record.match.log[-1] == Peek(D1)
    assert D1 in robot.board._marks[1]
    assert not names(robot)["march_red"]


# Memory


@pytest.mark.parametrize(("memory_aid", "emblems"), [(False, 0), (True, 1)])
def test_what_was_seen_is_marked_only_with_the_memory_aid(robot, monkeypatch, memory_aid, emblems):
    robot.app.change(memory_aid=memory_aid)
    lay(monkeypatch, LAYOUT)
    robot.begin("march", PEOPLE[:3], **YOUNG)
    for step in (Step(0, A1 + 1), Step(1, A1 + 3), Step(2, A1 + 3), Step(0, B1 + 2)):
        by_tap(robot, step)
        robot.wait_for_person()
    assert not robot.board.view.face_up >> A1 + 1 & 1, "it was seen, and is face down again"
    assert names(robot)["emblem_blue"] == emblems
    assert not names(robot)["march_blue"]


def test_of_a_secret_among_several_people_the_memory_aid_shows_only_that_it_is_known(robot, monkeypatch):
    robot.app.change(memory_aid=True)
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot)
    by_tap(robot, Peek(D1))
    assert names(robot)["icon_eye"] == 1
    assert not names(robot)["emblem_red"]


def test_somebody_alone_sees_the_looks_in_the_memory_aid(robot, quick_bots, monkeypatch):
    robot.app.change(memory_aid=True)
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot, ("Léa", "chick"))
    by_tap(robot, Peek(D1))
    assert names(robot)["emblem_red"] == 1


# Turns


def test_which_way_a_penguin_is_bound_is_shown(robot):
    robot.begin("march", PEOPLE[:3])
    view = robot.board.view.clone()
    view.spots = [B1, B1 | HOMEWARD, AT_SEA]
    robot.board.show(view)
    out, back, at_sea = robot.board._ice.birds
    assert (out.name, out.bound, out.mirrored) == ("penguin_red_idle", (0, 1), False)
    assert (back.name, back.bound, back.mirrored) == ("penguin_blue_full", (0, -1), True)
    assert (at_sea.name, at_sea.bound) == ("penguin_green_full", (0, -1))
    robot.resize(640, 360)
    assert [bird.bound for bird in robot.board._ice.birds] == [(1, 0), (-1, 0), (-1, 0)]


def test_with_two_penguins_a_player_picks_one(robot):
    robot.begin("march", PEOPLE[:2])
    assert robot.screen.prompt == "Choose one of your penguins."
    robot.tap(bird(robot, 2))
    assert robot.board.picked == ("penguin", 2)
    robot.tap(bird(robot, 0))
    assert robot.board.picked == ("penguin", 0)
    robot.tap(centre(robot, A1))
    assert robot.session.record.match.log[-1] == Step(0, A1)


@pytest.mark.parametrize("way", [by_tap, by_drag])
def test_companions_follow(robot, monkeypatch, way):
    lay(monkeypatch, LAYOUT)
    robot.begin("march", PEOPLE[:3], **YOUNG)
    for step in (Step(0, A1 + 1), Step(1, A1), Peek(None), Step(2, A1), Peek(None), Step(0, A1), Peek(None)):
        way(robot, step)
        robot.wait_for_person()
    assert robot.screen.prompt == "You are called! Walk on together, or stop."
    way(robot, Step(0, B1))
    assert robot.board.view.spots == [B1, B1, B1]
    homes = [tuple(bird.pos) for bird in robot.board._ice.birds]
    assert homes == [box[:2] for box in robot.board.road.company(B1, 3)]


def refusal(robot, start, end):
    """What is said when something is dropped where it cannot go."""
    log = list(robot.session.record.match.log)
    robot.drag(start, end)
    robot.frames(2)
    assert robot.session.record.match.log == log
    return robot.screen.prompt


def test_wrong_drops_glide_back_and_say_why(robot, monkeypatch):
    lay(monkeypatch, "Rbgy" "rBgy" "rbGy" "rbgY" + "rbgy" * 4)
    robot.begin("march", PEOPLE[:3], variant="ice_slide")
    home = bird(robot, 0)
    assert refusal(robot, home, centre(robot, D1)) == "From the colony you start on the first row."
    assert bird(robot, 0) == pytest.approx(home)
    by_tap(robot, Step(0, A1 + 2))
    bad, free, nice = (ICE.cell(name) for name in ("b2", "h1", "c3"))
    assert refusal(robot, centre(robot, bad), centre(robot, free)) == "Weather moves to a tile beside it."
    assert refusal(robot, centre(robot, bad), centre(robot, nice)) == "There is weather already."
    wrong = "Tiles change places only with their neighbours in the row."
    assert refusal(robot, centre(robot, free), centre(robot, D1)) == wrong
    by_drag(robot, MoveWeather(bad, bad - 1))
    assert refusal(robot, bird(robot, 1), centre(robot, OCEAN)) == "From the colony you start on the first row."
    by_drag(robot, Step(1, A1 + 2))
    robot.tap(centre(robot, bad - 1))
    assert robot.screen.prompt == "The player before you has just moved this one. Choose another."
    assert robot.board._ice.weather[bad - 1].opacity < 1


def test_somebody_elses_penguin_stays(robot):
    robot.begin("march", PEOPLE[:2])
    robot.tap(bird(robot, 1))
    assert robot.screen.prompt == "This penguin belongs to somebody else."


@pytest.mark.parametrize("interruption", ["resize", "pause", "second finger"])
def test_an_interrupted_drag_returns_the_pieces(robot, interruption):
    robot.begin("march", PEOPLE[:2], variant="ice_slide")
    record = robot.session.record
    rng = Random(6)
    for _ in range(12):
        action = eager(robot, rng)
        if is_answer(action) or isinstance(action, Peek):
            by_tap(robot, action)
            continue
        before = len(record.match.log)
        finger = robot.start_drag(*ends(robot, action))
        if interruption == "resize":
            robot.resize(*((360, 640) if robot.board.road.sideways else (640, 360)))
        elif interruption == "pause":
            robot.app.dispatch("on_pause")
            robot.app.dispatch("on_resume")
        else:
            robot.tap(bird(robot, 3))
            finger.move_to((1, 1))
        finger.up()
        robot.frames(2)
        assert len(record.match.log) == before
        robot.board.interrupt()
        by_drag(robot, action)
        assert record.match.log[before : before + 1] == [action]
        robot.wait_for_person()


def test_undo_takes_back_weather_but_not_what_was_seen(robot, monkeypatch):
    lay(monkeypatch, "Rbgy" "rBgy" "rbGy" "rbgY" + "rbgy" * 4)
    robot.begin("march", PEOPLE[:3])
    by_tap(robot, Step(0, A1 + 2))
    robot.press("z", "ctrl")
    assert len(robot.session.record.match.log) == 2, "a tile was turned up"
    drift = next(action for action in robot.legal() if isinstance(action, MoveWeather))
    by_drag(robot, drift)
    robot.wait_for_person()
    robot.tap_on(robot.find(icon="icon_undo"))
    robot.wait_for_person()
    assert len(robot.session.record.match.log) == 2
    assert drift.origin in robot.board._ice.weather
    assert robot.board._marks[1] == ()


def test_a_hint_points_at_the_tiles(robot, quick_bots):
    robot.begin("march", PEOPLE[:2])
    robot.tap_on(robot.find(icon="icon_hint"))
    robot.wait(lambda: robot.board._hint, "the hint")
    assert robot.board._hint == (COLONY, first_choice(robot.board.view).target)


def test_the_last_turn_stays_marked(robot, monkeypatch):
    lay(monkeypatch, "Rbgy" "rBgy" "rbGy" "rbgY" + "rbgy" * 4)
    robot.begin("march", PEOPLE[:3])
    by_tap(robot, Step(0, A1 + 2))
    drift = next(action for action in robot.legal() if isinstance(action, MoveWeather))
    by_tap(robot, drift)
    robot.wait_for_person()
    assert set(robot.board._marks[1]) == {COLONY, A1 + 2, drift.origin, drift.target}


@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_motion_plays_and_a_tap_hurries_it(robot, speed):
    robot.app.change(animation=speed)
    robot.begin("march", PEOPLE[:3], variant="ice_slide")
    rng = Random(7)
    for _ in range(25):
        by_drag(robot, eager(robot, rng))
        if robot.screen.motion.busy:
            robot.tap((robot.board.center_x, robot.board.y + 1))
        robot.wait_for_person()
    view = robot.board.view
    for penguin, box in enumerate(robot.board._ice.standing(view.spots)):
        assert tuple(robot.board._ice.birds[penguin].pos) == pytest.approx(box[:2])


def test_kill_and_resume(robot, tmp_path, monkeypatch):
    lay(monkeypatch, LAYOUT)
    to_the_eye(robot)
    robot.tap(centre(robot, D1))
    log = list(robot.session.record.match.log)
    robot.kill()
    again = Robot(tmp_path)
    [listing] = again.app.storage.unfinished()
    again.app.navigation.go("play", record=again.app.storage.load(listing.id))
    again.wait_for_person()
    assert again.session.record.match.log == log
    assert again.screen.prompt == "An eye! Under which tile will you look?"
    by_tap(again, Peek(D1))
    play_on(again, by_drag, Random(4), most=4)
    again.close()


# Numbers and words


@pytest.mark.parametrize("rows", range(4, 9))
@pytest.mark.parametrize("size", [(344, 352), (344, 408), (430, 344), (784, 1000), (956, 784), (713, 752)])
def test_the_road_fits_and_nothing_overlaps(size, rows):
    area = Box(10, 20, *size)
    road = lay_out(area, rows, 72)
    boxes = [road.face(cell) for cell in road.cells] + [road.colony, road.ocean]
    for box in (*boxes, road.button):
        assert box.x >= area.x - 0.01
        assert box.y >= area.y - 0.01
        assert box.x + box.width <= area.x + area.width + 0.01
        assert box.y + box.height <= area.y + area.height + 0.01
    assert [road.place_at(box.centre) for box in boxes] == [*road.cells, COLONY, OCEAN]
    assert road.place_at(road.button.centre) is None
    assert min(road.button.width, road.button.height) >= 60
    assert min(road.tile_width, road.tile_height) >= 35


def test_facts_tell_how_far_and_which_way(robot):
    robot.begin("march", PEOPLE[:2])
    view = robot.board.view.clone()
    view.spots = [B1, AT_SEA, HOME, COLONY]
    told = [[(fact.icon, fact.text) for fact in robot.board.facts(view, seat)] for seat in range(2)]
    assert told == [[("icon_fish", "2"), ("icon_check", "18")], [("icon_home", "9"), ("icon_fish", "0")]]


def test_the_breakdown_counts_penguins_and_rows():
    end = MarchState(2, "classic", 8)
    end.spots = [HOME, AT_SEA, HOME, B1]
    lines = {line.label: line.values for line in breakdown(end).lines}
    assert lines == {"Been to the ocean": ("2/2", "1/2"), "Back home": ("2/2", "0/2"), "Rows walked": ("36", "11")}
