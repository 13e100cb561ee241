"""Gets Penguins ready on a fresh machine: makes `.venv` and installs into it.

Standard library only, and written so that an older Python can still read it and say what is needed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KIVY = "2.3.1"
PYTHONS = ("3.13", "3.12", "3.11")  # those this Kivy has ready-made packages for, best first
MODULES = {
    "": ("kivy", "plyer"),
    "test": ("kivy", "plyer", "pytest", "pytest_cov", "xdist", "hypothesis", "mypy", "ruff", "babel"),
}
LOCKS = {"test": "tests/requirements.lock"}  # extras whose packages are pinned, each with its hashes

NO_PYTHON = "Penguins needs Python 3.11, 3.12 or 3.13, and this is {}: install one of them and run this again."
NO_VENV = (
    "This Python cannot make virtual environments: install that part of it "
    "(on Debian and Ubuntu: sudo apt install python3-venv) and run this again."
)
NO_FOLDER = "Penguins could not make the folder {}: {}."
NO_NETWORK = (
    "Penguins could not download what it needs: check the network connection and run this again "
    "(the details are in {})."
)
DAMAGED = "Something in the folder {} is damaged: delete that folder and run this again."
NOT_AS_LOCKED = (
    "A package that was downloaded is not the one that was locked, so nothing of it is used (the details are in {})."
)
NOT_INSTALLED = "Penguins could not be installed: {} (the details are in {})."

NETWORK_TROUBLE = (
    "No matching distribution found",
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeout",
    "ReadTimeout",
    "ProxyError",
    "SSLError",
    "Connection aborted",
    "IncompleteRead",
)


class NotReady(Exception):
    """Why Penguins cannot be made ready, as a sentence for a person."""


def on_android() -> bool:
    return "ANDROID_ARGUMENT" in os.environ or hasattr(sys, "getandroidapilevel")


def get_ready() -> None:
    """Returns once Kivy can be imported: at once where it is there, else by starting over in `.venv`."""
    if on_android() or _has_kivy():
        return
    python = environment()
    if Path(sys.prefix).resolve() != (ROOT / ".venv").resolve():
        start_over(python)


def environment(extra: str = "", root: Path = ROOT) -> Path:
    """The Python of a complete `.venv`, with that extra of the project; makes or repairs it where needed."""
    python = venv_python(root)
    if not is_complete(root, extra):
        _say("Getting Penguins ready. This happens once and takes a minute or two.")
        # pip believes that what it once installed is still there: where some of it is gone, begin anew.
        if _is_stamped(root, extra) or not _runs(python, "import pip"):
            _make_venv(root)
        _install(root, extra)
        _write_stamps(root, extra)
        if not is_complete(root, extra):
            raise NotReady(DAMAGED.format(root / ".venv"))
        _say("Ready.")
    return python


def venv_python(root: Path) -> Path:
    return root / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def is_complete(root: Path, extra: str = "") -> bool:
    """True when `.venv` works and holds what pyproject.toml and the extra's lock ask for today."""
    find = "import sys; from importlib.util import find_spec; sys.exit(not all(map(find_spec, {})))"
    return _is_stamped(root, extra) and _runs(venv_python(root), find.format(MODULES[extra]))


def start_over(python: Path) -> None:
    """Runs this same command with another Python, and never comes back."""
    command = [str(python), *sys.argv]
    if os.name == "nt":  # there, exec would give the prompt back while the game goes on
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def _has_kivy() -> bool:
    if sys.version_info < (3, 11) or not all(map(find_spec, MODULES[""])):
        return False
    from importlib import metadata

    return metadata.version("kivy") == KIVY


def _runs(python: Path, code: str) -> bool:
    try:
        return subprocess.run([str(python), "-c", code], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _stamp(root: Path, extra: str) -> Path:
    return root / ".venv" / "installed-{}".format(extra or "play")


def _is_stamped(root: Path, extra: str) -> bool:
    stamp = _stamp(root, extra)
    return stamp.is_file() and stamp.read_text() == _digest(root, extra)


def _digest(root: Path, extra: str) -> str:
    """Of what is to be installed: the tools' settings further down pyproject.toml ask for nothing new."""
    asked = (root / "pyproject.toml").read_text(encoding="utf-8").split("\n[tool.")[0]
    if extra in LOCKS:
        asked += (root / LOCKS[extra]).read_text(encoding="utf-8")
    return hashlib.sha256(asked.encode()).hexdigest()


def _write_stamps(root: Path, extra: str) -> None:
    for installed in {"", extra}:
        _stamp(root, installed).write_text(_digest(root, installed))


def _make_venv(root: Path) -> None:
    folder = root / ".venv"
    python = _builder()
    _say("Making a folder for it: {}".format(folder))
    made = _run([python, "-m", "venv", "--clear", str(folder)])
    if made.returncode == 0:
        return
    if "ensurepip" in made.stdout or "No module named" in made.stdout:
        raise NotReady(NO_VENV)
    raise NotReady(NO_FOLDER.format(folder, _last_line(made.stdout)))


def _builder() -> str:
    """A Python that Kivy can be installed for: this one, or another on the path."""
    version = "{}.{}".format(*sys.version_info)
    if version in PYTHONS:
        return sys.executable
    others = filter(None, (shutil.which("python" + other) for other in PYTHONS))
    for python in others:
        if _runs(Path(python), "import ensurepip, venv"):
            return python
    raise NotReady(NO_PYTHON.format(version))


def _install(root: Path, extra: str) -> None:
    _say("Fetching Kivy and what comes with it")
    log = root / ".venv" / "install.log"
    log.write_text("")
    if extra in LOCKS:
        _pip(root, log, "--require-hashes", "--requirement", LOCKS[extra])
        # The lock holds what the project is built with, too: nothing is left to fetch.
        _pip(root, log, "--no-deps", "--no-build-isolation", "--editable", ".")
    else:
        _pip(root, log, "--editable", ".")


def _pip(root: Path, log: Path, *arguments: str) -> None:
    command = [str(venv_python(root)), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    with subprocess.Popen(
        [*command, *arguments],
        cwd=str(root),
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as pip:
        story = "".join(map(_follow, pip.stdout or ()))
    with log.open("a", encoding="utf-8") as kept:
        kept.write(story)
    if pip.returncode != 0:
        raise NotReady(_trouble(log))


def _follow(line: str) -> str:
    """Shows a person what pip is doing, and passes its line on."""
    words = line.split()
    if line.startswith("Installing collected packages"):
        _say("Installing it")
    elif "Retrying" in line:
        _say("  no answer from the network, trying again")
    elif words[:1] == ["Downloading"] and words[1].endswith(".whl"):
        _say("  " + " ".join(["-".join(words[1].split("-")[:2]), *words[2:]]))
    return line


def _trouble(log: Path) -> str:
    story = log.read_text(encoding="utf-8")
    if "DO NOT MATCH THE HASHES" in story:
        return NOT_AS_LOCKED.format(log)
    if any(sign in story for sign in NETWORK_TROUBLE):
        return NO_NETWORK.format(log)
    return NOT_INSTALLED.format(_last_line(story), log)


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False
    )


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1].strip().rstrip(".") if lines else "no reason was given"


def _say(line: str) -> None:
    print(line, flush=True)
