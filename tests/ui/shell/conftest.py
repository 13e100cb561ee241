"""A tablet to plug in, and a file on it."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.ui.shell.tablet import Tablet


@pytest.fixture
def tablet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Tablet":
    from tests.ui.shell.tablet import Tablet  # needs Kivy: only once that is quiet

    made = Tablet(tmp_path)
    made.plug_in(monkeypatch)
    return made


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text('{"été": 1}', encoding="utf-8")
    return path
