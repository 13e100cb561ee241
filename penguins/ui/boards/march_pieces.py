"""What lies and stands on the road: stretched pictures, penguins that show where they are bound, the shores."""

from collections.abc import Iterator
from math import atan2, cos, pi, sin
from typing import Any

from kivy.graphics import Color, Ellipse, Rectangle, SmoothRoundedRectangle, Triangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.ui import theme
from penguins.ui.boards.march_layout import Box, Pos
from penguins.ui.widgets.picture import Picture, texture

_END = 150.0 / 576.0
"""The part of a shore's picture that holds what stands at each end."""


class Sheet(Widget):
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


class Bird(Picture):
    """A penguin. `bound` is the way it goes, shown as an arrow; None at a shore, where it is plain."""

    bound = ObjectProperty(None, allownone=True)

    def __init__(self, colour: str, owner: str, **kwargs: Any) -> None:
        """`owner` is the colour of whoever leads it; its emblem is shown unless it is the penguin's own colour."""
        self.colour = colour
        self._rim, self._disc, self._arrow, self._emblem = Ellipse(), Ellipse(), Triangle(), Rectangle()
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


def _draw_disc(disc: Ellipse, middle: Pos, radius: float) -> None:
    disc.pos, disc.size = (middle[0] - radius, middle[1] - radius), (2 * radius, 2 * radius)


def _arrow(middle: Pos, length: float, way: Pos) -> list[float]:
    """The corners of a triangle that points that way."""
    tip = atan2(way[1], way[0])
    turns = (tip, tip + 2 * pi / 3, tip - 2 * pi / 3)
    return [value for turn in turns for value in (middle[0] + length * cos(turn), middle[1] + length * sin(turn))]


class Shore(Widget):
    """Colony or ocean, along a whole side of the board. Nothing on it is stretched: its middle is repeated."""

    def __init__(self, name: str, box: Box, *, sideways: bool) -> None:
        super().__init__(pos=box[:2], size=box[2:], size_hint=(None, None))
        self.canvas.add(Color(1, 1, 1, 1))
        if sideways and name == "march_colony":
            self._draw_village(box)
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

    def _draw_village(self, box: Box) -> None:
        """Snow, an igloo above and a chick below."""
        side = box.width * 0.08
        for colour, low in ((theme.ICE_DEEP, 0.0), (theme.ICE_SOFT, side)):
            self.canvas.add(Color(*theme.rgba(colour)))
            ground = SmoothRoundedRectangle(pos=(box.x, box.y + low), size=(box.width, box.height - low))
            ground.radius = [min(dp(theme.RADIUS_M), box.width / 4)]
            self.canvas.add(ground)
        size, x = (box.width * 0.86,) * 2, box.x + box.width * 0.07
        self.add_widget(Picture(name="igloo", size=size, pos=(x, box.y + box.height - size[1])))
        self.add_widget(Picture(name="bot_chick", size=size, pos=(x, box.y + side * 1.5)))


def _parts(whole: Texture, length: float, depth: float) -> Iterator[tuple[Texture, float, float]]:
    """Both ends and as many middles between them as it takes: what to draw, from where to where."""
    natural = whole.width * depth / whole.height
    end = min(_END * natural, length / 2)
    middles = max(1, round((length - 2 * end) / (natural * (1 - 2 * _END))))
    width = (length - 2 * end) / middles
    yield _slice(whole, 0.0, _END), 0.0, end
    for number in range(middles):
        yield _slice(whole, _END, 1 - _END), end + number * width, end + (number + 1) * width
    yield _slice(whole, 1 - _END, 1.0), length - end, length


def _slice(whole: Texture, start: float, end: float) -> Texture:
    return whole.get_region(start * whole.width, 0, (end - start) * whole.width, whole.height)


def _quarter_turn(part: Texture) -> tuple[float, ...]:
    """Corners that turn a picture so that its lower side is on the left."""
    left, bottom, right, _, _, top = part.tex_coords[:6]
    return left, bottom, left, top, right, top, right, bottom
