"""The fish of one floe, counted by bitboard."""

from collections.abc import Sequence

from penguins.core.bitboard import board_of

TILE = 1 / 64
"""What a tile counts beside its fish: it breaks a tie and never more, as there are 60."""


class Shoal:
    """What tiles are worth: their fish, and next to nothing for each tile."""

    def __init__(self, fish: Sequence[int]) -> None:
        self.worth = tuple(count + TILE for count in fish)
        self.two = board_of(tile for tile, count in enumerate(fish) if count >= 2)
        """The tiles with two fish or three."""
        self.three = board_of(tile for tile, count in enumerate(fish) if count == 3)

    def fish(self, board: int) -> int:
        """The fish on these tiles together."""
        return board.bit_count() + (board & self.two).bit_count() + (board & self.three).bit_count()

    def worth_of(self, board: int) -> float:
        """What these tiles are worth together."""
        return self.fish(board) + TILE * board.bit_count()

    def held(self, caught: int, tiles: int, penguins: int) -> float:
        """What a seat has for certain, with the tiles that its penguins stand on."""
        return caught + TILE * tiles + self.worth_of(penguins)
