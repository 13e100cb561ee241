"""Whoever measures time in a test says so (pyproject.toml, markers): look there first if a busy machine fails."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
CLOCKS = {"perf_counter", "process_time", "thread_time"}


def unmarked(source: str) -> Iterator[str]:
    """The tests of a module that look at a clock, or call something in it that does, and do not say so."""
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    clocks = set(CLOCKS)
    while found := {function.name for function in functions if clocks & set(names_in(function))} - clocks:
        clocks |= found
    for function in functions:
        marked = any("mark.clock" in ast.unparse(decorator) for decorator in function.decorator_list)
        if function.name in clocks and function.name.startswith("test_") and not marked:
            yield function.name


def names_in(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


@pytest.mark.parametrize("path", sorted(TESTS.rglob("test_*.py")), ids=lambda path: path.stem)
def test_who_looks_at_the_clock_is_marked(path: Path) -> None:
    assert list(unmarked(path.read_text(encoding="utf-8"))) == []


def test_who_is_not_marked_is_told() -> None:
    quiet = "@pytest.mark.clock\ndef test_marked():\n    perf_counter()\n\ndef test_plain():\n    pass\n\n"
    assert list(unmarked(quiet)) == []
    assert list(unmarked(quiet + "def test_quick():\n    time.thread_time()\n")) == ["test_quick"]
    helpers = "def seconds():\n    return process_time()\n\ndef best():\n    return min(seconds(), seconds())\n\n"
    assert list(unmarked(quiet + helpers + "def test_best():\n    assert best() < 1\n")) == ["test_best"]
