"""What would be packed for a tablet (README.md, Build for Android), checked as far as a machine without the SDK can."""

import ast
import subprocess
import sys
import warnings
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import penguins
from penguins.bootstrap import ROOT
from penguins.games.registry import GAMES
from tests.null_game.registered import NULL_GAME

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Buildozer does not run on Windows")

HERE = Path(__file__).parent
LARGEST = 15 * 1024 * 1024
ON_ANDROID = {"kivy", "plyer", "jnius", "android"}
GONE_BY_3_14 = {
    *("aifc", "asynchat", "asyncore", "audioop", "cgi", "cgitb", "chunk", "crypt", "distutils", "imghdr", "imp"),
    *("lib2to3", "mailcap", "msilib", "nis", "nntplib", "ossaudiodev", "pipes", "smtpd", "sndhdr", "spwd", "sunau"),
    *("telnetlib", "uu", "xdrlib"),
}
STANDARD_LIBRARY = sys.stdlib_module_names - GONE_BY_3_14


def run(script: str, *arguments: str) -> str:
    command = [sys.executable, str(HERE / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def spec() -> ConfigParser:
    parser = ConfigParser(interpolation=None)
    parser.read(ROOT / "buildozer.spec", encoding="utf-8")
    return parser


@pytest.fixture(scope="module")
def packing(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("packed") / "app"
    return folder, run("pack.py", str(ROOT), str(folder))


@pytest.fixture(scope="module")
def packed(packing: tuple[Path, str]) -> Path:
    return packing[0]


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def test_buildozer_reads_the_spec_without_complaint(packing: tuple[Path, str]) -> None:
    told = packing[1].lower()
    assert f"version {penguins.__version__}" in told
    assert not [word for word in ("error", "deprecated", "warning") if word in told]


def test_the_requirements_resolve_to_recipes_offline(spec: ConfigParser) -> None:
    wanted = [requirement.strip() for requirement in spec["app"]["requirements"].split(",")]
    ours = spec["app"]["p4a.local_recipes"].replace("%(source.dir)s", str(ROOT))
    told = dict(line.partition(" ")[::2] for line in run("resolve.py", ours, *wanted).splitlines())
    assert told["bootstrap"] == "sdl2"
    assert {"python3", "kivy", "sdl2", "pyjnius", "sqlite3", "android", "plyer"} <= set(told["recipes"].split())
    assert told["modules"] == ""
    assert told["patches"] == ""


def test_requirements_are_pinned_to_the_versions_that_are_tested(spec: ConfigParser) -> None:
    from importlib.metadata import version

    pinned = dict(
        requirement.strip().split("==") for requirement in spec["app"]["requirements"].split(",") if "==" in requirement
    )
    assert pinned["kivy"] == version("kivy")
    assert pinned["plyer"] == version("plyer")
    assert pinned["filetype"] == version("filetype")
    assert pinned["python3"].startswith("3.14")


def test_vibrating_is_all_it_may(spec: ConfigParser) -> None:
    assert spec["app"]["android.permissions"] == "android.permission.VIBRATE"


def test_no_signing_secret_is_kept(spec: ConfigParser) -> None:
    assert not [key for key in spec["app"] if "key" in key or "pass" in key]


def test_every_file_that_the_spec_names_exists(spec: ConfigParser) -> None:
    named = [value for value in spec["app"].values() if value.startswith("%(source.dir)s/")]
    assert len(named) == 8
    for value in named:
        assert (ROOT / value.replace("%(source.dir)s/", "")).exists(), value


def test_the_back_key_reaches_the_app(spec: ConfigParser) -> None:
    """From API 36 on the system keeps it, unless the manifest says otherwise."""
    named = spec["app"]["android.extra_manifest_application_arguments"].replace("%(source.dir)s", str(ROOT))
    arguments = Path(named).read_text(encoding="utf-8")
    manifest = ElementTree.fromstring(f'<application xmlns:android="android" {arguments}/>')
    assert manifest.attrib == {"{android}enableOnBackInvokedCallback": "false"}


def test_a_machine_with_nobody_at_it_can_accept_the_licence(spec: ConfigParser) -> None:
    """Buildozer takes from the environment only what the spec has, too."""
    assert spec["app"]["android.accept_sdk_license"] == "False"
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert "APP_ANDROID_ACCEPT_SDK_LICENSE=True" in workflow


def test_a_rebuilt_tablet_gets_its_matches_back(spec: ConfigParser) -> None:
    rules = ElementTree.parse(spec["app"]["android.backup_rules"].replace("%(source.dir)s", str(ROOT))).getroot()
    assert [(rule.tag, rule.get("domain"), rule.get("path")) for rule in rules] == [
        ("include", "file", "."),
        ("exclude", "file", "app/"),
    ]


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
    unwanted = ("tests/", "assets/art/", "assets/tools/", "assets/store/", "penguins/cli/", ".venv/", "bin/")
    assert not [
        path for path in inside if path.startswith(unwanted) or "__pycache__" in path or path.endswith((".svg", ".po"))
    ]


def test_every_layout_and_picture_is_packed(packed: Path) -> None:
    for folder, ending in (("kv", ".kv"), ("assets/atlas", ""), ("assets/sounds", ".wav"), ("assets/locale", ".mo")):
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
    told = dict(line.partition(" ")[::2] for line in run("play_packed.py", str(packed), str(data)).splitlines())
    assert set(told["played"].split()) == set(GAMES) - {NULL_GAME.id}
    assert told["elsewhere"] == ""
