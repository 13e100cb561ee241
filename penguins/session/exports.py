"""Files that are left for other people and other apps: a match, a picture of its end."""

from datetime import datetime
from pathlib import Path

from penguins.session.record import Record


def name_for(record: Record, suffix: str) -> str:
    """A name that tells what match it is of."""
    played = datetime.fromtimestamp(record.ended or record.started)
    return f"{record.setup.game.id}-{played:%Y-%m-%d-%H%M%S}{suffix}"


def leave(data: Path | None, name: str, content: bytes) -> Path:
    """Write a file into `exports` there, whole or not at all; OSError if it cannot be."""
    if data is None:
        raise FileNotFoundError
    folder = data / "exports"
    folder.mkdir(parents=True, exist_ok=True)
    path, unfinished = folder / name, folder / f".{name}"
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise
    return path
