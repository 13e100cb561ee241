"""Imports go down only (docs/architecture.md): core <- games <- bots <- session <- ui <- rig <- cli, and inside the ui
base <- widgets <- games <- screens <- shell. No game knows another, and no two folders need each other."""

import ast
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

from penguins.bootstrap import ROOT

FLOORS = ("core", "games", "bots", "session", "ui", "rig", "cli")
ROOMS = ("base", "widgets", "games", "screens", "shell")  # the floors inside ui
HELPERS = ("bootstrap", "display", "languages", "paths", "pythons", "terminal", "uv")  # for the session and above
GUESTS = {  # who may come in from outside, and where
    "ui": {"kivy", "plyer", "font_fredoka_one", "jnius", "android", "ios", "pyobjus"},
    "rig": {"kivy"},
    "cli": {"assets"},  # the bench weighs what is shipped
}
WINDOWLESS = "penguins.rig.virtual_screen"  # of the rig, what opens no window


class Import(NamedTuple):
    path: str  # of the importing file: "core/grid.py"
    line: int
    module: str  # what is imported, with its name: "penguins.core.grid.Cell"
    lazy: bool  # inside a function

    @property
    def floor(self) -> str:
        return Path(self.path).parts[0].removesuffix(".py")


@cache
def imports_of(package: Path) -> Sequence[Import]:
    return list(_read(package))


def _read(package: Path) -> Iterator[Import]:
    for file in sorted(package.rglob("*.py")):
        path = file.relative_to(package)
        home = ["penguins", *path.parent.parts]
        for node, lazy in _walk(ast.parse(file.read_text(encoding="utf-8"))):
            for module in _modules(node, home):
                yield Import(path.as_posix(), node.lineno, module, lazy)


def _walk(node: ast.AST, lazy: bool = False) -> Iterator[tuple[ast.stmt | ast.expr, bool]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.expr):
            yield child, lazy
        yield from _walk(child, lazy or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda))


def _modules(node: ast.stmt | ast.expr, home: list[str]) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [name.name for name in names]
        case ast.ImportFrom(module=module, names=names, level=level):
            base = home[: len(home) - level + 1] if level else []
            return [".".join([*base, *([module] if module else []), name.name]) for name in names]
        case ast.Call(func=ast.Name(id="__import__" | "import_module"), args=[ast.Constant(value=str(name)), *_]):
            return [name]
        case ast.Call(func=ast.Attribute(attr="import_module"), args=[ast.Constant(value=str(name)), *_]):
            return [name]
    return []


def complaint(found: Import) -> str | None:
    """Why this import may not be, or None."""
    top, *below = found.module.split(".")
    if top != "penguins":
        known = top in sys.stdlib_module_names or top in GUESTS.get(found.floor, ())
        return None if known else f"{found.floor} does not know {top}"
    target = below[0] if below else ""
    if target in HELPERS:
        return f"{found.floor} does without helpers" if found.floor in FLOORS[:3] else None
    if target not in FLOORS or found.path == "__main__.py":
        return None
    if found.floor not in FLOORS:
        return f"{found.floor} stands beside the floors and enters none"
    return _climbs(found, target) or _climbs_inside(found, below) or _visits(found, below)


def _climbs(found: Import, target: str) -> str | None:
    if FLOORS.index(target) > FLOORS.index(found.floor):
        return f"{found.floor} reaches up to {target}"
    opens_window = target in ("ui", "rig") and not found.module.startswith(WINDOWLESS)
    if found.floor == "cli" and opens_window and not found.lazy:
        return f"cli opens {target} only when it is asked to play"
    return None


def _climbs_inside(found: Import, below: list[str]) -> str | None:
    """A room of the ui that needs one above it."""
    _, *rest = Path(found.path).parts
    if found.floor != "ui" or below[0] != "ui" or len(rest) < 2 or below[1] not in ROOMS:
        return None
    if rest[0] not in ROOMS:
        return f"ui/{rest[0]} is no room of the ui"
    if ROOMS.index(below[1]) > ROOMS.index(rest[0]):
        return f"ui/{rest[0]} reaches up to ui/{below[1]}"
    return None


