"""What can be done in Pingouins, and how it is written. Tiles are numbers inside, names in text."""

import re
from typing import NamedTuple

from penguins.core.game import NotAnAction
from penguins.games.pingouins.floe import FLOE, TILES


class LayFloe(NamedTuple):
    """Chance: how many fish each tile holds."""

    fish: str

    def __str__(self) -> str:
        return f"floe:{self.fish}"


class Place(NamedTuple):
    """Put a penguin on a tile."""

    tile: int

    def __str__(self) -> str:
        return FLOE.names[self.tile]


class Move(NamedTuple):
    """Slide a penguin in a straight line."""

    origin: int
    target: int

    def __str__(self) -> str:
        return f"{FLOE.names[self.origin]}-{FLOE.names[self.target]}"


PingouinsAction = LayFloe | Place | Move

_NOTATION = re.compile(rf"floe:(?P<fish>[123]{{{TILES}}})|(?P<origin>[a-h][1-8])(-(?P<target>[a-h][1-8]))?", re.ASCII)


def parse(text: str) -> PingouinsAction:
    """The action written so; NotAnAction if none is."""
    found = _NOTATION.fullmatch(text)
    if found is None:
        raise NotAnAction(text)
    if found["fish"]:
        return LayFloe(found["fish"])
    try:
        tiles = [FLOE.cell(found[end]) for end in ("origin", "target") if found[end]]
    except KeyError:
        raise NotAnAction(text) from None
    return Move(*tiles) if found["target"] else Place(*tiles)
