"""Where the road lies between colony and ocean. Numbers only, no Kivy; y goes up."""

from collections.abc import Iterable
from math import dist
from typing import NamedTuple

from penguins.games.march.geometry import COLONY, COLUMNS, OCEAN
from penguins.ui.base.box import Box, Pos

FACE, PICTURE = 72.0, 80.0
"""A tile's face and its whole picture, slab side included (assets/README.md)."""
_SLAB = PICTURE / FACE - 1
_SHORE, _DEEPEST = 0.9, 1.4
"""How deep colony and ocean are, in tiles, where there is little room and where there is much."""
_HOME = 1.5
"""The same of a colony on its side, where tiles stay large enough: penguins stand beside igloos and chicks."""
_LEAST_TILE = 2 / 3
"""So large is a tile that leaves room for that, in lengths of the button."""
_WIDEST_BUTTON = 0.3
"""How much of the room across the road a button may take, where there is little of it."""
_LOW, _MIDDLE = 0.42, 0.5
"""Of the room above and below a road that lies on its side, how much is below: in a wide window the sky is above."""
_RATHER_SIDEWAYS, _RATHER_UPRIGHT = 1.25, 0.86
"""How much smaller tiles may be so, in a wide window and in a high one: the road lies in a replay as it did in play."""
_APART = 1.45
"""How far apart penguins stand ashore, in tiles, where there is room."""
_HILL, _HILL_SIDE = (480, 120), (108, 428)
_AT_HOME, _HOME_SIDE = ((34, 38), (80, 171), (80, 264), (34, 392)), 54
"""Where penguins stand on that hill, and how large they are: above, between and below its igloos, beside its chicks."""
_DRIFTS = (("march_drift_a", 150, 56), ("march_drift_b", 110, 38), ("march_drift_c", 200, 64))

_COMPANY: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((0.0, 0.0, 1.0),),
    2: ((-0.29, 0.06, 0.86), (0.29, -0.04, 0.86)),
    3: ((0.0, 0.3, 0.8), (-0.36, -0.08, 0.8), (0.36, -0.08, 0.8)),
    4: ((-0.34, 0.3, 0.76), (0.36, 0.3, 0.76), (-0.36, -0.12, 0.76), (0.34, -0.12, 0.76)),
}
"""For so many penguins on one tile: where each stands, in tiles from the middle, and how large; back row first."""


class Drift(NamedTuple):
    """A heap of snow beside the road."""

    picture: str
    box: Box


