"""`python3 -m tests`: everything that must hold, on any machine. Arguments go on to pytest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from penguins import bootstrap
from tests import machine

CHECKS = (["ruff", "check"], ["ruff", "format", "--check"], ["mypy", "--strict", "penguins", "main.py"])
PYTEST = ["pytest", "--numprocesses=auto", "--dist=worksteal"]  # each process has a screen and a window of its own


def main(arguments: list[str]) -> int:
    try:
        python = bootstrap.environment("test")
        machine.complete()
    except bootstrap.NotReady as reason:
        sys.exit(str(reason))
    codes = [run(python, *tool) for tool in (*CHECKS, [*PYTEST, *arguments])]
    return next(filter(None, codes), 0)


def run(python: Path, *tool: str) -> int:
    print(f"--- {' '.join(tool)}", flush=True)
    return subprocess.run([str(python), "-m", *tool], cwd=bootstrap.ROOT, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
