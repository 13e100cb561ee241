"""A robot for every test that asks for one."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest


@pytest.fixture
def robot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The app on a phone, nothing moving, no sound, the same luck every time."""
    from tests.ui.robot import Robot  # opens a window: only once there is a screen for it

    monkeypatch.setattr("secrets.randbits", Random(1).getrandbits)
    started = Robot(tmp_path)
    yield started
    started.close()


@pytest.fixture
def start_again(robot: Any, tmp_path: Path) -> Iterator[Callable[[], Any]]:
    """A function that kills the app without a word, starts it anew and goes on with the unfinished match."""
    from tests.ui.robot import Robot

    runs = [robot]

    def killed_and_started_again() -> Any:
        runs[-1].kill()
        again = Robot(tmp_path)
        runs.append(again)
        [listing] = again.app.services.storage.unfinished()
        again.app.services.navigation.go("play", record=again.app.services.storage.load(listing.id))
        return again

    yield killed_and_started_again
    runs[-1].close()


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that answer at once: these tests are about the screen."""
    from penguins.session import session
    from penguins.ui.screens import table
    from tests.ui.robot import first_choice

    def choose(_game: Any, view: Any, *_: Any) -> Any:
        return first_choice(view)

    monkeypatch.setattr(table, "_POLL", 0)
    monkeypatch.setattr(session.Session.__init__, "__defaults__", (choose,))


@pytest.fixture
def faces(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the die of Ice Town will show, to be filled in."""
    from tests.ui.games.icetown.hand import load_die

    coming: list[int] = []
    load_die(monkeypatch, lambda: coming.pop(0))
    return coming
