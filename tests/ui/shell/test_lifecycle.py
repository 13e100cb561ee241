"""The system pauses, resumes, turns, shrinks and kills the app whenever it likes, and nothing is lost
(docs/architecture.md, The way of one resume)."""

import weakref
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from kivy.cache import Cache
from kivy.core.window import Window
from kivy.graphics.context import get_context
from kivy.graphics.opengl import glIsTexture
from kivy.uix.modalview import ModalView

from penguins.games.registry import GAMES
from penguins.languages import LANGUAGES
from penguins.rig.finger import Finger
from penguins.rig.shots import SHOTS
from penguins.ui.base.surface import Insets
from penguins.ui.base.words.translate import language
from penguins.ui.shell.navigation import SCREENS
from penguins.ui.widgets.picture import texture
from tests.ui.finished import finished
from tests.ui.matches import where_things_are_dragged
from tests.ui.robot import Robot, first_choice

PEOPLE = ("Léa", "Tom")


@pytest.fixture
def slow_bot(bots: Any) -> Event:
    """A bot that thinks until the event is set."""
    enough = Event()

    def choose(_game: Any, view: Any, *_: Any) -> Any:
        enough.wait(20)
        return first_choice(view)

    bots.answer = choose
    return enough


def log(robot: Robot) -> list[Any]:
    return list(robot.session.record.match.log)


def decide(robot: Robot) -> None:
    """The first thing that is allowed."""
    robot.take_chances()
    robot.board.choose(robot.legal()[0])


def hold(robot: Robot) -> Finger:
    """Pick something up, as soon as a turn comes in which something lies loose."""
    while True:
        robot.take_chances()
        start, end = robot.drag_path(1)
        finger = robot.start_drag(start, end)
        if robot.board._held is not None:
            return finger
        finger.up()
        robot.frames()
        decide(robot)


# Pause and kill


@pytest.mark.parametrize("game", GAMES)
def test_killed_while_things_move(robot: Robot, start_again: Callable[[], Robot], game: str) -> None:
    robot.begin(game, PEOPLE)
    robot.screen.motion.speed = "normal"
    while not robot.screen.motion.busy:
        decide(robot)
    before = log(robot)
    assert robot.app.dispatch("on_pause")
    again = start_again()
    again.frames(3)
    assert log(again) == before
    again.wait_for_person()


@where_things_are_dragged
def test_killed_while_something_is_held(robot: Robot, start_again: Callable[[], Robot], game: str) -> None:
    robot.begin(game, PEOPLE)
    hold(robot)
    before = log(robot)
    robot.app.dispatch("on_pause")
    again = start_again()
    again.frames(3)
    assert log(again) == before
    again.wait_for_person()


def test_killed_while_a_bot_thinks(robot: Robot, start_again: Callable[[], Robot], slow_bot: Event) -> None:
    robot.begin("pingouins", ("Léa", "adult"))
    robot.until_bot_thinks()
    before = log(robot)
    robot.app.dispatch("on_pause")
    assert not robot.session.is_thinking
    again = start_again()
    again.frames(3)
    assert log(again) == before
    again.wait(lambda: again.session.is_thinking, "the bot's thinking")
    slow_bot.set()
    again.wait(lambda: len(log(again)) > len(before), "the bot's move")


def test_a_paused_bot_thinks_again_afterwards(robot: Robot, slow_bot: Event) -> None:
    robot.begin("pingouins", ("Léa", "adult"))
    robot.until_bot_thinks()
    before = log(robot)
    robot.app.dispatch("on_pause")
    robot.app.dispatch("on_resume")
    robot.wait(lambda: robot.session.is_thinking, "the bot's thinking")
    slow_bot.set()
    robot.wait(lambda: len(log(robot)) > len(before), "the bot's move")


# Awake, upright


def test_the_screen_stays_lit_while_a_bot_thinks_and_no_longer(robot: Robot, slow_bot: Event) -> None:
    robot.begin("pingouins", ("Léa", "adult"))
    assert Window.allow_screensaver
    robot.until_bot_thinks()
    robot.wait(lambda: not Window.allow_screensaver, "the light")
    robot.app.dispatch("on_pause")
    assert Window.allow_screensaver
    robot.app.dispatch("on_resume")
    robot.wait(lambda: not Window.allow_screensaver, "the light")
    slow_bot.set()
    robot.wait(lambda: Window.allow_screensaver, "the end of the thinking")


