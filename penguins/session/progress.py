"""How far a person has come in a script: what was played since its opening, and whether it was ever won."""

import json
from typing import Any, NamedTuple

from penguins.session.record import Record
from penguins.session.script import Prompter, Script
from penguins.session.storage import Storage


class Progress(NamedTuple):
    """Kept by person and script, so that what is left can be taken up again."""

    log: tuple[str, ...] = ()
    """What was played since the opening; empty: it begins, or begins anew."""
    won: bool = False
    """Whether its goal was ever reached."""
    offered: bool = False
    """Whether the person has been asked to play it."""


def progress_of(storage: Storage, person: str, script: str) -> Progress:
    """What is known of a person and a script; nothing yet, if what is kept makes no sense."""
    try:
        plain: Any = json.loads(storage.progress(person, script))
        return Progress(tuple(map(str, plain["log"])), bool(plain["won"]), bool(plain["offered"]))
    except (ValueError, TypeError, KeyError, RecursionError):
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
        progress = Progress(() if won else prompter.tail, before.won or won, offered=True)
        keep_progress(self._storage, self._person, self._script.id, progress)

    def discard(self, record: Record) -> None:
        """All has been taken back: it begins, but what was ever won stays won."""
        self.save(record)
