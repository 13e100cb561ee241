"""What buildozer.spec says, and python-for-android's and Buildozer's own code to ask what they make of it."""

import subprocess
import sys
from configparser import ConfigParser

from penguins.bootstrap import ROOT


def app() -> dict[str, str]:
    """The part about the app, with paths in full."""
    parser = ConfigParser(interpolation=None)
    parser.read(ROOT / "buildozer.spec", encoding="utf-8")
    return {key: value.replace("%(source.dir)s", str(ROOT)) for key, value in parser["app"].items()}


def requirements() -> list[str]:
    """As they stand there, with their versions."""
    return [requirement.strip() for requirement in app()["requirements"].split(",")]


def pinned() -> dict[str, str]:
    """The versions it asks for, by name."""
    return dict(requirement.split("==") for requirement in requirements() if "==" in requirement)


def run(script: str, *arguments: str) -> str:
    """What a script beside this file says; it must not fail. A package is compiled already."""
    command = [sys.executable, "-B", "-m", f"tests.android.{script}", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout + done.stderr
