"""Who hears what happens, and what everybody at the table is called. No Kivy."""

from collections.abc import Sequence
from typing import NamedTuple

from penguins.core.events import MatchOver
from penguins.session.setup import Seat
from penguins.ui.base.words.formats import joined
from penguins.ui.base.words.translate import tr

_LONGEST = 13
"""Letters of a name in a sentence; what is longer ends in three dots."""


class Hearing(NamedTuple):
    """What everybody is called, and which seat is "you"."""

    names: tuple[str, ...]
    you: int | None
    """The only person's seat; None where several people read the same words, or nobody plays."""

    def say(self, seat: int, own: str, other: str, **values: object) -> str:
        """A sentence about that seat, both marked for translation: one for "you", the other with its {name}."""
        if seat == self.you:
            return tr(own, **values)
        return tr(other, name=self.names[seat], **values)


def hearing_of(seats: Sequence[Seat]) -> Hearing:
    """For whoever sits in front of the screen: the only person is "you", several are called by their names."""
    people = [number for number, seat in enumerate(seats) if seat.is_human]
    return Hearing(_shortened([seat.name for seat in seats]), people[0] if len(people) == 1 else None)


def _shortened(names: Sequence[str]) -> tuple[str, ...]:
    """Long names cut short, unless two of them would be one."""
    short = tuple(name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1].strip()}…" for name in names)
    return short if len(set(short)) == len(set(names)) else tuple(names)


def victory(over: MatchOver, hearing: Hearing, score: str) -> str:
    """Who has won, and with what score."""
    others = [hearing.names[seat] for seat in over.winners if seat != hearing.you]
    if hearing.you not in over.winners:
        if len(others) == 1:
            return tr("{name} wins: {score}!", name=others[0], score=score)
        return tr("{names} share the win: {score}.", names=joined(others), score=score)
    if not others:
        return tr("You win: {score}!", score=score)
    return tr("You share the win with {names}: {score}.", names=joined(others), score=score)
