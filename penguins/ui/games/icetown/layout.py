"""Where the towns, the piles and the die go. Numbers only, no Kivy; y goes up."""

from typing import NamedTuple

from penguins.games.icetown.geometry import COLOURS
from penguins.ui.base.box import Box

GROUND = (416.0, 364.0)
"""The picture of a town (assets/README.md)."""
_GAP, _WIDEST_GAP = 0.015, 0.05
"""In heights of the area, and at most in its widths."""
_LARGEST_TARGET = 0.2
"""How much of a side of the area a finger may claim, where there is little of it."""
_WORDS, _MOST_WORDS = 0.24, 0.5
"""The part of a pile, and of the die, that is words; and at most, where words would be too small."""
_CONTROLS, _CONTROLS_MOST = 1.75, 3.2
"""Heights of the row of piles, in targets."""


_TALLY = 0.12
"""The part of a town's room where its score is counted at the end."""


class TownLayout(NamedTuple):
    """One large town, the small ones, a box for each pile, and the die."""

    large: Box
    small: tuple[Box, ...]
    piles: tuple[Box, ...]
    die: Box
    help: Box
    """The button that opens the help card."""

    @property
    def hand(self) -> Box:
        """Over the piles: where a question is asked when no pile matters."""
        first, last = self.piles[0], self.piles[-1]
        return Box(first.x, first.y, last.x + last.width - first.x, first.height)


def lay_out(area: Box, others: int, least: float) -> TownLayout:
    """The parts in that area; `least` is the size below which a finger misses.

    The small towns are above the large one or beside it, wherever it can be larger.
    """
    least = min(least, area.width * _LARGEST_TARGET, area.height * _LARGEST_TARGET)
    return max(_above(area, others, least), _beside(area, others, least), key=lambda found: found.large.width)


def _gap(area: Box) -> float:
    return min(area.height * _GAP, area.width * _WIDEST_GAP)


def _above(area: Box, others: int, least: float) -> TownLayout:
    gap = _gap(area)
    controls = max(least * _CONTROLS, area.height * 0.16)
    row = max(least, area.height * 0.13)
    large = Box(0, 0, area.width, area.height - controls - row - 2 * gap).fit(*GROUND)
    spare = area.height - controls - row - 2 * gap - large.height
    row += min(spare / 2, row * 0.5)
    controls = min(controls + spare / 2, least * _CONTROLS_MOST)
    bottom = area.y + (area.height - controls - row - 2 * gap - large.height) / 2
    large = Box(area.x + large.x, bottom + controls + gap, large.width, large.height)
    towns = Box(area.x, large.y + large.height + gap, area.width - least - gap, row)
    button = Box(area.x + area.width - least, towns.y + (row - least) / 2, least, least)
    return _with_controls(large, _in_a_row(towns, others), Box(area.x, bottom, area.width, controls), button)


def _beside(area: Box, others: int, least: float) -> TownLayout:
    gap = _gap(area)
    controls = max(least * _CONTROLS, area.height * 0.18)
    column = max(least, area.width * 0.14)
    large = Box(0, 0, area.width - column - gap, area.height - controls - gap).fit(*GROUND)
    column = min(area.width - gap - large.width, large.width * 0.36)
    controls = min(area.height - gap - large.height, least * _CONTROLS_MOST)
    left = area.x + (area.width - column - gap - large.width) / 2
    bottom = area.y + (area.height - controls - gap - large.height) / 2
    large = Box(left, bottom + controls + gap, large.width, large.height)
    side = Box(left + large.width + gap, large.y, column, large.height)
    button = Box(side.x + (column - least) / 2, side.y, least, least)
    towns = Box(side.x, side.y + least + gap, column, side.height - least - gap)
    whole = Box(left, bottom, max(large.width, least * 7), controls)
    return _with_controls(large, _in_a_column(towns, others), whole, button)


def _with_controls(large: Box, small: tuple[Box, ...], controls: Box, button: Box) -> TownLayout:
    share = 1 / (1 + len(COLOURS))
    die, *piles = (controls.part(share * number, 0, share, 1) for number in range(1 + len(COLOURS)))
    return TownLayout(large, small, tuple(piles), die, button)


def _in_a_row(box: Box, number: int) -> tuple[Box, ...]:
    """Side by side, around the middle."""
    width = min(box.width / number, box.height * 1.3)
    left = box.x + (box.width - width * number) / 2
    return tuple(_framed(Box(left + width * part, box.y, width, box.height)) for part in range(number))


def _in_a_column(box: Box, number: int) -> tuple[Box, ...]:
    """One below the other, from the top."""
    height = min(box.height / number, box.width)
    top = box.y + box.height
    return tuple(_framed(Box(box.x, top - height * (part + 1), box.width, height)) for part in range(number))


def _framed(box: Box) -> Box:
    """A town in that box, with a little air around it."""
    return box.part(0.03, 0.03, 0.94, 0.94).fit(*GROUND)


def over_words(box: Box, line: float) -> tuple[Box, Box]:
    """What is shown in the box, and below it room for its words, which need a `line` of that height."""
    words = min(max(line, box.height * _WORDS), box.height * _MOST_WORDS)
    return Box(box.x, box.y + words, box.width, box.height - words), Box(box.x, box.y, box.width, words)


def gallery(area: Box, towns: int) -> tuple[Box, ...]:
    """All towns alike, as large as they can be."""
    return max((_grid(area, towns, columns) for columns in range(1, towns + 1)), key=lambda found: found[0].width)


def _grid(area: Box, towns: int, columns: int) -> tuple[Box, ...]:
    rows = -(-towns // columns)
    area = area.fit(columns * GROUND[0], rows * GROUND[1] / (1 - _TALLY))
    boxes = []
    for number in range(towns):
        row, column = divmod(number, columns)
        beside = min(columns, towns - row * columns)
        left = (column + (columns - beside) / 2) / columns
        part = area.part(left, (rows - 1 - row) / rows, 1 / columns, 1 / rows)
        boxes.append(_framed(part.part(0, 0, 1, 1 - _TALLY)))
    return tuple(boxes)
