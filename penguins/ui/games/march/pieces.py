"""What lies and stands on the road: tiles with several faces, weather that stands up, penguins with their signs."""

from math import atan2, cos, pi, sin
from typing import Any, NamedTuple

from kivy.graphics import Color, Rectangle, SmoothTriangle
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.pictures import names
from penguins.ui.base.shapes import Disc, RoundedBox
from penguins.ui.games.march.layout import FACE, PICTURE
from penguins.ui.widgets.labels import Lettered
from penguins.ui.widgets.picture import Picture, texture

_FOOT = 0.12
"""How far above the lower edge of its tile weather stands, in tiles."""
_ABOVE_HEADS = 0.42
"""How much higher it is where a penguin stands in it."""
_PENNANT = 0.24
"""How large the letters on a pennant are at most, in widths of the penguin."""
_SWAY = 0.05
"""How far it drifts to and fro, in tiles."""


class Tile(Widget):
    """A tile of ice: `name` is what it shows, `cut` which of its faces it has. Only a flip makes it narrow."""

    name = StringProperty("")

    def __init__(self, name: str, cut: str, box: Box) -> None:
        self._drawn = Rectangle()
        self.cut = cut
        super().__init__(name=name, pos=box[:2], size=box[2:], size_hint=(None, None))
        self.canvas.add(Color(1, 1, 1, 1))
        self.canvas.add(self._drawn)
        self.bind(name=self.draw, pos=self._place, size=self._place)
        self._sharp_at = box.width
        self.draw()
        self._place()

    def draw(self, *_: Any) -> None:
        """As its name and its cut say; what is rare has one face only."""
        picture = self.name + self.cut
        self._drawn.texture = texture(picture if picture in names() else self.name, self._sharp_at)

    def _place(self, *_: Any) -> None:
        self._drawn.pos, self._drawn.size = self.pos, self.size


class Weather(Widget):
    """A sun or a storm that stands up from its tile. Its box is the face of the tile."""

    name = StringProperty("")

    def __init__(self, name: str, box: Box, cell: int) -> None:
        self._ground, self._figure, self._tint = Rectangle(), Rectangle(), Color(1, 1, 1, 1)
        self._phase, self._drift, self._lift = cell * 1.7, (0.0, 0.0), 0.0
        super().__init__(name=name, pos=box[:2], size=box[2:], size_hint=(None, None))
        self._ground.texture = texture(f"{name}_ground", box.width)
        self._figure.texture = texture(name, box.width)
        for piece in (self._tint, self._ground, Color(1, 1, 1, 1), self._figure):
            self.canvas.add(piece)
        self.bind(pos=self._place, size=self._place)
        self._place()

    def stand(self, *, over_heads: bool, lifted: bool = False) -> None:
        """Above somebody's head or not; in a hand or on its tile."""
        self._lift = _ABOVE_HEADS if over_heads else 0.0
        self._tint.a = 0.0 if lifted else 1.0
        self._place()

    def sway(self, time: float) -> None:
        """Drift a little."""
        turn = time + self._phase
        self._drift = _SWAY * sin(turn * 1.1), _SWAY * 0.6 * sin(turn * 1.7)
        self._place()

    def _place(self, *_: Any) -> None:
        side, high = self.width, self.height * PICTURE / FACE
        self._ground.pos, self._ground.size = (self.x, self.y + self.height - high), (side, high)
        right, up = self._drift
        foot = self.y + (_FOOT + self._lift + up) * self.height
        self._figure.pos, self._figure.size = (self.x + right * side, foot), (side, high)


class Pennant(NamedTuple):
    """Whose penguin it is: a few letters of the name, in the colour of the player."""

    letters: str
    colour: str


