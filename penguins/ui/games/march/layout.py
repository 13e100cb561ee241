"""Where the road lies between colony and ocean. Numbers only, no Kivy; y goes up."""

from typing import NamedTuple

from penguins.games.march.geometry import COLONY, COLUMNS, OCEAN
from penguins.ui.base.box import Box, Pos

FACE, PICTURE = 72.0, 80.0
"""A tile's face and its whole picture, slab side included (assets/README.md)."""
_SHORE = 0.9
"""How deep colony and ocean are, in tiles."""
_SLAB = PICTURE / FACE - 1
_BROADEST = 1.2
"""How far a tile may be stretched across the road, where there is room to spare."""
_NARROWEST = 0.9
_WIDEST_BUTTON = 0.3
"""How much of the room across the road a button may take, where there is little of it."""

_COMPANY: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((0.0, 0.0, 1.0),),
    2: ((-0.21, 0.03, 0.84), (0.21, -0.03, 0.84)),
    3: ((0.0, 0.2, 0.74), (-0.24, -0.06, 0.74), (0.24, -0.06, 0.74)),
    4: ((-0.2, 0.2, 0.68), (0.26, 0.2, 0.68), (-0.26, -0.08, 0.68), (0.2, -0.08, 0.68)),
}
"""For so many penguins on one tile: where each stands, in tiles from the middle, and how large; back row first."""


class RoadLayout(NamedTuple):
    """Tiles between two shores: from the lower one up, or sideways from left to right."""

    rows: int
    sideways: bool
    field: Box
    """All tiles together."""
    colony: Box
    ocean: Box
    button: Box
    """Beside the road, for an answer that is not on it."""

    @property
    def tile_width(self) -> float:
        return self.field.width / (self.rows if self.sideways else COLUMNS)

    @property
    def tile_height(self) -> float:
        return self.field.height / (COLUMNS if self.sideways else self.rows)

    @property
    def cells(self) -> range:
        return range(self.rows * COLUMNS)

    @property
    def outward(self) -> Pos:
        """The way to the ocean."""
        return (1.0, 0.0) if self.sideways else (0.0, 1.0)

    def face(self, cell: int) -> Box:
        """The square of ice that a tile shows."""
        row, column = divmod(cell, COLUMNS)
        across, up = (row, COLUMNS - 1 - column) if self.sideways else (column, row)
        width, height = self.tile_width, self.tile_height
        return Box(self.field.x + across * width, self.field.y + up * height, width, height)

    def picture(self, cell: int) -> Box:
        """The box of a tile's whole picture."""
        face = self.face(cell)
        side = face.height * _SLAB
        return Box(face.x, face.y - side, face.width, face.height + side)

    def centre(self, place: int) -> Pos:
        """The middle of a tile or a shore."""
        if place == COLONY:
            return self.colony.centre
        return self.ocean.centre if place == OCEAN else self.face(place).centre

    def place_at(self, pos: Pos) -> int | None:
        """The tile or shore under a finger."""
        if self.colony.holds(pos):
            return COLONY
        if self.ocean.holds(pos):
            return OCEAN
        return next((cell for cell in self.cells if self.face(cell).holds(pos)), None)

    @property
    def penguin(self) -> float:
        """The size of a penguin that stands alone."""
        return min(self.tile_width * 0.98, self.tile_height * 0.98)

    def company(self, cell: int, number: int) -> list[Box]:
        """Where so many penguins on one tile stand, back row first."""
        face = self.face(cell)
        x, y = face.centre
        size = self.penguin
        return [
            _around((x + across * face.width, y + (up + 0.06) * face.height), size * part)
            for across, up, part in _COMPANY[number]
        ]

    def ashore(self, place: int, penguin: int) -> Box:
        """Where a penguin stands in the colony or the ocean: each has a spot of its own."""
        x, y = self.centre(place)
        part = (penguin + 0.5) / COLUMNS
        if self.sideways:
            y = self.field.y + self.field.height * (1 - part)
        else:
            x = self.field.x + self.field.width * part
            y += self.penguin * 0.08
        return _around((x, y), self.penguin)


def _around(centre: Pos, size: float) -> Box:
    return Box(centre[0] - size / 2, centre[1] - size / 2, size, size)


def lay_out(area: Box, rows: int, button: float) -> RoadLayout:
    """The road with the larger tiles; `button` is the room that a button beside it needs."""
    upright, sideways = _upright(area, rows, button), _sideways(area, rows, button)
    return max(upright, sideways, key=lambda road: min(road.tile_width, road.tile_height))


def _upright(area: Box, rows: int, button: float) -> RoadLayout:
    height = area.height / (rows + 2 * _SHORE + _SLAB)
    width, from_left = _across(area.width, height, button)
    height = min(height, width * _BROADEST)
    deep = (area.height - (rows + _SLAB) * height) / 2
    colony = Box(area.x, area.y, area.width, min(deep, height * 1.4))
    ocean_y = area.y + area.height - min(deep, height * 1.4)
    between = ocean_y - colony.y - colony.height
    field_y = colony.y + colony.height + (between + (_SLAB - rows) * height) / 2
    field = Box(area.x + from_left, field_y, COLUMNS * width, rows * height)
    left = field.x + field.width
    answer = Box(left, field.y, area.x + area.width - left, field.height)
    return RoadLayout(rows, False, field, colony, Box(area.x, ocean_y, area.width, colony.height), answer)


def _sideways(area: Box, rows: int, button: float) -> RoadLayout:
    width = area.width / (rows + 2 * _SHORE)
    slab = min(width * _BROADEST, area.height / COLUMNS) * _SLAB
    height, from_top = _across(area.height - slab, width, button)
    width = min(width, height * _BROADEST)
    deep = min((area.width - rows * width) / 2, width * 1.4)
    field = Box(
        area.x + (area.width - rows * width) / 2,
        area.y + area.height - from_top - COLUMNS * height,
        rows * width,
        COLUMNS * height,
    )
    colony = Box(field.x - deep, area.y, deep, area.height)
    ocean = Box(field.x + field.width, area.y, deep, area.height)
    answer = Box(field.x, area.y, field.width, field.y - area.y - height * _SLAB)
    return RoadLayout(rows, True, field, colony, ocean, answer)


def _across(room: float, along: float, button: float) -> tuple[float, float]:
    """How long a tile is across the road, and how far the road is from the edge that has no button.

    The road is in the middle if that leaves room for a button, else beside the button.
    """
    button = min(button, room * _WIDEST_BUTTON)
    centred = (room - 2 * button) / COLUMNS
    if centred >= along * _NARROWEST:
        size = min(along * _BROADEST, centred)
        return size, (room - COLUMNS * size) / 2
    size = min(along * _BROADEST, (room - button) / COLUMNS)
    return size, (room - button - COLUMNS * size) / 2
