"""A copy of the app without a screen: plays matches and tells what it was told is stored. Run by other tests."""

import os
import sys
from contextlib import closing
from pathlib import Path
from random import Random

from penguins.session.storage import Storage
from tests.session.table import PATIENCE, play, sit_down


def main(folder: Path, matches: int) -> None:
    say("ready")
    sys.stdin.readline()
    with closing(Storage(folder, patience=PATIENCE)) as storage:
        for number in range(matches):
            session = sit_down("pingouins", "human", "human", storage=storage)
            for _ in play(session, Random(number)):
                say(session.record.id, *session.record.match.log)
        say("told", *(notice.id for notice in storage.take_notices()))


def say(*words: object) -> None:
    """A line in one piece, so that a killed process leaves no half of one."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
