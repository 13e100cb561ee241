from pathlib import Path

from penguins import paths
from penguins.bootstrap import ROOT


def test_in_a_checkout_data_is_beside_the_package() -> None:
    assert (paths.KV, paths.ASSETS) == (ROOT / "kv", ROOT / "assets")
    assert paths.KV.is_dir()


def test_in_a_wheel_data_is_inside_the_package(tmp_path: Path) -> None:
    package = tmp_path / "penguins"
    (package / "kv").mkdir(parents=True)
    (tmp_path / "kv").mkdir()
    assert paths.folder("kv", package) == package / "kv"
