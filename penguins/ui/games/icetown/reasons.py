"""What speaks for a move of Ice Town, in a few words. No Kivy."""

from penguins.core.reason import Reason
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import ntr, tr


def said(reason: Reason, name: str) -> str:
    """A part of a sentence about the move, which can be joined with others; `name` is whoever else it is about."""
    number = reason.amount
    colour = tr(COLOUR_NAMES[reason.colour]) if reason.colour else ""
    match reason.id:
        case "points":
            return ntr("brings {number} point", "brings {number} points", number)
        case "robs":
            return ntr("costs {name} {number} point", "costs {name} {number} points", number, name=name)
        case "line":
            return tr("makes a green line of {number}", number=number)
        case "group":
            return tr("makes a pink group of {number}", number=number)
        case "igloo":
            return tr("settles beside an igloo")
        case "loner":
            return tr("stays away from other violets")
        case "room":
            return ntr(
                "leaves {number} good space for the next {colour}",
                "leaves {number} good spaces for the next {colour}",
                number,
                colour=colour,
            )
        case "takes_lead":
            return ntr("takes the lead by {number} point", "takes the lead by {number} points", number)
    raise KeyError(reason.id)
