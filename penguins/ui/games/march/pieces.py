"""What lies and stands on the road: stretched pictures, penguins that show where they are bound, the shores."""

from collections.abc import Iterator
from math import atan2, cos, pi, sin
from typing import Any

from kivy.graphics import Color, Rectangle, Triangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.shapes import Disc, RoundedBox, RoundedFrame
from penguins.ui.games.march.layout import RoadLayout
from penguins.ui.widgets.picture import Picture, texture

_LEFT, _RIGHT = 0.322, 0.645
"""Where a shore's picture can be cut without cutting a fish or a wave; what is between may be repeated."""


class StretchedPicture(Widget):
    """A picture that fills its box, whatever the proportions: tiles, weather, light."""

    name = StringProperty("")

    def __init__(self, name: str, box: Box, **kwargs: Any) -> None:
        self._drawn = Rectangle()
        super().__init__(name=name, pos=box[:2], size=box[2:], size_hint=(None, None), **kwargs)
        self.canvas.add(Color(1, 1, 1, 1))
        self.canvas.add(self._drawn)
        self.bind(name=self._draw, pos=self._place, size=self._place)
        self._draw()
        self._place()

    def _draw(self, *_: Any) -> None:
        self._drawn.texture = texture(self.name, max(self.width, 1.0))

    def _place(self, *_: Any) -> None:
        self._drawn.pos, self._drawn.size = self.pos, self.size


class LightFrame(Widget):
    """Light around something that must stay readable."""

    def __init__(self, name: str, box: Box) -> None:
        """`name` is the overlay that it stands for."""
        super().__init__(pos=box[:2], size=box[2:], size_hint=(None, None))
        side = min(box.width, box.height)
        width = max(dp(1.4), side * 0.026)
        inset = width * 1.5
        inner = (box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset, side * 0.12)
        for colour, breadth in zip(_FRAMES[name], (width * 1.5, width), strict=True):
            self.canvas.add(Color(*theme.rgba(colour)))
            self.canvas.add(RoundedFrame(inner, width=breadth))


_FRAMES = {
    "march_lit": (theme.SUN_DARK, theme.LIT),
    "march_picked": (theme.BEAK_DARK, theme.BEAK),
    "march_mark": (theme.ICE, theme.LAST_MOVE),
    "march_hint": (theme.ICE, theme.PAINTS["violet"].light),
}
"""For each overlay: its rim and its colour."""


class Bird(Picture):
    """A penguin. `bound` is the way it goes, shown as an arrow; None at a shore, where it is plain."""

    bound = ObjectProperty(None, allownone=True)

    def __init__(self, colour: str, owner: str, **kwargs: Any) -> None:
        """`owner` is the colour of whoever leads it; its emblem is shown unless it is the penguin's own colour."""
        self.colour = colour
        self._rim, self._disc, self._arrow, self._emblem = Disc(), Disc(), Triangle(), Rectangle()
        self._tints = Color(1, 1, 1, 0), Color(1, 1, 1, 0), Color(1, 1, 1, 0)
        super().__init__(size_hint=(None, None), **kwargs)
        for tint, drawn in zip(self._tints, (self._rim, self._disc, self._arrow), strict=True):
            self.canvas.add(tint)
            self.canvas.add(drawn)
        if owner != colour:
            self._emblem.texture = texture(f"emblem_{owner}", 64.0)
            self.canvas.add(Color(1, 1, 1, 1))
            self.canvas.add(self._emblem)
        self.bind(pos=self._place_signs, size=self._place_signs)

    def pose(self, pose: str) -> None:
        """Stand otherwise."""
        self.name = f"penguin_{self.colour}_{pose}"

    def stand(self, box: Box) -> None:
        """Be there at once."""
        self.size, self.pos = box[2:], box[:2]

    def on_bound(self, *_: Any) -> None:
        shown = 0.0 if self.bound is None else 1.0
        homeward = self.bound is not None and sum(self.bound) < 0
        inks = (theme.INK, theme.SUN if homeward else theme.ICE, theme.INK)
        for tint, ink in zip(self._tints, inks, strict=True):
            tint.rgba = theme.rgba(ink, shown)
        self._place_signs()

    def _place_signs(self, *_: Any) -> None:
        size = self.width * 0.36
        self._emblem.pos, self._emblem.size = (self.x - size * 0.05, self.y), (size, size)
        if self.bound is None:
            return
        radius = self.width * 0.17
        middle = self.x + self.width - radius, self.y + self.height - radius  # right and top lag behind here
        _draw_disc(self._rim, middle, radius * 1.14)
        _draw_disc(self._disc, middle, radius)
        self._arrow.points = _arrow(middle, radius * 0.68, self.bound)


