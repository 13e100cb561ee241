"""What the tests of boards ask for."""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.ui.games.hand import Hand


@pytest.fixture
def hand(game: str, monkeypatch: pytest.MonkeyPatch) -> "Hand":
    """The robot's hand for the game of the test, ready to play."""
    from tests.ui.games.hands import HANDS  # opens a window: only once there is a screen for it

    HANDS[game].prepare(monkeypatch)
    return HANDS[game]
