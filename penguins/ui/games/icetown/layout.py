"""Where the towns, the piles and the die go. Numbers only, no Kivy; y goes up."""

from typing import NamedTuple

from penguins.games.icetown.geometry import COLOURS, TOWN
from penguins.ui.base.box import Box, Pos

GROUND = (416.0, 364.0)
"""The picture of a town (assets/README.md)."""
CELL, LEFT, TOP = 64.0, 16.0, 26.0
"""How wide a space is on it, and how far the first is from its left and upper edge."""
_GAP, _WIDEST_GAP = 0.012, 0.05
"""In heights of the area, and at most in its widths."""
_LARGEST_TARGET = 0.2
"""How much of a side of the area a finger may claim, where there is little of it."""
_WORDS, _MOST_WORDS = 0.26, 0.5
"""The part of a pile that is words; and at most, where words would be too small."""
_CONTROLS, _CONTROLS_MOST = 1.36, 3.4
"""Heights of the row of piles, in targets."""
_ROW_MOST, _COLUMN_MOST = 3.2, 0.5
"""How high the row of small towns may become, in targets; how wide their column, in widths of the large one."""
_LINE = 0.42
"""How high a line of words is, in targets."""
_SIGN = 30.0
"""How high a sign on the fence of a town is, in units of its picture."""
_HIGHER = 0.3
"""In its heights, how far one stands above the fence at most that would else hide who lives behind it."""
_TALLY = 0.12
"""The part of a town's room where its score is counted at the end."""


class Place(NamedTuple):
    """Where a town is, and the sign that tells whose it is."""

    town: Box
    sign: Box

    @property
    def room(self) -> Box:
        """Both of them, for a finger."""
        x, y = min(self.town.x, self.sign.x), min(self.town.y, self.sign.y)
        right, top = (max(box[at] + box[at + 2] for box in self) for at in (0, 1))
        return Box(x, y, right - x, top - y)


