"""What lies and stands on the road: stretched pictures, penguins that show where they are bound, the shores."""

from math import atan2, cos, pi, sin
from typing import Any

from kivy.graphics import Color, Ellipse, InstructionGroup, Rectangle, SmoothRoundedRectangle, Triangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.ui import theme
from penguins.ui.boards.march_layout import Box
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
    """A penguin. `bound` is the way it goes, shown as an arrow; None at a shore where it is plain."""

    bound = ObjectProperty(None, allownone=True)

    def __init__(self, colour: str, owner: str, **kwargs: Any) -> None:
        """`owner` is the colour of whoever leads it; its emblem is shown unless it is the penguin's own colour."""
        self.colour = colour
        self._owner = owner
        self._signs = InstructionGroup()
        super().__init__(size_hint=(None, None), **kwargs)
        self.canvas.add(self._signs)
        self.bind(pos=self._sign, size=self._sign, bound=self._sign)

    def pose(self, pose: str) -> None:
        """Stand otherwise."""
        self.name = f"penguin_{self.colour}_{pose}"

    def stand(self, box: Box) -> None:
        """Be there at once."""
        self.size, self.pos = box[2:], box[:2]

    def _sign(self, *_: Any) -> None:
        self._signs.clear()
        if self.bound is not None:
            self._draw_arrow(*self.bound)
        if self._owner != self.colour:
            size = self.width * 0.36
            self._signs.add(Color(1, 1, 1, 1))
            drawn = texture(f"emblem_{self._owner}", size)
            self._signs.add(Rectangle(texture=drawn, pos=(self.x - size * 0.05, self.y), size=(size, size)))

    def _draw_arrow(self, right: float, up: float) -> None:
        homeward = right + up < 0
        radius = self.width * 0.17
        x, y = self.right - radius, self.top - radius
        rim = max(1.0, radius * 0.14)
        self._signs.add(Color(*theme.rgba(theme.INK)))
        self._signs.add(_disc(x, y, radius + rim))
        self._signs.add(Color(*theme.rgba(theme.SUN if homeward else theme.ICE)))
        self._signs.add(_disc(x, y, radius))
        self._signs.add(Color(*theme.rgba(theme.INK)))
        tip = atan2(up, right)
        corners = [(x + radius * 0.68 * cos(tip + turn), y + radius * 0.68 * sin(tip + turn)) for turn in _ARROW]
        self._signs.add(Triangle(points=[value for corner in corners for value in corner]))


_ARROW = (0.0, 2 * pi / 3, -2 * pi / 3)


def _disc(x: float, y: float, radius: float) -> Ellipse:
    return Ellipse(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius))


class Shore(Widget):
    """Colony or ocean, over the whole side of the board. What stands at its ends keeps its proportions."""

    def __init__(self, name: str, box: Box, *, sideways: bool) -> None:
        super().__init__(pos=box[:2], size=box[2:], size_hint=(None, None))
        whole = texture(name, max(box.width, box.height))
        if not sideways:
            self._draw_along(whole, box)
        elif name == "march_ocean":
            self._draw_turned(whole, box)
        else:
            self._draw_village(whole, box)

    def _draw_along(self, whole: Texture, box: Box) -> None:
        end = min(_END * whole.width * box.height / whole.height, box.width / 3)
        parts = ((0.0, _END, 0.0, end), (_END, 1 - _END, end, box.width - end), (1 - _END, 1.0, box.width - end, box.width))
        self.canvas.add(Color(1, 1, 1, 1))
        for first, last, left, right in parts:
            part = whole.get_region(first * whole.width, 0, (last - first) * whole.width, whole.height)
            self.canvas.add(Rectangle(texture=part, pos=(box.x + left, box.y), size=(right - left, box.height)))

    def _draw_turned(self, whole: Texture, box: Box) -> None:
        """A quarter turn, so that the surf is at the ice."""
        left, bottom, right, _, _, top = whole.tex_coords[:6]
        corners = (left, bottom, left, top, right, top, right, bottom)
        self.canvas.add(Color(1, 1, 1, 1))
        self.canvas.add(Rectangle(texture=whole, tex_coords=corners, pos=box[:2], size=box[2:]))

    def _draw_village(self, whole: Texture, box: Box) -> None:
        """Snow, with the igloo above and the chicks below."""
        radius = min(dp(theme.RADIUS_M), box.width / 4)
        side = box.width * 0.08
        for colour, low in ((theme.ICE_DEEP, 0.0), (theme.ICE_SOFT, side)):
            self.canvas.add(Color(*theme.rgba(colour)))
            size = (box.width, box.height - low)
            self.canvas.add(SmoothRoundedRectangle(pos=(box.x, box.y + low), size=size, radius=[radius]))
        self.canvas.add(Color(1, 1, 1, 1))
        height = box.width * 0.9 / _END * whole.height / whole.width
        igloo = whole.get_region(0, whole.height * 0.16, _END * whole.width, whole.height * 0.84)
        chicks = whole.get_region((1 - _END) * whole.width, whole.height * 0.2, _END * whole.width, whole.height * 0.8)
        size = (box.width * 0.9, height * 0.84)
        self.canvas.add(Rectangle(texture=igloo, pos=(box.x + box.width * 0.05, box.y + box.height - size[1]), size=size))
        self.canvas.add(Rectangle(texture=chicks, pos=(box.x + box.width * 0.02, box.y + side * 1.5), size=size))
