"""Small programs that stand in for the Pythons of other machines, and a small project to make ready."""

import sys
from pathlib import Path

PROJECT = """\
[build-system]
requires = ["hatchling"]

[project]
name = "penguins"
dependencies = ["kivy==2.3.1"]

[tool.ruff]
line-length = 110
"""

THIS_PYTHON = f'exec "{sys.executable}" "$@"'


def stand_in(path: Path, does: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{does}\n")
    path.chmod(0o755)
    return path
