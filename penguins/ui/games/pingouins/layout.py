"""Where the tiles of the floe are on the screen, and which one a finger means. Numbers only, no Kivy."""

from collections.abc import Iterable
from math import dist
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
_HEADROOM = 16.0
"""Above the first row, for a hat that hops. The margin of the board gives it as much again."""
_BADGE_BELOW = 27.0
_FISH = {
    1: ((40.0, 46.0),),
    2: ((36.5, 33.0), (44.0, 59.0)),
    3: ((47.0, 24.0), (31.5, 45.0), (48.0, 66.0)),
}
"""Where the fish of a tile are on its picture, from its upper left corner."""
_PENGUIN_FEET = 6.0 / 96.0
"""The part of a penguin's picture that is below its feet."""
COLUMNS = max(FLOE.row_lengths)
ROWS = len(FLOE.row_lengths)
WIDTH = COLUMNS * TILE_WIDTH
HEIGHT = _HEADROOM + (ROWS - 1) * ROW_HEIGHT + PICTURE_HEIGHT
_BELOW = 0.25
"""Of the room that the floe leaves over, how much is below it."""
_CLOSEST = 1.5
"""How much larger than on a whole floe tiles are at most."""
_REACH = 0.62
"""A tap this many tile widths from a centre still means that tile: a little more than a hexagon."""

_BODY_REACH = 0.4
"""The same from the middle of a penguin."""


class FloeLayout(NamedTuple):
    """The places of the tiles on the screen. y goes up."""

    scale: float
    left: float
    top: float
    middle: float
    """Where the left half of the area ends."""

    @property
    def box(self) -> Box:
        """All tiles together."""
        width, height = WIDTH * self.scale, HEIGHT * self.scale
        return Box(self.left, self.top - height, width, height)

    def centre(self, tile: int) -> Pos:
        """The middle of a tile's face."""
        row, col = FLOE.places[tile]
        x = self.left + (col + 0.5 + _inset(row)) * TILE_WIDTH * self.scale
        return x, self.top - (_HEADROOM + FACE_TO_TOP + row * ROW_HEIGHT) * self.scale

    def picture(self, tile: int) -> Box:
        """The box of a tile's picture."""
        x, y = self.centre(tile)
        width, height = TILE_WIDTH * self.scale, PICTURE_HEIGHT * self.scale
        return Box(x - width / 2, y + FACE_TO_TOP * self.scale - height, width, height)

    def standing(self, tile: int) -> Pos:
        """The middle of a penguin that stands on a tile."""
        x, y = self.centre(tile)
        return x, y + ((0.5 - _PENGUIN_FEET) * PENGUIN - _FEET_BELOW) * self.scale

    @property
    def penguin_side(self) -> float:
        """How large a penguin is."""
        return PENGUIN * self.scale

    def ground(self, standing: Pos) -> Pos:
        """The middle of a tile's face, for a penguin whose middle is there."""
        return standing[0], standing[1] - ((0.5 - _PENGUIN_FEET) * PENGUIN - _FEET_BELOW) * self.scale

    def feet(self, tile: int) -> Pos:
        """Where a penguin touches the ice."""
        x, y = self.centre(tile)
        return x, y - _FEET_BELOW * self.scale

    def badge(self, tile: int) -> Pos:
        """The middle of what tells the fish under a penguin: at its feet."""
        x, y = self.centre(tile)
        return x, y - _BADGE_BELOW * self.scale

    def fish(self, tile: int, number: int) -> list[Pos]:
        """The middle of each fish on a tile that has so many."""
        box = self.picture(tile)
        top = box.y + box.height
        return [(box.x + x * self.scale, top - y * self.scale) for x, y in _FISH[number]]

    def way(self, origin: int, target: int) -> list[Pos]:
        """Where a slide carves the ice: from the edge of the tile it leaves, which sinks, to where it ends."""
        (x, y), end = self.centre(origin), self.centre(target)
        far = max(1.0, dist((x, y), end) / (TILE_WIDTH * self.scale))
        return [(x + (end[0] - x) * 0.5 / far, y + (end[1] - y) * 0.5 / far), end]

    def tile_at(self, pos: Pos) -> int | None:
        """The tile whose middle is nearest, if the finger is on it or just beside."""
        return self.nearest(pos, range(FLOE.size))

    def nearest(self, pos: Pos, tiles: Iterable[int], least: float = 0.0) -> int | None:
        """Of these tiles, the one that is meant: forgiving, for they are the only ones that matter, and at least so far
        around them."""
        reach = max(least, _REACH * TILE_WIDTH * self.scale)
        return nearest(pos, {tile: self.centre(tile) for tile in tiles}, reach)

    def penguin_at(self, pos: Pos, tiles: Iterable[int]) -> int | None:
        """Of the penguins on these tiles, the one that is meant: a tap on its head is a tap on it."""
        standing = list(tiles)
        reach = _BODY_REACH * TILE_WIDTH * self.scale
        body = nearest(pos, {tile: self.standing(tile) for tile in standing}, reach)
        return self.nearest(pos, standing) if body is None else body


def lay_out(area: Box, tiles: Iterable[int] = range(FLOE.size)) -> FloeLayout:
    """These tiles as large as fit the area, in its middle; in a high one rather low, near the thumbs, so that the sky
    and what is told are above them."""
    places = [FLOE.places[tile] for tile in tiles]
    columns = [col + _inset(row) for row, col in places]
    rows = [row for row, _ in places]
    width = (max(columns) + 1 - min(columns)) * TILE_WIDTH
    height = HEIGHT - (ROWS - 1 - max(rows) + min(rows)) * ROW_HEIGHT
    whole = min(area.width / WIDTH, area.height / HEIGHT)
    scale = max(0.01, min(area.width / width, area.height / height, whole * _CLOSEST))
    left = area.x + (area.width - width * scale) / 2 - min(columns) * TILE_WIDTH * scale
    top = area.y + height * scale + (area.height - height * scale) * _BELOW + min(rows) * ROW_HEIGHT * scale
    return FloeLayout(scale, left, top, area.x + area.width / 2)


def _inset(row: int) -> float:
    return 0.5 if row % 2 == 0 else 0.0
