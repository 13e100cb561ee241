"""Outlines to draw light along: a hexagon, a circle, a box with round corners. Numbers only, no Kivy; y goes up."""

from collections.abc import Iterable
from itertools import chain
from math import cos, pi, sin, sqrt

from penguins.ui.base.box import Box, Pos

Outline = tuple[Pos, ...]
"""Its corners, one after the other; the last leads to the first."""
_CORNER = 6
"""How many straight pieces look round in the corner of a box."""


def hexagon(centre: Pos, width: float) -> Outline:
    """One that stands on a corner, so wide from side to side."""
    return _around(centre, width / sqrt(3), 6, pi / 2)


def circle(centre: Pos, radius: float, corners: int = 36) -> Outline:
    """As good as round."""
    return _around(centre, radius, corners, 0.0)


def rounded_box(box: Box, radius: float) -> Outline:
    """A box whose corners are round."""
    radius = max(0.0, min(radius, box.width / 2, box.height / 2))
    left, right = box.x + radius, box.x + box.width - radius
    low, high = box.y + radius, box.y + box.height - radius
    corners = ((right, high, 0.0), (left, high, 0.5), (left, low, 1.0), (right, low, 1.5))
    return tuple(
        (x + radius * cos(pi * (turn + 0.5 * step / _CORNER)), y + radius * sin(pi * (turn + 0.5 * step / _CORNER)))
        for x, y, turn in corners
        for step in range(_CORNER + 1)
    )


def flat(points: Iterable[Pos]) -> list[float]:
    """As a canvas wants them: x, y, x, y."""
    return list(chain.from_iterable(points))


def _around(centre: Pos, radius: float, corners: int, first: float) -> Outline:
    turns = (first + 2 * pi * at / corners for at in range(corners))
    return tuple((centre[0] + radius * cos(turn), centre[1] + radius * sin(turn)) for turn in turns)
