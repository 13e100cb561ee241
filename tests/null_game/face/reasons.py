"""What speaks for a move of Pebbles, in a few words. No Kivy."""

from penguins.core.reason import Reason
from penguins.ui.base.words.translate import ntr

_WORDS = {"pebbles": ("takes {number} pebble", "takes {number} pebbles")}


def said(reason: Reason, name: str) -> str:  # none is about anybody else
    """A part of a sentence about the move, which can be joined with others."""
    return ntr(*_WORDS[reason.id], reason.amount)
