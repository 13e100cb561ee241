"""What speaks for a move of Pingouins, in a few words. No Kivy."""

from penguins.core.reason import Reason
from penguins.ui.base.words.translate import ntr


def said(reason: Reason, name: str) -> str:
    """A part of a sentence about the move, which can be joined with others; `name` is whoever else it is about."""
    number = reason.amount
    match reason.id:
        case "fish":
            return ntr("lands on {number} fish", "lands on {number} fish", number)
        case "cuts_off":
            return ntr("cuts {name} off from {number} fish", "cuts {name} off from {number} fish", number, name=name)
        case "own_region":
            return ntr("keeps {number} fish for you alone", "keeps {number} fish for you alone", number)
        case "stuck":
            return ntr("traps {number} penguin of {name}", "traps {number} penguins of {name}", number, name=name)
        case "denies":
            return ntr("gets {number} fish before {name}", "gets {number} fish before {name}", number, name=name)
        case "threes":
            return ntr("aims at {number} tile with three fish", "aims at {number} tiles with three fish", number)
        case "mobile":
            return ntr(
                "leaves {number} of your penguins free to move", "leaves {number} of your penguins free to move", number
            )
    raise KeyError(reason.id)
