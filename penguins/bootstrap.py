"""Gets Penguins ready on a fresh machine: makes `.venv` and installs into it.

Standard library only, and written so that Python 3.6 can still read it: where Penguins cannot run on this Python, it
fetches another. Whatever it reads and runs here may be damaged; that costs a repair or a sentence, never a traceback.
"""

import errno
import hashlib
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from penguins.pythons import NO_PYTHON, PYTHONS
from penguins.pythons import name as name_of_this_python

ROOT = Path(__file__).resolve().parent.parent
KIVY = "2.3.1"
MODULES = {
    "": ("kivy", "plyer", "font_fredoka_one"),
    "test": (
        *("kivy", "plyer", "font_fredoka_one"),
        *("pytest", "pytest_cov", "xdist", "hypothesis", "mypy", "ruff", "babel"),
    ),
}
LOCKS = {"test": "tests/requirements.lock"}  # extras whose packages are pinned, each with its hashes

NO_VENV = (
    "This Python cannot make virtual environments: install that part of it "
    "(on Debian and Ubuntu: sudo apt install python3-venv) and run this again."
)
NO_FOLDER = "Penguins could not make the folder {}: {}."
NO_ROOM = "There is no room left on the disk of {}: make some (it takes half a gigabyte) and run this again."
NO_NETWORK = (
    "Penguins could not download what it needs: check the network connection and run this again "
    "(the details are in {})."
)
NOT_FETCHED = "{} (Fetching a Python did not work; the details are in {}.)"
NOT_POSSIBLE = "Penguins could not get ready: {}."
DAMAGED = "Something in the folder {} is damaged: delete that folder and run this again."
NOT_AS_LOCKED = (
    "A package that was downloaded is not the one that was locked, so nothing of it is used (the details are in {})."
)
NOT_INSTALLED = "Penguins could not be installed: {} (the details are in {})."

FULL = ("No space left on device", "Disk quota exceeded", "not enough space on the disk")
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
    try:
        if not is_complete(root, extra):
            _complete(root, extra)
    except OSError as error:
        if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
            raise NotReady(NO_ROOM.format(root)) from None
        raise NotReady(NOT_POSSIBLE.format(error)) from None
    return venv_python(root)


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
    if sys.version_info < (3, 11):  # noqa: UP036  # this file is for them, too
        return False
    from importlib import metadata

    try:
        return all(map(find_spec, MODULES[""])) and metadata.version("kivy") == KIVY
    except (ImportError, ValueError):  # a folder of that name, or what is left of a package
        return False


def _complete(root: Path, extra: str) -> None:
    _say("Getting Penguins ready. This happens once and takes a minute or two.")
    # pip believes that what it once installed is still there: where some of it is gone, begin anew.
    if _is_stamped(root, extra) or not _serves(venv_python(root), "pip"):
        _make_venv(root)
    _install(root, extra)
    for installed in {"", extra}:
        _write_anew(_stamp(root, installed), _digest(root, installed))
    if not is_complete(root, extra):
        raise NotReady(DAMAGED.format(root / ".venv"))
    _say("Ready.")


def _serves(python: Path, *modules: str) -> bool:
    """True for a Python that Kivy can be installed for and that has these modules."""
    version = "'{}.{}'.format(*sys.version_info)"
    return _runs(python, "import sys, {}; sys.exit({} not in {})".format(", ".join(modules), version, PYTHONS))


def _runs(python: Path, code: str) -> bool:
    try:
        return _run([str(python), "-c", code]).returncode == 0
    except OSError:
        return False


def _stamp(root: Path, extra: str) -> Path:
    return root / ".venv" / "installed-{}".format(extra or "play")


def _is_stamped(root: Path, extra: str) -> bool:
    stamp = _stamp(root, extra)
    digest = _digest(root, extra)
    try:
        return stamp.is_file() and stamp.read_bytes() == digest.encode()
    except OSError:
        return False


def _digest(root: Path, extra: str) -> str:
    """Of what is to be installed: the tools' settings further down pyproject.toml ask for nothing new."""
    asked = b"\n".join((root / "pyproject.toml").read_bytes().splitlines()).split(b"\n[tool.")[0]
    if extra in LOCKS:
        asked += b"\n".join((root / LOCKS[extra]).read_bytes().splitlines())
    return hashlib.sha256(asked).hexdigest()


