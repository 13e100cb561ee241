"""A copy of the app without a screen: plays matches and tells what it was told is stored. Run by other tests."""

import sys
from contextlib import closing
from pathlib import Path
from random import Random

from penguins.session.storage import Storage
from tests.session.table import play, sit_down


def main(folder: Path, matches: int) -> None:
    print("ready", flush=True)
    sys.stdin.readline()
    with closing(Storage(folder)) as storage:
        for number in range(matches):
            session = sit_down("pingouins", "human", "human", storage=storage)
            for _ in play(session, Random(number)):
                print(session.record.id, *session.record.match.log, flush=True)
        print("told", *(notice.id for notice in storage.take_notices()), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
