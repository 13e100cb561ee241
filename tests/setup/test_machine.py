"""What `python3 -m tests` says and does on machines that lack something."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from penguins import bootstrap
from penguins.bootstrap import NotReady
from tests import command, machine

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the tests use the real screen")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The programs of a machine without Xvfb and without libraries; a test adds to them."""
    programs: set[str] = {"xdotool"}
    monkeypatch.setattr(shutil, "which", lambda name: name if name in programs else None)
    monkeypatch.setattr(machine, "find_library", lambda name: None if name == "GL" else f"lib{name}.so")
    return programs


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Commands that would have been run; each fails."""
    done: list[str] = []

    def run(words: list[str]) -> int:
        done.append(" ".join(words))
        return 1

    monkeypatch.setattr(machine, "_run", run)
    return done


def be(monkeypatch: pytest.MonkeyPatch, user: int) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)


def test_what_is_missing_is_named(bare: set[str]) -> None:
    assert machine.missing() == ["Xvfb", "libGL"]


def test_other_systems_need_nothing(bare: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert machine.missing() == []


def test_root_installs_and_is_told_when_that_failed(
    bare: set[str], runs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    be(monkeypatch, 0)
    bare.add("apt-get")
    with pytest.raises(NotReady, match="run: sudo apt-get install -y xvfb libgl1 libgl1-mesa-dri"):
        machine.complete()
    assert runs == ["apt-get update", f"env DEBIAN_FRONTEND=noninteractive {machine.APT}"]


def test_a_user_with_free_sudo_installs(bare: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    be(monkeypatch, 1000)
    bare.update(["dnf", "sudo"])
    done: list[list[str]] = []

    def run(words: list[str]) -> int:
        done.append(words)
        if "dnf" in words:
            bare.add("Xvfb")
            monkeypatch.setattr(machine, "find_library", lambda name: name)
        return 0

    monkeypatch.setattr(machine, "_run", run)
    machine.complete()
    assert done == [["sudo", "-n", "true"], ["sudo", "-n", *machine.DNF.split()]]


def test_a_user_without_rights_is_told_what_to_install(
    bare: set[str], runs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    be(monkeypatch, 1000)
    bare.update(["pacman", "sudo"])
    with pytest.raises(NotReady, match=r"need Xvfb, libGL: run: sudo pacman -S"):
        machine.complete()
    assert runs == ["sudo -n true"]


def test_an_unknown_package_manager_is_left_alone(
    bare: set[str], runs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    be(monkeypatch, 0)
    with pytest.raises(NotReady, match="need Xvfb, libGL: install Xvfb, libGL"):
        machine.complete()
    assert runs == []


@pytest.mark.parametrize(
    ("codes", "answer"), [((0, 0, 0, 0), 0), ((0, 0, 2, 1), 2), ((1, 2, 0, 0), 1), ((0, 0, 0, 5), 5)]
)
def test_the_exit_code_is_the_first_failure(
    monkeypatch: pytest.MonkeyPatch, codes: tuple[int, ...], answer: int
) -> None:
    left = list(codes)
    ran: list[tuple[str, ...]] = []

    def run(python: str, *tool: str) -> int:
        ran.append((python, *tool))
        return left.pop(0)

    monkeypatch.setattr(bootstrap, "environment", lambda extra: extra)
    monkeypatch.setattr(machine, "complete", lambda: None)
    monkeypatch.setattr(command, "run", run)
    monkeypatch.setattr(command, "start", lambda *words: words)
    monkeypatch.setattr(command, "finish", lambda started, *_: run(*started))
    assert command.main(["-k", "grid"]) == answer
    assert ran == [
        ("test", "ruff", "check"),
        ("test", "ruff", "format", "--check"),
        ("test", *command.PYTEST, "-k", "grid"),
        ("test", "mypy", "--strict"),
    ]


def test_what_works_beside_the_tests_says_in_the_end_how_it_went(capfd: pytest.CaptureFixture[str]) -> None:
    started = command.start(Path(sys.executable), "timeit", "-n", "1", "-r", "1", "print('so it is')")
    assert command.finish(started, "timeit") == 0
    assert capfd.readouterr().out.startswith("--- timeit\nso it is\n")
    assert command.finish(command.start(Path(sys.executable), "timeit", "1 / 0"), "timeit") == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--quick"], ["--no-window", "-m", "not slow", "--ignore=tests/android", "--ignore=tests/setup"]),
        (
            ["--coverage", "tests/core"],
            ["--no-window", "-m", "not clock", "--cov", "--cov-report=term-missing:skip-covered", "tests/core"],
        ),
    ],
)
def test_without_a_window_nothing_is_installed_for_one(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], told: list[str]
) -> None:
    ran: list[tuple[str, ...]] = []

    def run(_python: str, *tool: str) -> int:
        ran.append(tool)
        return 0

    monkeypatch.setattr(bootstrap, "environment", lambda extra: extra)
    monkeypatch.setattr(machine, "complete", lambda: pytest.fail("that is for windows"))
    monkeypatch.setattr(command, "run", run)
    monkeypatch.setattr(command, "start", lambda *words: words)
    monkeypatch.setattr(command, "finish", lambda *_: 0)
    assert command.main(arguments) == 0
    assert ran[-1] == (*command.PYTEST, *told)


def test_what_is_not_ready_is_said_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> None:
        raise NotReady("a sentence")

    monkeypatch.setattr(bootstrap, "environment", refuse)
    with pytest.raises(SystemExit, match="a sentence"):
        command.main([])
