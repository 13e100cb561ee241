"""`python3 main.py` and `python3 -m tests` on a machine whose only Python is too old or too new for Penguins.

What such a Python reads is checked by its grammar; where there is one on this machine, it is asked itself.
"""

import ast
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from penguins.bootstrap import ROOT
from penguins.pythons import NO_PYTHON, PYTHONS
from tests.real_python import real_python
from tests.setup.stand_ins import THIS_PYTHON, stand_in

READ_BY_2_7 = ("main.py", "penguins/__init__.py", "penguins/pythons.py", "tests/__init__.py", "tests/__main__.py")
READ_BY_3_6 = (
    *READ_BY_2_7,
    "penguins/bootstrap.py",
    "penguins/display.py",
    "penguins/terminal.py",
    "penguins/uv.py",
    "tests/command.py",
    "tests/machine.py",
)
TOO_NEW_FOR_2_7 = (
    ast.AnnAssign,
    ast.AsyncFor,
    ast.AsyncFunctionDef,
    ast.AsyncWith,
    ast.Await,
    ast.JoinedStr,
    ast.MatMult,
    ast.NamedExpr,
    ast.Nonlocal,
    ast.YieldFrom,
)
UNKNOWN = ("3.14", "3.15", "3.16", "3.10", "3.9", "3.8", "3.7", "3.6")
COMMANDS = {"main.py": ["main.py"], "tests": ["-m", "tests", "--quick"]}


def too_new_for_2_7(source: str) -> Iterator[str]:
    """What Python 2.7 does not understand, and what else is better left out for it."""
    if not source.isascii():
        yield "signs beyond ASCII"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, TOO_NEW_FOR_2_7):
            yield type(node).__name__
        elif isinstance(node, ast.arg) and node.annotation:
            yield f"annotation of {node.arg}"
        elif isinstance(node, ast.FunctionDef) and (node.returns or node.args.kwonlyargs or node.args.posonlyargs):
            yield f"signature of {node.name}"
        elif isinstance(node, ast.List | ast.Tuple | ast.Set) and any(isinstance(x, ast.Starred) for x in node.elts):
            yield "a star in a list"
        elif isinstance(node, ast.Raise) and node.cause:
            yield "raise from"
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "print":
            yield "print"
        elif isinstance(node, ast.ImportFrom) and node.module == "__future__":
            yield "__future__"


def too_new_for_3_6(source: str) -> Iterator[str]:
    """What Python 3.6 does not understand, or stumbles over when it works out the annotations."""
    try:
        tree = ast.parse(source, feature_version=(3, 6))
    except SyntaxError as error:
        yield str(error)
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            yield "__future__"
        if isinstance(node, ast.keyword) and node.arg in ("capture_output", "text", "missing_ok", "dirs_exist_ok"):
            yield node.arg
        hints = [getattr(node, name, None) for name in ("annotation", "returns")]
        for hint in filter(None, hints):
            if any(isinstance(part, ast.Subscript | ast.BinOp) for part in ast.walk(hint)):
                yield ast.unparse(hint)