def _write_anew(path: Path, text: str) -> None:
    """Writes a file, whatever stands in its place."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(str(path))
    elif path.exists() or path.is_symlink():
        path.unlink()
    path.write_text(text, encoding="utf-8")


def _make_venv(root: Path) -> None:
    """Makes the folder, with pip in it, by a Python that Kivy can be installed for: one from here, or one fetched."""
    folder = root / ".venv"
    _say(f"Making a folder for it: {folder}")
    others = [shutil.which("python" + other) for other in PYTHONS]
    builders = [Path(python) for python in [sys.executable, *others] if python]
    builder = next((python for python in builders if _serves(python, "ensurepip", "venv")), None)
    if builder:
        _check(_run([str(builder), "-m", "venv", "--clear", "--without-pip", str(folder)]), folder)
    else:
        _make_venv_with_uv(root, folder)
    _check(_run([str(venv_python(root)), "-m", "ensurepip", "--upgrade", "--default-pip"]), folder)


def _check(made: "subprocess.CompletedProcess[str]", folder: Path) -> None:
    if made.returncode != 0:
        _refuse_if_full(made.stdout, folder)
        raise NotReady(NO_FOLDER.format(folder, _last_line(made.stdout)))


def _make_venv_with_uv(root: Path, folder: Path) -> None:
    """No Python of this machine will do: fetches one of its own, into a folder beside `.venv`."""
    from penguins import uv

    _say(f"Fetching Python {PYTHONS[0]} for it")
    own = root / ".python"
    shutil.rmtree(str(own), ignore_errors=True)  # if one was fetched before, it no longer serves
    own.mkdir(exist_ok=True)
    log = own / "fetch.log"
    _write_anew(log, "")
    alone = ["--no-config", "--no-project", "--no-cache"]  # whatever else this machine uses uv for
    wanted = ["--managed-python", "--python", PYTHONS[0], "--clear", "--force", str(folder)]
    try:
        with TemporaryDirectory(prefix="uv-", dir=str(own)) as place:
            program = str(uv.fetch(Path(place)))
            code = _tell([program, "venv", *alone, *wanted], root, log, UV_PYTHON_INSTALL_DIR=str(own))
    except (uv.NotFetched, OSError) as reason:
        code = 1
        _write_anew(log, str(reason))
    if code != 0:
        _refuse_if_full(log.read_text(encoding="utf-8"), folder)
        version = name_of_this_python()
        advice = NO_VENV if version in PYTHONS else NO_PYTHON.format(version)
        raise NotReady(NOT_FETCHED.format(advice, log))


def _refuse_if_full(story: str, folder: Path) -> None:
    if any(sign in story for sign in FULL):
        raise NotReady(NO_ROOM.format(folder))


def _install(root: Path, extra: str) -> None:
    _say("Fetching Kivy and what comes with it")
    log = root / ".venv" / "install.log"
    _write_anew(log, "")
    if extra in LOCKS:
        # The lock names everything. Left to itself, pip would look for a newer one of what is asked for with an extra
        # ("coverage[toml]"), and refuse it for want of a hash. Much of it is never imported: Python compiles what is.
        _pip(root, log, "--no-deps", "--no-compile", "--require-hashes", "--requirement", LOCKS[extra])
        # The lock holds what the project is built with, too: nothing is left to fetch.
        _pip(root, log, "--no-deps", "--no-build-isolation", "--editable", ".")
    else:
        _pip(root, log, "--editable", ".")


def _pip(root: Path, log: Path, *arguments: str) -> None:
    command = [str(venv_python(root)), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    if _tell([*command, *arguments], root, log, PYTHONUNBUFFERED="1") != 0:
        raise NotReady(_trouble(log))


def _tell(command: "list[str]", root: Path, log: Path, **settings: str) -> int:
    """Runs a command, tells a person what it does, and keeps its words; its exit code."""
    with subprocess.Popen(
        command,
        cwd=str(root),
        env=dict(os.environ, **settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        story = "".join(map(_follow, process.stdout or ()))
    with log.open("a", encoding="utf-8") as kept:
        kept.write(story)
    return process.returncode


def _follow(line: str) -> str:
    """Shows a person what pip or uv is doing, and passes its line on."""
    words = line.split()
    if line.startswith("Installing collected packages"):
        _say("Installing it")
    elif "Retrying" in line:
        _say("  no answer from the network, trying again")
    elif words[:1] == ["Downloading"] and (".whl " in line or "cpython-" in line):
        name, size = "-".join(words[1].split("-")[:2]), line.rpartition("(")[2].strip()
        _say(f"  {name} ({size}")
    return line


def _trouble(log: Path) -> str:
    story = log.read_text(encoding="utf-8")
    if any(sign in story for sign in FULL):
        return NO_ROOM.format(log.parent)
    if "DO NOT MATCH THE HASHES" in story:
        return NOT_AS_LOCKED.format(log)
    if any(sign in story for sign in NETWORK_TROUBLE):
        return NO_NETWORK.format(log)
    return NOT_INSTALLED.format(_last_line(story), log)


def _run(command: "list[str]") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False
    )


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1].strip().rstrip(".") if lines else "no reason was given"


def _say(line: str) -> None:
    with suppress(OSError, ValueError):  # nobody listens, or the path has letters that the terminal has not
        print(line, flush=True)
