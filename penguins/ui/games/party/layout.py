"""Where the players' backs, the pyramid and the hand go. Numbers only, no Kivy; y goes up."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from penguins.games.party.geometry import BASE, is_slot, row_and_x, slot_at
from penguins.games.party.pyramid import Pyramid
from penguins.ui.base.box import Box, Pos

CARD = (72.0, 100.0)
"""The picture of a card (assets/README.md)."""
_RATIO = CARD[1] / CARD[0]
_LOOSE, _TIGHT = 0.88, 0.45
"""How far rows are apart, in card heights: what the lower row hides is snow, then feet."""
PODIUM = 0.22
"""How high what the pyramid stands on is, in card widths."""
_WIDEST_ANGLE = 9.0
_PYRAMID = 0.3
"""The part of the height that is the pyramid's at least."""
_GAP, _WIDEST_CELL, _HIGHEST_CELL = 4, 200, 52
"""Between two parts, and the back of another's hand, in dp."""
_BESIDE = (0.36, 0.3, 0.24)
"""How wide the corners beside the top of the pyramid are, in parts of its room, for one, two or three cells."""
_CELL = 0.115
"""How high a cell is there, in parts of that room."""
_OPEN_CELL = 1.6
"""How much higher it is where the cards in it are to be seen."""


class PartyLayout(NamedTuple):
    """The parts, from top to bottom."""

    pyramid: Box
    """With the backs of other hands in its upper corners, where a pyramid leaves room."""
    line: Box
    """For the round and the news."""
    hand: Box | None
    """None without a person: nobody needs room for a hand."""


def lay_out(area: Box, unit: float, with_hand: bool) -> PartyLayout:
    """The parts in that area; `unit` is a dp in pixels. In a low window everything but the pyramid is squeezed."""
    hand = min(max(area.height * 0.25, 88 * unit), 300 * unit) if with_hand else 0.0
    line = min(max(area.height * 0.05, 24 * unit), 44 * unit)
    gap = _GAP * unit
    squeeze = min(1.0, area.height * (1 - _PYRAMID) / (hand + line + 2 * gap))
    hand, line, gap = (part * squeeze for part in (hand, line, gap))
    below = hand + line + 2 * gap
    return PartyLayout(
        Box(area.x, area.y + below, area.width, area.height - below),
        Box(area.x, area.y + hand + gap, area.width, line),
        Box(area.x, area.y, area.width, hand) if with_hand else None,
    )


def cells_of(pyramid: Box, cells: int, unit: float, *, lie_open: bool = False) -> tuple[Box, ...]:
    """So many cells in the upper corners of the pyramid's room: the first of them at the left, from top to bottom.
    Hands that `lie_open` need more room."""
    at_left = (cells + 1) // 2
    width = min(_WIDEST_CELL * unit, pyramid.width * _BESIDE[min(at_left, len(_BESIDE)) - 1])
    height = min(_HIGHEST_CELL * unit, pyramid.height * _CELL) * (_OPEN_CELL if lie_open else 1)
    gap = min(_GAP * unit, height / 8)
    top = pyramid.y + pyramid.height - height
    sides = (pyramid.x, pyramid.x + pyramid.width - width)
    places = ((sides[number >= at_left], number - at_left * (number >= at_left)) for number in range(cells))
    return tuple(Box(left, top - level * (height + gap), width, height) for left, level in places)


class PyramidGrid(NamedTuple):
    """The places of the pyramid on the screen."""

    first: Pos
    """The middle of the first base card."""
    card: Pos
    """Width and height of a card's picture."""
    rise: float
    """From row to row."""
    left: int
    """The x of the leftmost place of the base."""
    columns: int
    """How many places the base has."""

    def centre(self, row: int, x: int) -> Pos:
        """The middle of a place."""
        across = x + (row - 1) / 2
        return self.first[0] + across * self.card[0], self.first[1] + (row - 1) * self.rise

    def place_at(self, pos: Pos) -> tuple[int, int]:
        """The row and x of the place that is seen at a point: of all but the first row, what the one below leaves."""
        above_first = pos[1] - self.first[1] - self.card[1] / 2
        row = 1 if above_first < 0 else 2 + int(above_first / self.rise)
        return row, round((pos[0] - self.first[0]) / self.card[0] - (row - 1) / 2)

    def ghost(self, pyramid: Pyramid) -> list[tuple[int, int]]:
        """The places, as row and x, where there is no card yet, from the top down."""
        return [
            (row, x)
            for row in range(pyramid.width, 0, -1)
            for x in range(self.left, self.left + self.columns - row + 1)
            if not is_slot(row, x) or not pyramid.taken >> slot_at(row, x) & 1
        ]

    def podium(self) -> Box:
        """What the base stands on."""
        width, height = self.card
        thick = width * PODIUM
        left = self.centre(1, self.left)[0] - width / 2
        return Box(left, self.first[1] - height / 2 - thick * 0.8, self.columns * width, thick)


def grid_of(pyramid: Pyramid, box: Box, widest: float) -> PyramidGrid:
    """The whole pyramid, as it may once be, in the middle of the box: a card lies still unless its row gets no room."""
    left, columns = _base(pyramid)
    rows = pyramid.width
    width = min(widest, box.width / columns, box.height / (_height(rows, _TIGHT) + PODIUM))
    fitting = ((box.height / width - PODIUM) / _RATIO - 1) / (rows - 1)
    rise = width * _RATIO * min(_LOOSE, fitting)
    x = box.x + box.width / 2 - (left + (columns - 1) / 2) * width
    y = box.y + width * (PODIUM * 0.8 + _RATIO / 2)
    return PyramidGrid((x, y), (width, width * _RATIO), rise, left, columns)


def _height(rows: int, rise: float) -> float:
    """How high so many rows are, in card widths."""
    return _RATIO * (1 + (rows - 1) * rise)


def _base(pyramid: Pyramid) -> tuple[int, int]:
    """The x of the leftmost place of the base, and how many it has: while it may grow to either side, there is room at
    both. Before its last card that takes a place more than there will be cards."""
    base = pyramid.taken & BASE
    if not base:
        return -((pyramid.width - 1) // 2), pyramid.width
    first = row_and_x((base & -base).bit_length() - 1)[1]
    last = row_and_x(base.bit_length() - 1)[1]
    free = pyramid.width - base.bit_count()
    if free < 2:
        return first - free, pyramid.width + free
    return min(max(-((pyramid.width - 1) // 2), last + 2 - pyramid.width), first - 1), pyramid.width


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
