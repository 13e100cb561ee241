"""A match in sentences, step by step: for the list beside a board, in play and in replay. No Kivy."""

from collections.abc import Iterable
from itertools import repeat

from penguins.core.state import Action
from penguins.session.looking_back import Past, past_action, spectator
from penguins.session.record import Record
from penguins.ui.base.entry import Entry
from penguins.ui.games.face import face_of
from penguins.ui.games.hearing import hearing_of


class Chronicle:
    """Tells what everybody at the screen may know. What has been told is kept, until it is taken back."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._viewer = spectator(record)
        self._hearing = hearing_of(record.setup.seats)
        self._log: list[Action] = []
        self._told: dict[int, tuple[Entry, ...]] = {}

    def since(self, first: int) -> list[Entry]:
        """All that happened since the log was that long."""
        return self.between(first, len(self._record.match.log))

    def between(self, first: int, end: int) -> list[Entry]:
        """What happened from one moment until before another."""
        self._forget_what_was_taken_back()
        return [entry for moment in range(max(0, first), min(end, len(self._log))) for entry in self._at(moment)]

    def last(self, number: int, end: int | None = None) -> list[Entry]:
        """The last so many; of what happened until before a moment, if there is an `end`."""
        self._forget_what_was_taken_back()
        found: list[Entry] = []
        for moment in reversed(range(len(self._log))[:end]):
            if len(found) >= number:
                break
            found = [*self._at(moment), *found]
        return found[-number:]

    def _at(self, moment: int) -> tuple[Entry, ...]:
        if moment not in self._told:
            self._told[moment] = tuple(self._entries(moment, past_action(self._record, moment, self._viewer)))
        return self._told[moment]

    def _entries(self, moment: int, past: Past) -> Iterable[Entry]:
        setup = self._record.setup
        face = face_of(setup.game.id)
        sentences = face.told(past, self._hearing)
        for sentence, seat in zip(sentences, face.told_of(past) or repeat(past.mover), strict=False):
            yield Entry(moment, sentence, setup.seats[seat].colour if seat >= 0 else "")

    def _forget_what_was_taken_back(self) -> None:
        log = list(self._record.match.log)
        same = next((at for at, (old, new) in enumerate(zip(self._log, log, strict=False)) if old != new), len(log))
        self._told = {moment: entries for moment, entries in self._told.items() if moment < same}
        self._log = log


def news(entries: Iterable[Entry]) -> list[Entry]:
    """Without what chance did, where somebody has made something of it since."""
    kept = list(entries)
    return [entry for entry in kept if entry.colour or entry.moment == kept[-1].moment]
