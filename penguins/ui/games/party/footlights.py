"""What the pyramid stands on: a low podium with a bulb for each card of the base."""

from typing import Any

from kivy.graphics import Color
from kivy.metrics import dp

from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.base.motion import Motion
from penguins.ui.base.shapes import RoundedBox
from penguins.ui.games.layer import Layer
from penguins.ui.widgets.picture import Picture

_BULB = 1.15
"""How large a bulb and its glow are, in heights of the podium."""
_FLICKER, _RUN = 0.3, 0.08
"""Seconds for the first bulb of a flourish, and more for each that follows."""


class Footlights(Layer):
    """Shows which columns of the base are taken: their bulbs burn."""

    def __init__(self, motion: Motion, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._motion = motion
        with self.canvas:
            Color(*theme.rgba(theme.SUN_DARK))
            self._trim = RoundedBox()
            Color(*theme.rgba(theme.PAINTS["red"].dark))
            self._body = RoundedBox()
        self.burning: list[bool] = []
        self._glows: list[Picture] = []

    def show(self, box: Box, burning: list[bool]) -> None:
        """Lie there, with these bulbs burning and the others out."""
        edge = min(dp(2), box.height / 4)
        for shape, air in ((self._trim, 0.0), (self._body, edge)):
            shape.pos = box.x + air, box.y + air
            shape.size = box.width - 2 * air, box.height - 2 * air
            shape.radius = [box.height / 4]
        self.burning = burning
        self._hang(box)

    def _hang(self, box: Box) -> None:
        if len(self._glows) != len(self.burning):
            self.clear_widgets()
            self._glows = []
            for _ in self.burning:
                self.put("bulb_off", box.centre, (1, 1))
                self._glows.append(self.put("bulb_on", box.centre, (1, 1)))
        side, step = box.height * _BULB, box.width / max(1, len(self.burning))
        for number, piece in enumerate(reversed(self.children)):
            piece.size = side, side
            piece.center = box.x + (number // 2 + 0.5) * step, box.y + box.height / 2
        for glow, burns in zip(self._glows, self.burning, strict=True):
            glow.opacity = float(burns)

    def flourish(self) -> None:
        """Let a flicker run along all bulbs; then they are as before."""
        for number, (glow, burns) in enumerate(zip(self._glows, self.burning, strict=True)):
            glow.opacity = 0.0 if burns else 1.0
            self._motion.animate(glow, _FLICKER + _RUN * number, "in_out_bounce", opacity=float(burns))
