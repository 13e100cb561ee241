"""Making ready a fresh machine, with stand-ins for the network, the package manager and the Pythons."""

import os
import re
import sys
import tomllib
from pathlib import Path

import pytest

from penguins import bootstrap, pythons
from tests.setup.stand_ins import PROJECT, THIS_PYTHON, stand_in

pytestmark = pytest.mark.skipif(os.name == "nt", reason="shell scripts stand in for other Pythons")


def _fails(*_: object) -> None:
    raise bootstrap.NotReady("no")


def test_a_fresh_folder_is_made_and_filled_once(root: Path, steps: list[str]) -> None:
    python = bootstrap.environment("", root)
    assert python == bootstrap.venv_python(root)
    assert steps == ["make", "install"]
    bootstrap.environment("", root)
    assert steps == ["make", "install"]


def test_the_test_extra_is_added_to_what_is_there_and_serves_players_too(root: Path, steps: list[str]) -> None:
    bootstrap.environment("", root)
    bootstrap.environment("test", root)
    bootstrap.environment("", root)
    assert steps == ["make", "install", "install test"]


def test_new_requirements_are_installed(root: Path, steps: list[str]) -> None:
    bootstrap.environment("", root)
    (root / "pyproject.toml").write_text(PROJECT.replace("2.3.1", "2.3.2"))
    bootstrap.environment("", root)
    assert steps == ["make", "install", "install"]


def test_a_new_lock_is_installed_for_tests_and_not_for_players(root: Path, steps: list[str]) -> None:
    bootstrap.environment("test", root)
    (root / "tests" / "requirements.lock").write_text("pytest==9.3.0 --hash=sha256:4567\n")
    bootstrap.environment("", root)
    assert steps == ["make", "install test"]
    bootstrap.environment("test", root)
    assert steps == ["make", "install test", "install test"]


