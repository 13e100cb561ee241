"""The first screen."""

import pytest

from penguins.core.state import CHANCE
from penguins.games.registry import GAMES
from penguins.session.setup import Seat, SetUp
from penguins.ui.games.face import FACES, Face
from penguins.ui.widgets.labels import Words
from tests.ui.robot import Robot


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_on_a_game_leads_to_its_set_up(robot: Robot, game: str) -> None:
    robot.resize(800, 1280)
    robot.frames(5)
    card = robot.find(game=game, flat=True)
    robot.screen.ids.scroll.scroll_to(card, animate=False)
    robot.frames(3)
    robot.tap_on(card)
    assert robot.screen.draft.game is GAMES[game]


def test_an_unfinished_match_goes_on(robot: Robot) -> None:
    robot.begin("pingouins", ["Emma", "Jack"])
    number = robot.screen.session.record.id
    robot.app.services.navigation.home()
    robot.frames(5)
    card = robot.find(name="Pingouins", players="Emma and Jack")
    robot.tap_on(card.ids.go_on)
    assert robot.screen.session.record.id == number


@pytest.mark.parametrize("game", GAMES)
def test_a_match_to_go_on_with_says_who_is_next_also_while_chance_decides(robot: Robot, game: str) -> None:
    """A die to be rolled, tiles to be laid, cards to be dealt."""
    seats = [Seat("Emma", "red"), Seat("Jack", "blue")]
    record = robot.app.services.storage.begin(SetUp.check(GAMES[game], seats, {}))
    assert record.match.state.to_move == CHANCE
    robot.app.services.navigation.home()
    robot.frames(5)
    assert robot.find(players="Emma and Jack").line.startswith("Emma is next")


def test_deleting_asks_first(robot: Robot) -> None:
    robot.begin("pingouins", ["Emma", "Jack"])
    robot.app.services.navigation.home()
    robot.frames(5)
    card = robot.find(name="Pingouins", players="Emma and Jack")
    robot.tap_on(card.ids.delete)
    robot.tap_on(robot.find(text="Keep it", main=True))
    assert len(robot.app.services.storage.unfinished()) == 1
    robot.tap_on(card.ids.delete)
    robot.tap_on(robot.find(text="Delete", main=False))
    assert robot.app.services.storage.unfinished() == []
    assert not [widget for widget in robot.walk(robot.screen) if hasattr(widget, "listing")]


def test_more_than_two_unfinished_are_shown_on_demand(robot: Robot) -> None:
    for _ in range(4):
        robot.begin("pingouins", ["Emma", "Jack"])
    robot.app.services.navigation.home()
    robot.frames(5)
    assert len(robot.screen.ids.unfinished.children) == 3
    robot.tap_on(robot.find(text="2 more"))
    assert len(robot.screen.ids.unfinished.children) == 4


def test_turning_the_tablet_moves_what_is_unfinished_aside(robot: Robot) -> None:
    robot.begin("pingouins", ["Emma", "Jack"])
    robot.app.services.navigation.home()
    robot.frames(5)
    assert robot.screen.ids.unfinished.parent == robot.screen.ids.above
    robot.resize(1280, 800)
    robot.frames(5)
    assert robot.screen.ids.unfinished.parent == robot.screen.ids.aside
    robot.resize(360, 640)
    robot.frames(5)
    assert robot.screen.ids.unfinished.parent == robot.screen.ids.above


@pytest.mark.parametrize("screen", ["rules", "history", "settings"])
def test_every_other_screen_and_back(robot: Robot, screen: str) -> None:
    icon = {"rules": "icon_help", "history": "icon_history", "settings": "icon_settings"}[screen]
    robot.tap_on(robot.find(icon=icon))
    assert type(robot.screen).__name__.lower() == f"{screen}screen"
    robot.press("escape")
    assert type(robot.screen).__name__ == "HomeScreen"


def test_every_word_is_measured_once(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Measuring is most of what a screen's first frame takes."""
    measured: list[Words] = []
    fit = Words._fit

    def measure(words: Words) -> None:
        measured.extend([words] * (words.width > 0))
        fit(words)

    monkeypatch.setattr(Words, "_fit", measure)
    robot.app.services.navigation.home()
    robot.frames(5)
    assert {"Pingouins", "Ice Town"} < {words.text for words in measured}
    assert len(measured) == len(set(measured))


@pytest.mark.parametrize(("screen", "given"), [("settings", {}), ("rules", {}), ("setup", {"game": "march"})])
def test_a_screen_has_its_size_from_the_start(robot: Robot, screen: str, given: dict[str, str]) -> None:
    robot.app.services.navigation.go(screen, **given)
    assert robot.screen.size == [360, 640]


def test_a_game_without_a_cover_gets_a_plain_one_everywhere(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES, "pingouins", Face("uncovered", "penguins.ui.games.pingouins"))
    robot.resize(800, 1280)
    robot.app.services.navigation.home()
    robot.frames(5, draw=True)
    assert robot.find(game="pingouins", flat=True).picture == "wordmark"
    for screen, given in (("setup", {"game": "pingouins"}), ("rules", {}), ("history", {})):
        robot.app.services.navigation.go(screen, **given)
        robot.frames(5, draw=True)
        assert "title_pingouins" not in {getattr(widget, "name", "") for widget in robot.walk(robot.screen)}


def test_a_game_without_a_face_is_offered_all_the_same(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES, "pingouins", Face("chess", "penguins.ui.games.chess"))
    robot.resize(800, 1280)
    robot.app.services.navigation.home()
    robot.frames(5, draw=True)
    card = robot.find(game="pingouins", flat=True)
    assert (card.name, card.picture) == ("Chess", "wordmark")
