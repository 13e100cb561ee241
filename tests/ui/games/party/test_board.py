"""What is particular to Penguin Party under the robot's finger."""

import time
from random import Random
from statistics import median, quantiles

import pytest

from penguins.games.party.events import PlayerOut
from penguins.games.party.geometry import slot_at
from tests.games.party.positions import GAME, GREEN, RED, YELLOW
from tests.ui.fitting import complaints
from tests.ui.games.party.hand import by_tap, card, place, to_turn
from tests.ui.games.party.positions import FULL_BASE, begin_with
from tests.ui.matches import PEOPLE, play_on
from tests.ui.robot import Robot

pytestmark = pytest.mark.usefixtures("quick_bots")


# Turns


def test_six_people_pass_the_tablet_round(robot: Robot) -> None:
    robot.begin("party", PEOPLE)
    record = play_on(robot, "tap", Random(8), most=8)  # until the base can be full, nobody is out
    assert [record.match.mover(moment) for moment in range(1, 9)] == [0, 1, 2, 3, 4, 5, 0, 1]


def test_bots_between_people(robot: Robot) -> None:
    robot.begin("party", ("Léa", "chick", "Tom"))
    record = play_on(robot, "drag", Random(8), most=6)
    assert [record.match.mover(moment) for moment in range(1, 9)] == [0, 1, 2, 0, 1, 2, 0, 1]


# Light and words


def test_what_is_legal_for_the_card_in_hand_is_lit(robot: Robot) -> None:
    begin_with(robot, ("rrby", "bb"), "red@1:0", "blue@1:1")
    to_turn(robot)
    robot.tap(card(robot, RED))
    assert set(robot.board.drawing.pyramid.lit) == {slot_at(1, -1), slot_at(1, 2), slot_at(2, 0)}
    robot.tap(card(robot, YELLOW))
    assert set(robot.board.drawing.pyramid.lit) == {slot_at(1, -1), slot_at(1, 2)}
    robot.tap(card(robot, YELLOW))
    assert not robot.board.drawing.pyramid.lit


def test_cards_that_fit_nowhere_are_dimmed_and_say_why(robot: Robot) -> None:
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    bright = {held.colour for held in robot.board.drawing.fan.cards if tuple(held.tint) == (1, 1, 1, 1)}
    assert bright == {RED}
    robot.tap(card(robot, GREEN))
    assert robot.screen.prompt == "No space for green now. Choose another card."
    assert robot.board.picked is None


@pytest.mark.parametrize(
    ("colour", "where", "why"),
    [
        (RED, (2, 5), "Only blue or yellow fits here: match a card below."),
        (RED, (1, 3), "There is already a card here."),
        (RED, (3, 0), "A card needs two cards below it."),
        (RED, (1, 7), "The bottom row is full. Build higher up."),
        (GREEN, (2, 1), "No space for green now. Choose another card."),
    ],
)
def test_a_wrong_drop_glides_back_and_says_why(robot: Robot, colour: int, where: tuple[int, int], why: str) -> None:
    record = begin_with(robot, *FULL_BASE)
    to_turn(robot)
    home = card(robot, colour)
    robot.drag(home, place(robot, slot_at(*where)))
    assert robot.screen.prompt == why
    assert card(robot, colour) == pytest.approx(home)
    assert robot.board.drawing.above.children == []
    assert len(record.match.log) == 9


@pytest.mark.parametrize("size", [(1190, 850), (360, 640), (640, 360)])
@pytest.mark.parametrize(
    ("where", "why"),
    [
        ((2, 5), "Only blue or yellow fits here: match a card below."),
        ((3, 0), "A card needs two cards below it."),
        ((1, 3), "There is already a card here."),
    ],
)
def test_a_wrong_space_is_named_by_what_is_seen_of_it(
    robot: Robot, size: tuple[int, int], where: tuple[int, int], why: str
) -> None:
    """The row below hides half of a space: who taps its emblem means it, and not the one above it."""
    begin_with(robot, *FULL_BASE)
    robot.resize(*size)
    to_turn(robot)
    slot = slot_at(*where)
    seen = robot.board.to_window(*robot.board.drawing.pyramid._seen_centre(slot))
    robot.tap(card(robot, RED))
    robot.tap(seen)
    assert robot.screen.prompt == why
    robot.drag(card(robot, RED), seen)
    assert robot.screen.prompt == why


def test_a_card_dropped_on_the_hand_is_simply_back(robot: Robot) -> None:
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    said = robot.screen.prompt
    home = card(robot, RED)
    robot.drag(home, (home[0] + 30, home[1]))
    assert robot.screen.prompt == said
    assert card(robot, RED) == pytest.approx(home)


