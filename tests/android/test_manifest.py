"""What the package says about itself, as Buildozer and python-for-android write it from buildozer.spec."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import penguins
from penguins.bootstrap import ROOT
from tests.android.spec import app, run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Buildozer does not run on Windows")

ANDROID = "{http://schemas.android.com/apk/res/android}"
KEPT = [("include", "file", "."), ("exclude", "file", "app/")]
"""Everything that the app has written, and nothing that was unpacked (by PythonUtil.java, into `app`)."""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> str:
    return run("manifest", str(ROOT), str(tmp_path_factory.mktemp("app")))


@pytest.fixture(scope="module")
def manifest(told: str) -> ElementTree.Element:
    return ElementTree.fromstring(told[told.index("<?xml") : told.index("</manifest>")] + "</manifest>")


def of_application(manifest: ElementTree.Element, attribute: str) -> str | None:
    [application] = manifest.iter("application")
    return application.get(ANDROID + attribute)


def test_it_is_a_game(manifest: ElementTree.Element) -> None:
    assert of_application(manifest, "appCategory") == "game"


def test_the_engine_that_reads_aloud_can_be_found(manifest: ElementTree.Element) -> None:
    """From Android 11 on, other apps are hidden from one that does not name them."""
    [action] = manifest.findall("queries/intent/action")
    assert action.get(ANDROID + "name") == "android.intent.action.TTS_SERVICE"


def test_the_back_key_reaches_the_app(manifest: ElementTree.Element) -> None:
    """From API 36 on the system keeps it, unless the manifest says otherwise."""
    assert of_application(manifest, "enableOnBackInvokedCallback") == "false"


def test_stores_know_newer_from_older_by_a_number(manifest: ElementTree.Element) -> None:
    number = "".join(part.zfill(2) for part in penguins.__version__.split(".")).lstrip("0")
    assert app()["android.numeric_version"] == number
    assert manifest.get(f"{ANDROID}versionCode") == number
    assert manifest.get(f"{ANDROID}versionName") == penguins.__version__


def test_a_new_tablet_gets_its_matches_back_and_no_code(manifest: ElementTree.Element, told: str) -> None:
    """Old systems and new ones have different words for it, and from Android 12 on a cable is not a cloud."""
    assert of_application(manifest, "allowBackup") == "true"
    old, new = (of_application(manifest, name) for name in ("fullBackupContent", "dataExtractionRules"))
    assert rules_of(packed(told, old)) == {"full-backup-content": KEPT}
    assert rules_of(packed(told, new)) == {"cloud-backup": KEPT, "device-transfer": KEPT}


def packed(told: str, resource: str | None) -> Path:
    """The file behind a name such as `@xml/rules`, if it is packed under that name."""
    [line] = (line for line in told.splitlines() if line.startswith("resources "))
    [path] = (path for path in map(Path, line.split()[1:]) if f"@xml/{path.stem}" == resource)
    return path


def rules_of(path: Path) -> dict[str, list[tuple[str, str | None, str | None]]]:
    """What is kept and what is not, by occasion."""
    root = ElementTree.parse(path).getroot()
    occasions = [root] if root.tag == "full-backup-content" else root
    return {part.tag: [(rule.tag, rule.get("domain"), rule.get("path")) for rule in part] for part in occasions}
