"""A picture of ours, by its id."""

from typing import Any

from kivy.core.image import Image
from kivy.graphics.texture import Texture
from kivy.properties import BooleanProperty, ColorProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.ui.pictures import picture

_STRAIGHT = (0, 0, 1, 0, 1, 1, 0, 1)
_MIRRORED = (1, 0, 0, 0, 0, 1, 1, 1)


def texture(name: str, width: float) -> Texture:
    """The texture of a picture, sharp at that width; Kivy keeps each atlas once."""
    return Image(picture(name, width)).texture


class Picture(Widget):
    """As large as fits its box, in its own proportions, centred; drawn in kv/widgets.kv."""

    name = StringProperty("")
    tint = ColorProperty((1, 1, 1, 1))
    texture = ObjectProperty(None, allownone=True)
    mirrored = BooleanProperty(False)
    fitted = ListProperty((0, 0))
    """The size it is drawn at."""
    corners = ListProperty(_STRAIGHT)
    """The texture's own coordinates, counter-clockwise from the lower left."""

    def on_name(self, *_: Any) -> None:
        self._fit()

    def on_size(self, *_: Any) -> None:
        self._fit()

    def on_mirrored(self, *_: Any) -> None:
        self._fit()

    def _fit(self) -> None:
        if not self.name:
            self.texture, self.fitted = None, (0, 0)
            return
        self.texture = texture(self.name, self.width)
        width, height = self.texture.size
        scale = min(self.width / width, self.height / height)
        self.fitted = (width * scale, height * scale)
        self.corners = _within(self.texture, _MIRRORED if self.mirrored else _STRAIGHT)


def _within(whole: Texture, corners: tuple[int, ...]) -> list[float]:
    """Corners of a picture as coordinates of the atlas page it lies on."""
    found = whole.tex_coords
    left, bottom, right, top = found[0], found[1], found[4], found[5]
    return [
        value
        for x, y in zip(corners[::2], corners[1::2], strict=True)
        for value in (left + x * (right - left), bottom + y * (top - bottom))
    ]
