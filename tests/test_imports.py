"""Imports go down only: core <- games <- bots <- session <- ui <- cli (DESIGN: nobody reaches upstairs)."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from penguins.bootstrap import ROOT

FLOORS = ("core", "games", "bots", "session", "ui", "cli")
HELPERS = ("bootstrap", "display", "paths", "virtual_screen")  # beside the floors; for the session and what is above it
GUESTS = {"ui": {"kivy", "plyer", "jnius", "android", "ios", "pyobjus"}}  # who may come in from outside, and where


class Import(NamedTuple):
    path: str  # of the importing file: "core/grid.py"
    line: int
    module: str  # what is imported, with its name: "penguins.core.grid.Cell"
    lazy: bool  # inside a function

    @property
    def floor(self) -> str:
        return Path(self.path).parts[0].removesuffix(".py")


def imports_of(package: Path) -> Iterator[Import]:
    for file in sorted(package.rglob("*.py")):
        path = file.relative_to(package)
        home = ["penguins", *path.parent.parts]
        for node, lazy in _walk(ast.parse(file.read_text(encoding="utf-8"))):
            for module in _modules(node, home):
                yield Import(path.as_posix(), node.lineno, module, lazy)


def _walk(node: ast.AST, lazy: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    for child in ast.iter_child_nodes(node):
        yield child, lazy
        yield from _walk(child, lazy or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda))


def _modules(node: ast.AST, home: list[str]) -> list[str]:
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
    return _climbs(found, target) or _visits(found, below)


def _climbs(found: Import, target: str) -> str | None:
    if FLOORS.index(target) > FLOORS.index(found.floor):
        return f"{found.floor} reaches up to {target}"
    if found.floor == "cli" and target == "ui" and not found.lazy:
        return "cli opens ui only when it is asked to play"
    return None


def _visits(found: Import, below: list[str]) -> str | None:
    """A game that looks at another, or at the list of them all."""
    floor, *rest = Path(found.path).parts
    if floor != "games" or below[0] != "games" or len(rest) < 2:
        return None
    return None if below[1:2] == rest[:1] else f"games/{rest[0]} looks at {found.module}"


def complaints(package: Path) -> list[str]:
    found = ((each, complaint(each)) for each in imports_of(package))
    return [f"{each.path}:{each.line}: {reason}" for each, reason in found if reason]


def test_nobody_reaches_upstairs() -> None:
    assert complaints(ROOT / "penguins") == []


def test_the_walk_sees_every_floor() -> None:
    assert {"core", "games", "ui", "cli"} <= {each.floor for each in imports_of(ROOT / "penguins")}


@pytest.mark.parametrize(
    ("path", "source", "reason"),
    [
        ("core/grid.py", "import penguins.games.registry", "core reaches up to games"),
        ("core/grid.py", "from penguins import games", "core reaches up to games"),
        ("core/grid.py", "from ..games import registry", "core reaches up to games"),
        ("core/deep/grid.py", "from ...session import turns", "core reaches up to session"),
        ("core/grid.py", "def late():\n    import penguins.ui.app", "core reaches up to ui"),
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
        ("ui/app.py", "from penguins.cli.main import main", "ui reaches up to cli"),
        ("ui/app.py", "import requests", "ui does not know requests"),
        ("cli/main.py", "from penguins.ui.app import run", "cli opens ui only when"),
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
        ("ui/app.py", "import kivy.app\nfrom plyer import vibrator\nfrom penguins import display, session"),
        ("cli/main.py", "from penguins import __version__\ndef play():\n    from penguins.ui.app import run"),
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
