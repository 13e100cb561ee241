"""How the die tumbles: it is thrown across the town, bounces, rolls back over its edges and settles. No Kivy."""

from collections.abc import Sequence
from math import pi, sin
from typing import NamedTuple

from penguins.games.icetown.die import FACES

_THROWN = 0.3
"""How much of the time it is on its way out."""
_BOUNCES = ((0.3, 0.56, 0.5), (0.56, 0.76, 0.24), (0.76, 0.9, 0.09))
"""On the way back: from when to when it is in the air, and how high, in its own height."""
_ROLLS = 7
"""Quarter turns on the whole way."""


class Toss(NamedTuple):
    """Where the die is at one moment."""

    away: float
    """How far from its place, from 0 to 1: there it turns back."""
    lift: float
    """How high above the ground, in its own height."""
    face: int
    """Which of the faces it shows is seen, by its number in the order in which they come up."""
    over: float
    """How much of the next one is seen already: 0 to 1."""


def toss(time: float) -> Toss:
    """Where it is after that share of the time."""
    time = min(1.0, max(0.0, time))
    if time < _THROWN:
        part = time / _THROWN
        away, lift = sin(part * pi / 2), sin(part * pi) * 0.9
    else:
        part = (time - _THROWN) / (1 - _THROWN)
        away, lift = (1 - part) ** 2, _bounce(time)
    rolled = _ROLLS * (1 - (1 - time) ** 2)
    face = min(int(rolled), _ROLLS)
    return Toss(away, lift, face, rolled - face)


def _bounce(time: float) -> float:
    for start, end, height in _BOUNCES:
        if start <= time < end:
            return height * sin(pi * (time - start) / (end - start))
    return 0.0


def faces_to(last: int, first: int) -> Sequence[int]:
    """The faces that come up, from the one on top to that on which it settles: no two alike in a row."""
    faces = [first]
    while len(faces) < _ROLLS:
        upcoming = (faces[-1] * 5 + len(faces)) % len(FACES) + 1
        while upcoming == faces[-1] or (len(faces) == _ROLLS - 1 and upcoming == last):
            upcoming = upcoming % len(FACES) + 1
        faces.append(upcoming)
    return (*faces, last)
