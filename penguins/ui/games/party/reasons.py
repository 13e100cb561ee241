"""What speaks for a move of Penguin Party, in a few words. No Kivy."""

from penguins.core.reason import Reason
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import ntr, tr


def said(reason: Reason, name: str) -> str:
    """A part of a sentence about the move, which can be joined with others; `name` is whoever else it is about."""
    number = reason.amount
    colour = tr(COLOUR_NAMES[reason.colour]) if reason.colour else ""
    match reason.id:
        case "puts_out":
            return tr("leaves {name} no card that fits", name=name)
        case "last_card":
            return tr("plays your last card")
        case "kills":
            return tr("closes {colour} for good", colour=colour)
        case "closes":
            return tr("closes {colour} for now", colour=colour)
        case "keeps":
            return ntr("keeps {number} of your cards playable", "keeps {number} of your cards playable", number)
        case "room":
            return ntr("leaves {number} space for your cards", "leaves {number} spaces for your cards", number)
        case "plenty":
            return tr("uses one of your {number} {colour} cards", colour=colour, number=number)
    raise KeyError(reason.id)
