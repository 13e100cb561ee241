"""Everything can be reached without a finger: by Tab and Enter, by two keys, by one tap wherever it lands."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from penguins.core.state import CHANCE
from penguins.games.registry import GAMES
from penguins.rig.driver import FRAME
from penguins.rig.finger import Finger
from penguins.rig.shots import SHOTS
from penguins.ui.base.keys import BY_ITSELF, OTHER, PIECE, TARGET
from penguins.ui.widgets.buttons import IconButton, PushButton, Tappable
from penguins.ui.widgets.chart import Chart
from penguins.ui.widgets.chronicle import NewsCard
from penguins.ui.widgets.labels import Labelled
from tests.ui.games.hands import HANDS
from tests.ui.robot import KEYS, Robot
from tests.ui.test_fitting import ALIKE, PASSING

LAYOUTS = [
    *(shot for shot in SHOTS if not shot.startswith((*ALIKE, "play"))),
    *("setup_march", "results_pingouins", "replay_party", "review_party", "lesson_icetown", "rules_icetown"),
    *(shot for shot in SHOTS if shot.startswith("play") and shot.endswith(PASSING[2])),
]
"""Every layout there is, once, and every board with something picked."""


def touchable(widget: Widget) -> Iterator[Widget]:
    """All that answers a finger now, wherever it is scrolled to."""
    if widget.disabled or not widget.opacity:
        return
    if isinstance(widget, Tappable | TextInput) or (isinstance(widget, Chart) and widget.steppable):
        yield widget
    for child in widget.children:
        yield from touchable(child)


def marked(robot: Robot) -> Any:
    """What the ring is around: a widget, or a place on a board."""
    stop = robot.app.keys._marked
    assert stop is not None, "the ring is nowhere"
    if stop.kind in (TARGET, PIECE):
        return stop.pos
    return getattr(stop.tap, "__self__", stop.pos)


def name(widget: Any) -> str:
    word = next((getattr(widget, key) for key in ("label", "text", "name", "icon") if getattr(widget, key, "")), "")
    return f"{type(widget).__name__} {word!r}"


def wordless(robot: Robot) -> list[str]:
    """Icons without a word, also those that are not shown just now. That it has one in every language is the
    catalogues' affair."""
    icons = [widget for widget in robot.walk() if isinstance(widget, IconButton)]
    pictures = [widget for widget in touchable(robot.app.keys.front()) if isinstance(widget, Labelled)]
    return [name(widget) for widget in (*icons, *pictures) if not widget.label.strip()]


@pytest.mark.slow
@pytest.mark.parametrize("shot", LAYOUTS)
def test_tab_comes_by_everything_and_back_and_every_icon_has_a_word(robot: Robot, quick_bots: None, shot: str) -> None:
    SHOTS[shot](robot)
    assert wordless(robot) == []
    wanted = set(touchable(robot.app.keys.front()))
    places = {stop.pos for stop in robot.app.keys.stops() if stop.kind in (TARGET, PIECE)}
    number = len(robot.app.keys.stops())
    seen = set()
    for _ in range(number + 1):
        robot.press("tab")
        seen.add(marked(robot))
    wanted &= set(touchable(robot.app.keys.front()))  # the card with the news has made room for the ring
    assert sorted(map(name, wanted - seen)) == []
    assert places <= seen
    last = marked(robot)
    robot.press("tab")
    robot.press("tab", "shift")
    assert marked(robot) is last or marked(robot) == last


# One key, or one finger


def scan_to(robot: Robot, *kinds: int) -> None:
    """Step by the one key until the ring is on something of these kinds, then press the other."""
    for _ in range(100):
        robot.press("space")
        stop = robot.app.keys._marked
        if stop is not None and stop.kind in kinds:
            break
    robot.press("enter")
    Window.dispatch("on_key_up", KEYS["enter"], 0)
    robot.frames(2)


