"""`python -m penguins.rig.first_frame home|bare FOLDER`: opens a window, says how it went at the first frame, and ends.

`bare` is the least that Kivy can show: one label. What we add is measured against it.
"""

import gc
import sys
import time
from math import nan
from pathlib import Path
from typing import Any

from penguins.bootstrap import on_android


def main(what: str, folder: str) -> None:
    """Print seconds since the epoch and the most megabytes that were in use; nan where the system does not tell."""
    app = _bare() if what == "bare" else _home(Path(folder))

    from kivy.clock import Clock
    from kivy.core.window import Window

    def shown(*_: Any) -> None:
        Window.unbind(on_flip=shown)
        moment = time.time()
        Clock.schedule_once(lambda _: (print(moment, _megabytes(), flush=True), app.stop()), 0.5)

    Window.bind(on_flip=shown)
    app.run()


def _bare() -> Any:
    from kivy.app import App
    from kivy.uix.label import Label

    class Bare(App):
        def build(self) -> Label:
            return Label(text="Penguins")

    return Bare()


def _home(folder: Path) -> Any:
    gc.disable()  # as `penguins.ui.shell.launch` does
    from penguins.ui.shell.app import PenguinsApp

    return PenguinsApp(folder)


def _megabytes() -> float:
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return nan
    unit = 1024 if sys.platform == "linux" or on_android() else 1024 * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


if __name__ == "__main__":
    main(*sys.argv[1:])
