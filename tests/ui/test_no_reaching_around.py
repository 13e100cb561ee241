"""Screens get their services by constructor (docs/architecture.md), and widgets are given what they show: nobody looks
up a global app."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from penguins.bootstrap import ROOT

UI, KV = ROOT / "penguins" / "ui", ROOT / "kv"
RUNNING_APP = re.compile(r"_running_app|\bapp\.\w")  # in Python; in KV
SERVICE_IN_USE = re.compile(r"\bservices\b|\bstorage\.\w+\(|\bStorage\b")


def lines_with(pattern: re.Pattern[str], files: Iterable[Path]) -> list[str]:
    return [
        f"{file}:{number}: {line.strip()}"
        for file in sorted(files)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line.replace("kivy.app.", ""))
    ]


def test_nobody_outside_the_shell_asks_for_the_running_app() -> None:
    python = [file for file in UI.rglob("*.py") if not file.is_relative_to(UI / "shell")]
    layouts = list(KV.rglob("*.kv"))
    assert len(python) > 50
    assert len(layouts) > 10
    assert lines_with(RUNNING_APP, [*python, *layouts]) == []


def test_widgets_load_and_delete_nothing() -> None:
    assert lines_with(SERVICE_IN_USE, (UI / "widgets").glob("*.py")) == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (RUNNING_APP, "App.get_running_app().say('no')"),
        (RUNNING_APP, "    on_tap: app.services.navigation.back()"),
        (SERVICE_IN_USE, "self.services.storage.delete(3)"),
        (SERVICE_IN_USE, "storage.delete(3)"),
        (SERVICE_IN_USE, "Storage(folder)"),
    ],
)
def test_who_reaches_around_is_caught(tmp_path: Path, pattern: re.Pattern[str], line: str) -> None:
    (tmp_path / "file").write_text(line, encoding="utf-8")
    assert len(lines_with(pattern, [tmp_path / "file"])) == 1
