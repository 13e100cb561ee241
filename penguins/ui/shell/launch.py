"""Opens the window, or says in one sentence why there is none."""

import logging
import sys

from penguins import display, terminal


def run() -> int:
    """Play until the window is closed."""
    if not display.might_exist() or not _window_opens():
        print(display.NO_DISPLAY, file=sys.stderr)
        return 1

    from penguins.ui.shell.app import PenguinsApp

    with terminal.stopped_by(_leave_window):
        PenguinsApp().run()
    return 0


def _leave_window() -> bool:
    """As by its cross, so that the app hears that it ends; false as long as it does not run."""
    from kivy.base import EventLoop

    runs: bool = EventLoop.status == "started"
    if runs:
        EventLoop.quit = True
    return runs


def _window_opens() -> bool:
    # Kivy logs at length about every way it tried; we say it in one sentence.
    logging.disable()
    try:
        from kivy.core.window import Window
    finally:
        logging.disable(logging.NOTSET)
    return Window is not None