def _visits(found: Import, below: list[str]) -> str | None:
    """A game, or a game's face, that looks at another game, or at the list of them all."""
    home, away = _game(Path(found.path).parts[:-1]), _game(below)
    if home is None or away == home or (away is None and below[0] != "games"):
        return None
    return f"games/{home} looks at {found.module}"


def _game(parts: Sequence[str]) -> str | None:
    """The game whose folder this is in."""
    match [*parts]:
        case ["games", game, *_] | ["ui", "games", game, *_] if (ROOT / "penguins" / "games" / game).is_dir():
            return game
    return None


def complaints(package: Path) -> list[str]:
    found = ((each, complaint(each)) for each in imports_of(package))
    return [f"{each.path}:{each.line}: {reason}" for each, reason in found if reason]


def test_nobody_reaches_upstairs() -> None:
    assert complaints(ROOT / "penguins") == []


def folder_needs(package: Path) -> dict[str, set[str]]:
    """The other folders that each folder imports from."""
    needs: dict[str, set[str]] = {}
    for found in imports_of(package):
        home = Path(found.path).parent
        away = _folder_of(package, found.module)
        if away is not None and away != home:
            needs.setdefault(home.as_posix(), set()).add(away.as_posix())
    return needs


def _folder_of(package: Path, module: str) -> Path | None:
    """Where a module of ours lives."""
    top, *below = module.split(".")
    if top != "penguins":
        return None
    path = Path(*below)
    while not (package / path).is_dir():
        path = path.parent
    return path


def test_no_two_folders_need_each_other() -> None:
    needs = folder_needs(ROOT / "penguins")
    needs.pop(".")  # the door, which leads to every floor
    TopologicalSorter({home: away - {"."} for home, away in needs.items()}).prepare()  # CycleError names a cycle


def test_a_cycle_of_folders_is_caught(tmp_path: Path) -> None:
    for path, source in (
        ("ui/base/a.py", "import penguins.ui.shell.b"),
        ("ui/shell/b.py", "import penguins.ui.base.a"),
    ):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text(source)
    with pytest.raises(CycleError):
        TopologicalSorter(folder_needs(tmp_path)).prepare()


def test_the_walk_sees_every_floor() -> None:
    assert set(FLOORS) <= {each.floor for each in imports_of(ROOT / "penguins")}


