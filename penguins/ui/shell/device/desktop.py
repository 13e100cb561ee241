"""Speaks to a desktop system: it neither buzzes nor turns, and its windows are whole."""

import locale
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import DEVNULL
from threading import Lock, Thread

from penguins.ui.base.surface import Insets
from penguins.ui.shell.device import desktop_voice

_no_dialog_is_open = Lock()
can_speak, speak = desktop_voice.can_speak, desktop_voice.speak


def buzz() -> None:
    """Do nothing: no desk buzzes."""


def language() -> str:
    """The language that the environment names, else the system."""
    named = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, named), "") or locale.getlocale()[0] or ""


def insets() -> Insets:
    """No insets: all of a window is ours."""
    return Insets()


def hold_orientation(_: bool) -> None:
    """Do nothing: a screen on a desk does not turn."""


def wants_stillness() -> bool:
    """False: desktops have many places for this wish, and none that all of them know."""
    return False


def leave() -> bool:
    """False: here an app that is left is closed."""
    return False


def send(_: Path) -> bool:
    """False: here files are simply files."""
    return False


def send_text(_: str) -> bool:
    """False: here a text is copied."""
    return False


def show_folder(path: Path) -> bool:
    """Let the system's file manager show the folder of a file; False where there is none."""
    if sys.platform == "win32":
        os.startfile(path.parent)
        return True
    command = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
    if command is None:
        return False
    subprocess.Popen([command, path.parent], stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)
    return True


def choose_file(chosen: Callable[[Path], None], failed: Callable[[Exception], None]) -> None:
    """Open the system's dialog in a thread, since it blocks until it closes. Nothing while one is open already."""
    if not _no_dialog_is_open.acquire(blocking=False):
        return

    def ask() -> None:
        try:
            paths = _selected()
        except Exception as error:
            _no_dialog_is_open.release()
            failed(error)
            return
        _no_dialog_is_open.release()
        if paths:
            chosen(Path(paths[0]))

    Thread(target=ask, name="file dialog", daemon=True).start()


def _selected() -> list[str]:
    from plyer import filechooser

    paths: list[str] = []
    filechooser.open_file(on_selection=lambda selected: paths.extend(selected or ()))
    return paths
