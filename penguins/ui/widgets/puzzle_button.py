"""A puzzle on its shelf: its number, and its stars. There are dozens, so it is drawn by hand, which is quick."""

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from penguins.session.progress import MOST_STARS
from penguins.ui.base import theme
from penguins.ui.base.shapes import Disc, RoundedBox
from penguins.ui.base.surface import surface
from penguins.ui.widgets.buttons import Tappable
from penguins.ui.widgets.labels import Labelled, SameSize, Words
from penguins.ui.widgets.picture import texture
from penguins.ui.widgets.stars import DIM, STAR

_STARS = 0.26
"""How high the stars are, in parts of the button."""
_LARGE = 96
"""dp of height from which on its number is larger."""
_BADGE, _OUTSIDE = 20, 4
"""dp: how large the eye in the corner is, with its ground, and how far it stands out."""


class PuzzleButton(Labelled, Tappable, Widget):
    """Its number, its stars, and an eye in the corner where its start has to be remembered."""

    def __init__(
        self, number: str, stars: int, *, begun: bool, memory: bool, same: SameSize | None = None, **kwargs: Any
    ) -> None:
        """`begun`: it was begun and left; `memory`: its start has to be remembered; `same`: the numbers beside it."""
        super().__init__(**kwargs)
        self.stars = stars
        ground = theme.PAINTS["yellow"].tint if stars else theme.QUIET if begun else theme.CONTROL
        self._ground = Color(*theme.rgba(ground))
        self._edge, self._face = RoundedBox(), RoundedBox()
        self._rim, self._badge, self._eye = Disc(), Disc(), Rectangle()
        self._drawn = [Rectangle() for _ in range(MOST_STARS)]
        self._put_together(memory)
        self._number = Words(text=number, display=True, scale=surface.text_scale, same=same)
        self.add_widget(self._number)
        self.fbind("pos", self._place)
        self.fbind("size", self._place)

    def _put_together(self, memory: bool) -> None:
        with self.canvas.before:
            Color(*theme.rgba(theme.CONTROL_EDGE))
        for instruction in (self._edge, self._ground, self._face):
            self.canvas.before.add(instruction)
        for at, star in enumerate(self._drawn):
            self.canvas.before.add(Color(1, 1, 1, 1 if at < self.stars else DIM))
            self.canvas.before.add(star)
        if not memory:
            return
        for shape, colour in ((self._rim, theme.CONTROL_EDGE), (self._badge, theme.CONTROL), (self._eye, theme.TEXT)):
            self.canvas.after.add(Color(*theme.rgba(colour)))
            self.canvas.after.add(shape)

    def _place(self, *_: object) -> None:
        edge, stars = dp(theme.EDGE), self.height * _STARS
        self._edge.pos, self._edge.size, self._edge.radius = self.pos, self.size, [dp(theme.RADIUS_M)]
        self._face.pos = (self.x + edge, self.y + 2 * edge)
        self._face.size = (max(1, self.width - 2 * edge), max(1, self.height - 3 * edge))
        self._face.radius = [dp(theme.RADIUS_M - theme.EDGE)]
        side = min(stars, (self.width - 4 * edge) / MOST_STARS)
        left = self.x + (self.width - side * MOST_STARS) / 2
        for at, star in enumerate(self._drawn):
            star.texture = texture(STAR, side)
            star.pos, star.size = (left + at * side, self.y + stars * 0.4), (side * 0.94, side * 0.94)
        self._number.type_size = theme.TYPE_HEADLINE if self.height > dp(_LARGE) else theme.TYPE_TITLE
        self._place_eye()
        self._number.pos = (self.x + 2 * edge, self.y + stars * 1.4)
        self._number.size = (max(1, self.width - 4 * edge), max(1, self.height - stars * 1.6))

    def _place_eye(self) -> None:
        side = dp(_BADGE)
        x, y = self.right + dp(_OUTSIDE) - side, self.top + dp(_OUTSIDE) - side
        for shape, inset in ((self._rim, 0.0), (self._badge, dp(theme.EDGE / 2)), (self._eye, side * 0.14)):
            shape.pos, shape.size = (x + inset, y + inset), (side - 2 * inset, side - 2 * inset)
        self._eye.texture = texture("icon_eye", side)
