"""Rectangles to lay things out with. Numbers only, no Kivy; y goes up."""

from collections.abc import Mapping
from math import dist, inf
from typing import NamedTuple

Pos = tuple[float, float]


class Box(NamedTuple):
    """A rectangle: its lower left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def between(cls, one: Pos, other: Pos) -> "Box":
        """The box of which these are opposite corners, whichever they are: on a turned table all is upside down."""
        x, y = min(one[0], other[0]), min(one[1], other[1])
        return cls(x, y, abs(one[0] - other[0]), abs(one[1] - other[1]))

    @property
    def centre(self) -> Pos:
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, pos: Pos) -> bool:
        """Whether a point is inside."""
        return 0 <= pos[0] - self.x < self.width and 0 <= pos[1] - self.y < self.height

    def fit(self, width: float, height: float) -> "Box":
        """The largest box of these proportions in the middle of this one."""
        scale = min(self.width / width, self.height / height)
        width, height = width * scale, height * scale
        return Box(self.x + (self.width - width) / 2, self.y + (self.height - height) / 2, width, height)

    def part(self, left: float, bottom: float, width: float, height: float) -> "Box":
        """The part of this box that begins and measures so many shares of it."""
        return Box(self.x + left * self.width, self.y + bottom * self.height, width * self.width, height * self.height)


def nearest(pos: Pos, places: Mapping[int, Pos], reach: float) -> int | None:
    """The number of the place that is nearest to a point; None if even that one is farther away than `reach`."""
    distance, number = min(((dist(pos, place), number) for number, place in places.items()), default=(inf, None))
    return number if distance <= reach else None