def test_leaving_the_match_lets_the_screen_sleep(robot: Robot, slow_bot: Event) -> None:
    robot.begin("pingouins", ("Léa", "adult"))
    robot.until_bot_thinks()
    robot.wait(lambda: not Window.allow_screensaver, "the light")
    robot.app.services.navigation.home()
    assert Window.allow_screensaver
    slow_bot.set()


@pytest.mark.parametrize(("table_mode", "held"), [(True, [True, False]), (False, [])])
def test_between_two_people_the_screen_does_not_turn_by_itself(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, table_mode: bool, held: list[bool]
) -> None:
    calls: list[bool] = []
    monkeypatch.setattr(robot.app.services.device, "hold_orientation", calls.append)
    robot.app.services.change(table_mode=table_mode)
    robot.begin("pingouins", PEOPLE)
    robot.app.services.navigation.home()
    assert calls == held


# Resume


def test_after_a_pause_everything_is_drawn_again(robot: Robot) -> None:
    robot.frames(5, draw=True)
    assert not Window.canvas.needs_redraw
    robot.app.dispatch("on_pause")
    robot.app.dispatch("on_resume")
    robot.frames(1)
    assert Window.canvas.needs_redraw


def test_graphics_that_the_system_took_are_made_again(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    from penguins.ui.shell import graphics

    reloads: list[bool] = []

    class Context:
        def reload(self) -> None:
            reloads.append(True)
            get_context().reload()

    monkeypatch.setattr(graphics, "get_context", Context)
    SHOTS["play_pingouins_middle"](robot)
    robot.frames(3, draw=True)
    before = pixels()
    robot.app.dispatch("on_resume")
    robot.frames(2, draw=True)
    assert reloads == []

    monkeypatch.setattr(graphics, "glIsTexture", lambda _: False)  # as in a new context
    robot.app.dispatch("on_resume")
    robot.frames(3, draw=True)
    assert reloads == [True]
    assert glIsTexture(robot.app.graphics._mark.id)
    after = pixels()
    different = sum(abs(one - other) > 40 for one, other in zip(before, after, strict=True))
    assert different < len(before) * 0.01


def pixels() -> bytes:
    from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

    read: bytes = glReadPixels(0, 0, *Window.size, GL_RGB, GL_UNSIGNED_BYTE)
    return read


# Memory


def test_low_memory_drops_what_nobody_looks_at(robot: Robot) -> None:
    before = weakref.ref(robot.screen)
    texture("title_party", width=960)
    SHOTS["play_pingouins_middle"](robot)
    robot.app.services.sounds.volume = 0.1
    robot.app.services.sounds.play("tap")
    robot.frames(5, draw=True)
    assert "3x/titles" in atlases()

    def dropped() -> bool:
        Window.dispatch("on_memorywarning")
        robot.frames(2, draw=True)
        return before() is None

    robot.wait(dropped, "the end of the screen before")  # Kivy's scroll bars fade for a while
    assert "3x/titles" not in atlases()
    assert "1x/pingouins" in atlases()
    assert robot.app.services.sounds._loaded == {}
    decide(robot)
    robot.wait_for_person()
    robot.app.services.navigation.home()
    robot.frames(5, draw=True)
    assert "1x/titles" in atlases()


def atlases() -> set[str]:
    return {"/".join(key.split("/")[-2:]) for key in Cache._objects["kv.atlas"]}


# Turning and shrinking


@where_things_are_dragged
def test_turned_while_something_is_held(robot: Robot, game: str) -> None:
    robot.begin(game, PEOPLE)
    finger = hold(robot)
    before = log(robot)
    robot.resize(640, 360)
    assert robot.board._held is None
    finger.move_to((300, 200))
    finger.up()
    robot.frames(3)
    assert log(robot) == before
    decide(robot)
    assert len(log(robot)) > len(before)


def test_a_sliver_of_the_screen_is_enough_to_survive(robot: Robot, quick_bots: None) -> None:
    for shot in (
        *("home_unfinished", "settings", "statistics", "rules", "setup_icetown", "results_march", "replay_party"),
        *("curtain_party", *(f"play_{game}_full_table" for game in GAMES)),
    ):
        SHOTS[shot](robot)
        for size in ((320, 240), (240, 320), (1000, 160)):
            robot.resize(*size)
        robot.frames(1, draw=True)
        robot.resize(360, 640)


# Back


def name(robot: Robot) -> str:
    return str(robot.screen.name.split()[0])


def test_back_goes_one_screen_back(robot: Robot) -> None:
    robot.begin("pingouins", PEOPLE)
    unfinished, ended = robot.session.record, finished(robot.app.services.storage, "pingouins", *PEOPLE)
    ways: dict[str, dict[str, Any]] = {
        "setup": {"game": "pingouins"},
        "play": {"record": unfinished},
        "results": {"record": ended},
        "replay": {"record": ended},
        "explore": {"record": ended, "moment": 12},
        "history": {},
        "people": {},
        "person": {"person": robot.app.services.storage.people.add("Zoe", "red").id},
        "settings": {},
        "rules": {"game": "icetown"},
        "lesson": {"lesson": "icetown.first", "person": "Léa"},
        "puzzles": {"game": "march", "person": "Léa"},
        "puzzle": {"puzzle": "1-01", "game": "march", "person": "Léa"},
        "today": {},
        "licences": {},
        "licence": {"part": "kivy"},
    }
    assert set(ways) == set(SCREENS) - {"home"}
    robot.app.services.navigation.home()
    robot.app.services.navigation.go("people")
    for screen, given in ways.items():
        robot.app.services.navigation.go(screen, **given)
        robot.frames(2)
        assert name(robot) == screen
        robot.press("escape")
        assert name(robot) == "people"
    robot.press("escape")
    assert name(robot) == "home"


def test_back_closes_a_dialog_first(robot: Robot) -> None:
    robot.begin("pingouins", PEOPLE)
    robot.screen.menu()
    robot.frames(3)
    assert dialogs()
    robot.press("escape")
    robot.wait(lambda: not dialogs(), "the end of the dialog")
    assert name(robot) == "play"
    robot.press("escape")
    assert name(robot) == "home"


def dialogs() -> list[Any]:
    return [child for child in Window.children if isinstance(child, ModalView)]


def test_back_from_behind_a_curtain(robot: Robot) -> None:
    robot.begin("party", PEOPLE)
    assert robot.session.stage.kind == "hand_over"
    robot.press("escape")
    assert name(robot) == "home"


def test_back_at_home_leaves_the_app_and_keeps_it(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[bool] = []

    def leave() -> bool:
        left.append(True)
        return True

    monkeypatch.setattr(robot.app.services.device, "leave", leave)
    assert Window.dispatch("on_keyboard", 27, 0, "", [])
    assert left == [True]
    assert name(robot) == "home"


def test_back_at_home_on_a_desktop_is_for_the_system(robot: Robot) -> None:
    assert not robot.app._back()


# Cameras and bars


SIDES = Insets(left=12, top=40, right=20, bottom=60)


def test_nothing_lies_under_cameras_and_bars(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(robot.app.services.device, "insets", lambda: SIDES)
    robot.resize(640, 360)
    for layer in (robot.app.navigation, robot.app.toasts):
        assert (layer.x, layer.y, layer.right, layer.top) == (12, 60, 620, 320)
    monkeypatch.setattr(robot.app.services.device, "insets", Insets)
    robot.wait(lambda: robot.app.navigation.size == [640, 360], "another look at the sides")


@where_things_are_dragged
def test_fingers_find_everything_beside_a_camera(robot: Robot, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(robot.app.services.device, "insets", lambda: SIDES)
    robot.resize(361, 700)
    robot.begin(game, PEOPLE)
    hold(robot).up()
    robot.frames(2)
    robot.tap_on(robot.find(icon="icon_menu"))
    [dialog] = dialogs()
    robot.frames(3)
    assert dialog.y >= SIDES.bottom
    assert dialog.top <= Window.height - SIDES.top


def test_the_device_s_language_is_spoken_if_it_is_one_of_ours(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = [(spoken, spoken) for spoken in LANGUAGES]
    for spoken, expected in (*ours, ("nl", "en"), ("", "en")):
        monkeypatch.setattr(robot.app.services.device, "language", lambda spoken=spoken: spoken)
        robot.app.services.change(language="system")
        assert language().id == expected


@pytest.mark.parametrize(
    ("chosen", "still", "speed"), [("system", True, "off"), ("system", False, "normal"), ("fast", True, "fast")]
)
def test_who_comes_back_from_the_system_s_settings_finds_motion_as_wished_there(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, chosen: str, still: bool, speed: str
) -> None:
    """Unless they have chosen a speed here."""
    robot.app.services.change(animation=chosen)
    robot.begin("pingouins", ("Léa", "Tom"))
    robot.app.on_pause()
    monkeypatch.setattr(robot.app.device, "wants_stillness", lambda: still)
    robot.app.on_resume()
    assert robot.app.services.speed == robot.screen.motion.speed == speed
    assert robot.app.idle._animated is (speed != "off")
    assert robot.screen.plates[0].factor == robot.screen.motion.factor
