"""A count of all saves, kept beside the file of matches. Whoever finds fewer in the file knows that some are gone.

SQLite takes an empty file for a new one, and passes over whatever it cannot read at the end of its log: nothing in the
file itself tells that there has been more. The count is written after each save, so a process that is killed between
the two leaves it too low, which is no loss.
"""

import os
from contextlib import suppress
from pathlib import Path

DIGITS = 20


def remember(path: Path, saves: int) -> None:
    """Write the count; without one, if that cannot be, nothing is worse than before."""
    with suppress(OSError):
        handle = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)
        try:
            os.write(handle, b"%0*d" % (DIGITS, saves))
        finally:
            os.close(handle)


def remembered(path: Path) -> int:
    """The count; 0 if there is none."""
    try:
        with path.open("rb") as file:
            return int(file.read(DIGITS)) if path.is_file() else 0
    except (OSError, ValueError):
        return 0