class RoadLayout(NamedTuple):
    """Square tiles between two shores: from the lower one up, or sideways from left to right."""

    rows: int
    sideways: bool
    wide: bool
    """Whether the window is wide: then it ends where the area does, and nothing lies below."""
    area: Box
    """All the room there is."""
    field: Box
    """All tiles together."""
    colony: Box
    ocean: Box
    button: Box
    """Beside the road, for an answer that is not on it."""

    @property
    def tile(self) -> float:
        """How long each side of a tile is."""
        return self.field.width / (self.rows if self.sideways else COLUMNS)

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
        return Box(self.field.x + across * self.tile, self.field.y + up * self.tile, self.tile, self.tile)

    def picture(self, cell: int) -> Box:
        """The box of a tile's whole picture."""
        face = self.face(cell)
        return Box(face.x, face.y - self.tile * _SLAB, self.tile, self.tile * (1 + _SLAB))

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

    def nearest(self, pos: Pos, places: Iterable[int], least: float) -> int | None:
        """Of these places the one that a finger means, each being `least` long and wide at least."""
        meant = [place for place in places if self._reach(place, least).holds(pos)]
        return min(meant, key=lambda place: dist(self.centre(place), pos), default=None)

    def _reach(self, place: int, least: float) -> Box:
        box = {COLONY: self.colony, OCEAN: self.ocean}.get(place) or self.face(place)
        right, up = (max(0.0, least - side) for side in (box.width, box.height))
        return Box(box.x - right / 2, box.y - up / 2, box.width + right, box.height + up)

    # Penguins

    @property
    def penguin(self) -> float:
        """The size of a penguin that stands alone."""
        return self.tile * 0.98

    def company(self, cell: int, number: int) -> list[Box]:
        """Where so many penguins on one tile stand, back row first."""
        x, y = self.face(cell).centre
        return [
            _around((x + across * self.tile, y + (up + 0.06) * self.tile), self.penguin * part)
            for across, up, part in _COMPANY[number]
        ]

    def ashore(self, place: int, penguin: int) -> Box:
        """Where a penguin stands in the colony or the ocean: each has a spot of its own."""
        x, y = self.centre(place)
        if place == COLONY and self.is_home_wide:
            hill, unit = self.hill, self.hill.height / _HILL_SIDE[1]
            right, below = _AT_HOME[penguin]
            return _around((hill.x + right * unit, hill.y + hill.height - below * unit), _HOME_SIDE * unit)
        if self.sideways:
            high = self.area.y + self.area.height
            down = self._along(penguin, high - self.field.centre[1], self.area.height)
            return _around((x, high - down), min(self.penguin, self.colony.width))
        along = self._along(penguin, self.field.centre[0] - self.area.x, self.area.width)
        return _around((self.area.x + along, y), min(self.penguin, self.colony.height))

    def _along(self, penguin: int, middle: float, room: float) -> float:
        """How far along a shore it stands: they stand around the middle of the road, as far as there is room."""
        apart = min(self.tile * _APART, room / COLUMNS)
        first = min(max(0.0, middle - apart * COLUMNS / 2), room - apart * COLUMNS)
        return first + (penguin + 0.5) * apart

    # The place

    @property
    def is_home_wide(self) -> bool:
        """Whether penguins stand beside what is on the colony's hill, not before it."""
        return self.sideways and self.colony.width > self.tile * _DEEPEST

    @property
    def at_the_edge(self) -> bool:
        """Whether the colony lies on its side at the left edge of the window."""
        return self.sideways and not self.wide and self.colony.x - self.area.x < 1

    @property
    def hill(self) -> Box:
        """The colony's picture, which reaches behind the first tiles."""
        if self.sideways:
            height = min(self.field.height * _HILL_SIDE[1] / (4 * FACE), self.area.height)
            width = height * _HILL_SIDE[0] / _HILL_SIDE[1]
            return Box(self.colony.x, self.field.centre[1] - height / 2, width, height)
        width = min(self.area.width, self.tile * 10)
        return Box(self.field.centre[0] - width / 2, self.colony.y, width, width * _HILL[1] / _HILL[0])

    @property
    def water(self) -> Box:
        """The ocean, which reaches behind the last tiles."""
        if self.sideways:
            top = min(self.field.y + self.field.height + self.tile * 0.6, self.area.y + self.area.height)
            left = self.ocean.x - self.ocean.width * 0.25
            return Box(left, self.area.y, self.area.x + self.area.width - left, top - self.area.y)
        bottom = self.ocean.y - self.ocean.height * 0.25
        return Box(self.area.x, bottom, self.area.width, self.area.y + self.area.height - bottom)

    def beyond(self, least: float) -> Box:
        """All the room there is, and so much more on each side."""
        area = self.area
        return Box(area.x - least, area.y - least, area.width + 2 * least, area.height + least)

    def drifts(self) -> tuple[Drift, ...]:
        """Snow where there would be nothing, on both sides of the road."""
        return tuple(self._drifts_below() if self.sideways else self._drifts_beside())

    def _drifts_beside(self) -> Iterable[Drift]:
        left = self.field.x - self.area.x
        right = self.area.x + self.area.width - self.field.x - self.field.width
        for side, (start, room) in enumerate(((self.area.x, left), (self.field.x + self.field.width, right))):
            for number in range(self.rows // 2):
                picture, width, height = _DRIFTS[(number + side) % 3]
                scale = min(self.tile / FACE * (1.1 - 0.12 * number), room * 0.92 / width)
                if scale > 0.1:
                    x = start + (room - width * scale) * ((number * 2 + side) % 3) / 2
                    y = self.field.y + (number * 2 + 0.7 + 0.9 * side) * self.tile
                    yield Drift(picture, Box(x, y, width * scale, height * scale))

    def _drifts_below(self) -> Iterable[Drift]:
        room = self.field.y - self.area.y
        for number in range(self.rows // 2):
            picture, width, height = _DRIFTS[number % 3]
            scale = min(self.tile / FACE, room * 0.6 / height)
            if scale > 0.1:
                x = self.field.x + (number * 2 + 1) * self.tile - width * scale / 2
                y = self.area.y + (room - height * scale) * (0.1 + 0.5 * (number % 2))
                yield Drift(picture, Box(x, y, width * scale, height * scale))


def _around(centre: Pos, size: float) -> Box:
    return Box(centre[0] - size / 2, centre[1] - size / 2, size, size)


def lay_out(area: Box, rows: int, button: float, wide: bool = False) -> RoadLayout:
    """The road with the larger tiles; `button` is the room that a button beside it needs.

    In a `wide` window it lies on its side unless it is much smaller so, for there the sky is behind its upper end; in
    another one it stands unless it is smaller so.
    """
    upright, sideways = _upright(area, rows, button, wide), _sideways(area, rows, button, wide)
    return sideways if sideways.tile * (_RATHER_SIDEWAYS if wide else _RATHER_UPRIGHT) > upright.tile else upright


def _upright(area: Box, rows: int, button: float, wide: bool) -> RoadLayout:
    button = min(button, area.width * _WIDEST_BUTTON)
    tile = min(area.height / (rows + 2 * _SHORE + _SLAB), (area.width - button) / COLUMNS)
    deep = min((area.height - (rows + _SLAB) * tile) / 2, tile * _DEEPEST)
    spare = (area.height - (rows + _SLAB) * tile) / 2 - deep
    left = min((area.width - COLUMNS * tile) / 2, area.width - button - COLUMNS * tile)
    field = Box(area.x + left, area.y + deep + spare + tile * _SLAB, COLUMNS * tile, rows * tile)
    right = field.x + field.width
    answer = Box(right, field.y, area.x + area.width - right, field.height)
    colony = Box(area.x, field.y - tile * _SLAB - deep, area.width, deep)
    ocean = Box(area.x, field.y + field.height, area.width, deep)
    return RoadLayout(rows, False, wide, area, field, colony, ocean, answer)


def _sideways(area: Box, rows: int, button: float, wide: bool) -> RoadLayout:
    home = _HOME if wide and area.width / (rows + _HOME + _SHORE) >= button * _LEAST_TILE else _SHORE
    button = min(button, area.height * _WIDEST_BUTTON)
    tile = min(area.width / (rows + home + _SHORE), (area.height - button) / (COLUMNS + _SLAB))
    spare, share = area.width - rows * tile, home / (home + _SHORE)
    ashore, deep = min(spare * share, tile * max(home, _DEEPEST)), min(spare * (1 - share), tile * _DEEPEST)
    below = max(button, (area.height - (COLUMNS + _SLAB) * tile) * (_LOW if wide else _MIDDLE))
    colony = Box(area.x + (spare - ashore - deep) / 2, area.y, ashore, area.height)
    field = Box(colony.x + ashore, area.y + below + tile * _SLAB, rows * tile, COLUMNS * tile)
    ocean = Box(field.x + field.width, area.y, deep, area.height)
    return RoadLayout(rows, True, wide, area, field, colony, ocean, Box(field.x, area.y, field.width, below))
