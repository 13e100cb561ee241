"""What counts in a town, drawn over it: a line, an outline, ways to the igloos, rings, and numbers."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

from kivy.core.text import Label as Letters
from kivy.graphics import Color, Ellipse, InstructionGroup, Line, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from penguins.games.icetown.town import AROUND_IGLOO, COLOURS, GREEN, IGLOOS, PINK, TOWN, YELLOW
from penguins.ui import theme
from penguins.ui.box import Pos

Centre = Callable[[int], Pos]
Stroke = Mapping[str, object]
"""What `Line` draws."""

_HALF = 30.0
_WIDTH, _CASING = 2.4, 4.0
_BADGE = 24.0


def draw(group: InstructionGroup, colour: int, cells: Sequence[int], centre: Centre, scale: float) -> None:
    """Draw why these cells of that colour count; `centre` says where a cell is, `scale` how large things are."""
    paint = theme.PAINTS[COLOURS[colour]]
    strokes = list(_strokes(colour, cells, centre, _HALF * scale))
    for tone, width in ((theme.ICE, _CASING), (paint.dark, _WIDTH)):
        group.add(Color(*theme.rgba(tone)))
        for stroke in strokes:
            group.add(Line(width=max(1.0, width * scale), **stroke))


def number(group: InstructionGroup, colour: int, cells: Sequence[int], centre: Centre, scale: float) -> None:
    """Number these cells from one."""
    for count, cell in enumerate(cells, 1):
        x, y = centre(cell)
        size = max(dp(15), _BADGE * scale)
        badge(group, str(count), (x + 20 * scale, y + 20 * scale), size, theme.PAINTS[COLOURS[colour]].dark)


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


def badge(group: InstructionGroup, text: str, centre: Pos, size: float, ground: str) -> None:
    """A round sign with a number."""
    x, y = centre
    for tone, wide in ((theme.ICE, size + dp(2)), (ground, size)):
        group.add(Color(*theme.rgba(tone)))
        group.add(Ellipse(pos=(x - wide / 2, y - wide / 2), size=(wide, wide)))
    write(group, text, centre, size * 0.66, theme.ICE)


def write(group: InstructionGroup, text: str, centre: Pos, font_size: float, colour: str) -> None:
    """Letters with their middle there."""
    letters = _letters(text, round(font_size))
    group.add(Color(*theme.rgba(colour)))
    pos = (round(centre[0] - letters.width / 2), round(centre[1] - letters.height / 2))
    group.add(Rectangle(texture=letters, pos=pos, size=letters.size))


_drawn: dict[tuple[str, int], Texture] = {}


def _letters(text: str, font_size: int) -> Texture:
    """White letters, drawn once for each size."""
    key = (text, font_size)
    if key not in _drawn:
        letters = Letters(text=text, font_size=font_size, bold=True)
        letters.refresh()
        _drawn[key] = letters.texture
    return _drawn[key]
