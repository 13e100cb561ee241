"""The layouts of kv/ read against the classes: whatever they name is there (docs/decisions/0003)."""

import ast
import builtins
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple

import pytest
from kivy.event import EventDispatcher
from kivy.factory import Factory, FactoryException
from kivy.lang.parser import Parser, ParserRule, global_idmap
from kivy.uix.widget import Widget

import penguins.ui
from penguins import paths
from penguins.ui.shell.navigation import SCREENS

LAYOUTS = sorted(paths.KV.rglob("*.kv"))
GIVEN = {*dir(builtins), *global_idmap, "self", "root", "args"}


class Spot(NamedTuple):
    """A widget in a layout: whose rule it is in, what it is itself, and who else has a name there."""

    root: type
    widget: type
    ids: dict[str, type]
    imports: frozenset[str]

    def class_of(self, name: str) -> type | None:
        return {"self": self.widget, "root": self.root, **self.ids}.get(name)


@cache
def everything_imported() -> None:
    for module in walk_packages(penguins.ui.__path__, "penguins.ui."):
        if "device." not in module.name:  # those are for one system each
            import_module(module.name)


def complaints(layout: Path) -> list[str]:
    everything_imported()
    source = layout.read_text(encoding="utf-8")
    imports = frozenset(re.findall(r"^#:import (\w+)", source, re.MULTILINE))
    found = []
    for _, rule in Parser(content=source, filename=str(layout)).rules:
        for name in rule.name.strip("<>").split(","):
            root = class_named(name.lstrip("-").split("@")[0])
            if root is None:
                found.append(f"{layout.name}:{rule.line}: there is no class {name}")
            else:
                found += [f"{layout.name}:{line}" for line in inside(rule, Spot(root, root, ids_of(rule), imports))]
    return found


def class_named(name: str) -> type | None:
    """The widget of that name, or the class of ours that lends something to widgets."""
    try:
        found: type = Factory.get(name)
    except FactoryException:
        return lenders().get(name)
    return found


@cache
def lenders() -> dict[str, type]:
    everything_imported()
    ours = (module for name, module in sys.modules.items() if name.startswith("penguins.ui."))
    return {name: found for module in ours for name, found in vars(module).items() if isinstance(found, type)}


def ids_of(rule: ParserRule) -> dict[str, type]:
    """The widgets of a rule that have an id."""
    found: dict[str, type] = {}
    for child in rule.children:
        found |= ids_of(child)
        if child.id:
            found[child.id] = class_named(child.name) or object
    return found


def inside(rule: ParserRule, place: Spot) -> Iterator[str]:
    """What is wrong with a rule and all below it."""
    widget = class_named(rule.name) if rule.level else place.widget
    if widget is None:
        yield f"{rule.line}: there is no class {rule.name}"
        return
    here = place._replace(widget=widget)
    for name, written in rule.properties.items():
        if not has(widget, name):
            yield f"{written.line}: {widget.__name__} has no {name}"
        yield from inside_code(written, here)
    yield from kept_sizes(rule)
    for handler in rule.handlers:
        if not can_be_handled(widget, handler.name):
            yield f"{handler.line}: nothing of {widget.__name__} calls {handler.name}"
        yield from inside_code(handler, here)
    for canvas in filter(None, (rule.canvas_before, rule.canvas_root, rule.canvas_after)):
        for instruction in canvas.children:
            if class_named(instruction.name) is None:
                yield f"{instruction.line}: there is no class {instruction.name}"
            for written in instruction.properties.values():
                yield from inside_code(written, here)
    for child in rule.children:
        yield from inside(child, here)


def kept_sizes(rule: ParserRule) -> Iterator[str]:
    """Sizes that are not set anew when a layout stops giving one: whatever it gave last would stay."""
    for axis, side in enumerate(("width", "height")):
        hint = rule.properties.get(f"size_hint_{'xy'[axis]}") or rule.properties.get("size_hint")
        size = rule.properties.get(side) or rule.properties.get("size")
        match hint and ast.parse(hint.value.strip(), mode="eval").body:
            case ast.IfExp(condition, one, other) if given(one, axis) != given(other, axis):
                if size is None or not conditions(condition) <= conditions(ast.parse(size.value.strip())):
                    yield f"{hint.line}: {rule.name} keeps an old {side}"


def given(hint: ast.expr, axis: int) -> bool:
    """Whether a layout gives a size for that hint."""
    value = hint.elts[axis] if isinstance(hint, ast.Tuple) else hint
    return ast.unparse(value) != "None"


