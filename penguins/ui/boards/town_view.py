"""One town on the screen, large or small."""

from collections.abc import Iterable, Sequence
from typing import Any

from kivy.graphics import Color, InstructionGroup, Line
from kivy.metrics import dp
from kivy.uix.widget import Widget

from penguins.games.icetown.town import COLOURS, IGLOOS, TOWN, cells_of
from penguins.ui import theme
from penguins.ui.boards import icetown_marks
from penguins.ui.boards.icetown_layout import GROUND, Box
from penguins.ui.widgets.picture import Picture

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
        self._penguins: dict[int, Picture] = {}
        self._lights = Widget(size_hint=(None, None))
        self._frame, self._marks = InstructionGroup(), InstructionGroup()
        self.canvas.after.add(self._frame)
        self.canvas.after.add(self._marks)

    def place(self, box: Box) -> None:
        """Draw it there; whoever lives there moves along."""
        self.box = box
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        living = {cell: piece.name for cell, piece in self._penguins.items()}
        self.clear_widgets()
        self.no_light()
        self._penguins.clear()
        self.add_widget(Picture(name="town_ground", pos=self.pos, size=self.size))
        for igloo in IGLOOS:
            self._put("igloo", igloo, _IGLOO)
        self.add_widget(self._lights)
        for cell, name in sorted(living.items()):
            self._penguins[cell] = self._put(name, cell, PENGUIN)
        self._add_emblem()
        self.frame()

    @property
    def scale(self) -> float:
        """Pixels per unit of the pictures."""
        return self.box.width / GROUND[0]

    def centre(self, cell: int) -> tuple[float, float]:
        """The middle of a cell."""
        row, col = TOWN.places[cell]
        x = self.box.x + (_MARGIN + (col + 0.5) * CELL) * self.scale
        return x, self.box.y + self.box.height - (_MARGIN + (row + 0.5) * CELL) * self.scale

    def cell_at(self, pos: tuple[float, float]) -> int | None:
        """The cell under a finger."""
        if not self.box.holds(pos):
            return None
        col = (pos[0] - self.box.x) / self.scale - _MARGIN
        row = (self.box.y + self.box.height - pos[1]) / self.scale - _MARGIN
        return TOWN.at(int(row // CELL), int(col // CELL))

    def settle(self, boards: Iterable[int], pose: str = "idle") -> None:
        """Show exactly these penguins: a bitboard per colour."""
        wanted = {
            cell: f"penguin_{colour}_{pose}"
            for colour, board in zip(COLOURS, boards, strict=True)
            for cell in cells_of(board)
        }
        for cell, piece in list(self._penguins.items()):
            if wanted.get(cell) != piece.name or piece.opacity < 1:
                self.remove_widget(self._penguins.pop(cell))
        for cell in wanted.keys() - self._penguins.keys():
            self._penguins[cell] = self._put(wanted[cell], cell, PENGUIN)

    def penguin(self, cell: int) -> Picture | None:
        """The picture of who lives there."""
        return self._penguins.get(cell)

    # Light

    def light(self, name: str, cells: Iterable[int]) -> None:
        """Lay an overlay (`town_lit`, `town_mark`, …) on cells."""
        size = CELL * self.scale
        for cell in cells:
            x, y = self.centre(cell)
            self._lights.add_widget(Picture(name=name, pos=(x - size / 2, y - size / 2), size=(size, size)))

    def no_light(self) -> None:
        """Take all overlays, drawings and numbers away."""
        self._lights.clear_widgets()
        self._marks.clear()

    def show_gains(self, gains: dict[int, int]) -> None:
        """Write on cells what they would bring."""
        for cell, gain in gains.items():
            colour = theme.SUCCESS if gain > 0 else theme.ERROR if gain < 0 else theme.TEXT_SOFT
            size = max(dp(14), 24 * self.scale)
            icetown_marks.write(self._marks, f"{gain:+d}" if gain else "0", self.centre(cell), size, colour)

    def show_counted(self, colour: int, cells: Sequence[int], *, numbered: bool) -> None:
        """Draw why these cells count, and perhaps how many they are."""
        icetown_marks.draw(self._marks, colour, cells, self.centre, self.scale)
        if numbered:
            icetown_marks.number(self._marks, colour, cells, self.centre, self.scale)

    def tally(self, number: int) -> None:
        """A big number over the town."""
        size = max(dp(26), 60 * self.scale)
        spot = (self.center_x, self.top + size * 0.2)
        icetown_marks.badge(self._marks, str(number), spot, size, theme.PAINTS[self._owner].dark)

    def frame(self, *, lit: bool = False) -> None:
        """A line in the owner's colour; `lit`: a tap on it helps now."""
        self._frame.clear()
        strokes = [(theme.PAINTS[self._owner].main, min(dp(3), max(dp(1.2), 3 * self.scale)))]
        if lit:
            strokes.insert(0, (theme.LIT, strokes[0][1] + dp(2.5)))
        edge = (self.x + 2 * self.scale, self.y + 5 * self.scale, 412 * self.scale, 357 * self.scale)
        for colour, width in strokes:
            self._frame.add(Color(*theme.rgba(colour)))
            self._frame.add(Line(rounded_rectangle=(*edge, 30 * self.scale), width=width))

    # Pieces

    def _put(self, name: str, cell: int, size: float) -> Picture:
        size *= self.scale
        piece = Picture(name=name, size=(size, size), center=self.centre(cell))
        self.add_widget(piece)
        return piece

    def _add_emblem(self) -> None:
        size = min(dp(34), max(dp(14), 44 * self.scale))
        emblem = Picture(name=f"emblem_{self._owner}", size=(size, size))
        emblem.center = (self.x + size * 0.35, self.top - size * 0.35)
        self.add_widget(emblem)
