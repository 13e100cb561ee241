"""`python3 -m tests`: everything that must hold, on any machine. Arguments go on to pytest.

`--quick` leaves out what opens a window and what is marked slow. `--coverage` runs what opens no window, measures how
much of core, games, bots and session it reaches, and fails below the floor in pyproject.toml.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from penguins import bootstrap
from tests import machine

CHECKS = (["ruff", "check"], ["ruff", "format", "--check"], ["mypy", "--strict"])
PYTEST = ["pytest", "--numprocesses=auto", "--dist=worksteal"]  # each process has a screen and a window of its own
WAYS = {
    "--quick": ["--no-window", "-m", "not slow"],
    "--coverage": ["--no-window", "--cov", "--cov-report=term-missing:skip-covered"],
}


def main(arguments: list[str]) -> int:
    ways = [word for word in arguments if word in WAYS]
    chosen = [word for way in ways for word in WAYS[way]] + [word for word in arguments if word not in WAYS]
    try:
        python = bootstrap.environment("test")
        if not ways:
            machine.complete()
    except bootstrap.NotReady as reason:
        sys.exit(str(reason))
    codes = [run(python, *tool) for tool in (*CHECKS, [*PYTEST, *chosen])]
    return next(filter(None, codes), 0)


def run(python: Path, *tool: str) -> int:
    print(f"--- {' '.join(tool)}", flush=True)
    return subprocess.run([str(python), "-m", *tool], cwd=bootstrap.ROOT, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
