"""What would be packed for a tablet (README.md, Build for Android), checked as far as a machine without the SDK can."""

import ast
import sys
import warnings
from pathlib import Path

import pytest

import penguins
from penguins.bootstrap import ROOT
from penguins.games.registry import GAMES
from tests.android.spec import app, run
from tests.null_game.registered import NULL_GAME

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Buildozer does not run on Windows")

LARGEST = 15 * 1024 * 1024
ON_ANDROID = {"kivy", "plyer", "font_fredoka_one", "jnius", "android"}
GONE_BY_3_14 = {
    *("aifc", "asynchat", "asyncore", "audioop", "cgi", "cgitb", "chunk", "crypt", "distutils", "imghdr", "imp"),
    *("lib2to3", "mailcap", "msilib", "nis", "nntplib", "ossaudiodev", "pipes", "smtpd", "sndhdr", "spwd", "sunau"),
    *("telnetlib", "uu", "xdrlib"),
}
STANDARD_LIBRARY = sys.stdlib_module_names - GONE_BY_3_14


@pytest.fixture(scope="module")
def packing(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("packed") / "app"
    return folder, run("pack", str(ROOT), str(folder))


@pytest.fixture(scope="module")
def packed(packing: tuple[Path, str]) -> Path:
    return packing[0]


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def test_buildozer_reads_the_spec_without_complaint(packing: tuple[Path, str]) -> None:
    told = packing[1].lower()
    assert f"version {penguins.__version__}" in told
    assert not [word for word in ("error", "deprecated", "warning") if word in told]


def test_vibrating_is_all_it_may() -> None:
    assert app()["android.permissions"] == "android.permission.VIBRATE"


def test_no_signing_secret_is_kept() -> None:
    assert not [key for key in app() if "key" in key or "pass" in key]


def test_every_file_that_the_spec_names_exists() -> None:
    named = [value for value in app().values() if value.startswith(f"{ROOT}/")]
    assert len(named) == 10
    for value in named:
        assert Path(value).exists(), value


def test_a_machine_with_nobody_at_it_can_accept_the_licence() -> None:
    """Buildozer takes from the environment only what the spec has, too."""
    assert app()["android.accept_sdk_license"] == "False"
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert 'APP_ANDROID_ACCEPT_SDK_LICENSE: "True"' in workflow


def test_every_import_is_there_on_android(packed: Path) -> None:
    known = STANDARD_LIBRARY | ON_ANDROID | {"penguins"}
    for source in sources(packed):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            for module in _imported(node):
                assert module.split(".")[0] in known, f"{source}: {module}"


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [name.name for name in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module and not node.level else []


def test_every_source_compiles_without_a_warning(packed: Path) -> None:
    """Newer grammars only add to ours; what they will refuse, they warn about first."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for source in sources(packed):
            compile(source.read_text(encoding="utf-8"), str(source), "exec")


def test_nothing_of_the_workshop_is_packed(packed: Path) -> None:
    inside = {path.relative_to(packed).as_posix() for path in packed.rglob("*") if path.is_file()}
    assert "main.py" in inside
    assert {path.split("/")[0] for path in inside} == {"main.py", "LICENSE", "kv", "assets", "penguins"}
    unwanted = ("tests/", "assets/art/", "assets/tools/", "assets/store/", "penguins/cli/", ".venv/", "bin/")
    assert not [
        path for path in inside if path.startswith(unwanted) or "__pycache__" in path or path.endswith((".svg", ".po"))
    ]


def test_every_layout_and_picture_is_packed(packed: Path) -> None:
    for folder, ending in (
        ("kv", ".kv"),
        ("assets/atlas", ""),
        ("assets/sounds", ".wav"),
        ("assets/locale", ".mo"),
        ("assets/licences", ".txt"),
        ("assets/puzzles", ".txt"),
        ("assets/codes", ".txt"),
    ):
        ours = {path.relative_to(ROOT) for path in (ROOT / folder).rglob(f"*{ending}") if path.is_file()}
        ours = {path for path in ours if path.suffix not in (".sha256", ".po", ".pot")}
        assert ours
        assert not [path for path in ours if not (packed / path).is_file()]


def test_it_is_small(packed: Path) -> None:
    assert sum(path.stat().st_size for path in packed.rglob("*") if path.is_file()) < LARGEST


@pytest.mark.window
def test_the_packed_files_play_every_game_and_write_only_where_they_may(packed: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    told = dict(line.partition(" ")[::2] for line in run("play_packed", str(packed), str(data)).splitlines())
    assert set(told["played"].split()) == set(GAMES) - {NULL_GAME.id}
    assert told["elsewhere"] == ""