def _draw_disc(disc: Disc, middle: Pos, radius: float) -> None:
    disc.pos, disc.size = (middle[0] - radius, middle[1] - radius), (2 * radius, 2 * radius)


def _arrow(middle: Pos, length: float, way: Pos) -> list[float]:
    """The corners of a triangle that points that way."""
    tip = atan2(way[1], way[0])
    turns = (tip, tip + 2 * pi / 3, tip - 2 * pi / 3)
    return [value for turn in turns for value in (middle[0] + length * cos(turn), middle[1] + length * sin(turn))]


class Shore(Widget):
    """Colony or ocean, along a whole side of the board. Nothing on it is stretched: its middle is repeated."""

    def __init__(self, name: str, box: Box, road: RoadLayout) -> None:
        super().__init__(pos=box[:2], size=box[2:], size_hint=(None, None))
        self.canvas.add(Color(1, 1, 1, 1))
        sideways = road.sideways
        if sideways and name == "march_colony":
            self._draw_village(box, road.field)
            return
        length, depth = (box.height, box.width) if sideways else (box.width, box.height)
        whole = texture(name, depth * 3.6)
        for part, start, end in _parts(whole, length, depth):
            if sideways:
                turned = Rectangle(texture=part, pos=(box.x, box.y + start), size=(depth, end - start))
                turned.tex_coords = _quarter_turn(part)
                self.canvas.add(turned)
            else:
                self.canvas.add(Rectangle(texture=part, pos=(box.x + start, box.y), size=(end - start, depth)))

    def _draw_village(self, box: Box, field: Box) -> None:
        """Snow, with an igloo above and below where the penguins stand, if there is room."""
        side = box.width * 0.08
        for colour, low in ((theme.ICE_DEEP, 0.0), (theme.ICE_SOFT, side)):
            self.canvas.add(Color(*theme.rgba(colour)))
            radius = [min(dp(theme.RADIUS_M), box.width / 4)]
            self.canvas.add(RoundedBox(radius, pos=(box.x, box.y + low), size=(box.width, box.height - low)))
        below, above = field.y - box.y - side, box.y + box.height - field.y - field.height
        for room, middle in ((below, box.y + side + below / 2), (above, field.y + field.height + above / 2)):
            size = min(box.width * 0.86, room)
            if size > box.width * 0.4:
                self.add_widget(Picture(name="igloo", size=(size, size), center=(box.centre[0], middle)))


def _parts(whole: Texture, length: float, depth: float) -> Iterator[tuple[Texture, float, float]]:
    """Both ends and as many middles between them as it takes: what to draw, from where to where."""
    natural = whole.width * depth / whole.height
    ends = min(natural * (1 - _RIGHT + _LEFT), length * 0.7)
    first = ends * _LEFT / (1 - _RIGHT + _LEFT)
    middles = max(1, round((length - ends) / (natural * (_RIGHT - _LEFT))))
    width = (length - ends) / middles
    yield _slice(whole, 0.0, _LEFT), 0.0, first
    for number in range(middles):
        yield _slice(whole, _LEFT, _RIGHT), first + number * width, first + (number + 1) * width
    yield _slice(whole, _RIGHT, 1.0), first + middles * width, length


def _slice(whole: Texture, start: float, end: float) -> Texture:
    return whole.get_region(start * whole.width, 0, (end - start) * whole.width, whole.height)


def _quarter_turn(part: Texture) -> tuple[float, ...]:
    """Corners that turn a picture so that its lower side is on the left."""
    left, bottom, right, _, _, top = part.tex_coords[:6]
    return left, bottom, left, top, right, top, right, bottom
