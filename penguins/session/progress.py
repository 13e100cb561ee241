"""How far a person has come in a script: what was played since its opening, and whether it was ever won."""

import json
from typing import Any, NamedTuple

from penguins.session.record import Record
from penguins.session.script import Prompter, Script
from penguins.session.storage import Storage

MOST_STARS = 3


class Progress(NamedTuple):
    """Kept by person and script, so that what is left can be taken up again."""

    log: tuple[str, ...] = ()
    """What was played since the opening; empty: it begins, or begins anew."""
    won: bool = False
    """Whether its goal was ever reached."""
    offered: bool = False
    """Whether the person has been asked to play it."""
    stars: int = 0
    """The most that a puzzle was ever solved with (`penguins/session/solving.py`)."""
    missed: bool = False
    """Whether the goal was missed since it was last begun anew."""
    helped: bool = False
    """Whether a hint or the solution was asked for since then."""


def progress_of(storage: Storage, person: str, script: str) -> Progress:
    """What is known of a person and a script; nothing yet, if what is kept makes no sense."""
    try:
        plain: Any = json.loads(storage.progress(person, script))
        stars = min(MOST_STARS, max(0, int(plain.get("stars", 0))))
        tries = (bool(plain.get(name)) for name in ("missed", "helped"))
        return Progress(tuple(map(str, plain["log"])), bool(plain["won"]), bool(plain["offered"]), stars, *tries)
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
        return Progress()


def keep_progress(storage: Storage, person: str, script: str, progress: Progress) -> None:
    """Remember it."""
    storage.keep_progress(person, script, json.dumps(progress._asdict()))


class ProgressKeeper:
    """Keeps a scripted match while it is played. It is in no list of matches and counts in no statistics."""

    def __init__(self, storage: Storage, person: str, script: Script) -> None:
        self._storage = storage
        self._person = person
        self._script = script

    def save(self, record: Record) -> None:
        """Keep what was played since the opening; what has been won begins anew next time."""
        prompter = Prompter(self._script, record)
        won = prompter.outcome is True
        before = progress_of(self._storage, self._person, self._script.id)
        kept = before._replace(log=() if won else prompter.tail, won=before.won or won, offered=True)
        keep_progress(self._storage, self._person, self._script.id, self.judged(kept) if won else kept)

    def judged(self, progress: Progress) -> Progress:
        """What is kept of somebody who has just reached the goal."""
        return progress

    def discard(self, record: Record) -> None:
        """All has been taken back: it begins, but what was ever won stays won."""
        self.save(record)
