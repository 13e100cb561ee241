"""`python3 main.py` and `penguins`, as a person starts them on a machine that never saw them."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from penguins import display
from penguins.bootstrap import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")

COMMANDS = {"main.py": ["main.py"], "penguins": ["-m", "penguins"], "penguins play": ["-m", "penguins", "play"]}


@pytest.fixture(params=COMMANDS.values(), ids=list(COMMANDS))
def command(request: pytest.FixtureRequest) -> list[str]:
    return [sys.executable, *request.param]


def environment(home: Path, **more: str) -> dict[str, str]:
    return {"HOME": str(home), "PATH": os.environ["PATH"], **more}


@pytest.mark.parametrize("screen", [{}, {"DISPLAY": ":9999"}], ids=["no display", "a display that is gone"])
def test_without_a_display_it_says_so_in_one_sentence(
    command: list[str], screen: dict[str, str], tmp_path: Path
) -> None:
    started = subprocess.run(
        command, cwd=ROOT, env=environment(tmp_path, **screen), capture_output=True, text=True, check=False
    )
    assert (started.returncode, started.stdout, started.stderr) == (1, "", display.NO_DISPLAY + "\n")


@pytest.mark.window
def test_on_a_display_the_window_opens_and_stays_quiet(tmp_path: Path) -> None:
    with playing(tmp_path, tmp_path / "told") as game:
        assert wait_for_title(game) == "Penguins", (tmp_path / "told").read_text()
        assert game.poll() is None
    assert (tmp_path / "told").read_text() == ""


@pytest.mark.window
def test_a_signal_to_stop_closes_the_window(tmp_path: Path) -> None:
    with playing(tmp_path, tmp_path / "told") as game:
        assert wait_for_title(game) == "Penguins", (tmp_path / "told").read_text()
        game.terminate()
        assert game.wait(timeout=60) == 143
    assert (tmp_path / "told").read_text() == "penguins: stopped\n"


@contextmanager
def playing(home: Path, told: Path) -> Iterator[subprocess.Popen[bytes]]:
    with (
        told.open("w") as output,
        subprocess.Popen(
            [sys.executable, "main.py"],
            cwd=ROOT,
            env=environment(home, DISPLAY=os.environ["DISPLAY"]),
            stdout=output,
            stderr=subprocess.STDOUT,
        ) as game,
    ):
        try:
            yield game
        finally:
            game.kill()


def wait_for_title(game: subprocess.Popen[bytes]) -> str:
    """The window's title, which it gets once the first screen is built; nothing if the game ends before."""
    title = ["xdotool", "search", "--all", "--pid", str(game.pid), "--class", ".", "getwindowname"]
    for _ in range(300):
        found = subprocess.run(title, capture_output=True, text=True, check=False).stdout.strip()
        if found == "Penguins" or game.poll() is not None:
            return found
        time.sleep(0.2)
    return ""