def conditions(code: ast.AST) -> set[str]:
    return {ast.unparse(node) for node in ast.walk(code) if isinstance(node, ast.Attribute)}


def inside_code(written: Any, place: Spot) -> Iterator[str]:
    tree = ast.parse(written.value.strip())
    own = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    own |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                owner = place.class_of(name)
                if owner is not None and not has(owner, attribute):
                    yield f"{written.line}: {owner.__name__} ({name}) has no {attribute}"
            case ast.Name(id=name) if name not in own | GIVEN | place.imports and place.class_of(name) is None:
                yield f"{written.line}: nobody is called {name}"


@cache
def names_of(owner: type) -> frozenset[str]:
    """All that an object of this class has, also what is only made when it is."""
    own = (base for base in owner.__mro__ if base.__module__.startswith("penguins."))
    made = (name for base in own for name in re.findall(r"\bself\.(\w+)\s*[:=,]", inspect.getsource(base)))
    noted = (name for base in owner.__mro__ for name in inspect.get_annotations(base))
    return frozenset([*dir(owner), *dir(Widget), *made, *noted])


def has(owner: type, name: str) -> bool:
    return name in names_of(owner)


def can_be_handled(widget: type, handler: str) -> bool:
    """Whether it is an event, or the change of a property."""
    events = {event for base in widget.__mro__ for event in base.__dict__.get("__events__", ())}
    events |= (
        {"on_touch_down", "on_touch_move", "on_touch_up", "on_kv_post"}
        if issubclass(widget, EventDispatcher)
        else set()
    )
    return handler in events or has(widget, handler.removeprefix("on_"))


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.stem)
def test_whatever_a_layout_names_is_there(layout: Path) -> None:
    assert complaints(layout) == []


def test_every_layout_is_loaded() -> None:
    everything_imported()
    from penguins.ui.base import layouts

    assert {layout.relative_to(paths.KV).with_suffix("").as_posix() for layout in LAYOUTS} == layouts._loaded


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ("<PlayScren>:", "there is no class PlayScren"),
        ("<PlayScreen>:\n    PushButon:", "there is no class PushButon"),
        ("<PlayScreen>:\n    PushButton:\n        txt: ''", "PushButton has no txt"),
        ("<PlayScreen>:\n    PushButton:\n        on_tab: root.undo()", "nothing of PushButton calls on_tab"),
        ("<PlayScreen>:\n    PushButton:\n        on_tap: root.undoo()", "PlayScreen (root) has no undoo"),
        ("<PlayScreen>:\n    PushButton:\n        on_tap: bored.dispatch()", "nobody is called bored"),
        (
            "<PlayScreen>:\n    PushButton:\n        id: go\n    Words:\n        text: go.tekst",
            "PushButton (go) has no tekst",
        ),
        ("<PlayScreen>:\n    canvas:\n        RoundBox:", "there is no class RoundBox"),
        (
            "<PlayScreen>:\n    canvas:\n        Rectangle:\n            size: self.sise",
            "PlayScreen (self) has no sise",
        ),
        (
            "<PlayScreen>:\n    Widget:\n        size_hint_y: 1 if root.wide else None\n        height: 0",
            "Widget keeps an old height",
        ),
        (
            "<PlayScreen>:\n    Widget:\n        size_hint: (1, 1) if root.wide else (None, 1)\n        height: 0",
            "Widget keeps an old width",
        ),
    ],
)
def test_what_is_not_there_is_told(tmp_path: Path, wrong: str, complaint: str) -> None:
    layout = tmp_path / "wrong.kv"
    layout.write_text(wrong)
    assert [said for said in complaints(layout) if said.endswith(complaint)]


SHARED = {"explore": "play"}
"""Screens without a layout of their own, and whose they have."""


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_imports_all_that_its_layout_names(screen: str) -> None:
    """In a process of its own: here, others may have done it."""
    source = (paths.KV / f"{SHARED.get(screen, screen)}.kv").read_text(encoding="utf-8")
    named = sorted({rule.name for _, top in Parser(content=source).rules for rule in below(top)})
    lines = (
        f"import penguins.ui.screens.{screen}",
        "from kivy.factory import Factory",
        f"[*map(Factory.get, {named})]",
    )
    subprocess.run([sys.executable, "-c", "; ".join(lines)], check=True, env={**os.environ, "KIVY_WINDOW": "none"})


def below(rule: ParserRule) -> Iterator[ParserRule]:
    for child in rule.children:
        yield child
        yield from below(child)