def test_the_test_command_takes_only_what_is_locked(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(bootstrap, "_pip", lambda _root, _log, *arguments: asked.append(arguments))
    (root / ".venv").mkdir()
    bootstrap._install(root, "test")
    locked, itself = asked
    assert locked[-3:] == ("--require-hashes", "--requirement", "tests/requirements.lock")
    assert set(locked[:-3]) == {"--no-deps", "--no-compile"}
    assert {"--no-deps", "--no-build-isolation"} <= set(itself)


def test_the_lock_has_all_that_the_tests_need() -> None:
    locked = (bootstrap.ROOT / "tests" / "requirements.lock").read_text(encoding="utf-8")
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+)", locked, re.MULTILINE))
    project = tomllib.loads((bootstrap.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    names = {re.split("[=<>;]", requirement)[0].lower() for requirement in asked}
    assert names <= set(pinned)
    assert pinned["kivy"] == bootstrap.KIVY
    assert locked.count("--hash=sha256:") > len(pinned)


def test_new_settings_of_a_tool_install_nothing(root: Path, steps: list[str]) -> None:
    bootstrap.environment("", root)
    (root / "pyproject.toml").write_text(PROJECT.replace("110", "100"))
    bootstrap.environment("", root)
    assert steps == ["make", "install"]


def test_a_half_made_folder_is_made_again(root: Path, steps: list[str]) -> None:
    python = bootstrap.venv_python(root)
    python.parent.mkdir(parents=True)
    python.symlink_to(root / "a Python that was removed")
    assert not bootstrap.is_complete(root)
    python.unlink()
    bootstrap.environment("", root)
    assert steps == ["make", "install"]
    assert bootstrap.is_complete(root)


def test_an_install_that_was_cut_short_is_done_again(
    root: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    install = bootstrap._install
    monkeypatch.setattr(bootstrap, "_install", _fails)
    with pytest.raises(bootstrap.NotReady):
        bootstrap.environment("", root)
    monkeypatch.setattr(bootstrap, "_install", install)
    bootstrap.environment("", root)
    assert steps == ["make", "install"]


def test_a_folder_that_lost_modules_is_made_anew(root: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    bootstrap.environment("", root)
    answers = iter([False, True])
    monkeypatch.setattr(bootstrap, "is_complete", lambda *_: next(answers))
    bootstrap.environment("", root)
    assert steps == ["make", "install", "make", "install"]


def test_a_folder_that_stays_incomplete_is_told(root: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bootstrap.MODULES, "", ("kivy", "a_module_that_was_removed"))
    with pytest.raises(bootstrap.NotReady, match="delete that folder and run this again"):
        bootstrap.environment("", root)


def test_it_starts_over_in_the_folder_but_never_from_within_it(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Path] = []
    monkeypatch.setattr(bootstrap, "KIVY", "1.0.0")
    monkeypatch.setattr(bootstrap, "environment", lambda: Path("python"))
    monkeypatch.setattr(bootstrap, "start_over", started.append)
    monkeypatch.setattr(sys, "prefix", str(bootstrap.ROOT / ".venv"))
    bootstrap.get_ready()
    assert started == []
    monkeypatch.setattr(sys, "prefix", "/usr")
    bootstrap.get_ready()
    assert started == [Path("python")]


def test_the_pinned_kivy_is_the_one_of_the_project() -> None:
    project = tomllib.loads((bootstrap.ROOT / "pyproject.toml").read_text())["project"]
    assert f"kivy=={bootstrap.KIVY}" in project["dependencies"]
    packages = {re.split("[=<>]", asked)[0] for asked in project["dependencies"]}
    assert {package.replace("-", "_") for package in packages} == set(bootstrap.MODULES[""])


def test_the_pythons_are_those_of_the_project() -> None:
    project = tomllib.loads((bootstrap.ROOT / "pyproject.toml").read_text())["project"]
    newest, *_, oldest = pythons.PYTHONS
    beyond = f"3.{int(newest.split('.')[1]) + 1}"
    assert project["requires-python"] == f">={oldest},<{beyond}"
    named = {line.rpartition(" ")[2] for line in project["classifiers"] if ":: Python ::" in line}
    assert named == set(pythons.PYTHONS)
    assert all(version in pythons.NO_PYTHON for version in pythons.PYTHONS)


def test_nothing_happens_where_kivy_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "environment", _fails)
    bootstrap.get_ready()


def test_another_kivy_is_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "KIVY", "1.0.0")
    monkeypatch.setattr(bootstrap, "environment", _fails)
    with pytest.raises(bootstrap.NotReady):
        bootstrap.get_ready()


def test_nothing_happens_on_android(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "KIVY", "1.0.0")
    monkeypatch.setattr(bootstrap, "environment", _fails)
    monkeypatch.setenv("ANDROID_ARGUMENT", "/data/app")
    bootstrap.get_ready()


@pytest.mark.slow
def test_without_a_network_the_install_says_so(root: Path) -> None:
    stand_in(bootstrap.venv_python(root), THIS_PYTHON)
    with pytest.raises(bootstrap.NotReady, match=r"check the network connection .*install\.log"):
        bootstrap.environment("", root)
    assert not bootstrap.is_complete(root)


def test_a_folder_that_cannot_be_made_is_told(root: Path) -> None:
    (root / ".venv").write_text("a file is in the way")
    with pytest.raises(bootstrap.NotReady, match=r"could not make the folder .*\.venv"):
        bootstrap.environment("", root)


def test_another_python_on_the_path_serves(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(stand_in(root / "too new" / "python", "exit 1")))
    stand_in(root / "python3.12", f'echo "$@" >>"{root}/asked"; [ "$1" = -c ]')
    monkeypatch.setenv("PATH", str(root))
    with pytest.raises(bootstrap.NotReady, match="could not make the folder"):
        bootstrap.environment("", root)
    assert f"-m venv --clear --without-pip {root}/.venv" in (root / "asked").read_text()


@pytest.mark.parametrize(
    ("story", "sentence"),
    [
        ("ERROR: No matching distribution found for kivy==2.3.1\n", "check the network connection"),
        ("WARNING: Retrying after NewConnectionError('...')\nERROR: gone\n", "check the network connection"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE\n", "not the one that was locked"),
        ("ERROR: the wheel is of no use.\n", "could not be installed: ERROR: the wheel is of no use (the"),
    ],
)
def test_a_failed_install_says_why(tmp_path: Path, story: str, sentence: str) -> None:
    log = tmp_path / "install.log"
    log.write_text(story)
    assert sentence in bootstrap._trouble(log)
    assert str(log) in bootstrap._trouble(log)


def test_a_person_sees_what_is_fetched(capsys: pytest.CaptureFixture[str]) -> None:
    told = [
        "Collecting kivy==2.3.1\n",
        "  Downloading Kivy-2.3.1-cp311-cp311-manylinux_2_17_x86_64.whl.metadata (15 kB)\n",
        "Downloading Kivy-2.3.1-cp311-cp311-manylinux_2_17_x86_64.whl (22.2 MB)\n",
        "\n",
        "Installing collected packages: kivy, plyer\n",
    ]
    assert [bootstrap._follow(line) for line in told] == told
    assert capsys.readouterr().out == "  Kivy-2.3.1 (22.2 MB)\nInstalling it\n"
