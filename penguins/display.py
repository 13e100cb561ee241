"""Is there a screen to play on? Standard library only: asked before Kivy is there."""

import os
import sys

from penguins.bootstrap import on_android

NO_DISPLAY = (
    "Penguins cannot open a window here: start it from a desktop session, or set DISPLAY to a running X server."
)


def might_exist() -> bool:
    """False when a window is out of the question."""
    if sys.platform != "linux" or on_android():
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
