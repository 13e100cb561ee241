"""What a seat stands at: facts for its panel, and where its points came from."""

from typing import NamedTuple


class Fact(NamedTuple):
    """Something to know about a seat at a glance: a picture and a few letters, said in full in `label`."""

    icon: str
    text: str
    label: str


class Line(NamedTuple):
    """One source of points: what it is called, and what each seat has, both in the player's language."""

    label: str
    values: tuple[str, ...]


class Breakdown(NamedTuple):
    """Where the points came from: lines, the total last, and perhaps a sentence such as how a tie was broken."""

    lines: tuple[Line, ...]
    note: str = ""
