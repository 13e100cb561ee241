"""Where the plates of a match are, and the speech bubble of whoever is to move. Numbers only, no Kivy.

The seat to move comes first, half as high again as the others, who follow in the order in which they will move.
"""

from math import ceil
from typing import NamedTuple

from penguins.ui.base.box import Box

HIGHER = 1.5
"""The plate of the seat to move, beside the others."""
_GAP, _TAIL = 5, 10
_QUIET_TALL, _QUIET_LEAST, _QUIET_SHARE, _QUIET_MOST = 40, 34, 0.13, 112
ABREAST = 48
"""dp: how high plates are that are all beside each other, on a phone."""
_NARROWEST_ABREAST = 80
"""dp of such a plate, for a name of eight letters and a number."""
_NARROWEST = 104
"""dp that a quiet plate needs for a name of twelve letters."""
_QUIET_CALM = 46
"""dp of a quiet plate that still reads well; a higher one may give way to what is kept free below."""
_LETTERS_ALONE = 0.2
"""Where a window is only so much roomier, its letters are large and not its plates wide."""
_PLATE_SHARE, _PLATE_MOST, _PLATE_NEEDS = 0.42, 0.5, 172
"""Of the width, where the bubble is beside the plate; and more of it, until the plate has so many dp, where letters are
not large: else it shows less, and what its penguin says needs the room."""
_BUBBLE_LEAST, BUBBLE_MOST = 48, 160
BUBBLE_CALM = 76
"""dp of a bubble that leaves room for something below the plates."""


class SeatsBoxes(NamedTuple):
    """The places of the plates, the seat to move first, and of the bubble."""

    plates: tuple[Box, ...]
    bubble: Box


class Grid(NamedTuple):
    """How the quiet plates lie: so many beside each other, so many rows, each so high."""

    columns: int
    rows: int
    height: float


def tall_height(width: float, seats: int, dp: float, roomy: float) -> float:
    """How high the rows of plates are in a window that is higher than wide."""
    return _sum(_tall_grid(width, seats, dp, roomy), dp)


def tall_boxes(box: Box, seats: int, dp: float, roomy: float, talks: bool) -> SeatsBoxes:
    """The plate of the seat to move and its bubble beside each other, the others below."""
    grid, gap = _tall_grid(box.width, seats, dp, roomy), _GAP * dp
    high = grid.height * HIGHER
    top = box.y + box.height - high
    most = _PLATE_MOST if roomy <= 1 else _PLATE_SHARE
    wide = max(box.width * _PLATE_SHARE, min(box.width * most, _PLATE_NEEDS * dp)) if talks else box.width
    tail = _TAIL * dp
    bubble = Box(box.x + wide + tail, top, max(1.0, box.width - wide - tail), high)
    return SeatsBoxes((Box(box.x, top, wide, high), *_quiet(box, grid, top - gap, seats - 1, gap)), bubble)


def wide_boxes(
    box: Box,
    seats: int,
    dp: float,
    talks: bool,
    bubble: tuple[float, float] = (_BUBBLE_LEAST, BUBBLE_MOST),
    *,
    rather: float = 0.0,
    kept: float = 0.0,
) -> SeatsBoxes:
    """The plate of the seat to move, its bubble below it, then the others; `bubble`: its least and its greatest height,
    in dp; `rather`: its least height, and `kept`: what is left free below all of them, if the plates stay high enough
    to read well."""
    gap, tail = _GAP * dp, (_TAIL * dp if talks else 0.0)
    least = bubble[0] * dp if talks else 0.0
    grid = _wide_grid(box, seats, dp, least + tail, _QUIET_SHARE if talks else 1.0)
    if talks and rather > bubble[0]:
        larger = _wide_grid(box, seats, dp, rather * dp + tail, _QUIET_SHARE)
        grid, least = (larger, rather * dp) if larger.height >= _QUIET_LEAST * dp else (grid, least)
    if kept:
        room = box.height - kept - tail - gap - bubble[1] * dp - grid.rows * gap
        calm = min(grid.height, room / (HIGHER + grid.rows))
        grid = grid._replace(height=calm) if calm >= _QUIET_CALM * dp else grid
    high = grid.height * HIGHER
    top = box.y + box.height - high
    spare = box.height - _sum(grid, dp) - tail - gap
    said = min(bubble[1] * dp, max(least, spare)) if talks else 0.0
    speech = Box(box.x, top - tail - said, box.width, max(1.0, said))
    below = (speech.y if talks else top) - gap
    return SeatsBoxes((Box(box.x, top, box.width, high), *_quiet(box, grid, below, seats - 1, gap)), speech)


def has_room_abreast(width: float, seats: int, dp: float) -> bool:
    """Whether so many plates have room beside each other."""
    return width + _GAP * dp >= seats * (_NARROWEST_ABREAST + _GAP) * dp


def abreast_boxes(box: Box, seats: int, dp: float) -> SeatsBoxes:
    """All plates alike and beside each other; nobody has a bubble."""
    gap = _GAP * dp
    width = max(1.0, (box.width - gap * (seats - 1)) / seats)
    plates = tuple(Box(box.x + at * (width + gap), box.y, width, box.height) for at in range(seats))
    return SeatsBoxes(plates, Box(box.x, box.y, 1.0, 1.0))


def _tall_grid(width: float, seats: int, dp: float, roomy: float) -> Grid:
    others, gap = max(1, seats - 1), _GAP * dp
    narrowest = _NARROWEST * dp * min(1.3, max(1.0, roomy - _LETTERS_ALONE))
    most = max(1, int((width + gap) / (narrowest + gap)))
    rows = ceil(others / most)
    return Grid(ceil(others / rows), rows, _QUIET_TALL * dp * roomy)


def _wide_grid(box: Box, seats: int, dp: float, said: float, share: float) -> Grid:
    """One column if that leaves the quiet plates high enough to read, else two; each takes that share of the height at
    most."""
    others = max(1, seats - 1)
    most = min(_QUIET_MOST * dp, max(_QUIET_TALL * dp, box.height * share))
    grid = Grid(1, others, most)
    for columns in (1, 2):
        rows = ceil(others / columns)
        room = (box.height - said - (rows + 1) * _GAP * dp) / (HIGHER + rows)
        grid = Grid(columns, rows, max(1.0, min(most, room)))
        if grid.height >= _QUIET_LEAST * dp:
            break
    return grid


def _sum(grid: Grid, dp: float) -> float:
    return grid.height * HIGHER + grid.rows * (grid.height + _GAP * dp)


def _quiet(box: Box, grid: Grid, top: float, number: int, gap: float) -> list[Box]:
    """Row by row; the plates of the last one share its whole width."""
    boxes = []
    for at in range(number):
        row, column = divmod(at, grid.columns)
        abreast = min(grid.columns, number - row * grid.columns)
        width = max(1.0, (box.width - gap * (abreast - 1)) / abreast)
        y = top - grid.height - row * (grid.height + gap)
        boxes.append(Box(box.x + column * (width + gap), y, width, grid.height))
    return boxes
