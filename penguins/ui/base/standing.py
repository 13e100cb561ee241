"""What a seat stands at: what is on its plate, and where its points came from."""

from typing import NamedTuple


class Fact(NamedTuple):
    """Something to know about a seat at a glance: a picture if it needs one, and a few letters; `label` says all."""

    icon: str
    text: str
    label: str


class Walker(NamedTuple):
    """A penguin on the road of a plate: how far from home it is, from 0 to 1, and whether it is on its way back."""

    colour: str
    part: float
    homeward: bool
    label: str
    """The same in words."""


class Standing(NamedTuple):
    """What is on a seat's plate: one number, or its penguins on a road or waiting, and at most two small details."""

    score: Fact | None = None
    details: tuple[Fact, ...] = ()
    road: tuple[Walker, ...] = ()
    waiting: tuple[str, ...] = ()
    """The colours of penguins that are not on the board yet; there is no score as long as they are to be seen."""


class Line(NamedTuple):
    """One source of points: what it is called, and what each seat has, both in the player's language."""

    label: str
    values: tuple[str, ...]


class Breakdown(NamedTuple):
    """Where the points came from: lines, the total last, and perhaps a sentence such as how a tie was broken."""

    lines: tuple[Line, ...]
    note: str = ""
