"""Light on the road, in the one grammar of all boards: it lies above the tiles and below whoever stands on them."""

from collections.abc import Iterable
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

from kivy.graphics import Color, Quad

from penguins.games.march.geometry import COLONY
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.outlines import Outline, circle, rounded_box
from penguins.ui.games.light import LightLayer
from penguins.ui.games.march.choices import Pick, RoadChoices
from penguins.ui.games.march.layout import RoadLayout
from penguins.ui.games.march.ways import LastTurn, Way
from penguins.ui.games.march.words import SideAnswer
from penguins.ui.widgets.picture import texture

_STEPS = ((0.1, 1), (0.24, -1), (0.76, 1), (0.9, -1))
"""Where on the way from tile to tile a foot was set, and on which side: none on the edge between two tiles."""
PRINT, _ICE_AROUND = 0.24, 1.3
"""How large a print is, in tiles, and how much larger with the ice around it."""


class RoadLight(NamedTuple):
    """What is to be lit."""

    last: LastTurn
    choices: RoadChoices | None
    """None while nobody chooses, or while a tile is being looked under."""
    picked: Pick | None
    hint: tuple[int, ...]
    hinted: Pick | None
    """What the hint moves."""
    answer: SideAnswer | None
    """What the button beside the road says; None: there is no button."""


class RoadLights(LightLayer):
    """Rims around tiles, shores and penguins, and the traces of the last turn."""

    def rim_tile(self, layout: RoadLayout, place: int, colour: str) -> None:
        """Light the edge of a tile, or of a shore where the road meets it."""
        self.rim(_edge(layout, place), colour)

    def rim_bird(self, box: Box, colour: str) -> None:
        """Light the ground around somebody who stands ashore."""
        self.rim(circle(box.centre, box.width * 0.5), colour)

    def trace(self, layout: RoadLayout, last: LastTurn, colour: str) -> None:
        """Show what the last turn was, in the colour of whoever had it."""
        for way in last.ways:
            ends = [_end(layout, way, place) for place in way.places]
            if way.kind == "walk":
                self._footprints(layout, ends[0], ends[1], colour)
            elif way.kind == "look":
                self._eye(ends[0], layout.tile, colour)
            else:
                self.trail(ends, colour, layout.tile / 90)

    def _footprints(self, layout: RoadLayout, start: Pos, end: Pos, colour: str) -> None:
        tile, ahead = layout.tile, atan2(end[1] - start[1], end[0] - start[0])
        for middle in on_ice(layout, feet(start, end, tile)):
            for tone, larger in ((theme.ICE, _ICE_AROUND), (theme.PAINTS[colour].main, 1.0)):
                self._stamp("march_print", middle, tile * PRINT * larger, ahead - pi / 2, tone)

    def _eye(self, middle: Pos, tile: float, colour: str) -> None:
        corner = middle[0] + tile * 0.3, middle[1] + tile * 0.3
        self._stamp("icon_eye", corner, tile * 0.34, 0.0, theme.PAINTS[colour].dark)

    def _stamp(self, name: str, middle: Pos, size: float, turn: float, tone: str) -> None:
        """A picture in one tone, turned."""
        whole = texture(name, size)
        right, up = (cos(turn) * size / 2, sin(turn) * size / 2), (-sin(turn) * size / 2, cos(turn) * size / 2)
        points = [
            value
            for across, along in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            for value in (
                middle[0] + across * right[0] + along * up[0],
                middle[1] + across * right[1] + along * up[1],
            )
        ]
        with self.canvas:
            Color(*theme.rgba(tone))
            stamp = Quad(points=points, texture=whole)
            stamp.tex_coords = whole.tex_coords


def feet(start: Pos, end: Pos, tile: float) -> list[Pos]:
    """Where feet were set on the way from there to there."""
    across, up = end[0] - start[0], end[1] - start[1]
    aside = atan2(up, across) + pi / 2
    far = min(tile * 0.09, hypot(across, up) / 4)
    return [
        (start[0] + across * part + cos(aside) * far * side, start[1] + up * part + sin(aside) * far * side)
        for part, side in _STEPS
    ]


def on_ice(layout: RoadLayout, prints: Iterable[Pos]) -> list[Pos]:
    """Those that are on tiles: ashore others stand, and in the water nobody leaves any."""
    return [middle for middle in prints if layout.place_at(middle) in layout.cells]


def _edge(layout: RoadLayout, place: int) -> Outline:
    if place < COLONY:
        return rounded_box(_inside(layout.face(place), layout.tile * 0.05), layout.tile * 0.12)
    shore = layout.colony if place == COLONY else layout.ocean
    field = layout.field
    across = Box(shore.x, field.y, shore.width, field.height) if layout.sideways else None
    box = across or Box(field.x, shore.y, field.width, shore.height)
    return rounded_box(_inside(box, layout.tile * 0.05), layout.tile * 0.2)


def _inside(box: Box, air: float) -> Box:
    return Box(box.x + air, box.y + air, box.width - 2 * air, box.height - 2 * air)


def _end(layout: RoadLayout, way: Way, place: int) -> Pos:
    """The middle of a tile; ashore, where that penguin stands."""
    if place >= COLONY and way.penguin >= 0:
        return layout.ashore(place, way.penguin).centre
    return layout.centre(place)
