"""Where no Python of the machine will do, one is fetched, by uv from PyPI; here with stand-ins for what is fetched."""

import fnmatch
import hashlib
import os
import platform
import sys
import zipfile
from pathlib import Path

import pytest

from penguins import bootstrap, uv
from tests.setup.stand_ins import THIS_PYTHON, stand_in

pytestmark = pytest.mark.skipif(os.name == "nt", reason="shell scripts stand in for other Pythons")

WHEELS = [
    "uv-0.13.7-py3-none-linux_armv6l.whl",
    "uv-0.13.7-py3-none-macosx_10_12_x86_64.whl",
    "uv-0.13.7-py3-none-macosx_11_0_arm64.whl",
    "uv-0.13.7-py3-none-manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64.whl",
    "uv-0.13.7-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    "uv-0.13.7-py3-none-musllinux_1_1_x86_64.whl",
    "uv-0.13.7-py3-none-win32.whl",
    "uv-0.13.7-py3-none-win_amd64.whl",
    "uv-0.13.7-py3-none-win_arm64.whl",
]


@pytest.fixture
def unsuited(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout on a machine whose only Python is 3.14, which has neither pip nor venv."""
    monkeypatch.setattr(sys, "executable", str(stand_in(root / "python3.14", "echo 'No module named pip'; exit 1")))
    monkeypatch.setattr(bootstrap, "name_of_this_python", lambda: "3.14")
    monkeypatch.setenv("PATH", str(root / "nothing"))
    monkeypatch.setattr(uv, "INDEX", (root / "no index").as_uri())
    return root


def bring(monkeypatch: pytest.MonkeyPatch, does: str) -> None:
    """Lets a uv that does this be fetched."""
    monkeypatch.setattr(uv, "fetch", lambda folder: stand_in(folder / "uv", does))


def test_uv_makes_the_folder_with_a_python_of_its_own(
    unsuited: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(unsuited / ".python" / "cpython-3.13.1" / "python", "exit 1")  # damaged, from an earlier time
    folder = unsuited / ".venv"
    python = stand_in(unsuited / "fetched" / "python", f'[ "$1" = -m ] || {THIS_PYTHON}')
    bring(
        monkeypatch,
        f"""echo "$@" >asked; echo "$UV_PYTHON_INSTALL_DIR" >>asked
        echo "Downloading cpython-3.13.9-linux-x86_64-gnu (download) (32.6MiB)"
        /bin/mkdir -p {folder}/bin; /bin/cp {python} {folder}/bin/python""",
    )
    assert bootstrap.environment("", unsuited) == folder / "bin" / "python"
    command, place = (unsuited / "asked").read_text().splitlines()
    assert command.startswith("venv ")
    assert command.endswith(f"--managed-python --python 3.13 --clear --force {folder}")
    assert place == str(unsuited / ".python")
    assert [path.name for path in (unsuited / ".python").iterdir()] == ["fetch.log"]
    assert capsys.readouterr().out.splitlines() == [
        "Getting Penguins ready. This happens once and takes a minute or two.",
        f"Making a folder for it: {folder}",
        "Fetching Python 3.13 for it",
        "  cpython-3.13.9 (32.6MiB)",
        "Fetching Kivy and what comes with it",
        "Ready.",
    ]


def test_what_cannot_be_fetched_is_told_with_what_to_install(unsuited: Path) -> None:
    with pytest.raises(bootstrap.NotReady) as told:
        bootstrap.environment("", unsuited)
    log = unsuited / ".python" / "fetch.log"
    assert str(told.value) == (
        "Penguins needs Python 3.11, 3.12 or 3.13, and this is 3.14: install one of them and run this again. "
        f"(Fetching a Python did not work; the details are in {log}.)"
    )
    assert "No module named pip" in log.read_text()
    assert "no index" in log.read_text()


def test_a_python_without_venv_is_told_what_to_install(unsuited: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "name_of_this_python", lambda: "3.12")
    with pytest.raises(bootstrap.NotReady, match="sudo apt install python3-venv"):
        bootstrap.environment("", unsuited)


def test_a_uv_that_reaches_no_python_is_told_with_what_to_install(
    unsuited: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(monkeypatch, "echo 'error: Failed to download cpython-3.13.9'; exit 2")
    with pytest.raises(bootstrap.NotReady, match=r"needs Python 3\.11, 3\.12 or 3\.13, and this is 3\.14"):
        bootstrap.environment("", unsuited)
    assert "Failed to download" in (unsuited / ".python" / "fetch.log").read_text()


def test_a_uv_that_does_not_run_is_told_with_what_to_install(unsuited: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uv, "fetch", lambda folder: folder / "uv")
    with pytest.raises(bootstrap.NotReady, match=r"needs Python 3\.11, 3\.12 or 3\.13, and this is 3\.14"):
        bootstrap.environment("", unsuited)


def test_a_uv_that_fills_the_disk_is_told(unsuited: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "echo 'error: No space left on device (os error 28)'; exit 2")
    with pytest.raises(bootstrap.NotReady, match="no room left on the disk"):
        bootstrap.environment("", unsuited)


def test_a_file_in_the_way_is_told(unsuited: Path) -> None:
    (unsuited / ".python").write_text("a file is in the way")
    with pytest.raises(bootstrap.NotReady, match=r"could not get ready: .*\.python"):
        bootstrap.environment("", unsuited)


@pytest.mark.parametrize(
    ("system", "machine", "end"),
    [
        ("linux", "x86_64", "manylinux2014_x86_64.whl"),
        ("linux", "aarch64", "musllinux_1_1_aarch64.whl"),
        ("darwin", "x86_64", "macosx_10_12_x86_64.whl"),
        ("darwin", "arm64", "macosx_11_0_arm64.whl"),
        ("win32", "AMD64", "win_amd64.whl"),
        ("win32", "ARM64", "win_amd64.whl"),
    ],
)
def test_every_machine_has_its_wheel(system: str, machine: str, end: str) -> None:
    (wheel,) = fnmatch.filter(WHEELS, uv._wheel_of(system, machine))
    assert wheel.endswith(end)


def test_uv_is_locked_for_every_machine() -> None:
    first, *hashes = uv.LOCK.read_text(encoding="utf-8").splitlines()[1:]
    assert first.startswith("uv==")
    assert len(hashes) > len(WHEELS)
    assert all("--hash=sha256:" in line for line in hashes)


def make_wheel(folder: Path, inside: str) -> Path:
    folder.mkdir()
    wheel = folder / "uv-0.13.7-py3-none-manylinux_2_17_x86_64.whl"
    with zipfile.ZipFile(wheel, "w") as parts:
        parts.writestr("uv/__init__.py", "")
        parts.writestr(f"uv-0.13.7.data/scripts/{inside}", "#!/bin/sh\necho this is uv\n")
    return wheel


@pytest.mark.parametrize("program", ["uv", "uv.exe"])
def test_pip_brings_it_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    wheel = make_wheel(tmp_path / "index", program)
    last = 'for word; do :; done; cp "{}" "${{word#--dest=}}"; echo "$@" >"{}"'
    python = stand_in(tmp_path / "python", last.format(wheel, tmp_path / "asked"))
    monkeypatch.setattr(sys, "executable", str(python))
    place = tmp_path / "place"
    place.mkdir()
    fetched = uv.fetch(place)
    assert fetched == place / program
    assert os.access(fetched, os.X_OK)
    assert f"--require-hashes --requirement={uv.LOCK}" in (tmp_path / "asked").read_text()


@pytest.fixture
def index(unsuited: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of PyPI's that a Python without pip reads."""
    wheel = make_wheel(unsuited / "index", "uv")
    page = wheel.with_name("index.html")
    page.write_text(f'<a href="other/uv-0.13.7.tar.gz">\n<a href="./{wheel.name}#sha256=0123">{wheel.name}</a>')
    lock = page.with_name("uv.lock")
    lock.write_text(f"uv==0.13.7 \\\n    --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n")
    monkeypatch.setattr(uv, "INDEX", page.as_uri())
    monkeypatch.setattr(uv, "LOCK", lock)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    return page


def test_without_pip_it_is_read_from_the_index(unsuited: Path, index: Path) -> None:
    assert uv.fetch(unsuited).read_text().endswith("echo this is uv\n")


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda index: index.write_bytes(b"\xff<html>"), "there is no uv-0.13.7-"),
        (lambda index: next(index.parent.glob("*.whl")).write_bytes(b"junk"), "not the file that was locked"),
        (lambda index: next(index.parent.glob("*.whl")).unlink(), "No such file"),
        (lambda index: index.with_name("uv.lock").write_bytes(b"\x00junk"), "is not locked"),
        (lambda index: index.with_name("uv.lock").unlink(), "No such file"),
    ],
)
def test_an_index_that_is_damaged_brings_nothing(unsuited: Path, index: Path, damage: object, told: str) -> None:
    assert callable(damage)
    damage(index)
    with pytest.raises(uv.NotFetched, match=told):
        uv.fetch(unsuited)


def test_a_wheel_without_a_program_brings_nothing(unsuited: Path, index: Path) -> None:
    wheel = make_wheel(unsuited / "empty", "something else")
    wheel.rename(unsuited / wheel.name)
    with pytest.raises(uv.NotFetched, match="no program in"):
        uv.fetch(unsuited)