@pytest.mark.parametrize("game", GAMES)
def test_two_keys_play_turn_after_turn(robot: Robot, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """With the two keys alone the match goes on: what can be picked, where it may go, and the curtain."""
    HANDS[game].prepare(monkeypatch)
    robot.app.services.change(scanning="two_keys")
    robot.begin(game, ("Léa", "Tom"))
    rng = Random(5)
    movers: set[int] = set()
    while movers != {0, 1}:
        robot.wait_for_person()
        on_board = [stop for stop in robot.app.keys.stops() if stop.kind in (TARGET, PIECE)]
        for _ in range(rng.randrange(len(on_board)) if on_board else 0):
            robot.press("space")
        if on_board:
            scan_to(robot, PIECE, TARGET)
        else:
            while not isinstance(marked(robot) if robot.app.keys._marked else None, PushButton):
                robot.press("space")
            robot.press("enter")
        match = robot.session.record.match
        movers |= {match.mover(moment) for moment in range(len(match.log))} - {CHANCE}


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
@pytest.mark.parametrize("key", ["tab", "space"])
def test_the_news_can_be_read_aloud_by_keys(robot: Robot, quick_bots: None, size: tuple[int, int], key: str) -> None:
    """The ring comes to the button on their card before the card makes room for what lies below it."""
    robot.resize(*size)
    robot.app.services.change(scanning="two_keys" if key == "space" else "none")
    robot.begin("pingouins", ("Léa", "chick", "chick", "chick"), placement="any")
    robot.board.choose(robot.legal()[0])
    robot.wait_for_person()
    robot.frames(3)
    [card] = (widget for widget in robot.walk() if isinstance(widget, NewsCard))
    reader = card.ids.reader.__self__
    for _ in robot.app.keys.stops():
        robot.press(key)
        if marked(robot) is reader:
            break
    assert reader.chosen_by_keys
    robot.press("enter")
    assert robot.voice.heard == [reader.text]
    assert card.parent is not None, "it can be read once more"
    robot.press(key)
    assert marked(robot) is not reader


def test_what_was_picked_is_scanned_before_all_else(robot: Robot) -> None:
    robot.app.services.change(scanning="two_keys")
    SHOTS["play_pingouins_middle"](robot)
    kinds = scanned_kinds(robot)
    assert kinds == sorted(kinds)
    assert kinds[0] == PIECE
    assert kinds[-1] == OTHER
    scan_to(robot, PIECE)
    assert robot.board.picked is not None
    assert scanned_kinds(robot)[0] == TARGET


def scanned_kinds(robot: Robot) -> list[int]:
    """The kinds of what one round of the ring comes by, which ends on the last."""
    kinds = []
    for _ in robot.app.keys.stops():
        robot.press("space")
        assert robot.app.keys._marked is not None
        kinds.append(robot.app.keys._marked.kind)
    return kinds


def test_by_itself_the_ring_goes_round_and_a_tap_anywhere_chooses(robot: Robot) -> None:
    robot.app.services.change(scanning="quickly")
    SHOTS["play_pingouins_middle"](robot)
    robot.wait(lambda: robot.app.keys._marked is not None, "the ring")
    first = robot.app.keys._marked
    assert first is not None
    robot.tap((2.0, 2.0))
    centre = robot.board.drawing.layout.centre(robot.board.picked)
    assert robot.board.to_window(*centre) == pytest.approx(first.pos)
    seen = []
    for _ in range(3):
        robot.frames(round(BY_ITSELF["quickly"] / FRAME))
        seen.append(robot.app.keys._marked)
    assert len({stop.pos for stop in seen if stop is not None}) == 3
    robot.app.services.change(scanning="none")
    robot.tap((2.0, 2.0))
    robot.frames(round(2 * BY_ITSELF["quickly"] / FRAME))
    assert robot.app.keys._marked is None


def test_a_dialog_is_scanned_from_its_start(robot: Robot) -> None:
    robot.app.services.change(scanning="two_keys")
    SHOTS["dialog_menu"](robot)
    robot.press("space")
    buttons = [widget for widget in robot.walk(robot.app.keys.front()) if isinstance(widget, PushButton)]
    assert marked(robot) is max(buttons, key=lambda button: button.to_window(*button.center)[1])


def test_a_secret_look_is_open_as_long_as_the_finger_that_chose_it_is_down(robot: Robot) -> None:
    """A tap anywhere is a key that is held."""
    ups: list[int] = []
    robot.arrive()
    robot.app.services.change(scanning="slowly")
    Window.bind(on_key_up=lambda _window, key, *_: ups.append(key))
    finger = Finger((3.0, 3.0))
    finger.down()
    robot.frames(2)
    assert ups == []
    finger.up()
    robot.frames(2)
    assert ups == [KEYS["enter"]]