class TownLayout(NamedTuple):
    """One large town, the small ones, a box for each pile, and the die."""

    large: Place
    small: tuple[Place, ...]
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

    The small towns are above the large one or beside it, wherever there is more to be seen.
    """
    least = min(least, area.width * _LARGEST_TARGET, area.height * _LARGEST_TARGET)
    ways = (_above(area, others, least), _beside(area, others, least))
    return max(ways, key=lambda found: found.large.town.width + found.small[0].town.width)


def _gap(area: Box) -> float:
    return min(area.height * _GAP, area.width * _WIDEST_GAP)


def _above(area: Box, others: int, least: float) -> TownLayout:
    """What the large town leaves over goes to the small ones and to the piles."""
    gap = _gap(area)
    room = area.height - 2 * gap
    row, controls = max(least, area.height * 0.11), max(least * _CONTROLS, area.height * 0.14)
    large = Box(0, 0, area.width, room - row - controls).fit(*GROUND)
    row = min(row + (room - row - controls - large.height) * 0.45, least * _ROW_MOST)
    controls = min(room - row - large.height, least * _CONTROLS_MOST)
    bottom = area.y + (room - controls - row - large.height) / 2
    large = Box(area.x + large.x, bottom + controls + gap, large.width, large.height)
    towns = Box(area.x, large.y + large.height + gap, area.width - least - gap, row)
    button = Box(area.x + area.width - least, towns.y + (row - least) / 2, least, least)
    small = tuple(
        _small(towns.part(part / others, 0, 1 / others, 1), least * _LINE, centred=True) for part in range(others)
    )
    return _with_controls(on_fence(large, least * _LINE), small, Box(area.x, bottom, area.width, controls), button)


def _beside(area: Box, others: int, least: float) -> TownLayout:
    gap = _gap(area)
    controls = max(least * _CONTROLS, area.height * 0.17)
    column = max(least * 1.2, area.width * 0.14)
    large = Box(0, 0, area.width - column - gap, area.height - controls - gap).fit(*GROUND)
    column = min(area.width - gap - large.width, large.width * _COLUMN_MOST)
    controls = min(area.height - gap - large.height, least * _CONTROLS_MOST)
    left = area.x + (area.width - column - gap - large.width) / 2
    bottom = area.y + (area.height - controls - gap - large.height) / 2
    large = Box(left, bottom + controls + gap, large.width, large.height)
    side = Box(left + large.width + gap, large.y, column, large.height)
    button = Box(side.x + (column - least) / 2, side.y, least, least)
    towns = Box(side.x, side.y + least + gap, column, side.height - least - gap)
    small = tuple(
        _small(towns.part(0, 1 - (part + 1) / others, 1, 1 / others), least * _LINE, centred=others > 1)
        for part in range(others)
    )
    whole = Box(left, bottom, large.width + gap + column, controls)
    return _with_controls(on_fence(large, least * _LINE), small, whole, button)


def _with_controls(large: Place, small: tuple[Place, ...], controls: Box, button: Box) -> TownLayout:
    share = 1 / (1 + len(COLOURS))
    die, *piles = (controls.part(share * number, 0, share, 1) for number in range(1 + len(COLOURS)))
    return TownLayout(large, small, tuple(piles), die, button)


def _small(box: Box, line: float, *, centred: bool) -> Place:
    """A small town with its sign beside it or, where there is no room at its side, above it; else at the top."""
    box = box.part(0.03, 0.03, 0.94, 0.94)
    beside = Box(box.x, box.y, box.width * 0.62, box.height).fit(*GROUND)
    words = min(line * 1.3, box.height * 0.3)
    below = Box(box.x, box.y, box.width, box.height - words).fit(*GROUND)
    if beside.width > below.width * 0.9 and box.width > box.height:
        sign = min(box.width - beside.width, beside.width * 1.4) * 0.94
        left = box.x + (box.width - beside.width - sign) / 2
        return Place(beside._replace(x=left), Box(left + beside.width, box.y, sign, box.height))
    top = box.y + (box.height + below.height + words) / 2 if centred else box.y + box.height
    town = below._replace(y=top - words - below.height)
    return Place(town, Box(town.x, top - words, box.x + box.width - town.x, words))


def on_fence(town: Box, line: float) -> Place:
    """A town with its sign on the fence behind it."""
    height = min(max(line, _SIGN * town.width / GROUND[0]), town.height * 0.3)
    width = min(town.width * 0.5, height * 7)
    above = min(height * _HIGHER, max(0.0, height - _SIGN * town.width / GROUND[0]))
    return Place(town, Box(town.x + town.width * 0.04, town.y + town.height - height + above, width, height))


def centre_of(town: Box, cell: int) -> Pos:
    """The middle of a cell of a town."""
    row, column = TOWN.places[cell]
    scale = town.width / GROUND[0]
    return (
        town.x + (LEFT + (column + 0.5) * CELL) * scale,
        town.y + town.height - (TOP + (row + 0.5) * CELL) * scale,
    )


def over_words(box: Box, line: float) -> tuple[Box, Box]:
    """What is shown in the box, and below it room for its words, which need a `line` of that height."""
    words = min(max(line, box.height * _WORDS), box.height * _MOST_WORDS)
    return Box(box.x, box.y + words, box.width, box.height - words), Box(box.x, box.y, box.width, words)


def gallery(area: Box, towns: int, line: float) -> tuple[Place, ...]:
    """All towns alike, as large as they can be."""
    grids = (_grid(area, towns, columns) for columns in range(1, towns + 1))
    return tuple(on_fence(box, line) for box in max(grids, key=lambda found: found[0].width))


def _grid(area: Box, towns: int, columns: int) -> tuple[Box, ...]:
    rows = -(-towns // columns)
    area = area.fit(columns * GROUND[0], rows * GROUND[1] / (1 - _TALLY))
    boxes = []
    for number in range(towns):
        row, column = divmod(number, columns)
        beside = min(columns, towns - row * columns)
        left = (column + (columns - beside) / 2) / columns
        part = area.part(left, (rows - 1 - row) / rows, 1 / columns, 1 / rows)
        boxes.append(part.part(0.03, 0.03, 0.94, 0.94 - _TALLY).fit(*GROUND))
    return tuple(boxes)
