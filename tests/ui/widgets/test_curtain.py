"""The curtain (docs/words.md): a finger that knows where the main button is meets nothing else there."""

from random import Random

import pytest
from kivy.uix.widget import Widget

from penguins.cli.screenshots import SIZES
from penguins.rig.shots import SHOTS
from penguins.ui.base.box import Pos
from penguins.ui.widgets.curtain import Curtain
from penguins.ui.widgets.picture import GROUND
from tests.ui.fitting import Rect, rect_of, visible, window_rect
from tests.ui.matches import play_on
from tests.ui.robot import Robot


def places(robot: Robot) -> dict[str, Rect]:
    """Where the buttons of the curtain are, those that can be seen."""
    shown = {widget for widget, _, _ in visible(robot.screen.front(), window_rect())}
    buttons: dict[str, Widget] = {"main": robot.find(main=True), "take back": robot.screen.front().ids.take_back}
    return {name: rect_of(button) for name, button in buttons.items() if button in shown}


@pytest.mark.parametrize(("language", "text_size"), [("en", "normal"), ("fr", "largest")])
def test_the_main_button_stays_where_it_is_and_taking_back_is_elsewhere(
    robot: Robot, quick_bots: None, language: str, text_size: str
) -> None:
    robot.app.services.change(language=language, text_size=text_size)
    SHOTS["curtain_party"](robot)
    for size in SIZES:
        robot.resize(*size)
        found = []
        for last_mover in ("", "Marie-Antoinette of the", "Tom", ""):
            robot.screen.front().last_mover = last_mover
            robot.screen.front().name = last_mover or "Emma"
            robot.frames(2)
            found.append(places(robot))
            assert ("take back" in found[-1]) == bool(last_mover)
        assert len({place["main"] for place in found}) == 1
        main, take_back = found[1]["main"], found[1]["take back"]
        assert take_back.bottom - main.top > main.top - main.bottom, "more than a button is between them"


def test_taking_back_names_whose_move_it_is(robot: Robot) -> None:
    robot.begin("party", ("Léa", "Tom"))
    play_on(robot, "tap", Random(1), most=1)
    assert robot.screen.front().name == "Tom"
    assert robot.find(icon="icon_undo").text == "Undo Léa’s move"


def test_its_penguin_lives_until_it_is_lifted_or_left(robot: Robot) -> None:
    robot.begin_moving("party", ("Léa", "Tom"))
    for leave in (robot.screen.raise_curtain, robot.app.services.navigation.home):
        play_to_curtain(robot)
        curtain = robot.screen.front()
        bird = curtain.ids.bird
        assert bird.name == f"hello_{curtain.colour_id}"
        shapes = set()
        for _ in range(60):
            robot.frames()
            shapes.add(bird._shape)
        assert len(shapes) > 20
        leave()
        assert curtain._life.keys() == []


def play_to_curtain(robot: Robot) -> None:
    while robot.screen.table.waits_for != "curtain":
        robot.board.choose(robot.legal()[0])
        robot.screen.motion.hurry()
        robot.wait_for_person()


def curtains(robot: Robot) -> list[Curtain]:
    return [widget for widget in robot.walk(robot.screen) if isinstance(widget, Curtain)]


def test_it_goes_up_and_nothing_on_it_or_behind_it_answers_meanwhile(robot: Robot) -> None:
    robot.begin_moving("party", ("Léa", "Tom"))
    play_to_curtain(robot)
    [curtain] = curtains(robot)
    robot.tap_on(curtain.ids.main)
    assert robot.screen.front() is robot.screen
    robot.frames()
    shown = {widget for widget, _, _ in visible(robot.screen, window_rect())}
    assert not shown & {curtain.ids.main, curtain.ids.take_back}
    heights = []
    while curtain in curtains(robot):
        heights.append(curtain.y)
        robot.frames()
    assert heights == sorted(heights)
    assert len(set(heights)) > 10
    assert heights[-1] < curtain.top
    assert robot.session.stage.kind == "human"


def test_a_tap_while_it_goes_up_is_for_nothing_else(robot: Robot) -> None:
    robot.begin_moving("party", ("Léa", "Tom"))
    play_to_curtain(robot)
    robot.tap_on(curtains(robot)[0].ids.main)
    robot.tap(card_of(robot))
    assert curtains(robot) == []
    assert robot.board.picked is None


def test_with_animation_off_it_is_up_at_once(robot: Robot) -> None:
    robot.begin("party", ("Léa", "Tom"))
    assert len(curtains(robot)) == 1
    robot.screen.raise_curtain()
    assert curtains(robot) == []


def test_the_next_one_covers_everything_though_the_last_is_still_going_up(robot: Robot) -> None:
    robot.begin_moving("party", ("Léa", "Tom"))
    play_to_curtain(robot)
    robot.screen.raise_curtain()
    robot.frames(3)
    robot.screen.paused()
    robot.screen.resumed()
    [curtain] = curtains(robot)
    assert robot.screen.front() is curtain
    assert (curtain.y, curtain.lifted) == (robot.screen.y, False)
    assert not robot.screen.handing_over._behind.opacity


def test_who_says_it_is_me_twice_does_nothing_behind_the_curtain(robot: Robot) -> None:
    robot.begin("party", ("Léa", "Tom"))
    robot.screen.front().ids.main.center = card_of(robot)
    robot.double_tap_on(robot.screen.front().ids.main)
    assert robot.session.stage.kind == "human"
    assert robot.board.picked is None
    robot.tap(card_of(robot))
    assert robot.board.picked is not None, "there a single tap picks a card up"


def card_of(robot: Robot) -> Pos:
    """Where the first hand's middle card is, once it is shown."""
    x, y = robot.board.to_window(robot.board.center_x, robot.board.y + 30)
    return x, y


def test_the_penguin_stands_on_its_hill(robot: Robot, quick_bots: None) -> None:
    SHOTS["curtain_party"](robot)
    for size in SIZES:
        robot.resize(*size)
        robot.frames(2)
        curtain = robot.screen.front()
        bird = curtain.ids.bird
        assert curtain.hill > bird.y + GROUND * bird.height, size


def test_what_happened_meanwhile_is_played_once_it_is_up(robot: Robot) -> None:
    robot.begin_moving("party", ("Léa", "Tom"))
    play_to_curtain(robot)
    if robot.screen.front().name == "Léa":
        robot.screen.raise_curtain()
        robot.wait_for_person()
        robot.board.choose(robot.legal()[0])
        play_to_curtain(robot)
    [curtain] = curtains(robot)
    robot.tap_on(curtain.ids.main)
    while curtain in curtains(robot):
        assert robot.screen.motion.busy
        assert curtain.y > 0.8 * curtain.height or not robot.board.drawing.above.children, "a card flies behind it"
        robot.frames()
    robot.wait(lambda: robot.board.drawing.above.children, "the card of the one before")
