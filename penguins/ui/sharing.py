"""Matches that leave the app as files, and come back."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from threading import Thread
from typing import Any

from kivy.clock import Clock
from kivy.logger import Logger
from kivy.utils import platform

from penguins.session.match_file import match_text
from penguins.session.record import Record


def export(record: Record, data: Path | None) -> Path:
    """Write the match into `exports` there, under a name that tells what it is; OSError if it cannot be."""
    if data is None:
        raise FileNotFoundError
    folder = data / "exports"
    folder.mkdir(parents=True, exist_ok=True)
    played = datetime.fromtimestamp(record.ended or record.started)
    path = folder / f"{record.setup.game.id}-{played:%Y-%m-%d-%H%M%S}.json"
    path.write_text(match_text(record), encoding="utf-8")
    return path


def send(path: Path) -> bool:
    """Offer a written match to the device's other apps; False where there is no such thing."""
    if platform != "android":
        return False
    try:
        from jnius import autoclass, cast

        intent_class = autoclass("android.content.Intent")
        intent = intent_class(intent_class.ACTION_SEND)
        intent.setType("text/plain")
        intent.putExtra(intent_class.EXTRA_SUBJECT, path.name)
        intent.putExtra(intent_class.EXTRA_TEXT, path.read_text(encoding="utf-8"))
        activity = cast("android.app.Activity", autoclass("org.kivy.android.PythonActivity").mActivity)
        activity.startActivity(intent_class.createChooser(intent, None))
    except Exception as error:  # whatever a device cannot do must not stop anybody
        Logger.warning("Sharing: %s", error)
        return False
    return True


def choose_file(then: Callable[[Path], None], failed: Callable[[], None]) -> None:
    """Let the person pick a file; in a thread, for on the desktop the system's dialog blocks until it closes."""

    def chosen(paths: Any) -> None:
        if paths:
            Clock.schedule_once(lambda _: then(Path(paths[0])))

    def run() -> None:
        try:
            from plyer import filechooser

            filechooser.open_file(on_selection=chosen)
        except Exception as error:  # no dialog on this system
            Logger.info("Sharing: no file dialog: %s", error)
            Clock.schedule_once(lambda _: failed())

    if platform == "android":
        run()
    else:
        Thread(target=run, name="file dialog", daemon=True).start()
