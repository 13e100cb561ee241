"""Nobody else's business: what the app writes can be read by its owner alone."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from penguins.session.database_file import BELONGINGS
from penguins.session.storage import FILE_NAME
from tests.session.folders import ids, storage_in
from tests.session.table import play, sit_down

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs the permissions of a Unix system")


@pytest.fixture(autouse=True)
def _open_house() -> Iterator[None]:
    """Where everything is for everybody unless somebody says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


def test_the_file_and_all_that_belongs_to_it_and_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "above" / "data"
    with storage_in(folder) as storage:
        list(play(sit_down("pingouins", "human", "human", storage=storage), Random(0), 5))
        found = rights(folder)
        assert len(found) == 4
        assert set(found.values()) == {"0o600"}
    assert folder.stat().st_mode & 0o777 == 0o700


def test_what_1_0_0_has_left_open_is_closed(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        list(play(sit_down("pingouins", "human", "human", storage=storage), Random(0), 5))
        for ending in BELONGINGS:
            (tmp_path / f"{FILE_NAME}{ending}").chmod(0o644)
        with storage_in(tmp_path):
            assert set(rights(tmp_path).values()) == {"0o600"}


def test_what_is_kept_aside(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"noise")
    (tmp_path / FILE_NAME).chmod(0o644)
    with storage_in(tmp_path) as storage:
        assert ids(storage) == ["moved_aside"]
    assert set(rights(tmp_path).values()) == {"0o600"}
