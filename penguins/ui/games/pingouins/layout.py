"""Where the tiles of the floe are on the screen, and which one a finger means. Numbers only, no Kivy."""

from collections.abc import Iterable
from typing import NamedTuple

from penguins.games.pingouins.geometry import FLOE
from penguins.ui.base.box import Box, Pos, nearest

TILE_WIDTH = 80.0
"""All lengths are those of the pictures (assets/README.md), times `scale`."""
ROW_HEIGHT = 69.3
PICTURE_HEIGHT = 104.0
FACE_TO_TOP = 45.0
PENGUIN = 70.0
_FEET_BELOW = 12.0
_PENGUIN_FEET = 6.0 / 96.0
"""The part of a penguin's picture that is below its feet."""
COLUMNS = max(FLOE.row_lengths)
ROWS = len(FLOE.row_lengths)
WIDTH = COLUMNS * TILE_WIDTH
HEIGHT = (ROWS - 1) * ROW_HEIGHT + PICTURE_HEIGHT
_REACH = 0.62
"""A tap this many tile widths from a centre still means that tile: a little more than a hexagon."""


class FloeLayout(NamedTuple):
    """The places of the tiles on the screen. y goes up."""

    scale: float
    left: float
    top: float

    def centre(self, tile: int) -> Pos:
        """The middle of a tile's face."""
        row, col = FLOE.places[tile]
        inset = 0.5 if row % 2 == 0 else 0.0
        x = self.left + (col + 0.5 + inset) * TILE_WIDTH * self.scale
        return x, self.top - (FACE_TO_TOP + row * ROW_HEIGHT) * self.scale

    def picture(self, tile: int) -> Box:
        """The box of a tile's picture."""
        x, y = self.centre(tile)
        width, height = TILE_WIDTH * self.scale, PICTURE_HEIGHT * self.scale
        return Box(x - width / 2, y + FACE_TO_TOP * self.scale - height, width, height)

    def standing(self, tile: int) -> Pos:
        """The middle of a penguin that stands on a tile."""
        x, y = self.centre(tile)
        return x, y + ((0.5 - _PENGUIN_FEET) * PENGUIN - _FEET_BELOW) * self.scale

    def tile_at(self, pos: Pos) -> int | None:
        """The tile whose middle is nearest, if the finger is on it or just beside."""
        return self.nearest(pos, range(FLOE.size))

    def nearest(self, pos: Pos, tiles: Iterable[int]) -> int | None:
        """Of these tiles, the one that is meant: forgiving, for they are the only ones that matter."""
        return nearest(pos, {tile: self.centre(tile) for tile in tiles}, _REACH * TILE_WIDTH * self.scale)


def lay_out(area: Box) -> FloeLayout:
    """The floe as large as fits the area, in its middle."""
    scale = max(0.01, min(area.width / WIDTH, area.height / HEIGHT))
    left = area.x + (area.width - WIDTH * scale) / 2
    top = area.y + (area.height + HEIGHT * scale) / 2
    return FloeLayout(scale, left, top)
