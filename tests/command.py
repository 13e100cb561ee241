"""What `python3 -m tests` does. Python 3.6 can read it, like all that comes before there is a `.venv`."""

import os
import subprocess
import sys
from pathlib import Path

from penguins import bootstrap
from tests import machine

CHECKS = (["ruff", "check"], ["ruff", "format", "--check"])
TYPES = ["mypy", "--strict"]  # takes one core for a minute: while the tests run
PYTEST = ["pytest", "--numprocesses=auto", "--dist=worksteal"]  # each process has a screen and a window of its own
MEMORY = "/dev/shm"  # a folder of Linux that is no disk: a thousand databases are closed in it without waiting for one
WAYS = {
    "--quick": ["--no-window", "-m", "not slow", "--ignore=tests/android", "--ignore=tests/setup"],
    "--coverage": ["--no-window", "-m", "not clock", "--cov", "--cov-report=term-missing:skip-covered"],
}


def main(arguments: "list[str]") -> int:
    ways = [word for word in arguments if word in WAYS]
    chosen = [word for way in ways for word in WAYS[way]] + [word for word in arguments if word not in WAYS]
    try:
        python = bootstrap.environment("test")
        if not ways:
            machine.complete()
    except bootstrap.NotReady as reason:
        sys.exit(str(reason))
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each of many processes compiles everything anew
    if os.access(MEMORY, os.W_OK):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)
    types = start(python, *TYPES)
    codes = [run(python, *tool) for tool in (*CHECKS, [*PYTEST, *chosen])]
    codes.append(finish(types, *TYPES))
    return next(filter(None, codes), 0)


def run(python: Path, *tool: str) -> int:
    print(f"--- {' '.join(tool)}", flush=True)
    return subprocess.run([str(python), "-m", *tool], cwd=str(bootstrap.ROOT), check=False).returncode


def start(python: Path, *tool: str) -> "subprocess.Popen[bytes]":
    """Let it work beside the others; `finish` shows what it said."""
    return subprocess.Popen([str(python), "-m", *tool], cwd=str(bootstrap.ROOT), stdout=subprocess.PIPE)


def finish(work: "subprocess.Popen[bytes]", *tool: str) -> int:
    print(f"--- {' '.join(tool)}", flush=True)
    said, _ = work.communicate()
    print(said.decode(), end="", flush=True)
    return work.returncode
