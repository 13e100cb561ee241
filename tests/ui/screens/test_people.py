"""The people of the house, and one of them."""

from typing import Any

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from penguins.cli.screenshots import SIZES
from penguins.games.registry import GAMES
from penguins.session.career import Luck
from penguins.session.people import People
from penguins.session.setup import Seat, SetUp
from penguins.ui.screens import person
from penguins.ui.screens.person import DuelRow
from tests.session.finished import ended
from tests.ui.robot import Robot


@pytest.fixture
def people(robot: Robot) -> People:
    people = robot.app.services.storage.people
    for name, colour in (("Zoe", "red"), ("Max", "blue")):
        people.add(name, colour)
    robot.app.services.navigation.go("people")
    robot.frames(5)
    return people


def names(people: People) -> list[str]:
    return [person.name for person in people.all()]


def said(robot: Robot, words: str) -> bool:
    return any(words in getattr(widget, "text", "") for widget in robot.walk(robot.app.toasts))


def test_somebody_new_is_added(robot: Robot, people: People) -> None:
    robot.screen.form.ids.name.text = "Ana"
    robot.tap_on(robot.find(text="Add"))
    assert names(people) == ["Zoe", "Max", "Ana"]
    assert [row.name for row in robot.screen.rows] == ["Zoe", "Max", "Ana"]
    assert robot.screen.form.ids.name.text == ""


@pytest.mark.parametrize(("name", "sentence"), [("", "Write a name"), ("zoe", "already somebody called Zoe")])
def test_what_cannot_be_is_said_in_a_sentence(robot: Robot, people: People, name: str, sentence: str) -> None:
    robot.screen.form.ids.name.text = name
    robot.screen.form.done()
    robot.frames(3)
    assert said(robot, sentence)
    assert names(people) == ["Zoe", "Max"]


def test_whose_name_is_missing_can_type_it_at_once(robot: Robot, people: People) -> None:
    robot.tap_on(robot.find(text="Add"))
    robot.frames(3)
    Window.dispatch("on_textinput", "Ana")
    robot.tap_on(robot.find(text="Add"))
    assert names(people) == ["Zoe", "Max", "Ana"]


def test_who_is_renamed_is_renamed_in_the_next_set_up(robot: Robot, people: People) -> None:
    services = robot.app.services
    setup = SetUp.check(GAMES["pingouins"], [Seat("Zoe", "red"), Seat("Chick", "blue", "chick")], {})
    services.keep(last_set_ups={"pingouins": setup})
    services.navigation.go("people")
    robot.screen._rename(robot.screen.rows[0], "Zoé")
    assert names(people) == ["Zoé", "Max"]
    assert services.preferences.last_set_ups["pingouins"].seats[0].name == "Zoé"
    robot.screen._rename(robot.screen.rows[0], "max")
    assert robot.screen.rows[0].ids.name.text == "Zoé"


def test_the_order_is_changed_by_the_handle(robot: Robot, people: People) -> None:
    robot.tap_on(robot.screen.rows[1].ids.handle)
    assert names(people) == ["Max", "Zoe"]


def test_deleting_asks_first(robot: Robot, people: People) -> None:
    robot.tap_on(robot.screen.rows[0].ids.delete)
    robot.frames(12)
    robot.tap_on(robot.find(text="Keep"))
    assert names(people) == ["Zoe", "Max"]
    robot.screen._remove(robot.screen.rows[0])
    assert names(people) == ["Max"]


def test_a_persons_page_shows_charts_ladder_and_stamps(robot: Robot, people: People) -> None:
    storage = robot.app.services.storage
    ended(storage, "pingouins", (41, 40), (0,), "Zoe", "chick")
    ended(storage, "pingouins", (30, 40), (1,), "Zoe", "Max")
    robot.tap_on(robot.screen.rows[0].ids.open)
    robot.frames(5)
    shown = [type(widget).__name__ for widget in robot.walk(robot.screen)]
    assert (shown.count("CareerChart"), shown.count("Ladder"), shown.count("StampView")) == (2, 1, 1)
    assert robot.find(words="Won by one fish")
    assert robot.find(name="Max", line="0 : 1 in 1 game")
    robot.screen._narrow("_opponent", "chick")
    assert _numbers(robot) == {"1", "100%", "41 fish"}
    assert robot.find(text="game"), "it is one"
    robot.screen._choose_game("party")
    assert robot.find(title="Nothing played here yet.")


