"""Whose turn it is shows from the sofa: plate, bubble, ribbon and rim."""

import pytest
from kivy.core.window import Window

from penguins.games.registry import GAMES
from penguins.ui.base import theme
from penguins.ui.base.motion import SPEEDS
from penguins.ui.widgets.ribbon import Ribbon
from tests.session.table import Pondering
from tests.ui.conftest import Bots
from tests.ui.fitting import complaints, rect_of
from tests.ui.robot import Robot
from tests.ui.robot import first_choice as first

PEOPLE = ("Léa", "Tom")
OPEN_HANDS = [game.id for game in GAMES.values() if not game.secret_hands]


def act(robot: Robot) -> None:
    """Whoever is to move does something."""
    robot.screen.board.choose(first(robot.board.view))
    robot.frames(2)


def ribbons(robot: Robot) -> list[Ribbon]:
    return [widget for widget in robot.walk(robot.screen) if isinstance(widget, Ribbon)]


def test_the_seat_to_move_has_the_highest_plate_in_its_full_colour(robot: Robot) -> None:
    robot.begin("pingouins", ("Léa", "Tom", "Ana"))
    for turn in (0, 1, 2, 0):
        plates = robot.screen.plates
        assert [plate.active for plate in plates] == [seat == turn for seat in range(3)]
        mover, *others = [plates[(turn + at) % 3] for at in range(3)]
        assert all(mover.height >= 1.49 * other.height for other in others)
        assert tuple(mover.ground) == pytest.approx(theme.rgba(theme.PAINTS[mover.colour_id].main))
        assert tuple(robot.screen.rim) == pytest.approx(tuple(mover.ground))
        act(robot)


def test_the_sentence_is_the_movers_own_and_names_them(robot: Robot) -> None:
    robot.begin("pingouins", PEOPLE)
    assert robot.screen.said == "Léa: Place a penguin on a glowing tile."
    bubble = robot.screen.ids.seats.ids.bubble
    assert bubble.text == robot.screen.said
    act(robot)
    assert robot.screen.said == "Tom: Place a penguin on a glowing tile."


def test_alone_among_bots_nobody_needs_a_name(robot: Robot, quick_bots: None) -> None:
    robot.begin("pingouins", ("Léa", "chick"))
    assert robot.screen.said == robot.screen.prompt == "Place a penguin on a glowing tile."


def greet_second(robot: Robot) -> None:
    seat = robot.session.seats[1]
    robot.screen.handing_over._ribbons.sweep(seat.name, seat.colour, robot.screen.motion.factor)


@pytest.mark.parametrize("game", OPEN_HANDS)
@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_a_ribbon_greets_the_next_person_and_goes(robot: Robot, game: str, speed: str) -> None:
    robot.begin_moving(game, PEOPLE, speed)
    assert ribbons(robot) == []
    greet_second(robot)
    [ribbon] = ribbons(robot)
    assert (ribbon.name, ribbon.colour_id) == ("Tom", robot.session.seats[1].colour)
    robot.wait(lambda: not ribbons(robot), "the ribbon")


def test_the_ribbon_comes_when_the_turn_goes_to_another_person_only(robot: Robot) -> None:
    robot.begin_moving("pingouins", PEOPLE, "fast")
    act(robot)
    robot.wait(lambda: bool(ribbons(robot)), "the ribbon")
    assert ribbons(robot)[0].name == "Tom"


def test_bots_are_greeted_by_nobody(robot: Robot, quick_bots: None) -> None:
    robot.begin_moving("pingouins", ("Léa", "chick"), "fast")
    act(robot)
    robot.wait_for_person()
    assert ribbons(robot) == []


def test_a_tap_on_the_ribbon_sends_it_away_and_does_nothing_else(robot: Robot) -> None:
    robot.begin_moving("pingouins", PEOPLE, "slow")
    greet_second(robot)
    robot.wait(lambda: ribbons(robot)[0].way > -0.1, "the ribbon on the screen")
    robot.tap((Window.width / 2, Window.height / 2))
    assert ribbons(robot) == []
    assert len(robot.session.record.match.log) == 1


def test_where_nothing_moves_there_is_no_ribbon(robot: Robot) -> None:
    robot.begin("pingouins", PEOPLE)
    act(robot)
    assert ribbons(robot) == []


def test_speeds_go_from_slow_to_none() -> None:
    assert SPEEDS["slow"] > SPEEDS["normal"] > SPEEDS["fast"] > SPEEDS["off"] == 0


def test_a_refusal_shakes_the_bubble_and_leaves_it_where_it_was(robot: Robot) -> None:
    robot.begin_moving("pingouins", PEOPLE, "fast")
    bubble = robot.screen.ids.seats.ids.bubble
    robot.screen._refused("No.")
    robot.wait(lambda: bubble.nudge != 0, "a shake")
    robot.screen._refused("No, no.")
    robot.wait(lambda: bubble.nudge == 0, "the end of it")


def test_a_bots_plate_shows_its_progress_and_can_be_tapped_once_it_may_be_hurried(robot: Robot) -> None:
    robot.begin("pingouins", ("Léa", "Tom"))
    plate = robot.screen.plates[0]
    heard: list[object] = []
    plate.bind(on_hurry=heard.append)
    robot.tap_on(plate)
    assert heard == []
    plate.can_hurry = True
    robot.tap_on(plate)
    assert heard == [plate]


LONG = ("Maximilienne", "Jean-Christophe", "Barthélemy", "Anne-Charlotte", "Guillaumette", "Konstantinos")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(360, 640), (640, 360), (800, 1280)])
def test_long_names_fit_at_a_full_table(robot: Robot, game: str, size: tuple[int, int]) -> None:
    robot.resize(*size)
    robot.begin(game, LONG[: GAMES[game].seats[-1]])
    if robot.screen.front() is not robot.screen:
        robot.screen.raise_curtain()
    robot.frames(5)
    assert complaints(robot.screen) == []
    assert all(rect_of(plate).right <= Window.width for plate in robot.screen.plates)


# A bot that thinks


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_on_the_plate_of_a_bot_that_thinks_means_move_now(robot: Robot, bots: Bots, game: str) -> None:
    bot = Pondering()
    bots.answer = bot
    robot.begin_watching(game, ("chick", "chick"))
    robot.wait(lambda: bool(bot.thinking) and robot.screen.table.thinking, "a thought")
    seat, length = robot.screen.table.stage.seat, len(robot.session.record.match.log)
    assert [plate.can_hurry for plate in robot.screen.plates] == [seat == 0, seat == 1]
    robot.tap_on(robot.screen.plates[seat])
    robot.wait(lambda: len(robot.session.record.match.log) > length, "the move")


def test_while_the_screen_is_still_a_bot_takes_all_the_time_there_is(robot: Robot, bots: Bots) -> None:
    bot = Pondering()
    bots.answer = bot
    robot.begin_watching("pingouins", ("chick", "chick"))
    robot.wait(lambda: bool(bot.thinking), "a thought")
    robot.frames(2)
    assert not bot.thinking[0].breathing
    robot.app.services.idle.animate(True)
    robot.frames(2)
    assert bot.thinking[0].breathing
