"""Where each system expects the data of an app to be."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from penguins.ui.shell import data_folder as data_folder_module
from penguins.ui.shell.data_folder import data_folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("system", "named", "expected"),
    [
        ("linux", {}, ".local/share/penguins"),
        ("linux", {"XDG_DATA_HOME": "{home}/xdg"}, "xdg/penguins"),
        ("linux", {"XDG_DATA_HOME": "not/a/full/path"}, ".local/share/penguins"),
        ("win", {}, "AppData/Roaming/Penguins"),
        ("win", {"APPDATA": "{home}/Roaming"}, "Roaming/Penguins"),
        ("macosx", {}, "Library/Application Support/Penguins"),
        ("android", {}, "files"),
        ("ios", {}, "files"),
    ],
)
def test_data_is_where_each_system_expects_it(
    home: Path, monkeypatch: pytest.MonkeyPatch, system: str, named: dict[str, str], expected: str
) -> None:
    for name, value in named.items():
        monkeypatch.setenv(name, value.format(home=home))
    monkeypatch.setattr(data_folder_module, "platform", system)
    app = SimpleNamespace(user_data_dir=str(home / "files"))
    assert data_folder(app) == home / expected
    assert (home / expected).is_dir()
    assert sys.platform == "win32" or (home / expected).stat().st_mode & 0o777 == 0o700


def test_without_a_home_nothing_is_kept(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(data_folder_module, "platform", "linux")
    (home / ".local").write_text("in the way")
    assert data_folder(SimpleNamespace()) is None
    monkeypatch.setattr(Path, "home", homeless)
    assert data_folder(SimpleNamespace()) is None