@pytest.mark.parametrize(("average", "told"), [(3.0, "3.0"), (3.44, "3.4"), (3.46, "3.5"), (3.97, "4.0")])
def test_the_average_of_the_rolls_is_rounded(robot: Robot, average: float, told: str) -> None:
    assert f"fell on {told} on average" in person._luck_words(Luck(average, 100))


def test_the_friend_forgets_after_asking(robot: Robot, people: People) -> None:
    services = robot.app.services
    ended(services.storage, "pingouins", (41, 40), (0,), "Zoe", "chick")
    services.navigation.go("person", person=people.all()[0].id)
    robot.frames(3)
    robot.screen._ask_reset(robot.screen.person)
    robot.frames(12)
    robot.tap_on(robot.find(text="Forget"))
    assert robot.find(text="The Friend does not know you here yet.")
    assert len(services.storage.finished()) == 1


def test_charts_say_what_their_heights_are(robot: Robot, people: People) -> None:
    storage = robot.app.services.storage
    for score in (20, 60, 34):
        ended(storage, "pingouins", (score, 30), (0,), "Zoe", "chick")
    robot.app.services.navigation.go("person", person=people.all()[0].id)
    robot.frames(5)
    written = [widget.text for widget in robot.walk(robot.screen) if type(widget).__name__ == "AxisText"]
    assert {"100%", "50%", "0%", "60", "38", "20"} <= set(written)


def test_statistics_begin_anew_after_asking(robot: Robot, people: People) -> None:
    services = robot.app.services
    for game in ("icetown", "pingouins"):
        ended(services.storage, game, (41, 40), (0,), "Zoe", "chick")
    services.navigation.go("person", person=people.all()[0].id)
    robot.frames(3)
    robot.screen._ask_anew(robot.screen.person)
    robot.frames(12)
    robot.tap_on(robot.find(text="Keep"))
    assert len(services.storage.career("Zoe").played) == 2
    robot.frames(12)
    robot.screen._ask_anew(robot.screen.person)
    robot.frames(12)
    robot.tap_on(robot.find(text="Reset"))
    assert robot.find(title="Nothing played here yet.")
    assert [each.game for each in services.storage.career("Zoe").played] == ["icetown"]
    assert len(services.storage.finished()) == 2


def _numbers(robot: Robot) -> set[Any]:
    return {widget.number for widget in robot.walk(robot.screen) if type(widget).__name__ == "BigNumber"}


def test_who_it_is_about_and_who_they_played_against_are_there_with_their_penguins(
    robot: Robot, people: People
) -> None:
    ended(robot.app.services.storage, "icetown", (40, 20), (0,), "Max", "Zoe")
    robot.app.services.navigation.go("person", person=people.all()[1].id)
    robot.frames(5)
    assert robot.screen.ids.header.picture == "penguin_blue_happy"
    [duel] = (widget for widget in robot.walk(robot.screen) if isinstance(widget, DuelRow))
    assert (duel.name, duel.picture) == ("Zoe", "penguin_red_idle")


@pytest.mark.parametrize("size", SIZES)
def test_where_nobody_is_yet_the_form_is_in_the_middle_and_penguins_stand_on_it(
    robot: Robot, size: tuple[int, int]
) -> None:
    robot.resize(*size)
    robot.app.services.navigation.go("people")
    robot.frames(5)
    ids = robot.screen.ids
    above, below = ids.scroll.height - ids.empty.top, robot.screen.form.y
    assert abs(above - below) < dp(40)
    birds = [bird for bird in ids.portrait.children if ids.portrait.opacity]
    assert all(abs(bird.y + bird.height * 0.03 - robot.screen.form.top) < dp(4) for bird in birds)
    assert birds or size[1] < 400
