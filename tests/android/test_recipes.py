"""What python-for-android makes of the requirements in buildozer.spec, and of our recipes for some of them."""

import sys
import tarfile
from pathlib import Path

import pytest

from penguins.bootstrap import ROOT
from tests.android.spec import app, pinned, requirements, run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="python-for-android does not run on Windows")

RECIPES = ROOT / "assets" / "android" / "recipes"


@pytest.fixture(scope="module")
def resolved() -> dict[str, str]:
    """What python-for-android makes of the requirements, by topic."""
    told = run("resolve", str(RECIPES), *requirements())
    return dict(line.partition(" ")[::2] for line in told.splitlines())


def test_the_requirements_resolve_to_recipes_offline(resolved: dict[str, str]) -> None:
    assert app()["p4a.local_recipes"] == str(RECIPES)
    assert resolved["bootstrap"] == "sdl2"
    assert {"python3", "kivy", "sdl2", "pyjnius", "sqlite3", "android", "plyer"} <= set(resolved["recipes"].split())
    assert resolved["modules"] == ""
    assert resolved["patches"] == ""


def test_no_installer_is_packed(resolved: dict[str, str]) -> None:
    assert not {"setuptools", "pip", "wheel"} & set(resolved["recipes"].split())


PURE = ("filetype", "font_fredoka_one", "plyer", "six")


@pytest.mark.parametrize("name", [*PURE, "kivy"])
def test_a_recipe_of_ours_has_a_version_and_a_source(resolved: dict[str, str], name: str) -> None:
    """Without a source python-for-android passes over what it does not find, with a warning that nobody reads."""
    version, url, digest = resolved[f"ours:{name}"].split()
    assert pinned()[name] == version
    assert url.startswith("https://")
    assert "{version}" in url
    assert (digest != "None") == (name in PURE)  # Kivy's is python-for-android's own affair


def test_we_have_no_other_recipes(resolved: dict[str, str]) -> None:
    assert {topic for topic in resolved if topic.startswith("ours:")} == {f"ours:{name}" for name in (*PURE, "kivy")}


def archive(folder: Path, name: str, version: str, *files: str) -> Path:
    """A source with those files, for want of the true one."""
    for file in files:
        path = folder / f"{name}-{version}" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    packed = folder / f"{name}-{version}.tar.gz"
    with tarfile.open(packed, "w:gz") as tar:
        tar.add(folder / f"{name}-{version}", f"{name}-{version}")
    return packed


@pytest.mark.parametrize("name", PURE)
def test_a_recipe_of_ours_installs_the_module_it_is_named_after(name: str, tmp_path: Path) -> None:
    module = "six.py" if name == "six" else f"{name}/__init__.py"
    source = archive(tmp_path, name, pinned()[name], module, "setup.py")
    told = run("install", str(RECIPES), name, str(source), str(tmp_path / "p4a"), "--trust")
    assert f"installed {module}" in told.splitlines()


@pytest.mark.parametrize(("flags", "said"), [((), "sha256sum does not match"), (("--trust",), "No such file")])
def test_a_source_that_is_not_the_right_one_ends_the_build(tmp_path: Path, flags: tuple[str, ...], said: str) -> None:
    source = archive(tmp_path, "six", pinned()["six"], "README")
    with pytest.raises(AssertionError, match=said):
        run("install", str(RECIPES), "six", str(source), str(tmp_path / "p4a"), *flags)


def test_requirements_are_pinned_to_the_versions_that_are_tested() -> None:
    from importlib.metadata import version

    for name in ("kivy", "plyer", "filetype", "font_fredoka_one"):
        assert pinned()[name] == version(name)
    assert pinned()["python3"].startswith("3.14")
