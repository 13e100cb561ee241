"""The actions of Pebbles, and how they are written."""

import re

from penguins.core.game import NotAnAction
from penguins.core.state import Action


class LayHeap(Action):
    """Chance: how many pebbles there are, and what the coin under them is worth."""

    pebbles: int
    coin: int

    def __str__(self) -> str:
        return f"heap:{self.pebbles}:{self.coin}"


class Take(Action):
    """Take so many pebbles."""

    pebbles: int

    def __str__(self) -> str:
        return f"take:{self.pebbles}"


PebblesAction = LayHeap | Take

# One way to write each action and no other: without re.ASCII, \d would take digits of every script.
_NOTATION = re.compile(r"heap:(?P<heap>\d):(?P<coin>\d)|take:(?P<taken>\d)", re.ASCII)


def parse(text: str) -> PebblesAction:
    """The action written so; NotAnAction if none is. Whether the rules allow it is for the state to say."""
    found = _NOTATION.fullmatch(text)
    if found is None:
        raise NotAnAction(text)
    if found["taken"]:
        return Take(int(found["taken"]))
    return LayHeap(int(found["heap"]), int(found["coin"]))
