"""Opens the window, or says in one sentence why there is none."""

import gc
import logging
import os
import sys
from typing import TYPE_CHECKING

from penguins import display, terminal

if TYPE_CHECKING:
    from penguins.ui.shell.app import PenguinsApp

_WINDOW_STATE = "KCFG_GRAPHICS_WINDOW_STATE"
"""Where Kivy looks how to open its window."""


def run() -> int:
    """Play until the window is closed."""
    gc.disable()  # until the first frame is shown: see `PenguinsApp.on_start`
    if not display.might_exist() or not _window_opens():
        print(display.NO_DISPLAY, file=sys.stderr)
        return 1

    from penguins.ui.shell.app import PenguinsApp

    app = PenguinsApp()
    if _on_desk():
        app.bind(on_start=_open_on_desk)
    with terminal.stopped_by(_leave_window):
        app.run()
    return 0


def _on_desk() -> bool:
    from kivy.utils import platform

    return platform not in ("android", "ios")


def _open_on_desk(app: "PenguinsApp") -> None:
    """Before its first screen is made, and until it ends."""
    from penguins.ui.shell.window import DeskWindow

    window = DeskWindow(app.services)
    window.open()
    app.bind(on_stop=lambda _: window.close())


def _leave_window() -> bool:
    """As by its cross, so that the app hears that it ends; false as long as it does not run."""
    from kivy.base import EventLoop

    runs: bool = EventLoop.status == "started"
    if runs:
        EventLoop.quit = True
    return runs


def _window_opens() -> bool:
    os.environ[_WINDOW_STATE] = "hidden"  # on a desktop; it is seen once it has its place
    # Kivy logs at length about every way it tried; we say it in one sentence.
    logging.disable()
    try:
        from kivy.core.window import Window
    finally:
        logging.disable(logging.NOTSET)
        del os.environ[_WINDOW_STATE]
    return Window is not None
