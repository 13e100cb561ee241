"""Finds the folder for matches and preferences, where each system expects it."""

import os
from pathlib import Path

from kivy.app import App
from kivy.logger import Logger
from kivy.utils import platform


def data_folder(app: App) -> Path | None:
    """The folder, made if need be; None where there is none to be had, so that nothing can be kept."""
    try:
        folder = _folder(app)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:  # RuntimeError: nobody is at home here
        Logger.warning("Penguins: no folder to keep matches in: %s", error)
        return None
    return folder


def _folder(app: App) -> Path:
    if platform in ("android", "ios"):
        return Path(app.user_data_dir)  # the app's own, and nobody else's
    if platform == "win":
        return _named("APPDATA", "AppData", "Roaming") / "Penguins"
    if platform == "macosx":
        return Path.home() / "Library" / "Application Support" / "Penguins"
    return _named("XDG_DATA_HOME", ".local", "share") / "penguins"


def _named(variable: str, *below_home: str) -> Path:
    """The folder which the environment names, or the usual one; a name must be a full path to count."""
    named = Path(os.environ.get(variable, ""))
    return named if named.is_absolute() else Path.home().joinpath(*below_home)
