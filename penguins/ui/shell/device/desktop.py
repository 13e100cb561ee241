"""A computer: it neither buzzes nor turns, and its windows are whole."""

import locale
import os
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

from penguins.ui.base.surface import Insets


def buzz() -> None:
    """Nothing in a desk buzzes."""


def language() -> str:
    """As the environment says, else as the system does."""
    named = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, named), "") or locale.getlocale()[0] or ""


def insets() -> Insets:
    """All of a window is ours."""
    return Insets()


def hold_orientation(_: bool) -> None:
    """A screen on a desk does not turn."""


def leave() -> bool:
    """Here an app that is left is closed."""
    return False


def send(_: Path) -> bool:
    """Here files are simply files."""
    return False


def choose_file(chosen: Callable[[Path], None], failed: Callable[[Exception], None]) -> None:
    """The system's dialog, in a thread: it blocks until it closes."""

    def selected(paths: Any) -> None:
        if paths:
            chosen(Path(paths[0]))

    def ask() -> None:
        try:
            from plyer import filechooser

            filechooser.open_file(on_selection=selected)
        except Exception as error:
            failed(error)

    Thread(target=ask, name="file dialog", daemon=True).start()
