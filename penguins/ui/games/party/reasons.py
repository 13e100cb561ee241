"""What speaks for a move of Penguin Party, in a few words. No Kivy."""

from penguins.core.reason import Reason
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import mark, ntr, tr

_PLENTY = {
    "red": mark("use one of your {number} red cards"),
    "blue": mark("use one of your {number} blue cards"),
    "yellow": mark("use one of your {number} yellow cards"),
    "violet": mark("use one of your {number} violet cards"),
    "green": mark("use one of your {number} green cards"),
}
"""A sentence for each: in other languages a colour agrees with its cards."""


def said(reason: Reason, name: str) -> str:
    """What you do with the move, as a part of a sentence; `name` is whoever else it is about."""
    number = reason.amount
    colour = tr(COLOUR_NAMES[reason.colour]) if reason.colour else ""
    match reason.id:
        case "puts_out":
            return tr("leave {name} no card that fits", name=name)
        case "last_card":
            return tr("play your last card")
        case "kills":
            return tr("close {colour} for good", colour=colour)
        case "closes":
            return tr("close {colour} for now", colour=colour)
        case "keeps":
            return ntr("can still play {number} of your cards", "can still play {number} of your cards", number)
        case "room":
            return ntr("leave {number} space for your cards", "leave {number} spaces for your cards", number)
        case "plenty" if reason.colour:
            return tr(_PLENTY[reason.colour], number=number)
    raise KeyError(reason.id)
