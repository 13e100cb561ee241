"""Plays a match where the system lets nothing be written; run as a process of its own by test_faults.py."""

import os
import resource
import sys
import urllib.parse  # noqa: F401  # pathlib asks for it later, when a nobody may not read Python's own folder
from contextlib import closing
from pathlib import Path
from random import Random

from penguins.session.storage import Storage
from tests.session.table import play, sit_down


def on_a_full_disk(folder: Path) -> str:
    with closing(Storage(folder)) as storage:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
        return _play(storage)


def on_a_read_only_disk(folder: Path) -> str:
    if os.getuid() == 0:  # root may write everywhere
        os.setuid(65534)
    with closing(Storage(folder)) as storage:
        return f"{len(storage.unfinished())} waiting, {_play(storage)}"


def _play(storage: Storage) -> str:
    session = sit_down("pingouins", "human", "chick", storage=storage)
    list(play(session, Random(0)))
    return f"{session.stage.kind}, told {' '.join(notice.id for notice in storage.take_notices())}"


if __name__ == "__main__":
    run = {"full": on_a_full_disk, "read_only": on_a_read_only_disk}[sys.argv[1]]
    print(run(Path(sys.argv[2])))