class Bird(Picture):
    """A penguin. `bound` is the way it goes, shown as an arrow; None at a shore, where it is plain."""

    bound = ObjectProperty(None, allownone=True)
    stride = NumericProperty(0.0)
    """How many steps it has taken: while it grows, the penguin waddles."""

    def __init__(self, colour: str, pennant: Pennant | None = None, **kwargs: Any) -> None:
        """With a `pennant` if several penguins have the same leader."""
        self.colour = colour
        self.pennant = pennant
        self.eats = self.waddles = False
        self._rim, self._disc, self._arrow = Disc(), Disc(), SmoothTriangle()
        self._cloth, self._letters = RoundedBox(), _letters(pennant)
        self._tints = Color(1, 1, 1, 0), Color(1, 1, 1, 0), Color(1, 1, 1, 0)
        super().__init__(size_hint=(None, None), **kwargs)
        for tint, drawn in zip(self._tints, (self._rim, self._disc, self._arrow), strict=True):
            self.canvas.add(tint)
            self.canvas.add(drawn)
        if pennant is not None:
            self.canvas.add(Color(*theme.rgba(theme.ICE)))
            self._hem = RoundedBox()
            self.canvas.add(self._hem)
            self.canvas.add(Color(*theme.rgba(theme.PAINTS[pennant.colour].dark)))
            self.canvas.add(self._cloth)
            self.add_widget(self._letters)
        self.bind(pos=self._place_signs, size=self._place_signs)

    def pose(self, pose: str) -> None:
        """Stand otherwise."""
        self.name = f"penguin_{self.colour}_{pose}"

    def stand(self, box: Box) -> None:
        """Be there at once."""
        self.size, self.pos = box[2:], box[:2]

    def on_stride(self, *_: Any) -> None:
        if not self.waddles:  # it has arrived, though a last frame of its walk may be left
            return
        side = "left" if int(self.stride) % 2 == 0 else "right"
        self.pose(("full_" if self.eats else "") + f"step_{side}")
        bounce = abs(sin(pi * self.stride))
        self.reshape(1.0 - 0.03 * bounce, 1.0 + 0.03 * bounce, 0.07 * bounce)

    def on_bound(self, *_: Any) -> None:
        shown = 0.0 if self.bound is None else 1.0
        homeward = self.bound is not None and sum(self.bound) < 0
        inks = (theme.INK, theme.SUN if homeward else theme.ICE, theme.INK)
        for tint, ink in zip(self._tints, inks, strict=True):
            tint.rgba = theme.rgba(ink, shown)
        self._place_signs()

    def _place_signs(self, *_: Any) -> None:
        if self.pennant is not None:
            self._place_pennant()
        if self.bound is None:
            return
        radius = self.width * 0.16
        middle = self.x + self.width - radius, self.y + self.height - radius  # right and top lag behind here
        _draw_disc(self._rim, middle, radius * 1.14)
        _draw_disc(self._disc, middle, radius)
        self._arrow.points = _arrow(middle, radius * 0.68, self.bound)

    def _place_pennant(self) -> None:
        sizes = [size for size in theme.TYPE_SCALE if sp(size) <= self.width * _PENNANT]
        self._letters.font_size = sp(max(sizes, default=theme.TYPE_NOTE))
        self._letters.texture_update()
        wide, height = self._letters.texture_size
        width = max(wide + dp(6), height)
        x, y = self.x - width * 0.3, self.y - height * 0.1  # beside it rather than on it
        for box, hem in ((self._hem, dp(1.5)), (self._cloth, 0.0)):
            box.pos, box.size = (x - hem, y - hem), (width + 2 * hem, height + 2 * hem)
            box.radius = [height * 0.35]
        self._letters.pos, self._letters.size = (x, y), (width, height)


def _letters(pennant: Pennant | None) -> Lettered:
    text = "" if pennant is None else pennant.letters
    size = sp(theme.TYPE_NOTE)
    return Lettered(text=text, display=True, font_size=size, color=theme.rgba(theme.ICE), size_hint=(None, None))


def _draw_disc(disc: Disc, middle: Pos, radius: float) -> None:
    disc.pos, disc.size = (middle[0] - radius, middle[1] - radius), (2 * radius, 2 * radius)


def _arrow(middle: Pos, length: float, way: Pos) -> list[float]:
    """The corners of a triangle that points that way."""
    tip = atan2(way[1], way[0])
    turns = (tip, tip + 2 * pi / 3, tip - 2 * pi / 3)
    return [value for turn in turns for value in (middle[0] + length * cos(turn), middle[1] + length * sin(turn))]
