"""The die: it waits for a hand, is thrown across the town, and lies on a face."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from penguins.games.icetown.die import counting_face
from penguins.games.icetown.state import IceTownState
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.idle import Idle
from penguins.ui.games.icetown.tumble import Toss, faces_to, toss
from penguins.ui.widgets.picture import texture

UNTHROWN = 6
"""The face that is up before anybody has thrown it."""
_HIGH = 80 / 72
"""The picture of a face, in its widths."""
_LARGER = 0.5
"""How much larger it is where it turns back: nearer to the eye."""
_TILT = 24.0
"""Degrees, at its own height above the ground."""
_HOP_EVERY, _HOP, _HOP_HIGH = 1.5, 0.5, 0.16
"""Seconds from hop to hop, seconds in the air, and how high, in its own height."""


class Die(Widget):
    """Two faces are drawn: the one that is up, and beside it the one that comes up while it rolls over its edge."""

    time = NumericProperty(1.0)
    """How much of its tumbling is done."""

    def __init__(self, idle: Idle, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._idle = idle
        self.box = self.cube = Box(0, 0, 1, 1)
        """What a finger may touch, and where the die lies in it."""
        self.face = UNTHROWN
        """The face that is up."""
        self.lift = 0.0
        """How high above the ground it is, in its own height."""
        self._far: Pos = (0.0, 0.0)
        self._faces: Sequence[int] = (UNTHROWN,)
        self._turn = Rotate()
        self._shadow, self._next, self._up = Rectangle(), Rectangle(), Rectangle()
        self._stack()

    def _stack(self) -> None:
        self.canvas.add(Color(1, 1, 1, 1))
        self.canvas.add(self._shadow)
        for instruction in (PushMatrix(), self._turn, Color(0.86, 0.9, 0.96, 1), self._next):
            self.canvas.add(instruction)
        for instruction in (Color(1, 1, 1, 1), self._up, PopMatrix()):
            self.canvas.add(instruction)

    def place(self, box: Box, far: Pos) -> None:
        """Lie in the middle of that box; `far` is where it turns back when it is thrown."""
        self.box, self._far = box, far
        self.cube = box.part(0.08, 0.06, 0.84, 0.88).fit(1, _HIGH)
        self.pos, self.size = box[:2], box[2:]
        self._draw()

    # Waiting

    def wait(self, *, hops: bool) -> None:
        """Hop while a hand is waited for, or lie still."""
        if hops:
            self._idle.join(self._hop, self._rest)
        else:
            self._idle.leave(self._hop)
            self._rest()

    def _hop(self, now: float) -> None:
        at = now % _HOP_EVERY
        self.lift = _HOP_HIGH * sin(pi * at / _HOP) if at < _HOP else 0.0
        self._draw()

    def _rest(self) -> None:
        if self.lift:
            self.lift = 0.0
            self._draw()

    # Faces

    def show(self, face: int) -> None:
        """That face is up."""
        self.face = face
        self.time = 1.0
        self._draw()

    def throw(self, face: int) -> None:
        """Be about to tumble until that face is up: `time` goes from 0 to 1."""
        self._faces = faces_to(face, self.face)
        self.face = face
        self.time = 0.0

    def on_time(self, *_: object) -> None:
        self._draw()

    def _draw(self) -> None:
        now = toss(self.time) if self.time < 1 else Toss(0.0, self.lift, 0, 0.0)
        up = self._faces[now.face] if self.time < 1 else self.face
        side = self.cube.width * (1 + _LARGER * now.away)
        x, y = (here + (there - here) * now.away for here, there in zip(self.cube.centre, self._far, strict=True))
        self._shadow.texture = texture("shadow", side)
        self._shadow.pos, self._shadow.size = (x - side * 0.6, y - side * 0.85), (side * 1.2, side * 0.6)
        y += now.lift * side
        self._turn.origin, self._turn.angle = (x, y), now.lift * _TILT if self.time < 1 else 0.0
        wide, coming = cos(now.over * pi / 2), sin(now.over * pi / 2)
        left = x - side * (wide + coming) / 2
        self._put(self._up, up, Box(left, y - side * _HIGH / 2, side * wide, side * _HIGH))
        follows = self._faces[min(now.face + 1, len(self._faces) - 1)]
        self._put(self._next, follows, Box(left + side * wide, y - side * _HIGH / 2, side * coming, side * _HIGH))

    @staticmethod
    def _put(drawn: Rectangle, face: int, box: Box) -> None:
        drawn.texture = texture(f"die_{face}", box.height / _HIGH)
        drawn.pos, drawn.size = box[:2], box[2:]


def face_up(view: IceTownState) -> int:
    """The face that counts now; 0 while nobody has thrown the die."""
    return counting_face(view.roll, view.piles)
