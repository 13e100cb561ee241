"""Penguins that live: they breathe, blink, look at what is dragged, hop when they may move, sulk when they are stuck.

Every board has a `life`; elsewhere `Life(idle)` makes one. A board hands its penguins over, each under a key of its
choice, and from then on tells moods instead of poses:

    self.life.add(tile, picture, "red")        # a Picture, or the Rectangle a penguin is drawn with
    self.life.feel(tile, "may_move")           # of MOODS: ease, may_move, think, sulk, stuck, full, walk, slide, …
    self.life.react(tile, "wow", 1.2)          # for that many seconds, then as before
    self.life.feel(tile, "held")               # lifted under the finger; "pressed" before it moves
    self.life.look_at(pos)                     # something is dragged there (boards do this by themselves): all look …
    self.life.look_at(None)                    # … until it is over
    self.life.move(tile, pos, size)            # a Rectangle stands elsewhere (a Picture knows by itself)
    self.life.remove(tile); self.life.clear()

All penguins live by the app's one heartbeat (penguins/ui/base/idle.py), which rests by itself. With animation off a
penguin shows the still pose of its mood, and nothing is ever scheduled. The same seed and times give the same life.
"""

from collections.abc import Hashable
from random import Random
from typing import Protocol
from zlib import crc32

from kivy.graphics import Rectangle

from penguins.ui.base import pictures
from penguins.ui.base.box import Pos
from penguins.ui.base.idle import Idle
from penguins.ui.widgets.picture import GROUND, Picture, mirror, texture
from penguins.ui.widgets.temper import MOODS, Look, Temper

_MIRRORED = {"look_left": "look_right", "look_right": "look_left"}


class _Figure(Protocol):
    """What is seen of a penguin."""

    @property
    def mirrored(self) -> bool: ...

    def show(self, picture: str) -> None: ...

    def shape(self, look: Look) -> None: ...

    def centre(self) -> Pos: ...


class _PictureFigure:
    """A widget that shows it."""

    def __init__(self, picture: Picture) -> None:
        self._picture = picture

    @property
    def mirrored(self) -> bool:
        return bool(self._picture.mirrored)

    def show(self, picture: str) -> None:
        self._picture.name = picture

    def shape(self, look: Look) -> None:
        self._picture.reshape(look.wide, look.high, look.lift)

    def centre(self) -> Pos:
        x, y = self._picture.center
        return x, y


class _DrawnFigure:
    """A rectangle on a canvas; where it is when it is handed over is where the penguin stands."""

    def __init__(self, drawn: Rectangle, mirrored: bool) -> None:
        self._drawn = drawn
        self.mirrored = mirrored
        self.move(drawn.pos, drawn.size)

    def move(self, pos: Pos, size: Pos) -> None:
        (self._x, self._y), (self._width, self._height) = pos, size

    def show(self, picture: str) -> None:
        self._drawn.texture = texture(picture, self._width)
        if self.mirrored:
            self._drawn.tex_coords = mirror(self._drawn.texture)

    def shape(self, look: Look) -> None:
        width, height = self._width * look.wide, self._height * look.high
        up = self._height * (GROUND * (1 - look.high) + look.lift)
        self._drawn.pos = (self._x + (self._width - width) / 2, self._y + up)
        self._drawn.size = (width, height)

    def centre(self) -> Pos:
        return self._x + self._width / 2, self._y + self._height / 2


class _Penguin:
    """A figure, its temper, and what is shown of it now."""

    def __init__(self, colour: str, figure: _Figure, temper: Temper) -> None:
        self.colour, self.temper = colour, temper
        self.take(figure)

    def take(self, figure: _Figure) -> None:
        """It is drawn by this now."""
        self.figure = figure
        self._shown = Look("")

    def show(self, look: Look) -> None:
        if look.pose != self._shown.pose:
            pose = _MIRRORED.get(look.pose, look.pose) if self.figure.mirrored else look.pose
            self.figure.show(pictures.penguin(self.colour, pose))
        if look[1:] != self._shown[1:]:
            self.figure.shape(look)
        self._shown = look

    def look_at(self, point: Pos) -> None:
        """Turn the eyes there, if it is in the mood."""
        still = self.temper.still()
        if MOODS[self.temper.mood].gazes:
            x, y = self.figure.centre()
            still = still._replace(pose=_direction(point[0] - x, point[1] - y))
        self.show(still)


class Life:
    """The penguins of a board, or of a plate, by their keys."""

    def __init__(self, idle: Idle, seed: int = 0) -> None:
        self._idle, self._seed = idle, seed
        self._penguins: dict[Hashable, _Penguin] = {}
        self._gaze: Pos | None = None

    def add(
        self, key: Hashable, figure: Picture | Rectangle, colour: str, mood: str = "ease", *, mirrored: bool = False
    ) -> None:
        """Let it live. Under a known key it is the same penguin, drawn anew; `mirrored` is for rectangles."""
        seen: _Figure = _PictureFigure(figure) if isinstance(figure, Picture) else _DrawnFigure(figure, mirrored)
        known = self._penguins.get(key)
        if known is not None and known.colour == colour:
            known.take(seen)
        else:
            luck = Random(crc32(repr((self._seed, key, colour)).encode()))
            self._penguins[key] = _Penguin(colour, seen, Temper(luck))
        self.feel(key, mood)
        self._idle.join(self.beat, self.rest)

    def remove(self, key: Hashable) -> None:
        """Let it go; whatever drew it stays as it is."""
        self._penguins.pop(key, None)
        if not self._penguins:
            self._idle.leave(self.beat)

    def clear(self) -> None:
        """Let all of them go."""
        for key in list(self._penguins):
            self.remove(key)

    def close(self) -> None:
        """The screen is being left."""
        self.look_at(None)
        self.clear()

    def keys(self) -> list[Hashable]:
        return list(self._penguins)

    def move(self, key: Hashable, pos: Pos, size: Pos) -> None:
        """A penguin that is a rectangle stands there from now on."""
        figure = self._penguins[key].figure
        if isinstance(figure, _DrawnFigure):
            figure.move(pos, size)
            figure.shape(self._penguins[key].temper.still())

    def feel(self, key: Hashable, mood: str) -> None:
        """Be in a mood of MOODS until told otherwise."""
        penguin = self._penguins[key]
        penguin.temper.feel(mood, self._idle.time)
        self._show(penguin)

    def react(self, key: Hashable, mood: str, seconds: float) -> None:
        """Be in a mood for a while, where things move at all."""
        if self._idle.beating:
            self._penguins[key].temper.react(mood, self._idle.time, seconds)

    def look_at(self, point: Pos | None) -> None:
        """Something is dragged there: all look at it. None: it no longer is."""
        if point is None and self._gaze is None:
            return
        self._gaze = point
        self.rest()

    # What the heartbeat calls

    def beat(self, now: float) -> None:
        crowd = len(self._penguins)
        for penguin in self._penguins.values():
            penguin.show(penguin.temper.at(now, crowd))

    def rest(self) -> None:
        for penguin in self._penguins.values():
            self._show(penguin)

    def _show(self, penguin: _Penguin) -> None:
        """As it looks while nothing moves; the heartbeat takes it from there."""
        if self._gaze is not None:
            penguin.look_at(self._gaze)
        else:
            penguin.show(penguin.temper.still())


def _direction(right: float, up: float) -> str:
    if abs(right) >= abs(up):
        return "look_right" if right > 0 else "look_left"
    return "look_up" if up > 0 else "look_down"
