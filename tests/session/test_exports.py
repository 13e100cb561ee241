"""Files that are left for others: whole or not at all."""

import errno
from pathlib import Path

import pytest

from penguins.session.exports import leave


def test_a_file_is_left_where_it_can_be_found_and_the_next_takes_its_place(tmp_path: Path) -> None:
    for content in (b"one", b"two"):
        path = leave(tmp_path / "data", "match.json", content)
        assert path.read_bytes() == content
        assert list((tmp_path / "data" / "exports").iterdir()) == [path]


def test_a_disk_that_gets_full_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = leave(tmp_path, "match.json", b"whole")

    def full(unfinished: Path, content: bytes) -> None:
        unfinished.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        leave(tmp_path, "match.json", b"half")
    assert path.read_bytes() == b"whole"
    assert list(path.parent.iterdir()) == [path]


def test_without_a_folder_there_is_nowhere_to_leave_it(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        leave(None, "match.json", b"")
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match="file"):
        leave(tmp_path / "file", "match.json", b"")
