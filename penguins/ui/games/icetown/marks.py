"""What counts in a town, drawn over it: a line, an outline, ways to the igloos, rings, and numbers."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

from kivy.core.text import Label as Letters
from kivy.graphics import Color, InstructionGroup, Line, Rectangle
from kivy.metrics import dp

from penguins.games.icetown.geometry import AROUND_IGLOO, COLOURS, GREEN, IGLOOS, PINK, TOWN, YELLOW
from penguins.ui.base import theme
from penguins.ui.base.box import Pos
from penguins.ui.base.shapes import Disc

Centre = Callable[[int], Pos]
Stroke = Mapping[str, object]
"""What `Line` draws."""

_HALF = 30.0
_WIDTH, _CASING = 2.4, 4.0
_BADGE = 24.0


class Marks(InstructionGroup):
    """The drawings over one town."""

    def __init__(self, centre: Centre) -> None:
        """`centre` says where a cell is."""
        super().__init__()
        self._centre = centre
        self._letters: dict[tuple[str, int], Letters] = {}
        """Whoever keeps only their texture has nothing left when the system takes it."""

    def draw(self, colour: int, cells: Sequence[int], scale: float) -> None:
        """Draw why these cells of that colour count; `scale` says how large things are."""
        paint = theme.PAINTS[COLOURS[colour]]
        strokes = list(_strokes(colour, cells, self._centre, _HALF * scale))
        for tone, width in ((theme.ICE, _CASING), (paint.dark, _WIDTH)):
            self.add(Color(*theme.rgba(tone)))
            for stroke in strokes:
                self.add(Line(width=max(1.0, width * scale), **stroke))

    def number(self, colour: int, cells: Sequence[int], scale: float) -> None:
        """Number these cells from one."""
        for count, cell in enumerate(cells, 1):
            x, y = self._centre(cell)
            size = max(dp(15), _BADGE * scale)
            self.badge(str(count), (x + 20 * scale, y + 20 * scale), size, theme.PAINTS[COLOURS[colour]].dark)

    def badge(self, text: str, centre: Pos, size: float, ground: str) -> None:
        """A round sign with a number."""
        x, y = centre
        for tone, wide in ((theme.ICE, size + dp(2)), (ground, size)):
            self.add(Color(*theme.rgba(tone)))
            self.add(Disc(pos=(x - wide / 2, y - wide / 2), size=(wide, wide)))
        self.write(text, centre, size * 0.66, theme.ICE)

    def write(self, text: str, centre: Pos, font_size: float, colour: str) -> None:
        """Letters with their middle there."""
        letters = self._drawn(text, round(font_size)).texture
        self.add(Color(*theme.rgba(colour)))
        pos = (round(centre[0] - letters.width / 2), round(centre[1] - letters.height / 2))
        self.add(Rectangle(texture=letters, pos=pos, size=letters.size))

    def _drawn(self, text: str, font_size: int) -> Letters:
        """White letters, drawn once for each size."""
        key = (text, font_size)
        if key not in self._letters:
            self._letters[key] = Letters(text=text, font_size=font_size, bold=True)
            self._letters[key].refresh()
        return self._letters[key]


def _strokes(colour: int, cells: Sequence[int], centre: Centre, half: float) -> Iterator[Stroke]:
    if colour == GREEN and len(cells) > 1:
        yield {"points": [*centre(cells[0]), *centre(cells[-1])]}
    elif colour == PINK:
        yield from ({"points": edge} for cell in cells for edge in _edges(cell, cells, centre(cell), half))
    elif colour == YELLOW:
        yield from ({"points": [*centre(igloo), *centre(cell)]} for igloo, cell in _neighbours(cells))
    else:
        yield from ({"circle": (*centre(cell), half)} for cell in cells)


def _neighbours(cells: Sequence[int]) -> Iterator[tuple[int, int]]:
    for igloo, around in zip(IGLOOS, AROUND_IGLOO, strict=True):
        yield from ((igloo, cell) for cell in cells if around >> cell & 1)


def _edges(cell: int, group: Sequence[int], middle: Pos, half: float) -> Iterator[list[float]]:
    """The sides of a cell beyond which the group does not go on."""
    row, column = TOWN.places[cell]
    x, y = middle
    half *= 32 / _HALF  # to the very border, where the sides of neighbours meet
    corners = [(x - half, y + half), (x + half, y + half), (x + half, y - half), (x - half, y - half)]
    ways = ((-1, 0), (0, 1), (1, 0), (0, -1))
    for way, (start, end) in zip(ways, pairwise([*corners, corners[0]]), strict=True):
        if TOWN.at(row + way[0], column + way[1]) not in group:
            yield [*start, *end]
