"""All the tiles that penguins can slide to, as a bitboard."""

from penguins.core.bitboard import board_of
from penguins.games.pingouins.floe import TILES
from penguins.games.pingouins.slides import SLIDES, slides_from


class _Star(dict[int, int]):
    """Where one slide leads from a tile, by what is free of the rays from it; each is worked out once."""

    def __init__(self, origin: int) -> None:
        super().__init__()
        self._origin = origin

    def __missing__(self, free: int) -> int:
        self[free] = tiles = board_of(move.target for move in slides_from(self._origin, free))
        return tiles


class Reach:
    """Made anew for every decision: it remembers whatever it was asked."""

    def __init__(self) -> None:
        self._stars = [(sum(mask for mask, _ in SLIDES[origin]), _Star(origin)) for origin in range(TILES)]

    def of(self, penguins: int, free: int) -> int:
        """The tiles that these penguins can get to in one slide."""
        stars = self._stars
        tiles = 0
        while penguins:
            lowest = penguins & -penguins
            penguins ^= lowest
            rays, star = stars[lowest.bit_length() - 1]
            tiles |= star[free & rays]
        return tiles
