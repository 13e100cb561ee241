"""A sign at the edge of what scrolls: there is more that way."""

from typing import NamedTuple

from kivy.graphics import Color
from kivy.graphics.instructions import InstructionGroup
from kivy.metrics import dp

from penguins.ui.base import theme
from penguins.ui.base.shapes import Disc, Stroke

_SIZE = 24
"""dp across."""
_INSIDE = 5
"""dp from the edge to its middle: it hides little."""


class More(NamedTuple):
    """Whether there is more above, and below."""

    above: bool = False
    below: bool = False


class ScrollCue:
    """A small disc with an arrow, drawn over the edge; light with a dark rim, so that it stands out on any ground."""

    def __init__(self, canvas: InstructionGroup) -> None:
        self._canvas = canvas
        self._drawn: InstructionGroup | None = None
        self.more = More()

    def draw(self, more: More, x: float, low: float, high: float) -> None:
        """Show it around x, above the lower and below the upper edge, wherever there is more."""
        self.more = more
        if self._drawn is not None:
            self._canvas.remove(self._drawn)
            self._drawn = None
        if any(more):
            self._drawn = InstructionGroup()
            if more.above:
                self._disc(x, high - dp(_INSIDE), dp(_SIZE / 4))
            if more.below:
                self._disc(x, max(low + dp(_INSIDE), dp(_SIZE / 2 + 2)), -dp(_SIZE / 4))
            self._canvas.add(self._drawn)

    def _disc(self, x: float, y: float, tip: float) -> None:
        assert self._drawn is not None
        for colour, size in ((theme.CONTROL_EDGE, dp(_SIZE)), (theme.CONTROL, dp(_SIZE - 2 * theme.EDGE))):
            self._drawn.add(Color(*theme.rgba(colour)))
            self._drawn.add(Disc(pos=(x - size / 2, y - size / 2), size=(size, size)))
        self._drawn.add(Color(*theme.rgba(theme.CONTROL_EDGE)))
        wing, half = abs(tip), tip / 2
        self._drawn.add(Stroke((x - wing, y - half, x, y + half, x + wing, y - half), dp(1.5)))
