"""One town on the screen, large or small."""

from collections.abc import Iterable
from typing import Any

from kivy.core.text import Label as Letters
from kivy.graphics import Color, InstructionGroup, Line, Rectangle
from kivy.graphics.texture import Texture
from kivy.uix.widget import Widget

from penguins.games.icetown.town import COLOURS, IGLOOS, TOWN
from penguins.ui import theme
from penguins.ui.boards.icetown_layout import GROUND, Box
from penguins.ui.widgets.picture import Picture

_CELL, _MARGIN = 64.0, 16.0
_PENGUIN, _IGLOO = 60.0, 72.0


class TownView(Widget):
    """The ground, two igloos and whoever lives there. Touches go to the board."""

    def __init__(self, owner: str, **kwargs: Any) -> None:
        """`owner` is the colour of the seat."""
        super().__init__(size_hint=(None, None), **kwargs)
        self._owner = owner
        self.box = Box(0, 0, 1, 1)
        self._penguins: dict[int, Picture] = {}
        self._lights = Widget(size_hint=(None, None))
        self._gains = InstructionGroup()
        self._frame = InstructionGroup()
        self.canvas.after.add(self._frame)
        self.canvas.after.add(self._gains)

    def place(self, box: Box) -> None:
        """Draw it there; whoever lives there moves along."""
        self.box = box
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        living = {cell: piece.name for cell, piece in self._penguins.items()}
        self.clear_widgets()
        self._penguins.clear()
        self.add_widget(Picture(name="town_ground", pos=self.pos, size=self.size))
        for igloo in IGLOOS:
            self._put("igloo", igloo, _IGLOO)
        self.add_widget(self._lights)
        for cell, name in sorted(living.items()):
            self._penguins[cell] = self._put(name, cell, _PENGUIN)
        self._draw_frame()

    @property
    def scale(self) -> float:
        """Pixels per unit of the pictures."""
        return self.box.width / GROUND[0]

    def centre(self, cell: int) -> tuple[float, float]:
        """The middle of a cell."""
        row, col = TOWN.places[cell]
        x = self.box.x + (_MARGIN + (col + 0.5) * _CELL) * self.scale
        return x, self.box.y + self.box.height - (_MARGIN + (row + 0.5) * _CELL) * self.scale

    def cell_at(self, pos: tuple[float, float]) -> int | None:
        """The cell under a finger."""
        if not self.box.holds(pos):
            return None
        col = (pos[0] - self.box.x) / self.scale - _MARGIN
        row = (self.box.y + self.box.height - pos[1]) / self.scale - _MARGIN
        return TOWN.at(int(row // _CELL), int(col // _CELL))

    def settle(self, boards: Iterable[int]) -> None:
        """Show exactly these penguins: a bitboard per colour."""
        wanted = {
            cell: f"penguin_{colour}_idle"
            for colour, board in zip(COLOURS, boards, strict=True)
            for cell in range(TOWN.size)
            if board >> cell & 1
        }
        for cell, piece in list(self._penguins.items()):
            if wanted.get(cell) != piece.name or piece.opacity < 1:
                self.remove_widget(self._penguins.pop(cell))
        for cell in wanted.keys() - self._penguins.keys():
            self._penguins[cell] = self._put(wanted[cell], cell, _PENGUIN)

    def penguin(self, cell: int) -> Picture | None:
        """The picture of who lives there."""
        return self._penguins.get(cell)

    def light(self, name: str, cells: Iterable[int]) -> None:
        """Lay an overlay (`town_lit`, `town_mark`, …) on cells."""
        size = _CELL * self.scale
        for cell in cells:
            x, y = self.centre(cell)
            self._lights.add_widget(Picture(name=name, pos=(x - size / 2, y - size / 2), size=(size, size)))

    def no_light(self) -> None:
        """Take all overlays and numbers away."""
        self._lights.clear_widgets()
        self._gains.clear()

    def show_gains(self, gains: dict[int, int]) -> None:
        """Write on cells what they would bring."""
        self._gains.clear()
        for cell, gain in gains.items():
            letters = _number(gain, int(22 * self.scale))
            x, y = self.centre(cell)
            self._gains.add(Color(*theme.rgba(theme.SUCCESS if gain > 0 else theme.TEXT_SOFT)))
            pos = (x - letters.width / 2, y - letters.height / 2)
            self._gains.add(Rectangle(texture=letters, pos=pos, size=letters.size))

    def _put(self, name: str, cell: int, size: float) -> Picture:
        size *= self.scale
        x, y = self.centre(cell)
        piece = Picture(name=name, size=(size, size), center=(x, y))
        self.add_widget(piece)
        return piece

    def _draw_frame(self) -> None:
        """A line in the owner's colour, and the owner's emblem."""
        self._frame.clear()
        self._frame.add(Color(*theme.rgba(theme.PAINTS[self._owner].main)))
        radius = 18 * self.scale
        self._frame.add(Line(rounded_rectangle=(*self.pos, *self.size, radius), width=max(1.2, 3 * self.scale)))
        size = max(16.0, 44 * self.scale)
        emblem = Picture(name=f"emblem_{self._owner}", size=(size, size))
        emblem.center = (self.x + size * 0.35, self.top - size * 0.35)
        self.add_widget(emblem)


_numbers: dict[tuple[int, int], Texture] = {}


def _number(gain: int, font_size: int) -> Texture:
    """`+3` as letters, drawn once for each size."""
    key = (gain, font_size)
    if key not in _numbers:
        letters = Letters(text=f"{gain:+d}" if gain else "0", font_size=font_size, bold=True)
        letters.refresh()
        _numbers[key] = letters.texture
    return _numbers[key]
