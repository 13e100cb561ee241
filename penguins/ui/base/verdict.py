"""A verdict of the coach, in words. No Kivy."""

from typing import NamedTuple


class Verdict(NamedTuple):
    """Something the coach says: about a decision, or about a seat in the whole match."""

    title: str
    text: str
    colour: str
    """Of the seat that it is about."""
    moment: int | None = None
    """Of the decision; None if it is about all of them."""
    best: str = ""
    """What the coach would have done there."""
    fish: int = 0
    """How well a seat decided, from one to three; 0 if it is not about that."""
