"""A checkout that was never made ready."""

import os
from pathlib import Path

import pytest

from penguins import bootstrap
from tests.setup.stand_ins import PROJECT, THIS_PYTHON, stand_in


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout, and no network."""
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "requirements.lock").write_text("pytest==9.2.0 --hash=sha256:0123\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    return tmp_path


@pytest.fixture
def steps(root: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Records what is done, and does it only in name: a `.venv` whose Python is this one."""
    done: list[str] = []

    def make(root: Path) -> None:
        done.append("make")
        stand_in(bootstrap.venv_python(root), THIS_PYTHON)

    monkeypatch.setattr(bootstrap, "_make_venv", make)
    monkeypatch.setattr(bootstrap, "_install", lambda _root, extra: done.append(f"install {extra}".strip()))
    return done
