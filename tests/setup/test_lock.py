"""What is locked is installed, whatever newer things the registry offers: real pip, with a folder for registry."""

import hashlib
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from penguins import bootstrap
from tests.setup.stand_ins import THIS_PYTHON, stand_in

pytestmark = pytest.mark.skipif(os.name == "nt", reason="shell scripts stand in for other Pythons")


def offer(registry: Path, name: str, version: str, *needs: str) -> str:
    """Puts an empty package into the registry, and gives its line of a lock."""
    registry.mkdir(exist_ok=True)
    wheel = registry / f"{name}-{version}-py3-none-any.whl"
    about = f"{name}-{version}.dist-info"
    asked = "".join(f"Requires-Dist: {need}\n" for need in needs)
    with zipfile.ZipFile(wheel, "w") as package:
        package.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n{asked}")
        package.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nGenerator: test\nTag: py3-none-any\n")
        package.writestr(f"{about}/RECORD", "")
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


@pytest.mark.slow
def test_a_newer_release_of_what_is_asked_for_with_an_extra_disturbs_nothing(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry, installed = tmp_path / "registry", tmp_path / "installed"
    lock = offer(registry, "mast", "1.0") + offer(registry, "ship", "1.0", "mast[tall]>=1.0")
    offer(registry, "mast", "1.1")
    (root / "tests" / "requirements.lock").write_text(lock)
    monkeypatch.setenv("PIP_FIND_LINKS", str(registry))
    monkeypatch.setenv("PIP_TARGET", str(installed))
    but_the_project = f'case "$*" in *--editable*) exit 0;; esac\n{THIS_PYTHON}'
    stand_in(bootstrap.venv_python(root), but_the_project)
    bootstrap._install(root, "test")
    assert sorted(found.name for found in installed.glob("*.dist-info")) == ["mast-1.0.dist-info", "ship-1.0.dist-info"]


@pytest.mark.slow
def test_the_lock_leaves_nothing_out() -> None:
    """It is installed without looking for what its packages need, so it must name all of that."""
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
