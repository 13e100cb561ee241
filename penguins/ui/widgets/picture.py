"""The widget that shows a picture by its id. Drawn in Python, not in KV: a board has a hundred of them."""

from collections.abc import Sequence
from typing import Any

from kivy.cache import Cache
from kivy.clock import Clock
from kivy.core.image import Image
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.base.pictures import picture, size
from penguins.ui.base.shapes import RoundedFrame

GROUND = 1 / 16
"""How high above the lower edge of its picture a penguin stands, in the picture's height."""
_STRAIGHT = (0, 0, 1, 0, 1, 1, 0, 1)
_MIRRORED = (1, 0, 0, 0, 0, 1, 1, 1)
_RIM = 0.24
"""Half of what rounds off a cover, around it, in the radius of its corners: just enough to hide them."""


TEXTURES = "penguins.textures"
"""Where Kivy keeps what was looked up: a board asks for the same hundred pictures at every move."""
Cache.register(TEXTURES, timeout=60)


def texture(name: str, width: float) -> Texture:
    """The texture of a picture, sharp at that width; Kivy keeps each atlas once."""
    source = picture(name, width)
    found = Cache.get(TEXTURES, source)
    if found is None:
        found = Image(source).texture
        Cache.append(TEXTURES, source, found)
    return found


def mirror(whole: Texture) -> list[float]:
    """The corners of a texture for what looks the other way."""
    return _within(whole, _MIRRORED)


class Picture(Widget):
    """Shows a picture centred in its box, as large as its proportions allow."""

    name = StringProperty("")
    tint = ColorProperty((1, 1, 1, 1))
    mirrored = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        self._colour = Color(1, 1, 1, 1)
        self._drawn = Rectangle(size=(0, 0))
        self._natural = (0.0, 0.0)
        self._shape = (1.0, 1.0, 0.0)
        # Just before the next frame, when the size is settled: the size decides which atlas is loaded.
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        super().__init__(**kwargs)
        self.canvas.add(self._colour)
        self.canvas.add(self._drawn)
        self._draw_soon()

    def on_name(self, *_: object) -> None:
        self._draw_soon()

    def on_size(self, *_: object) -> None:
        self._draw_soon()

    def on_mirrored(self, *_: object) -> None:
        self._draw_soon()

    def on_tint(self, *_: object) -> None:
        self._colour.rgba = self.tint

    def on_pos(self, *_: object) -> None:
        self._centre()

    def reshape(self, wide: float, high: float, lift: float) -> None:
        """Squash it on its feet and lift it, all in its own size; its box stays where it is."""
        self._shape = (wide, high, lift)
        self._centre()

    def _draw(self, *_: object) -> None:
        if not self.name:
            self._natural = self._drawn.size = (0, 0)
            return
        across, up = self._part()
        drawn = texture(self.name, self.width / across)
        scale = min(self.width / (drawn.width * across), self.height / (drawn.height * up))
        self._drawn.texture = drawn
        corners = _MIRRORED if self.mirrored else _STRAIGHT
        self._drawn.tex_coords = _within(
            drawn, [0.5 + (at - 0.5) * part for at, part in zip(corners, 4 * (across, up), strict=True)]
        )
        self._natural = (drawn.width * across * scale, drawn.height * up * scale)
        self._centre()

    def _part(self) -> tuple[float, float]:
        """How much of its width and of its height is seen."""
        return 1.0, 1.0

    def _centre(self) -> None:
        (width, height), (wide, high, lift) = self._natural, self._shape
        up = height * (GROUND * (1 - high) + lift)
        self._drawn.size = (width * wide, height * high)
        self._drawn.pos = (self.x + (self.width - width * wide) / 2, self.y + (self.height - height) / 2 + up)


class Cover(Picture):
    """Fills its box with the middle of its picture, and rounds it off towards the `ground` it lies on."""

    fills = BooleanProperty(True)
    """Whether it does; else all of it is seen."""
    ground = ColorProperty(theme.rgba(theme.PANEL))
    radius = NumericProperty(5)
    """dp: of its corners."""

    def __init__(self, **kwargs: Any) -> None:
        self._ground, self._rim = Color(), RoundedFrame()
        super().__init__(**kwargs)
        self.canvas.after.add(self._ground)
        self.canvas.after.add(self._rim)

    def on_fills(self, *_: object) -> None:
        self._draw_soon()

    def on_ground(self, *_: object) -> None:
        self._draw_soon()

    def whole(self) -> Box:
        """Where on the window all of its picture would be, as large as what is seen of it."""
        (width, height), (across, up) = self.size, self._part() if self.name else (1.0, 1.0)
        middle = self.to_window(*self.center)
        return Box(middle[0] - width / across / 2, middle[1] - height / up / 2, width / across, height / up)

    def _part(self) -> tuple[float, float]:
        natural = size(self.name)
        wide = (self.width * natural.height) / max(1.0, self.height * natural.width)
        return (min(1.0, wide), min(1.0, 1 / wide)) if self.fills and wide > 0 else (1.0, 1.0)

    def _centre(self) -> None:
        super()._centre()
        rim, (x, y), (width, height) = dp(_RIM * self.radius), self._drawn.pos, self._drawn.size
        self._ground.rgba = self.ground if self.fills else (0, 0, 0, 0)
        self._rim.width = rim
        self._rim.box = (x - rim, y - rim, width + 2 * rim, height + 2 * rim, dp(self.radius) + rim)


def _within(whole: Texture, corners: Sequence[float]) -> list[float]:
    """Corners of a picture as coordinates of the atlas page it lies on."""
    found = whole.tex_coords
    left, bottom, right, top = found[0], found[1], found[4], found[5]
    return [
        value
        for x, y in zip(corners[::2], corners[1::2], strict=True)
        for value in (left + x * (right - left), bottom + y * (top - bottom))
    ]
