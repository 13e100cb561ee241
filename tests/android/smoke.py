"""Plays the app on a tablet or an emulator, by keys: `python -m tests.android.smoke PACKAGE`.

It installs and starts the app, opens a match of each game, opens the file dialog and leaves it, and then reads the log.
The app tells there which screen it shows, so the walk needs no map: it tries what home offers, one thing after another.
"""

import re
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable
from time import monotonic, sleep
from typing import Protocol

from penguins.games.registry import GAMES
from tests.android.spec import app

PACKAGE = f"{app()['package.domain']}.{app()['package.name']}"
KEYCODES = {"back": 4, "down": 20, "left": 21, "right": 22, "enter": 66}
TRIES = 40
STARTING = 180
"""Seconds: an emulator unpacks the app at its first start."""
BAD = re.compile(
    r"Traceback \(most recent call last\)|JNI DETECTED ERROR|FATAL EXCEPTION|Fatal signal|\[(ERROR|CRITICAL) *\]"
    r"|JavaException|ConcurrentModificationException"
)


class Tablet(Protocol):
    """What the walk needs of a device with the app on it."""

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""

    def screens(self) -> list[str]:
        """Every screen that was shown since the start, with what it was about: `setup pingouins`."""

    def dialog_is_open(self) -> bool:
        """Whether the system's file dialog is in front."""

    def wait(self, until: Callable[[], bool], seconds: float) -> bool:
        """Wait until something holds, or for so long; whether it does."""


class Lost(Exception):
    """The walk has not found what it was looking for."""


def walk(tablet: Tablet, games: Collection[str]) -> None:
    """Open a match of each game, and the file dialog; Lost if that cannot be."""
    wanted = {"history", *(f"setup {game}" for game in games)}
    visits = 0
    for _ in range(TRIES):
        if not wanted:
            return
        _go_home(tablet)
        opened = _choose(tablet, "right")  # on from where the ring was
        if opened not in wanted:
            continue
        if opened == "history":
            visits += 1
            found = _open_and_leave_the_dialog(tablet, visits)
        else:
            found = start_a_match(tablet)
        if found:
            wanted.remove(opened)
    if wanted:
        raise Lost(f"the way does not lead to {', '.join(sorted(wanted))}, or to what is there")


def _go_home(tablet: Tablet) -> None:
    for _ in range(TRIES):
        if tablet.screens()[-1] == "home":
            return
        _press(tablet, "back")
    raise Lost(f"there is no way home from {tablet.screens()[-1]}")


def _choose(tablet: Tablet, *keys: str) -> str:
    """Go there and press Enter; the screen that is shown then."""
    _press(tablet, *keys, "enter")
    return tablet.screens()[-1]


def _press(tablet: Tablet, *keys: str) -> None:
    before = len(tablet.screens())
    tablet.press(*keys)
    tablet.wait(lambda: len(tablet.screens()) > before, 6)


def start_a_match(tablet: Tablet) -> bool:
    """Start the match: the button for it is the lowest. Then let it live for a while."""
    setup = tablet.screens()[-1]
    for way in (["down"] * 15, ["left"], ["right"], ["right"]):
        if _choose(tablet, *way) != setup:
            break
    if tablet.screens()[-1].startswith("lesson"):  # offered before the first match: once
        _press(tablet, "back")
        return start_a_match(tablet)
    if tablet.screens()[-1] != "play":
        return False
    tablet.wait(lambda: False, 8)
    return True


def _open_and_leave_the_dialog(tablet: Tablet, first_step: int) -> bool:
    """Try one button after another, each time from another one on; False if one leads away before."""
    step = first_step
    while tablet.screens()[-1] == "history" and step < TRIES:
        tablet.press(*["right"] * (first_step if step == first_step else 1), "enter")
        if tablet.wait(tablet.dialog_is_open, 4):
            tablet.press("back")
            return tablet.wait(lambda: not tablet.dialog_is_open(), 20)
        step += 1
    return False


class Adb:
    """A device on a cable, or an emulator."""

    def __init__(self, program: str = "adb") -> None:
        self._program = program

    def start(self, package: str) -> None:
        """Install the app and start it with an empty log."""
        self._run("install", "-r", package)
        self._run("logcat", "-c")
        self._run("shell", "am", "start", "-W", "-n", f"{PACKAGE}/org.kivy.android.PythonActivity")
        if not self.wait(lambda: "home" in self.screens(), STARTING):
            raise Lost("the app does not start")

    def press(self, *keys: str) -> None:
        for key in keys:
            self._run("shell", "input", "keyevent", str(KEYCODES[key]))

    def screens(self) -> list[str]:
        return re.findall(r"\[Screen *\] (.+?)\s*$", self.log(), re.MULTILINE)

    def dialog_is_open(self) -> bool:
        front = re.findall(r"ResumedActivity.*", self._run("shell", "dumpsys", "activity", "activities"))
        return any("documentsui" in line for line in front)

    def wait(self, until: Callable[[], bool], seconds: float) -> bool:
        deadline = monotonic() + seconds
        while not until():
            if monotonic() > deadline:
                return False
            sleep(0.5)
        return True

    def log(self, process: str = "") -> str:
        """Everything that was logged since the start, by one process or by all."""
        return self._run("logcat", "-d", *([f"--pid={process}"] if process else []))

    def process(self) -> str:
        """The number of the app's process, or nothing."""
        return self._run("shell", f"pidof {PACKAGE} || true").strip()

    def _run(self, *arguments: str) -> str:
        done = subprocess.run([self._program, *arguments], capture_output=True, timeout=300, check=True)
        return done.stdout.decode("utf-8", "replace")


def complaints(log: Iterable[str]) -> list[str]:
    """The lines that must not be in a log, each with the two around it."""
    lines = list(log)
    return ["\n".join(lines[max(0, at - 2) : at + 3]) for at, line in enumerate(lines) if BAD.search(line)]


def main(package: str, program: str = "adb") -> int:
    adb = Adb(program)
    found = process = ""
    try:
        adb.start(package)
        process = adb.process()
        walk(adb, GAMES)
        if adb.process() != process:
            found = "the app ended on the way"
    except Lost as lost:
        found = str(lost)
    log = adb.log(process)
    problems = complaints(log.splitlines())
    print("screens:", *adb.screens(), sep="\n  ")
    print(log[-20_000:] if found or problems else "the log is clean")
    for problem in (*problems, found):
        if problem:
            print("!!!", problem)
    return 1 if found or problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
