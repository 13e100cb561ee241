"""A robot for every test that asks for one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def robot(tmp_path: Path) -> Iterator[Any]:
    """The app on a phone, nothing moving, no sound."""
    from tests.ui.robot import Robot  # opens a window: only once there is a screen for it

    started = Robot(tmp_path)
    yield started
    started.close()


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that answer at once: these tests are about the screen."""
    from penguins.session import session
    from tests.ui.robot import first_choice

    def choose(_game: Any, view: Any, *_: Any) -> Any:
        return first_choice(view)

    monkeypatch.setattr(session.Session.__init__, "__defaults__", (choose,))
