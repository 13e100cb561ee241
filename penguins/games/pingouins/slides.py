"""Where a penguin can slide, looked up instead of walked."""

from penguins.core.bitboard import board_of
from penguins.core.grid import Ray
from penguins.games.pingouins.actions import Move, Place
from penguins.games.pingouins.floe import FLOE, TILES


class Slides(dict[int, tuple[Move, ...]]):
    """The moves along one ray, by the bitboard of what is free of it; each is worked out once."""

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
