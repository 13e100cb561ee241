"""Boards survive windows that are far too small for them, and none is shown before it has its size."""

import subprocess
import sys
from pathlib import Path

import pytest

from penguins.bootstrap import ROOT
from penguins.games.registry import GAMES


@pytest.mark.window
@pytest.mark.slow
def test_every_board_survives_any_window(tmp_path: Path) -> None:
    """In a process of its own, which a mistake may end."""
    command = [sys.executable, "-m", "tests.ui.tiny_windows", str(tmp_path), *GAMES]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "".join(f"{game} survives\n" for game in GAMES)), done.stderr
