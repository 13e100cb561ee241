"""Where the towns, the piles and the die go. Numbers only, no Kivy; y goes up."""

from typing import NamedTuple

from penguins.games.icetown.town import COLOURS

GROUND = (416.0, 364.0)
"""The picture of a town (assets/README.md)."""
_GAP = 0.015


class Box(NamedTuple):
    """Lower left corner and size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, pos: tuple[float, float]) -> bool:
        """Whether a point is inside."""
        return 0 <= pos[0] - self.x <= self.width and 0 <= pos[1] - self.y <= self.height

    def fit(self, width: float, height: float) -> "Box":
        """The largest box of these proportions in the middle of this one."""
        scale = min(self.width / width, self.height / height)
        width, height = width * scale, height * scale
        return Box(self.x + (self.width - width) / 2, self.y + (self.height - height) / 2, width, height)


class TownLayout(NamedTuple):
    """One large town, the small ones, a box for each pile, and the die."""

    large: Box
    small: tuple[Box, ...]
    piles: tuple[Box, ...]
    die: Box
    hand: Box
    """Over the piles: where a question is asked when no pile matters."""
    help: Box
    """The button that opens the help card."""


def lay_out(area: Box, others: int, least: float) -> TownLayout:
    """The parts in that area; `least` is the size below which a finger misses."""
    return _wide(area, others, least) if area.width > area.height * 1.15 else _tall(area, others, least)


def _tall(area: Box, others: int, least: float) -> TownLayout:
    gap = area.height * _GAP
    beside = area.width - least - gap
    small = min(max(area.height * 0.17, least), beside / others * GROUND[1] / GROUND[0])
    control = min(max(area.height * 0.19, least * 1.6), least * 2.6)
    middle = Box(area.x, area.y + control + gap, area.width, area.height - control - small - 2 * gap)
    row = Box(area.x, area.y + area.height - small, beside, small)
    button = Box(area.x + area.width - least, row.y + (small - least) / 2, least, least)
    width = area.width / (1 + len(COLOURS))
    columns = [Box(area.x + width * number, area.y, width, control) for number in range(1 + len(COLOURS))]
    hand = Box(columns[1].x, area.y, width * len(COLOURS), control)
    towns = _shared(row, others, along=True)
    return TownLayout(middle.fit(*GROUND), towns, tuple(columns[1:]), columns[0], hand, button)


def _wide(area: Box, others: int, least: float) -> TownLayout:
    gap = area.width * _GAP
    side = max(area.width * 0.17, least * 1.3)
    control = max(area.width * 0.2, least * 2.4)
    middle = Box(area.x + side + gap, area.y, area.width - side - control - 2 * gap, area.height)
    column = Box(area.x, area.y + least + gap, side, area.height - least - gap)
    left, third = area.x + area.width - control, area.height / 3
    piles = tuple(
        Box(left + control / 2 * (number % 2), area.y + third * (1 - number // 2), control / 2, third)
        for number in range(len(COLOURS))
    )
    hand = Box(left, area.y, control, 2 * third)
    die = Box(left, area.y + 2 * third, control, third)
    button = Box(area.x, area.y, least, least)
    return TownLayout(middle.fit(*GROUND), _shared(column, others, along=False), piles, die, hand, button)


def _shared(box: Box, number: int, *, along: bool) -> tuple[Box, ...]:
    """The box divided among towns, beside or below each other."""
    if along:
        width = box.width / number
        parts = [Box(box.x + width * part, box.y, width, box.height) for part in range(number)]
    else:
        height = min(box.height / number, box.width * 1.1)
        top = box.y + box.height
        parts = [Box(box.x, top - height * (part + 1), box.width, height) for part in range(number)]
    return tuple(part.fit(GROUND[0] * 1.06, GROUND[1] * 1.06).fit(*GROUND) for part in parts)
