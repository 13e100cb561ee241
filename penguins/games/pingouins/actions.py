"""The actions of Pingouins, how they are written, and tables of them. Tiles are numbers inside, names in text."""

import re

from penguins.core.bitboard import board_of
from penguins.core.game import NotAnAction
from penguins.core.grid import Ray
from penguins.core.state import Action
from penguins.games.pingouins.geometry import FLOE, TILES


class LayFloe(Action):
    """Chance: how many fish each tile holds."""

    fish: str

    def __str__(self) -> str:
        return f"floe:{self.fish}"


class Place(Action):
    """Put a penguin on a tile."""

    tile: int

    def __str__(self) -> str:
        return FLOE.names[self.tile]


class Move(Action):
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


class Slides(dict[int, tuple[Move, ...]]):
    """A lookup table of the moves along one ray, by the bitboard of what is free of it. It fills itself."""

    def __init__(self, origin: int, ray: Ray) -> None:
        super().__init__()
        self.mask = board_of(ray)
        self._moves = tuple(Move(origin, target) for target in ray)

    def __missing__(self, free: int) -> tuple[Move, ...]:
        reach = 0
        while reach < len(self._moves) and free >> self._moves[reach].target & 1:
            reach += 1
        self[free] = moves = self._moves[:reach]
        return moves


SLIDES = tuple(
    tuple((slides.mask, slides) for slides in (Slides(origin, ray) for ray in rays))
    for origin, rays in enumerate(FLOE.rays)
)
"""For each tile, per direction: the mask of its ray, and the moves by what is free of that mask."""

PLACES = tuple(Place(tile) for tile in range(TILES))


def slides_from(origin: int, free: int) -> list[Move]:
    """Every move of a penguin on that tile."""
    moves: list[Move] = []
    for mask, slides in SLIDES[origin]:
        moves += slides[free & mask]
    return moves
