"""What speaks for a move of Pingouins, in a few words. No Kivy."""

from penguins.core.reason import Reason
from penguins.ui.base.words.translate import ntr


def said(reason: Reason, name: str) -> str:
    """What you do with the move, as a part of a sentence; `name` is whoever else it is about."""
    number = reason.amount
    match reason.id:
        case "fish":
            return ntr("land on {number} fish", "land on {number} fish", number)
        case "cuts_off":
            return ntr("cut {name} off from {number} fish", "cut {name} off from {number} fish", number, name=name)
        case "own_region":
            return ntr("keep {number} fish for yourself", "keep {number} fish for yourself", number)
        case "stuck":
            return ntr("trap {number} of {name}’s penguins", "trap {number} of {name}’s penguins", number, name=name)
        case "denies":
            return ntr("get {number} fish before {name}", "get {number} fish before {name}", number, name=name)
        case "threes":
            return ntr("aim at {number} tile with three fish", "aim at {number} tiles with three fish", number)
        case "mobile":
            return ntr(
                "keep {number} of your penguins free to move", "keep {number} of your penguins free to move", number
            )
    raise KeyError(reason.id)
