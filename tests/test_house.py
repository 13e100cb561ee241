"""A file is a topic, and a function or a line is read at a glance (CONTRIBUTING.md, Names): none may grow too long."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from penguins.bootstrap import ROOT

LONGEST_FILE = 400
LONGEST_FUNCTION = 50
LONGEST_LINE = 120
"""Of a layout; in Python, Ruff counts."""
HOMES = ("penguins", "tests", "assets")
"""Where our Python is, beside what lies in the root itself."""


def sources(root: Path) -> Iterator[Path]:
    yield from sorted(root.glob("*.py"))
    for home in HOMES:
        yield from sorted((root / home).rglob("*.py"))


def complaints(root: Path) -> Iterator[str]:
    for file in sources(root):
        text, path = file.read_text(encoding="utf-8"), file.relative_to(root).as_posix()
        lines = len(text.splitlines())
        if lines > LONGEST_FILE:
            yield f"{path} has {lines} lines"
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    yield f"{path}:{node.lineno}: {node.name} has {lines} lines"


def complaints_about_layouts(root: Path) -> Iterator[str]:
    for file in sorted((root / "kv").rglob("*.kv")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if len(line) > LONGEST_LINE:
                yield f"{file.relative_to(root).as_posix()}:{number}: {len(line)} characters"


def test_no_file_and_no_function_is_too_long() -> None:
    assert list(complaints(ROOT)) == []


def test_no_line_of_a_layout_is_too_long() -> None:
    assert list(complaints_about_layouts(ROOT)) == []


def test_every_home_is_looked_at() -> None:
    assert {file.relative_to(ROOT).parts[0] for file in sources(ROOT)} >= {*HOMES, "main.py"}


@pytest.mark.parametrize(
    ("source", "reasons"),
    [
        ("x = 1\n" * LONGEST_FILE, []),
        ("x = 1\n" * (LONGEST_FILE + 1), ["penguins/long.py has 401 lines"]),
        ("def f():\n" + "    x = 1\n" * (LONGEST_FUNCTION - 1), []),
        ("def f():\n" + "    x = 1\n" * LONGEST_FUNCTION, ["penguins/long.py:1: f has 51 lines"]),
        (
            "class C:\n    async def f(self):\n" + "        x = 1\n" * LONGEST_FUNCTION,
            ["penguins/long.py:2: f has 51 lines"],
        ),
    ],
)
def test_what_is_too_long_is_caught(tmp_path: Path, source: str, reasons: list[str]) -> None:
    (tmp_path / "penguins").mkdir()
    (tmp_path / "penguins" / "long.py").write_text(source)
    assert list(complaints(tmp_path)) == reasons


@pytest.mark.parametrize(
    ("letters", "reasons"), [(LONGEST_LINE, []), (LONGEST_LINE + 1, ["kv/games/long.kv:2: 121 characters"])]
)
def test_a_line_of_a_layout_that_is_too_long_is_caught(tmp_path: Path, letters: int, reasons: list[str]) -> None:
    (tmp_path / "kv" / "games").mkdir(parents=True)
    (tmp_path / "kv" / "games" / "long.kv").write_text("<Long>:\n" + "é" * letters + "\n", encoding="utf-8")
    assert list(complaints_about_layouts(tmp_path)) == reasons
