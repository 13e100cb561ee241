"""What the tests of boards ask for."""

from typing import Any

import pytest


@pytest.fixture
def hand(game: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The robot's hand for the game of the test, ready to play."""
    from tests.ui.games.hands import HANDS  # opens a window: only once there is a screen for it

    HANDS[game].prepare(monkeypatch)
    return HANDS[game]
