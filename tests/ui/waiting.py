"""Waiting for what a thread or a frame will bring."""

import time
from collections.abc import Callable

from kivy.clock import Clock

_PATIENCE = 60.0  # seconds, only for what never comes


def soon(holds: Callable[[], object]) -> None:
    """Let frames pass until something holds."""
    deadline = time.monotonic() + _PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        Clock.tick()
        time.sleep(0.001)
