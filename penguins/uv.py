"""Fetches uv, a program that fetches Pythons, from PyPI. Standard library only, and readable for Python 3.6.

uv is one file in a wheel. Where this Python has pip, pip downloads the wheel, as it knows this machine's mirrors and
certificates. A bare Python, or one too old for it, downloads it by itself. Both take only what is locked.
"""

import fnmatch
import hashlib
import http.client
import platform
import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path
from urllib.parse import urljoin

LOCK = Path(__file__).resolve().with_name("uv_requirements.lock")
INDEX = "https://pypi.org/simple/uv/"
TIMEOUT = 60  # seconds without an answer
PROGRAMS = ("/scripts/uv", "/scripts/uv.exe")
LINK = re.compile(r'href="([^"#]*/(uv-[^"#/]*\.whl))')


class NotFetched(Exception):
    """Why there is no uv, as whoever was to download it told it."""


def fetch(folder: Path) -> Path:
    """Downloads and unpacks uv; its program, in that folder."""
    story = _download_with_pip(folder)
    wheels = list(folder.glob("uv-*.whl"))
    try:
        wheel = wheels[0] if wheels else _download(folder)
        return _unpack(wheel, folder)
    except (OSError, http.client.HTTPException, zipfile.BadZipFile) as error:
        raise NotFetched(f"{story}\n{error}\n") from error


def _download_with_pip(folder: Path) -> str:
    """What pip said to it."""
    pip = [sys.executable or "python3", "-m", "pip", "download", "--no-input", "--disable-pip-version-check"]
    # The wheel says which Pythons it is for, but the program in it needs none: an old pip may bring it, too.
    whatever = ["--no-deps", "--only-binary=:all:", "--python-version=3.13"]
    locked = ["--require-hashes", f"--requirement={LOCK}", f"--dest={folder}"]
    try:
        told = subprocess.run(pip + whatever + locked, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    except OSError as error:
        return str(error)
    return told.stdout.decode("utf-8", "replace")


def _download(folder: Path) -> Path:
    """The wheel for this machine, by hand; OSError if there is none."""
    locked = LOCK.read_text(encoding="utf-8", errors="replace")
    version = re.search(r"^uv==(\S+)", locked, re.MULTILINE)
    if version is None:
        raise OSError("uv is not locked")
    pattern = f"uv-{version.group(1)}-{_wheel_of(sys.platform, platform.machine())}"
    for address, name in LINK.findall(_read(INDEX).decode("utf-8", "replace")):
        if fnmatch.fnmatch(name, pattern):
            wheel = _read(urljoin(INDEX, address))
            if f"sha256:{hashlib.sha256(wheel).hexdigest()}" not in locked:
                raise OSError(f"{name} is not the file that was locked")
            kept = folder.joinpath(name)
            kept.write_bytes(wheel)
            return kept
    raise OSError(f"there is no {pattern}")


def _wheel_of(system: str, machine: str) -> str:
    """How the name of uv's wheel ends for such a machine, with stars."""
    machine = machine.lower()
    if system == "win32":
        return "*-win_amd64.whl"  # machines with another processor understand this one, too
    if system == "darwin":
        return f"*-macosx_*_{machine}.whl"
    return f"*manylinux*_{machine}.whl"


def _read(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=TIMEOUT) as page:
        content = page.read()
    assert isinstance(content, bytes)
    return content


def _unpack(wheel: Path, folder: Path) -> Path:
    """The program out of the wheel; the rest of it is of no use here."""
    with zipfile.ZipFile(str(wheel)) as parts:
        for inside in parts.namelist():
            if inside.endswith(PROGRAMS):
                program = folder / inside.rpartition("/")[2]
                program.write_bytes(parts.read(inside))
                program.chmod(0o755)
                return program
    raise OSError(f"there is no program in {wheel.name}")
