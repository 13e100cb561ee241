"""Pictures that can do more than lie: one that leans, one that leaps."""

from typing import Any

from kivy.graphics import PopMatrix, PushMatrix, Rotate
from kivy.properties import NumericProperty

from penguins.ui.base.box import Pos
from penguins.ui.widgets.picture import Picture


class Leaning(Picture):
    """A picture that can be tilted about its middle."""

    tilt = NumericProperty(0.0)
    """Degrees, to the left."""

    def __init__(self, **kwargs: Any) -> None:
        self._turn = Rotate(angle=0.0)
        super().__init__(size_hint=(None, None), **kwargs)
        self.canvas.before.add(PushMatrix())
        self.canvas.before.add(self._turn)
        self.canvas.after.add(PopMatrix())
        for name in ("tilt", "pos", "size"):
            self.fbind(name, self._lean)
        self._lean()

    def _lean(self, *_: object) -> None:
        if self.tilt or self._turn.angle:
            self._turn.origin, self._turn.angle = tuple(self.center), self.tilt


class Leaping(Picture):
    """A picture that flies from here to there in an arc: `done` goes from 0 to 1."""

    done = NumericProperty(0.0)

    def __init__(self, start: Pos, end: Pos, height: float, **kwargs: Any) -> None:
        """`height` is how far above the straight way it is in the middle."""
        self._start, self._end, self._height = start, end, height
        super().__init__(size_hint=(None, None), **kwargs)
        self.center = start  # once it has its size

    def on_done(self, *_: object) -> None:
        (x, y), (to_x, to_y), part = self._start, self._end, self.done
        arc = 4 * self._height * part * (1 - part)
        self.center = x + (to_x - x) * part, y + (to_y - y) * part + arc
