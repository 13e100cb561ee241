"""What the tests of the screens need from the system, and how to get it. Standard library only, for Python 3.6 too."""

import os
import shutil
import subprocess
import sys
from ctypes.util import find_library

from penguins.bootstrap import NotReady

PROGRAMS = ("Xvfb", "xdotool")
LIBRARIES = ("GL", "EGL", "GLESv2", "mtdev")

APT = "apt-get install -y xvfb libgl1 libgl1-mesa-dri libegl1 libgles2 libmtdev1 xdotool"
DNF = "dnf install -y xorg-x11-server-Xvfb mesa-dri-drivers libglvnd-glx libglvnd-egl libglvnd-gles mtdev xdotool"
PACMAN = "pacman -S --noconfirm xorg-server-xvfb mesa libglvnd mtdev xdotool"


def complete() -> None:
    """Installs what is missing where it may, or tells what to install."""
    absent = missing()
    if not absent:
        return
    command = install_command()
    advice = f"run: sudo {command}" if command else f"install {', '.join(absent)}"
    sentence = f"The tests of the screens need {', '.join(absent)}: {advice}"
    rights = may_install()
    if command is None or rights is None:
        raise NotReady(sentence)
    print(f"Installing what the tests of the screens need: {', '.join(absent)}", flush=True)
    install(rights, command)
    if missing():
        raise NotReady(sentence)


def missing() -> "list[str]":
    """The programs and libraries that are not there; other systems than Linux have a screen of their own."""
    if sys.platform != "linux":
        return []
    programs = [name for name in PROGRAMS if not shutil.which(name)]
    return programs + [f"lib{name}" for name in LIBRARIES if not find_library(name)]


def install_command() -> "str | None":
    """How this system's package manager installs all of it."""
    return next((command for command in (APT, DNF, PACMAN) if shutil.which(command.split()[0])), None)


def may_install() -> "list[str] | None":
    """What to put before a command to install with: nothing for root, sudo where it asks for no password."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and _run(["sudo", "-n", "true"]) == 0:
        return ["sudo", "-n"]
    return None


def install(rights: "list[str]", command: str) -> None:
    if command == APT:
        _run([*rights, "apt-get", "update"])  # a fresh machine knows no packages yet
        rights = [*rights, "env", "DEBIAN_FRONTEND=noninteractive"]
    _run([*rights, *command.split()])


def _run(command: "list[str]") -> int:
    return subprocess.run(command, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, check=False).returncode
