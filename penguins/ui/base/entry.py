"""An entry of a chronicle: one thing that happened, in a sentence. No Kivy."""

from typing import NamedTuple


class Entry(NamedTuple):
    """What happened, at which moment of the log, and to whom."""

    moment: int
    sentence: str
    colour: str
    """Of the seat that the sentence is about, mostly the one that moved; empty where chance did."""
