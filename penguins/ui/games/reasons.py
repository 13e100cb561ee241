"""What speaks for a move, as one sentence."""

from collections.abc import Sequence

from penguins.core.reason import Reason
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of


def because(game: str, reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """What whoever moves does with it, joined, with the names of the seats; nothing where there is no reason."""
    *first, last = [face_of(game).reason(reason, names) for reason in reasons] or [""]
    facts = tr("{first} and {last}", first=", ".join(first), last=last) if first else last
    told = tr("You {facts}.", facts=facts) if facts else ""
    return f"{told[:1].upper()}{told[1:]}"
