"""Opens the window, or says in one sentence why there is none."""

import logging
import sys

from penguins import display


def run() -> int:
    """Play until the window is closed."""
    if not display.might_exist() or not _window_opens():
        print(display.NO_DISPLAY, file=sys.stderr)
        return 1

    from penguins.ui.shell.app import PenguinsApp

    PenguinsApp().run()
    return 0


def _window_opens() -> bool:
    # Kivy logs at length about every way it tried; we say it in one sentence.
    logging.disable()
    try:
        from kivy.core.window import Window
    finally:
        logging.disable(logging.NOTSET)
    return Window is not None
