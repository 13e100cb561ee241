"""One town on the screen, large or small. Nearly everything in it is drawn, not a widget: there are four towns."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from kivy.graphics import Color, InstructionGroup, PopMatrix, PushMatrix, Rectangle, Scale, Translate
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from penguins.games.icetown.geometry import COLOURS, IGLOOS, TOWN, town_cells
from penguins.games.icetown.scoring import counting_cells
from penguins.session.setup import Seat
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.outlines import Outline, flat, rounded_box
from penguins.ui.base.shapes import Stroke
from penguins.ui.games.icetown.layout import CELL, GROUND, LEFT, TOP, Place, centre_of
from penguins.ui.games.icetown.marks import Marks
from penguins.ui.games.icetown.sign import Sign
from penguins.ui.games.layer import Layer
from penguins.ui.games.light import HINT, LEGAL, PICKED, LightLayer
from penguins.ui.widgets.life import Life
from penguins.ui.widgets.picture import texture

PENGUIN, _IGLOO = 60.0, 72.0
_RIM, _ROUND = 51.0, 14.0
_TINY = 0.4
_GHOST = 0.3
MOODS = {"idle": "ease", "happy": "happy", "wow": "wow", "sulk": "sulk"}
"""How somebody feels who is drawn in that pose."""


class TownView(Widget):
    """The fenced square, two igloos and whoever lives there. Touches go to the board."""

    glide = NumericProperty(1.0)
    """How far it is on its way from where it was to where it is."""
    grown = NumericProperty(1.0)
    """How much is drawn of the figure that has just changed."""

    def __init__(self, seat: Seat, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._paint = theme.PAINTS[seat.colour]
        self.box = self._from = Box(0, 0, 1, 1)
        self.life: Life | None = None
        """What lets those who live here live; None in a small town, which stands still."""
        self.living: dict[int, str] = {}
        """The picture of who lives on a cell."""
        self.boards: list[int] = [0] * len(COLOURS)
        """The same, by colour."""
        self.lights: list[tuple[str, int]] = []
        """What lies on which cell: lit, picked, last, hint, ghost."""
        self.gains: dict[int, int] = {}
        """What is written on cells: what they would bring."""
        self.numbered: dict[int, int] = {}
        """The colours of those who are numbered."""
        self._growing: int | None = None
        self._seen = 1.0
        """How much larger than it will be it is seen at most, while it glides: its pictures are as sharp."""
        self._shift, self._zoom = Translate(), Scale(1.0)
        self._ground, self._igloos, self._penguins = (InstructionGroup() for _ in range(3))
        self.light_layer, self._ghosts, self.raised = LightLayer(), InstructionGroup(), Layer()
        self.counts = [Marks(self.centre) for _ in COLOURS]
        """By colour, what is drawn of what counts."""
        self.marks = Marks(self.centre)
        """Numbers above the penguins."""
        self.sign = Sign(seat)
        self._stack()

    def _stack(self) -> None:
        """From the ground up."""
        for before in (PushMatrix(), self._shift, self._zoom, self._ground):
            self.canvas.before.add(before)
        snow, crowd, over = Layer(), Layer(), Layer()
        for group in (*self.counts, self._ghosts):
            snow.canvas.add(group)
        for group in (self._igloos, self._penguins):
            crowd.canvas.add(group)
        over.canvas.add(self.marks)
        for layer in (snow, self.light_layer, self.raised, crowd, self.sign, over):
            self.add_widget(layer)
        self.canvas.after.add(PopMatrix())

    def place(self, place: Place, *, named: bool, glides: bool = False) -> None:
        """Draw it there, with its name or without; whoever lives there moves along. If it `glides`, it is shown where
        it was until it has gone there."""
        self._from, self.box = self.box, place.town
        self.pos, self.size = (self.box.x, self.box.y), (self.box.width, self.box.height)
        self.no_light()
        self._seen = max(1.0, self._from.width / self.box.width) if glides else 1.0
        self._draw()
        self.sign.place(place.sign, named=named)
        self.glide = 0.0 if glides else 1.0
        self.on_glide()

    def _draw(self) -> None:
        ground = texture("town_ground", self.box.width * self._seen)
        self._ground.clear()
        self._ground.add(Color(1, 1, 1, 1))
        self._ground.add(Rectangle(texture=ground, pos=self.pos, size=self.size))
        self._igloos.clear()
        self._igloos.add(Color(1, 1, 1, 1))
        self._stamp(self._igloos, dict.fromkeys(IGLOOS, "igloo"), _IGLOO, 4.0)
        self._stand()

    def on_glide(self, *_: object) -> None:
        """It is drawn where it will be, and shown on its way there."""
        left = 1.0 - self.glide
        zoom = 1 + left * (self._from.width / self.box.width - 1)
        self._zoom.origin = (self.box.x, self.box.y)
        self._zoom.xyz = (zoom, zoom, 1)
        self._shift.xy = (left * (self._from.x - self.box.x), left * (self._from.y - self.box.y))
        self.sign.opacity = max(0.0, 2 * self.glide - 1)
        if not left and self._seen > 1:
            self._seen = 1.0
            self._draw()

    @property
    def scale(self) -> float:
        """Pixels per unit of the pictures."""
        return self.box.width / GROUND[0]

    def centre(self, cell: int) -> Pos:
        """The middle of a cell."""
        return centre_of(self.box, cell)

    def cell_at(self, pos: Pos) -> int | None:
        """The cell under a finger."""
        if not self.box.holds(pos):
            return None
        column = ((pos[0] - self.box.x) / self.scale - LEFT) // CELL
        row = ((self.box.y + self.box.height - pos[1]) / self.scale - TOP) // CELL
        return TOWN.at(int(row), int(column))

    # Penguins

    def settle(self, boards: Iterable[int], pose: str = "idle") -> None:
        """Show exactly these penguins: a bitboard per colour."""
        self.boards = list(boards)
        living = {
            cell: f"penguin_{colour}_{pose}"
            for colour, board in zip(COLOURS, self.boards, strict=True)
            for cell in town_cells(board)
        }
        if living != self.living:
            self.living = living
            self._stand()

    def leave(self, cell: int) -> None:
        """Whoever lives there goes away."""
        del self.living[cell]
        self._stand()

    def pose(self, cell: int, pose: str) -> None:
        """Whoever lives there stands otherwise."""
        self.living[cell] = f"{self.living[cell].rpartition('_')[0]}_{pose}"
        self._stand()

    def hop(self, cells: Iterable[int]) -> None:
        """Those on these cells may be taken, and show it."""
        if self.life is not None:
            wanted = set(cells)
            for cell, picture in self.living.items():
                mood = MOODS[picture.rpartition("_")[2]]
                self.life.feel(cell, "may_move" if cell in wanted and mood == "ease" else mood)

    def _stand(self) -> None:
        self._penguins.clear()
        self._penguins.add(Color(1, 1, 1, 1))
        drawn = self._stamp(self._penguins, self.living, PENGUIN)
        if self.life is None:
            return
        for cell in set(filter(_is_cell, self.life.keys())) - drawn.keys():
            self.life.remove(cell)
        for cell, rectangle in drawn.items():
            _, colour, pose = self.living[cell].split("_")
            self.life.add(cell, rectangle, colour, MOODS[pose])

    # Light

    def light(self, kind: str, cells: Iterable[int]) -> None:
        """A rim around cells: lit, picked, last or hint."""
        colour = {"lit": LEGAL, "picked": PICKED, "last": self._paint.main, "hint": HINT}[kind]
        side = _RIM * self.scale
        for cell in cells:
            self.lights.append((kind, cell))
            x, y = self.centre(cell)
            outline = rounded_box(Box(x - side / 2, y - side / 2, side, side), _ROUND * self.scale)
            if self.scale < _TINY:
                self._outline(outline, colour)
            else:
                self.light_layer.rim(outline, colour)

    def _outline(self, outline: Outline, colour: str) -> None:
        """A rim would be larger than the cell itself."""
        with self.light_layer.canvas:
            Color(*theme.rgba(colour))
            Stroke(flat(outline), max(1.0, 5 * self.scale), close=True)

    def light_whole(self) -> None:
        """A tap on this town helps now."""
        box = self.box.part(0.01, 0.01, 0.98, 0.98)
        self.light_layer.rim(rounded_box(box, 20 * self.scale), LEGAL)

    def haunt(self, cell: int, colour: int) -> None:
        """Footprints and a pale memory of who lived there."""
        self.lights.append(("ghost", cell))
        for name, size, strength in (("town_prints", CELL, 1.0), (f"penguin_{COLOURS[colour]}_idle", PENGUIN, _GHOST)):
            self._ghosts.add(Color(1, 1, 1, strength))
            self._stamp(self._ghosts, {cell: name}, size)

    def no_light(self) -> None:
        """Take all light, drawings and numbers away."""
        self.lights.clear()
        self.gains, self.numbered = {}, {}
        self.light_layer.clear()
        self._ghosts.clear()
        for marks in (*self.counts, self.marks):
            marks.clear()

    # What counts

    def draw_counts(self, only: int | None = None) -> None:
        """Draw why penguins count, of one colour or of all."""
        for colour, board in enumerate(counting_cells(self.boards)):
            self.counts[colour].clear()
            if only is None or colour == only:
                share = self.grown if colour == self._growing else 1.0
                self.counts[colour].draw(colour, town_cells(board), self.scale, share)

    def grow(self, colour: int) -> None:
        """What counts of that colour has changed: it is drawn anew as far as it has `grown`."""
        self._growing, self.grown = colour, 0.0
        self.draw_counts()

    def on_grown(self, *_: object) -> None:
        if self._growing is not None:
            board = counting_cells(self.boards)[self._growing]
            self.counts[self._growing].clear()
            self.counts[self._growing].draw(self._growing, town_cells(board), self.scale, self.grown)

    def show_counted(self, colour: int, cells: Sequence[int], *, numbered: bool) -> None:
        """Draw why these cells count, and perhaps how many they are."""
        self.counts[colour].clear()
        self.counts[colour].draw(colour, cells, self.scale)
        if numbered:
            self.marks.number(colour, cells, self.scale)
            self.numbered = dict.fromkeys(cells, colour)

    def show_gains(self, gains: dict[int, int]) -> None:
        """Write on cells what they would bring."""
        self.gains = gains
        for cell, gain in gains.items():
            colour = theme.SUCCESS if gain > 0 else theme.ERROR if gain < 0 else theme.TEXT_SOFT
            self.marks.write(f"{gain:+d}" if gain else "0", self.centre(cell), max(dp(14), 24 * self.scale), colour)

    def tally(self, number: int) -> None:
        """A big number over the town."""
        size = max(dp(30), 60 * self.scale)
        spot = (self.box.x + self.box.width * 0.9 - size / 2, self.box.y + self.box.height + size * 0.05)
        self.marks.badge(str(number), spot, size, self._paint.dark)

    def _stamp(
        self, layer: InstructionGroup, names: Mapping[int, str], size: float, up: float = 0.0
    ) -> dict[int, Rectangle]:
        """Draw a picture on each cell; many are alike, and each is looked up once."""
        size *= self.scale
        textures = {name: texture(name, size * self._seen) for name in set(names.values())}
        drawn = {}
        for cell, name in names.items():
            x, y = self.centre(cell)
            pos = (x - size / 2, y - size / 2 + up * self.scale)
            drawn[cell] = Rectangle(texture=textures[name], pos=pos, size=(size, size))
            layer.add(drawn[cell])
        return drawn


def _is_cell(key: Hashable) -> bool:
    """Whether it is the key of somebody who lives in a town; others wait below it."""
    return isinstance(key, int)
