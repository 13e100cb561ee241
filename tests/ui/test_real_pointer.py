"""From outside: another process plays, and a real pointer (xdotool) clicks in its window."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

from penguins.bootstrap import ROOT
from penguins.session.storage import Listing, Storage
from penguins.ui.base.box import Pos
from penguins.ui.shell.desk import place
from penguins.ui.shell.monitors import monitors
from tests.ui.robot import Robot

UNHURRIED = 3.0
"""Seconds that a person takes to look at a new screen."""

Found = TypeVar("Found")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="xdotool is for X")


def test_a_match_is_begun_with_a_real_pointer(robot: Robot, tmp_path: Path) -> None:
    assert shutil.which("xdotool"), "install xdotool"
    buttons, tiles = where_to_click(robot)
    data = tmp_path / "data"
    environment = {**os.environ, "XDG_DATA_HOME": str(data), "LC_ALL": "C"}
    with subprocess.Popen([sys.executable, "main.py"], cwd=ROOT, env=environment) as game:
        try:
            window = wait_for(lambda: find_window(game.pid))
            for button in buttons:
                time.sleep(UNHURRIED)
                click(window, button)
            time.sleep(UNHURRIED)
            for tile in tiles:  # on one of them a penguin can stand
                click(window, tile)
                time.sleep(0.3)
                if begun(data):
                    break
        finally:
            game.kill()
    [listing] = unfinished(data)
    assert listing.setup.game.id == "pingouins"


def where_to_click(robot: Robot) -> tuple[list[Pos], list[Pos]]:
    """The same screens in this process tell where buttons and tiles are, from the upper left corner."""
    at_first = place(None, monitors())
    robot.resize(at_first.width, at_first.height)
    robot.frames(4)
    panel = next(
        widget for widget in robot.walk() if type(widget).__name__ == "GameCard" and widget.game == "pingouins"
    )
    places = [panel.to_window(*panel.center)]
    for wanted in ({"icon": "icon_play"}, {"text": "Just play"}):
        robot.tap(places[-1])
        robot.frames(10)
        button = robot.find(**wanted)
        places.append(button.to_window(*button.center))
    robot.tap(places[-1])
    robot.frames(10)
    tiles = [robot.board.to_window(*tile.center) for tile in robot.board.drawing.tiles.values()]
    buttons, floe = ([(x, at_first.height - y) for x, y in found] for found in (places, tiles))
    return buttons, floe


def find_window(pid: int) -> str | None:
    """Once it has its title, which comes with the first screen."""
    search = ["xdotool", "search", "--all", "--pid", str(pid), "--class", "."]
    found = subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()
    title = subprocess.run([*search, "getwindowname"], capture_output=True, text=True, check=False).stdout.strip()
    return found[-1] if found and title == "Penguins" else None


def click(window: str, pos: Pos) -> None:
    x, y = map(round, pos)
    command = ["xdotool", "mousemove", "--window", window, str(x), str(y), "click", "1"]
    subprocess.run(command, capture_output=True, check=False)


def begun(data: Path) -> bool:
    return (data / "penguins" / "penguins.db").exists() and bool(unfinished(data))


def unfinished(data: Path) -> list[Listing]:
    with closing(Storage(data / "penguins")) as storage:
        return storage.unfinished()


def wait_for(what: Callable[[], Found | None], pause: float = 0.2, most: int = 100) -> Found:
    for _ in range(most):
        found = what()
        if found:
            return found
        time.sleep(pause)
    raise AssertionError("it did not happen")