def test_the_lit_place_attracts_the_card(robot: Robot) -> None:
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    x, y = place(robot, slot_at(2, 1))
    finger = robot.start_drag(card(robot, RED), (x + 8, y - 6))
    held = robot.board._held
    assert robot.board.to_window(*held.center) == pytest.approx((x, y))
    finger.up()
    robot.frames()
    assert robot.session.record.match.log[-1] == GAME.parse("red@2:1")


def test_the_whole_pyramid_stays_in_the_middle_and_cards_lie_still_while_there_is_room(robot: Robot) -> None:
    begin_with(robot, ("rrrrrrr", "bbbbbbb"))
    to_turn(robot)
    lay: dict[int, float] = {}
    moved = []
    for text in ("red@1:0", "blue@1:1", "red@1:2", "blue@1:-1", "red@2:0", "blue@1:3", "red@1:4"):
        to_turn(robot)
        by_tap(robot, GAME.parse(text))
        pyramid = robot.board.drawing.pyramid
        podium = pyramid.grid.podium()
        assert podium.centre[0] == pytest.approx(robot.board.center_x)
        assert all(podium.x <= lying.x and lying.right <= podium.x + podium.width for lying in pyramid.cards.values())
        places = {slot: lying.center_x for slot, lying in pyramid.cards.items()}
        moved += [text] if any(abs(places[slot] - x) > 1 for slot, x in lay.items()) else []
        lay = places
    assert moved == ["blue@1:3", "red@1:4"]  # then there was no room at the right, and then one place more than cards


# Interrupted drags


def test_turning_the_tablet_while_a_card_flies(robot: Robot) -> None:
    record = begin_with(robot, *FULL_BASE)
    to_turn(robot)
    robot.screen.motion.speed = "normal"
    by_tap(robot, GAME.parse("red@2:1"))
    assert robot.board._motion._flying is not None
    robot.resize(640, 360)
    robot.wait_for_person()
    assert record.match.log[-1] == GAME.parse("red@2:1")
    pyramid = robot.board.drawing.pyramid
    assert len(pyramid.cards) == 9
    for slot, lying in pyramid.cards.items():
        assert tuple(lying.center) == pytest.approx(pyramid.centre(slot))


# Looks

SIZES = ((360, 640), (640, 360), (800, 1280), (1280, 800), (1024, 768))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 6])
def test_everything_is_on_the_screen_and_fits(robot: Robot, size: tuple[int, int], players: int) -> None:
    robot.resize(*size)
    robot.begin("party", PEOPLE[:players])
    robot.frames(3)
    assert complaints(robot.screen) == []
    to_turn(robot)
    robot.frames(3)
    assert complaints(robot.screen) == []
    board = robot.board
    for held in (*board.drawing.fan.cards, *board.drawing.pyramid.cards.values()):
        assert board.x - 2 <= held.x
        assert held.right <= board.right + 2
        assert board.y - held.height * 0.1 <= held.y
        assert held.top <= board.top


@pytest.mark.clock
def test_a_frame_of_a_drag_is_quick(robot: Robot) -> None:
    robot.begin("party", ("Léa", "Tom"))
    play_on(robot, "tap", Random(3), most=9)
    to_turn(robot)
    goal = place(robot, robot.legal()[0].slot)
    finger = robot.start_drag(card(robot, robot.legal()[0].colour), goal, steps=2)
    rng = Random(1)
    times = []
    for _ in range(200):
        began = time.thread_time()
        finger.move_to((goal[0] + rng.randint(-80, 80), goal[1] + rng.randint(-60, 60)))
        robot.frames()
        times.append((time.thread_time() - began) * 1000)
    assert median(times) < 2
    assert quantiles(times, n=20)[-1] < 6


def test_news_is_forgotten_with_what_it_told(robot: Robot) -> None:
    robot.begin("party", PEOPLE[:2])
    record = play_on(robot, "tap", Random(8), most=2)
    robot.app.services.navigation.go("replay", record=record)
    robot.frames(4)
    news = robot.board._news
    assert news
    for at, told in ((0, ""), (1, news)):
        robot.screen.stop_at(at)
        assert robot.board._news == told


def test_points_are_counted_on_the_plate_when_they_arrive_there(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    robot.begin("party", ("Léa", "chick"))
    to_turn(robot)
    score, left = robot.screen.plates[0].ids.score, len(robot.board.drawing.fan.cards)
    view = robot.board.view.clone()
    view.out[0] = 1
    robot.screen.motion.speed = "normal"
    heard: list[str] = []
    monkeypatch.setattr(robot.app.services.sounds, "play", heard.append)
    robot.screen.motion.play(robot.board.steps((PlayerOut(0, left, left),), view), lambda: None)
    while "chip" not in heard:
        assert score.text == "0"
        robot.frames()
    assert score.text == str(left)
    robot.screen.motion.stop()
