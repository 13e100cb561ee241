"""Drawings on a town: what counts, under the penguins; numbers, above them."""

from collections.abc import Sequence

from kivy.core.text import Label as Letters
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp, sp

from penguins.games.icetown.geometry import COLOURS
from penguins.ui.base import theme
from penguins.ui.base.box import Pos
from penguins.ui.base.outlines import flat
from penguins.ui.base.pictures import size
from penguins.ui.base.shapes import Disc, Stroke
from penguins.ui.games.icetown.figures import THINGS, Centre, figure
from penguins.ui.widgets.picture import texture

_CORD, _CASING = 1.7, 3.2
"""Half the breadth of a line on the snow, and of the light edge around it."""
_SHINE = 92.0
_BADGE = 24.0


class Marks(InstructionGroup):
    """The drawings on one town, or some of them."""

    def __init__(self, centre: Centre) -> None:
        """`centre` says where a cell is."""
        super().__init__()
        self._centre = centre
        self._letters: dict[tuple[str, int], Letters] = {}
        """Whoever keeps only their texture has nothing left when the system takes it."""

    def draw(self, colour: int, cells: Sequence[int], unit: float, share: float = 1.0) -> None:
        """Draw that share of why these cells of that colour count; `unit` says how large things are."""
        drawn = figure(colour, cells, self._centre, unit, share)
        self._stamp("town_warmth", drawn.warm, _SHINE * unit, share)
        for tone, breadth in ((theme.ICE, _CASING), (theme.PAINTS[COLOURS[colour]].dark, _CORD)):
            self.add(Color(*theme.rgba(tone)))
            for cord in drawn.cords:
                self.add(Stroke(flat(cord), max(1.0, breadth * unit)))
        if THINGS[colour]:
            self._stamp(THINGS[colour], drawn.things, size(THINGS[colour]).width * unit * 0.9)

    def _stamp(self, name: str, spots: Sequence[Pos], width: float, strength: float = 1.0) -> None:
        if not spots:
            return
        drawn = texture(name, width)
        height = width * drawn.height / drawn.width
        self.add(Color(1, 1, 1, strength))
        for x, y in spots:
            self.add(Rectangle(texture=drawn, pos=(x - width / 2, y - height / 2), size=(width, height)))

    def number(self, colour: int, cells: Sequence[int], unit: float) -> None:
        """Number these cells from one."""
        for count, cell in enumerate(cells, 1):
            x, y = self._centre(cell)
            side = max(dp(15), _BADGE * unit)
            self.badge(str(count), (x + 20 * unit, y + 20 * unit), side, theme.PAINTS[COLOURS[colour]].dark)

    def badge(self, text: str, centre: Pos, side: float, ground: str) -> None:
        """A round sign with a number."""
        x, y = centre
        for tone, wide in ((theme.ICE, side + dp(2)), (ground, side)):
            self.add(Color(*theme.rgba(tone)))
            self.add(Disc(pos=(x - wide / 2, y - wide / 2), size=(wide, wide)))
        self.write(text, centre, side * 0.75, theme.ICE)

    def write(self, text: str, centre: Pos, height: float, colour: str) -> None:
        """Letters with their middle there, of a size of the scale that is at most so high."""
        font_size = max((sp(one) for one in theme.TYPE_SCALE if sp(one) <= height), default=sp(theme.TYPE_NOTE))
        letters = self._drawn(text, round(font_size)).texture
        self.add(Color(*theme.rgba(colour)))
        pos = (round(centre[0] - letters.width / 2), round(centre[1] - letters.height / 2))
        self.add(Rectangle(texture=letters, pos=pos, size=letters.size))

    def _drawn(self, text: str, font_size: int) -> Letters:
        """White letters, drawn once for each size."""
        key = (text, font_size)
        if key not in self._letters:
            self._letters[key] = Letters(text=text, font_size=font_size, font_name=theme.FONT_DISPLAY)
            self._letters[key].refresh()
        return self._letters[key]
