"""What speaks for a move of Ice Town, in a few words. No Kivy."""

from penguins.core.reason import Reason
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import ntr, tr


def said(reason: Reason, name: str) -> str:
    """What you do with the move, as a part of a sentence; `name` is whoever else it is about."""
    number = reason.amount
    colour = tr(COLOUR_NAMES[reason.colour]) if reason.colour else ""
    match reason.id:
        case "points":
            return ntr("get {number} point", "get {number} points", number)
        case "robs":
            return ntr("cost {name} {number} point", "cost {name} {number} points", number, name=name)
        case "line":
            return tr("make a green line of {number}", number=number)
        case "group":
            return tr("make a pink group of {number}", number=number)
        case "igloo":
            return tr("put it next to an igloo")
        case "loner":
            return tr("keep it away from other violets")
        case "room":
            return ntr(
                "leave {number} good space for the next {colour}",
                "leave {number} good spaces for the next {colour}",
                number,
                colour=colour,
            )
        case "takes_lead":
            return ntr("take the lead by {number} point", "take the lead by {number} points", number)
    raise KeyError(reason.id)
