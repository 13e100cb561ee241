"""Where matches and preferences are kept: where each system expects it."""

import os
import sys
from pathlib import Path

from kivy.app import App
from kivy.logger import Logger

from penguins.bootstrap import on_android


def data_folder(app: App) -> Path | None:
    """The folder, made if need be; None where there is none to be had, so that nothing can be kept."""
    try:
        folder = _desktop_linux() if sys.platform == "linux" and not on_android() else Path(app.user_data_dir)
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        Logger.warning("Penguins: no folder to keep matches in: %s", error)
        return None
    return folder


def _desktop_linux() -> Path:
    """As the XDG base directories have it."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "penguins"
