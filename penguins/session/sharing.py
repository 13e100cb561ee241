"""Matches that leave the app as files."""

from datetime import datetime
from pathlib import Path

from penguins.session.match_file import match_text
from penguins.session.record import Record


def export(record: Record, data: Path | None) -> Path:
    """Write the match into `exports` there, under a name that tells what it is; OSError if it cannot be."""
    if data is None:
        raise FileNotFoundError
    folder = data / "exports"
    folder.mkdir(parents=True, exist_ok=True)
    played = datetime.fromtimestamp(record.ended or record.started)
    path = folder / f"{record.setup.game.id}-{played:%Y-%m-%d-%H%M%S}.json"
    path.write_text(match_text(record), encoding="utf-8")
    return path