@pytest.mark.parametrize(
    ("path", "source", "reason"),
    [
        ("core/grid.py", "import penguins.games.registry", "core reaches up to games"),
        ("core/grid.py", "from penguins import games", "core reaches up to games"),
        ("core/grid.py", "from ..games import registry", "core reaches up to games"),
        ("core/deep/grid.py", "from ...session import turns", "core reaches up to session"),
        ("core/grid.py", "def late():\n    import penguins.ui.shell.app", "core reaches up to ui"),
        ("core/grid.py", "import importlib\nimportlib.import_module('penguins.bots')", "core reaches up to bots"),
        ("core/grid.py", "from importlib import import_module\nimport_module('penguins.cli')", "core reaches up"),
        ("core/grid.py", "import typing\nif typing.TYPE_CHECKING:\n    import penguins.bots", "core reaches up"),
        ("core/grid.py", "import numpy", "core does not know numpy"),
        ("core/grid.py", "from penguins import paths", "core does without helpers"),
        ("games/march/rules.py", "from penguins.bots import search", "games reaches up to bots"),
        ("games/march/rules.py", "from penguins.games.party import rules", "games/march looks at penguins.games.party"),
        ("games/march/rules.py", "from ..party import rules", "games/march looks at penguins.games.party"),
        ("games/march/rules.py", "from penguins.games import party", "games/march looks at penguins.games.party"),
        ("games/march/rules.py", "from penguins.games.registry import GAMES", "games/march looks at"),
        ("bots/search.py", "from penguins.session import match", "bots reaches up to session"),
        ("bots/search.py", "import kivy", "bots does not know kivy"),
        ("session/match.py", "from plyer import vibrator", "session does not know plyer"),
        ("session/match.py", "try:\n    import kivy\nexcept ImportError:\n    pass", "session does not know kivy"),
        ("ui/shell/app.py", "from penguins.cli.main import main", "ui reaches up to cli"),
        ("ui/shell/app.py", "from penguins.rig.driver import Driver", "ui reaches up to rig"),
        ("ui/shell/app.py", "import requests", "ui does not know requests"),
        ("ui/base/keys.py", "from penguins.ui.widgets import buttons", "ui/base reaches up to ui/widgets"),
        ("ui/widgets/card.py", "from penguins.ui.games.face import Face", "ui/widgets reaches up to ui/games"),
        ("ui/games/board.py", "from ..screens import play", "ui/games reaches up to ui/screens"),
        ("ui/screens/play.py", "from penguins.ui.shell.app import App", "ui/screens reaches up to ui/shell"),
        ("ui/attic/box.py", "from penguins.ui.base import box", "ui/attic is no room"),
        (
            "ui/games/march/board.py",
            "from penguins.ui.games.party import hand",
            "games/march looks at penguins.ui.games",
        ),
        (
            "ui/games/march/board.py",
            "from penguins.games.party import state",
            "games/march looks at penguins.games.party",
        ),
        ("rig/driver.py", "from penguins.cli.main import main", "rig reaches up to cli"),
        ("rig/driver.py", "import requests", "rig does not know requests"),
        ("cli/main.py", "from penguins.rig.driver import Driver", "cli opens rig only when"),
        ("cli/main.py", "from penguins.ui.shell.app import run", "cli opens ui only when"),
        ("cli/main.py", "import kivy", "cli does not know kivy"),
        ("paths.py", "from penguins.core import grid", "paths stands beside the floors"),
        ("bootstrap.py", "import kivy", "bootstrap does not know kivy"),
    ],
)
def test_an_offender_is_caught(tmp_path: Path, path: str, source: str, reason: str) -> None:
    assert [each for each in _complaints_about(tmp_path, path, source) if reason in each]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/grid.py", "import collections.abc\nfrom . import state\nfrom .state import State\nimport penguins"),
        ("games/registry.py", "from penguins.games import march, party\nfrom .icetown import rules"),
        ("games/march/rules.py", "from penguins.core import State\nfrom . import events\nfrom .events import Moved"),
        ("bots/search.py", "from penguins.core import Game\nfrom penguins.games.registry import GAMES"),
        ("session/match.py", "import sqlite3\nfrom penguins import bots, paths"),
        ("ui/shell/app.py", "import kivy.app\nfrom plyer import vibrator\nfrom penguins import display, session"),
        ("ui/shell/app.py", "from penguins.ui.screens import home\nfrom penguins.ui.base import box"),
        (
            "ui/games/march/board.py",
            "from penguins.ui.games.board import Board\nfrom penguins.games.march import state",
        ),
        ("rig/driver.py", "import kivy.app\nfrom penguins.ui.shell.app import PenguinsApp"),
        ("cli/main.py", "from penguins.rig import virtual_screen"),
        ("cli/main.py", "from penguins import __version__\ndef play():\n    from penguins.ui.shell.app import run"),
        ("__main__.py", "from penguins.cli.main import main"),
        ("display.py", "from penguins.bootstrap import on_android"),
    ],
)
def test_a_good_neighbour_is_left_alone(tmp_path: Path, path: str, source: str) -> None:
    assert _complaints_about(tmp_path, path, source) == []


def _complaints_about(package: Path, path: str, source: str) -> list[str]:
    file = package / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(source)
    return complaints(package)