@pytest.mark.parametrize("path", READ_BY_2_7)
def test_python_2_7_reads_far_enough_to_be_told(path: str) -> None:
    assert list(too_new_for_2_7((ROOT / path).read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("path", READ_BY_3_6)
def test_python_3_6_reads_far_enough_to_fetch_another(path: str) -> None:
    assert list(too_new_for_3_6((ROOT / path).read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "def f(a: int): pass",
        "def f() -> int: pass",
        "def f(*, a): pass",
        "f'{x}'",
        "x: int = 1",
        "a, *b = c",
        "[*a]",
        "print(1, flush=True)",
        "raise A from b",
        "'é'",
        "async def f(): pass",
        "from __future__ import annotations",
    ],
)
def test_what_is_too_new_for_2_7_is_noticed(source: str) -> None:
    assert list(too_new_for_2_7(source)) != []


@pytest.mark.parametrize(
    "source",
    [
        "if (a := b): pass",
        "def f(a, /): pass",
        "match a:\n    case 1: pass",
        "def f(a: list[str]): pass",
        "def f() -> str | None: pass",
        "run(capture_output=True)",
        "from __future__ import annotations",
    ],
)
def test_what_is_too_new_for_3_6_is_noticed(source: str) -> None:
    assert list(too_new_for_3_6(source)) != []


def test_all_that_is_read_before_there_is_a_folder_is_checked() -> None:
    seen: set[str] = set()
    waiting = {"main.py", "tests/__main__.py"}
    while waiting:
        seen |= waiting
        waiting = {file for path in waiting for file in imported(path) if not file.startswith("penguins/ui/")} - seen
    assert seen <= set(READ_BY_3_6)


def imported(path: str) -> Iterator[str]:
    """The files of this house that a file imports, also within its functions."""
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            files = [name.replace(".", "/") + ".py" for name in names]
            yield from (file for file in files if (ROOT / file).is_file())


# With the real thing


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A fresh copy of all that is read before there is a `.venv`."""
    folder = tmp_path / "checkout"
    for path in (*READ_BY_3_6, "pyproject.toml", "tests/requirements.lock", "penguins/uv_requirements.lock"):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / path)
    return folder


def call(python: str, words: list[str], checkout: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Calls a command on a machine that has this Python only, and no network."""
    alone = {
        "PATH": str(checkout),
        "HOME": str(checkout),
        "DISPLAY": ":9999",
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "https_proxy": "http://127.0.0.1:9",
    }
    return subprocess.run(
        [python, *words], cwd=checkout, env={**alone, **more}, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize("words", COMMANDS.values(), ids=list(COMMANDS))
@pytest.mark.parametrize("version", ["2.7", "3.6"])
def test_without_a_network_it_is_told_what_to_install(version: str, words: list[str], checkout: Path) -> None:
    told = call(real_python(version), words, checkout)
    assert told.stderr.startswith(NO_PYTHON.format(version))
    assert len(told.stderr.splitlines()) == 1
    assert told.returncode == 1


@pytest.mark.slow
@pytest.mark.parametrize("words", COMMANDS.values(), ids=list(COMMANDS))
def test_it_goes_on_in_the_python_that_uv_brings(words: list[str], checkout: Path) -> None:
    fetched = stand_in(checkout / "fetched", f'[ "$1" = -c ] && {THIS_PYTHON}\n[ "$2" = pip ] || echo "plays: $*"')
    venv = checkout / ".venv" / "bin"
    links = serve(checkout, f"#!/bin/sh\n/bin/mkdir -p {venv}\n/bin/cp {fetched} {venv}/python\n")
    told = call(real_python(*UNKNOWN), words, checkout, PIP_FIND_LINKS=str(links))
    assert told.stderr == ""
    assert "Fetching Python 3.13 for it\nFetching Kivy" in told.stdout
    assert f"plays: {'main.py' if words == ['main.py'] else '-m ruff check'}\n" in told.stdout
    assert told.returncode == 0


def serve(checkout: Path, program: str) -> Path:
    """A folder with a stand-in for uv's wheel, and a lock that fits it."""
    links = checkout / "links"
    links.mkdir()
    wheel = links / "uv-0.13.7-py3-none-any.whl"
    info = "uv-0.13.7.dist-info"
    with zipfile.ZipFile(wheel, "w") as parts:
        parts.writestr("uv-0.13.7.data/scripts/uv", program)
        parts.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: uv\nVersion: 0.13.7\nRequires-Python: >=3.8\n")
        parts.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        parts.writestr(f"{info}/RECORD", "")
    lock = f"uv==0.13.7 --hash=sha256:{sha256(wheel.read_bytes()).hexdigest()}\n"
    (checkout / "penguins" / "uv_requirements.lock").write_text(lock)
    return links


def test_this_python_will_do() -> None:
    assert "{}.{}".format(*sys.version_info) in PYTHONS
