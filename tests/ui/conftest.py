"""A robot for every test that asks for one."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Self

import pytest

from penguins.bots.levels import Level
from penguins.core.game import AnyGame
from penguins.core.state import Action, State
from penguins.core.thinking import Thinking
from penguins.session.thought import Chooser, by_our_bots

if TYPE_CHECKING:
    from tests.ui.robot import Robot


class Unrest(logging.Handler):
    """Hears what Kivy says of layouts that are still moving when the next frame is due."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if "too much iteration" in record.getMessage():
            self.heard.append(record.getMessage())

    def __enter__(self) -> Self:
        logging.getLogger("kivy").addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("kivy").removeHandler(self)


class Bots:
    """Answers for the bots of a test: as they would themselves, until the test hands in another `answer`."""

    answer: Chooser = staticmethod(by_our_bots)

    def __call__(self, game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
        return self.answer(game, view, level, rng, thinking)


@pytest.fixture(autouse=True)
def _a_window_is_asked_for_by_its_mark(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here there may be one from an earlier test; with --quick there is none, and the test would fail there alone."""
    if not request.node.get_closest_marker("window"):
        monkeypatch.setattr("kivy.base.EventLoop.ensure_window", _refuse_window)


def _refuse_window() -> None:
    pytest.fail("this test makes a widget: it needs `@pytest.mark.window`")


@pytest.fixture
def bots() -> Bots:
    """Whoever answers for the bots in this test."""
    return Bots()


@pytest.fixture
def robot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bots: Bots) -> Iterator["Robot"]:
    """The app on a phone, nothing moving, no sound, the same luck every time."""
    from tests.ui.robot import Robot  # opens a window: only once there is a screen for it

    monkeypatch.setattr("secrets.randbits", Random(1).getrandbits)
    with Unrest() as unrest:
        started = Robot(tmp_path, choose=bots)
        yield started
        started.close()
    assert not unrest.heard, "a layout never comes to rest: one thing follows another, and that the first"


@pytest.fixture
def killed(robot: "Robot", tmp_path: Path, bots: Bots) -> Iterator[Callable[[], "Robot"]]:
    """A function that kills the app without a word, and starts it anew."""
    from tests.ui.robot import Robot

    runs = [robot]

    def again() -> Robot:
        runs[-1].kill()
        runs.append(Robot(tmp_path, choose=bots))
        return runs[-1]

    yield again
    for run in runs[1:]:
        run.close()


@pytest.fixture
def start_again(killed: Callable[[], "Robot"]) -> Callable[[], "Robot"]:
    """A function that kills the app, starts it anew and goes on with the unfinished match."""

    def killed_and_gone_on() -> "Robot":
        again = killed()
        [listing] = again.app.services.storage.unfinished()
        again.app.services.navigation.go("play", record=again.app.services.storage.load(listing.id))
        return again

    return killed_and_gone_on


@pytest.fixture
def quick_bots(bots: Bots) -> None:
    """Bots that answer at once: these tests are about the screen."""
    from tests.ui.robot import first_choice

    bots.answer = lambda _game, view, *_: first_choice(view)


@pytest.fixture
def faces(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the die of Ice Town will show, to be filled in."""
    from tests.ui.games.icetown.hand import load_die

    coming: list[int] = []
    load_die(monkeypatch, lambda: coming.pop(0))
    return coming
