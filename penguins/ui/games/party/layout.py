"""Where the players' backs, the pyramid and the hand go. Numbers only, no Kivy; y goes up."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from penguins.games.party.geometry import BASE, row_and_x
from penguins.games.party.pyramid import Pyramid
from penguins.ui.base.box import Box, Pos

CARD = (72.0, 100.0)
"""The picture of a card (assets/README.md)."""
_RATIO = CARD[1] / CARD[0]
_LOOSE, _TIGHT = 0.88, 0.5
"""How far rows are apart, in card heights: what the lower row hides is snow, then feet."""
_FEWEST_COLUMNS, _FEWEST_ROWS = 5, 3
_WIDEST_ANGLE = 9.0
_PYRAMID = 0.3
"""The part of the height that is the pyramid's at least."""
_GAP, _WIDEST_CELL = 4, 200
"""Between two parts, and the back of another's hand, in dp."""


class PartyLayout(NamedTuple):
    """The parts, from top to bottom."""

    strip: Box
    line: Box
    """For the round and the news."""
    pyramid: Box
    hand: Box | None
    """None without a person: nobody needs room for a hand."""


def lay_out(area: Box, unit: float, with_hand: bool) -> PartyLayout:
    """The parts in that area; `unit` is a dp in pixels. In a low window everything but the pyramid is squeezed."""
    strip = min(max(area.height * 0.09, 32 * unit), 60 * unit)
    hand = min(max(area.height * 0.25, 88 * unit), 210 * unit) if with_hand else 0.0
    line = min(max(area.height * 0.05, 20 * unit), 32 * unit)
    gap = _GAP * unit
    squeeze = min(1.0, area.height * (1 - _PYRAMID) / (strip + hand + line + 3 * gap))
    strip, hand, line, gap = (part * squeeze for part in (strip, hand, line, gap))
    top = area.y + area.height - strip
    return PartyLayout(
        Box(area.x, top, area.width, strip),
        Box(area.x, top - gap - line, area.width, line),
        Box(area.x, area.y + hand + gap, area.width, area.height - hand - strip - line - 3 * gap),
        Box(area.x, area.y, area.width, hand) if with_hand else None,
    )


def cells_of(strip: Box, cells: int, unit: float) -> tuple[Box, ...]:
    """So many cells beside each other, around the middle of the strip."""
    gap = min(_GAP * unit, strip.width / cells / 4)
    width = min(_WIDEST_CELL * unit, (strip.width + gap) / cells - gap)
    left = strip.x + (strip.width - cells * (width + gap) + gap) / 2
    return tuple(Box(left + number * (width + gap), strip.y, width, strip.height) for number in range(cells))


class PyramidGrid(NamedTuple):
    """The places of the pyramid on the screen."""

    first: Pos
    """The middle of the first base card."""
    card: Pos
    """Width and height of a card's picture."""
    rise: float
    """From row to row."""

    def centre(self, row: int, x: int) -> Pos:
        """The middle of a place."""
        across = x + (row - 1) / 2
        return self.first[0] + across * self.card[0], self.first[1] + (row - 1) * self.rise

    def place_at(self, pos: Pos) -> tuple[int, int]:
        """The row and x of the place nearest to a point."""
        row = max(1, 1 + round((pos[1] - self.first[1]) / self.rise))
        return row, round((pos[0] - self.first[0]) / self.card[0] - (row - 1) / 2)


def grid_of(pyramid: Pyramid, box: Box, widest: float) -> PyramidGrid:
    """The pyramid, and all places that it may grow into, in the middle of the box."""
    left, right, rows = _extent(pyramid)
    columns = max(_FEWEST_COLUMNS, right - left + 1)
    rows = max(_FEWEST_ROWS, rows)
    width = min(widest, box.width / columns, box.height / _height(rows, _TIGHT))
    fitting = (box.height / width / _RATIO - 1) / (rows - 1)
    rise = width * _RATIO * min(_LOOSE, fitting)
    height = width * _RATIO + (rows - 1) * rise
    x = box.x + box.width / 2 - (left + right) / 2 * width
    y = box.y + (box.height - height) * 0.3 + width * _RATIO / 2
    return PyramidGrid((x, y), (width, width * _RATIO), rise)


def _height(rows: int, rise: float) -> float:
    """How high so many rows are, in card widths."""
    return _RATIO * (1 + (rows - 1) * rise)


def _extent(pyramid: Pyramid) -> tuple[int, int, int]:
    """The base from its leftmost to its rightmost place, open ones too, and the number of rows."""
    base = (pyramid.taken | pyramid.ends) & BASE
    left = row_and_x((base & -base).bit_length() - 1)[1]
    right = row_and_x(base.bit_length() - 1)[1]
    top = (pyramid.taken | pyramid.ledges | base).bit_length() - 1
    return left, right, row_and_x(top)[0]


class Spot(NamedTuple):
    """Where a card of the hand is held, and how it leans."""

    centre: Pos
    angle: float


class Fan(NamedTuple):
    """A hand spread out."""

    spots: tuple[Spot, ...]
    card: Pos


_APART, _TOGETHER = (0.72, 1.02), (0.15, 0.36)
"""Steps between two colours and within one, in card widths: at least, at most."""


def fan_of(colours: Sequence[int], box: Box, widest: float) -> Fan:
    """Cards of one colour close together, colours apart, on an arc."""
    if not colours:
        return Fan((), (widest, widest * _RATIO))
    width = min(widest, box.height * 0.8 / _RATIO)
    least, most = (_steps(colours, which) for which in (0, 1))
    width = min(width, box.width * 0.97 / (1 + sum(least)))
    room = box.width * 0.97 / width - 1
    spare = sum(most) - sum(least)
    part = min(1.0, (room - sum(least)) / spare) if spare else 1.0
    steps = [low + part * (high - low) for low, high in zip(least, most, strict=True)]
    return _spread(steps, width, box)


def _steps(colours: Sequence[int], which: int) -> list[float]:
    return [(_TOGETHER if left == right else _APART)[which] for left, right in pairwise(colours)]


def _spread(steps: list[float], width: float, box: Box) -> Fan:
    middle, height = sum(steps) / 2, width * _RATIO
    spots = []
    for number in range(len(steps) + 1):
        across = (sum(steps[:number]) - middle) * width
        lean = across / (box.width / 2)
        drop = lean * lean * height * 0.1
        centre = box.x + box.width / 2 + across, box.y + height * 0.56 - drop + height * 0.03
        spots.append(Spot(centre, -lean * _WIDEST_ANGLE))
    return Fan(tuple(spots), (width, height))
