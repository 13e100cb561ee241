"""Whatever the bootstrap reads and runs may be damaged, and any disk may be full: that costs a repair or a sentence."""

import os
import sys
from collections.abc import Callable
from errno import ENOSPC
from importlib import metadata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penguins import bootstrap
from tests.setup.stand_ins import PROJECT, THIS_PYTHON, stand_in

pytestmark = pytest.mark.skipif(os.name == "nt", reason="shell scripts stand in for other Pythons")

FULL = "echo 'OSError: [Errno 28] No space left on device'; exit 1"


def be_folder(path: Path) -> None:
    (path / "with" / "something").mkdir(parents=True)


JUNK: dict[str, Callable[[Path], object]] = {
    "bytes": lambda path: path.write_bytes(b"\xff\x00\xfe"),
    "nothing": lambda path: path.write_bytes(b""),
    "a folder": be_folder,
    "a pipe": os.mkfifo,
    "a link to nowhere": lambda path: path.symlink_to("nowhere"),
    "a link to itself": lambda path: path.symlink_to(path.name),
}


@pytest.fixture(params=JUNK)
def spoil(request: pytest.FixtureRequest) -> Callable[[Path], object]:
    return JUNK[request.param]


def test_a_junk_stamp_is_written_anew(root: Path, steps: list[str], spoil: Callable[[Path], object]) -> None:
    bootstrap.environment("", root)
    stamp = bootstrap._stamp(root, "")
    stamp.unlink()
    spoil(stamp)
    bootstrap.environment("", root)
    assert steps == ["make", "install", "install"]
    assert bootstrap.is_complete(root)


def test_a_stamp_that_cannot_be_read_is_none(root: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    bootstrap.environment("", root)
    read = Path.read_bytes

    def refuse(path: Path) -> bytes:
        if path.name.startswith("installed-"):
            raise PermissionError(13, "Permission denied", str(path))
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert not bootstrap.is_complete(root)


def test_a_junk_log_is_written_anew(
    root: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Path], object]
) -> None:
    monkeypatch.setattr(bootstrap, "_pip", lambda *_: None)
    (root / ".venv").mkdir()
    spoil(root / ".venv" / "install.log")
    bootstrap._install(root, "")
    assert (root / ".venv" / "install.log").read_text() == ""


def test_a_junk_python_is_replaced(root: Path, steps: list[str], spoil: Callable[[Path], object]) -> None:
    bootstrap.environment("", root)
    python = bootstrap.venv_python(root)
    python.unlink()
    spoil(python)
    assert not bootstrap.is_complete(root)
    assert not bootstrap._serves(python, "pip")


@pytest.mark.parametrize("does", ["exit 1", "kill -9 $$", "head -c 1000 /dev/urandom; exit 2"])
def test_a_python_that_fails_is_replaced(root: Path, steps: list[str], does: str) -> None:
    stand_in(bootstrap.venv_python(root), does)
    bootstrap.environment("", root)
    assert steps == ["make", "install"]


def test_a_folder_with_a_python_that_kivy_is_not_made_for_is_made_anew(
    root: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(bootstrap.venv_python(root), THIS_PYTHON)
    monkeypatch.setattr(bootstrap, "PYTHONS", ("2.0",))
    bootstrap.environment("", root)
    assert steps == ["make", "install"]


@pytest.mark.parametrize("path", ["pyproject.toml", "tests/requirements.lock"])
def test_a_missing_file_of_the_project_is_named(root: Path, steps: list[str], path: str) -> None:
    (root / path).unlink()
    with pytest.raises(bootstrap.NotReady, match=f"could not get ready: .*{path}"):
        bootstrap.environment("test", root)


def test_a_project_in_any_bytes_is_read(root: Path, steps: list[str]) -> None:
    (root / "pyproject.toml").write_bytes(PROJECT.encode() + b"# caf\xe9\n")
    bootstrap.environment("", root)
    assert bootstrap.is_complete(root)


def test_line_ends_are_no_new_requirement(root: Path, steps: list[str]) -> None:
    bootstrap.environment("test", root)
    for path in (root / "pyproject.toml", root / "tests" / "requirements.lock"):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert bootstrap.is_complete(root, "test")


@pytest.mark.parametrize("full", ["venv", "ensurepip"])
def test_a_full_disk_is_not_a_missing_venv(root: Path, monkeypatch: pytest.MonkeyPatch, full: str) -> None:
    makes = f'mkdir -p "{root}/.venv/bin"; cp "$0" "{root}/.venv/bin/python"'
    python = stand_in(root / "python", f'if [ "$2" = {full} ]; then {FULL}; fi\n[ "$2" = ensurepip ] || {makes}')
    monkeypatch.setattr(sys, "executable", str(python))
    with pytest.raises(bootstrap.NotReady, match=r"no room left on the disk of .*\.venv"):
        bootstrap.environment("", root)


def test_a_disk_that_is_full_in_the_end_is_told(root: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(bootstrap, "_write_anew", full)
    with pytest.raises(bootstrap.NotReady, match="no room left on the disk"):
        bootstrap.environment("", root)


def test_a_download_that_fills_the_disk_is_told(tmp_path: Path) -> None:
    log = tmp_path / "install.log"
    log.write_text("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n")
    assert "no room left on the disk" in bootstrap._trouble(log)


@pytest.mark.parametrize("left", [metadata.PackageNotFoundError("kivy"), ValueError("kivy.__spec__ is None")])
def test_what_is_left_of_a_kivy_is_none(monkeypatch: pytest.MonkeyPatch, left: Exception) -> None:
    def fail(_: str) -> str:
        raise left

    monkeypatch.setattr(metadata, "version", fail)
    assert not bootstrap._has_kivy()


@given(st.text(), st.sampled_from(["", "Downloading", "Downloading x.whl ", "Downloading cpython-", "  Downloading "]))
def test_any_line_of_another_program_is_passed_on(rest: str, beginning: str) -> None:
    assert bootstrap._follow(beginning + rest) == beginning + rest


def test_a_terminal_that_is_gone_is_not_spoken_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with (tmp_path / "terminal").open("w", encoding="ascii") as terminal:
        monkeypatch.setattr(sys, "stdout", terminal)
        bootstrap._say("Making a folder for it: /home/zoé")
    bootstrap._say("Ready.")
