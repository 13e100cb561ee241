"""What speaks for a move, as one sentence."""

from collections.abc import Sequence

from penguins.core.reason import Reason
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of


def because(game: str, reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """The reasons joined, with the names of the seats; nothing where there is no reason."""
    parts = [face_of(game).reason(reason, names) for reason in reasons]
    told = parts[0] if len(parts) == 1 else _joined(parts)
    return f"{told[:1].upper()}{told[1:]}." if told else ""


def _joined(parts: Sequence[str]) -> str:
    if not parts:
        return ""
    *first, last = parts
    return tr("{first} and {last}", first=", ".join(first), last=last)
