"""Plays one match of every game from a packed copy: `python -m tests.android.play_packed COPY DATA`.

Any write elsewhere is told.
"""

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

    from penguins.core.state import Action, State
    from penguins.rig.driver import Driver

copy, data = Path(sys.argv[1]), Path(sys.argv[2])
sys.path[:] = [str(copy), *(path for path in sys.path if "site-packages" in path or "lib/python" in path)]
os.chdir(copy)
os.environ["KIVY_HOME"] = str(data / "kivy")
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
elsewhere: list[str] = []


def watch(event: str, arguments: tuple[object, ...]) -> None:
    if event == "open":
        path, _, flags = arguments
        writes = isinstance(flags, int) and flags & WRITING
    elif event in ("os.mkdir", "os.rename", "os.remove", "sqlite3.connect"):
        path, writes = arguments[0], True
    else:
        return
    if writes and isinstance(path, str) and path not in (":memory:", "/dev/null") and not path.startswith(str(data)):
        elsewhere.append(f"{event} {path}")


sys.addaudithook(watch)


class NotOnAndroid:
    """Finds nothing of what a desktop's Kivy brings along and our recipe for Android does not."""

    left_out = frozenset(
        ("certifi", "chardet", "charset_normalizer", "docutils", "idna", "pygments", "requests", "urllib3")
    )

    def find_spec(self, name: str, *_: object) -> None:
        if name in self.left_out:
            raise ModuleNotFoundError(name)


sys.meta_path.insert(0, NotOnAndroid())


def lend_the_rig() -> None:
    """What drives the app is not packed: it comes from beside this file, and nothing else does."""
    folder = Path(__file__).resolve().parents[2] / "penguins" / "rig"
    spec = spec_from_file_location("penguins.rig", folder / "__init__.py", submodule_search_locations=[str(folder)])
    assert spec is not None
    sys.modules["penguins.rig"] = module_from_spec(spec)


def main() -> None:
    lend_the_rig()
    from penguins.games.registry import GAMES
    from penguins.rig.driver import Driver

    home = sys.modules["penguins"].__file__
    assert home is not None
    assert Path(home).is_relative_to(copy)
    driver = Driver(data, animation="off", sound=True, volume=0.5)
    for game in GAMES:
        driver.begin_watching(
            game, ("chick", "chick"), **({"variant": "young", "rows": "4"} if game == "march" else {})
        )
        play_to_the_end(driver)
        for screen in ("home", "settings", "history"):
            driver.app.services.navigation.go(screen)
            driver.frames(3, draw=True)
        driver.app.services.navigation.go("rules", game=game)
        driver.frames(3, draw=True)
    print("played", *(listing.setup.game.id for listing in driver.app.services.storage.finished()))
    driver.close()
    print("elsewhere", *elsewhere)


def at_random(_game: object, view: "State[Any]", _level: object, rng: "Random", _thinking: object) -> "Action":
    action: Action = rng.choice(view.legal_actions())
    return action


def play_to_the_end(driver: "Driver") -> None:
    """Bots decide at once, at random: this is about files, not about playing well."""
    session = driver.screen.session
    session._choose = at_random
    driver.wait(lambda: driver.screen.name.startswith("results"), "the end of the match")
    driver.frames(3, draw=True)


main()
