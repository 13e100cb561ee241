"""Round shapes for every canvas, in Python and in KV: a filled box, a frame, a disc. Smooth, and safe at any size.

Kivy's own are not: where a size is negative, a `SmoothRoundedRectangle` of Kivy 2.3.1 writes past its memory and ends
the app (it counts the points of its corners before it cuts their radii to half a side), and where a size is zero, what
was drawn before stays. So nobody else draws with Kivy's; `tests/ui/test_shapes.py` watches over that.
"""

from collections.abc import Iterable, Sequence

from kivy.factory import Factory
from kivy.graphics import SmoothEllipse, SmoothLine, SmoothRoundedRectangle

_LEAST, _MOST = 0.001, 1e6
"""Pixels: what is smaller cannot be seen, and what is larger is a mistake."""

Corner = float | tuple[float, float]
"""A radius, or one across and one up."""


def _side(length: float) -> float:
    """That length; next to nothing where it is none."""
    return length if _LEAST < length < _MOST else _LEAST  # not a number is neither


def _size(sides: Iterable[float]) -> tuple[float, ...]:
    return tuple(map(_side, sides))


def _corner(corner: Corner) -> tuple[float, ...]:
    """Its radii; a sharp corner where they are none. Kivy cuts what is too large, once sizes are right."""
    radii = corner if isinstance(corner, tuple) else (corner, corner)
    return tuple(radius if _LEAST < radius < _MOST else 0.0 for radius in radii)


class RoundedBox(SmoothRoundedRectangle):
    """A filled rectangle with round corners: `pos`, `size`, `radius`."""

    def __init__(self, radius: Sequence[Corner] = (0.0,), **kwargs: Sequence[float]) -> None:
        super().__init__(**kwargs)
        self.radius = radius

    @property
    def size(self) -> Sequence[float]:
        size: Sequence[float] = SmoothRoundedRectangle.size.__get__(self)
        return size

    @size.setter
    def size(self, sides: Sequence[float]) -> None:
        SmoothRoundedRectangle.size.__set__(self, _size(sides))

    @property
    def radius(self) -> Sequence[tuple[float, float]]:
        radius: Sequence[tuple[float, float]] = SmoothRoundedRectangle.radius.__get__(self)
        return radius

    @radius.setter
    def radius(self, corners: Sequence[Corner]) -> None:
        SmoothRoundedRectangle.radius.__set__(self, [_corner(corner) for corner in corners])


class _Line(SmoothLine):
    """A line; its `width` is sound, too."""

    @property
    def width(self) -> float:
        width: float = SmoothLine.width.__get__(self)
        return width

    @width.setter
    def width(self, width: float) -> None:
        SmoothLine.width.__set__(self, _side(width))


class RoundedFrame(_Line):
    """A line around a rectangle with round corners: `box` is x, y, width, height and radius; `width` is the line's."""

    def __init__(self, box: Sequence[float] = (0, 0, 0, 0, 0), width: float = 1.0) -> None:
        super().__init__()
        self.box, self.width = box, width

    @property
    def box(self) -> Sequence[float]:
        return self._box

    @box.setter
    def box(self, box: Sequence[float]) -> None:
        x, y, width, height, radius = self._box = tuple(box)
        self.rounded_rectangle = (x, y, _side(width), _side(height), _corner(radius)[0])


class Stroke(_Line):
    """A line through `points` (x, y, x, y), closed or not; `width` is half its breadth."""

    def __init__(self, points: Sequence[float] = (), width: float = 1.0, close: bool = False) -> None:
        super().__init__(points=list(points), close=close)
        self.width = width


class Disc(SmoothEllipse):
    """A filled circle or ellipse: `pos`, `size`."""

    @property
    def size(self) -> Sequence[float]:
        size: Sequence[float] = SmoothEllipse.size.__get__(self)
        return size

    @size.setter
    def size(self, sides: Sequence[float]) -> None:
        SmoothEllipse.size.__set__(self, _size(sides))


for _shape in (RoundedBox, RoundedFrame, Stroke, Disc):
    Factory.register(_shape.__name__, cls=_shape)  # for KV
