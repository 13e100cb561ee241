"""One town on the screen, large or small. Everything in it is drawn, nothing is a widget: there are four towns."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from penguins.games.icetown.geometry import COLOURS, IGLOOS, TOWN, town_cells
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.shapes import RoundedFrame
from penguins.ui.games.icetown.layout import GROUND
from penguins.ui.games.icetown.marks import Marks
from penguins.ui.widgets.picture import texture

CELL = 64.0
_MARGIN = 16.0
PENGUIN, _IGLOO = 60.0, 72.0


class TownView(Widget):
    """The ground, two igloos and whoever lives there. Touches go to the board."""

    def __init__(self, owner: str, **kwargs: Any) -> None:
        """`owner` is the colour of the seat."""
        super().__init__(size_hint=(None, None), **kwargs)
        self._owner = owner
        self.box = Box(0, 0, 1, 1)
        self.living: dict[int, str] = {}
        """The picture of who lives on a cell."""
        self.lights: list[tuple[str, int]] = []
        """What lies on which cell."""
        self._ground, self._lights, self._penguins, self._frame = (InstructionGroup() for _ in range(4))
        self.marks = Marks(self.centre)
        for layer in (self._ground, self._lights, self._penguins, self._frame, self.marks):
            self.canvas.add(layer)

    def place(self, box: Box) -> None:
        """Draw it there; whoever lives there moves along."""
        self.box = box
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        self.no_light()
        self._ground.clear()
        self._ground.add(Color(1, 1, 1, 1))
        self._ground.add(Rectangle(texture=texture("town_ground", box.width), pos=self.pos, size=self.size))
        self._stamp(self._ground, dict.fromkeys(IGLOOS, "igloo"), _IGLOO)
        self._stand()
        self.frame()

    @property
    def scale(self) -> float:
        """Pixels per unit of the pictures."""
        return self.box.width / GROUND[0]

    def centre(self, cell: int) -> Pos:
        """The middle of a cell."""
        row, col = TOWN.places[cell]
        x = self.box.x + (_MARGIN + (col + 0.5) * CELL) * self.scale
        return x, self.box.y + self.box.height - (_MARGIN + (row + 0.5) * CELL) * self.scale

    def cell_at(self, pos: Pos) -> int | None:
        """The cell under a finger."""
        if not self.box.holds(pos):
            return None
        col = (pos[0] - self.box.x) / self.scale - _MARGIN
        row = (self.box.y + self.box.height - pos[1]) / self.scale - _MARGIN
        return TOWN.at(int(row // CELL), int(col // CELL))

    def settle(self, boards: Iterable[int], pose: str = "idle") -> None:
        """Show exactly these penguins: a bitboard per colour."""
        living = {
            cell: f"penguin_{colour}_{pose}"
            for colour, board in zip(COLOURS, boards, strict=True)
            for cell in town_cells(board)
        }
        if living != self.living:
            self.living = living
            self._stand()

    def leave(self, cell: int) -> None:
        """Whoever lives there goes away."""
        del self.living[cell]
        self._stand()

    def _stand(self) -> None:
        self._penguins.clear()
        self._penguins.add(Color(1, 1, 1, 1))
        self._stamp(self._penguins, self.living, PENGUIN)

    # Light

    def light(self, name: str, cells: Iterable[int]) -> None:
        """Lay an overlay (`town_lit`, `town_mark`, …) on cells."""
        names = dict.fromkeys(cells, name)
        self.lights += [(name, cell) for cell in names]
        self._lights.add(Color(1, 1, 1, 1))
        self._stamp(self._lights, names, CELL)

    def no_light(self) -> None:
        """Take all overlays, drawings and numbers away."""
        self.lights.clear()
        self._lights.clear()
        self.marks.clear()

    def show_gains(self, gains: dict[int, int]) -> None:
        """Write on cells what they would bring."""
        for cell, gain in gains.items():
            colour = theme.SUCCESS if gain > 0 else theme.ERROR if gain < 0 else theme.TEXT_SOFT
            size = max(dp(14), 24 * self.scale)
            self.marks.write(f"{gain:+d}" if gain else "0", self.centre(cell), size, colour)

    def show_counted(self, colour: int, cells: Sequence[int], *, numbered: bool) -> None:
        """Draw why these cells count, and perhaps how many they are."""
        self.marks.draw(colour, cells, self.scale)
        if numbered:
            self.marks.number(colour, cells, self.scale)

    def tally(self, number: int) -> None:
        """A big number over the town."""
        size = max(dp(26), 60 * self.scale)
        spot = (self.center_x, self.top + size * 0.2)
        self.marks.badge(str(number), spot, size, theme.PAINTS[self._owner].dark)

    def frame(self, *, lit: bool = False) -> None:
        """A line in the owner's colour and the owner's emblem; `lit`: a tap on it helps now."""
        self._frame.clear()
        width = min(dp(3), max(dp(1.2), 3 * self.scale))
        strokes = [(theme.LIT, width + dp(2.5))] if lit else []
        edge = (self.x + 2 * self.scale, self.y + 5 * self.scale, 412 * self.scale, 357 * self.scale)
        for colour, breadth in [*strokes, (theme.PAINTS[self._owner].main, width)]:
            self._frame.add(Color(*theme.rgba(colour)))
            self._frame.add(RoundedFrame((*edge, 30 * self.scale), width=breadth))
        self._add_emblem()

    def _add_emblem(self) -> None:
        size = min(dp(34), max(dp(14), 44 * self.scale))
        pos = (self.x - size * 0.15, self.top - size * 0.85)
        self._frame.add(Color(1, 1, 1, 1))
        self._frame.add(Rectangle(texture=texture(f"emblem_{self._owner}", size), pos=pos, size=(size, size)))

    def _stamp(self, layer: InstructionGroup, names: Mapping[int, str], size: float) -> None:
        """Draw a picture on each cell; many are alike, and each is looked up once."""
        size *= self.scale
        textures = {name: texture(name, size) for name in set(names.values())}
        for cell, name in names.items():
            x, y = self.centre(cell)
            layer.add(Rectangle(texture=textures[name], pos=(x - size / 2, y - size / 2), size=(size, size)))
