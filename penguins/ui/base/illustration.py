"""Illustrations: small scenes, each made of pictures."""

from collections.abc import Sequence
from typing import NamedTuple

from penguins.ui.base.theme import ICE

SCENE_WIDTH, SCENE_HEIGHT = 320.0, 180.0


class Piece(NamedTuple):
    """A picture in a scene of 320 × 180: where its middle is, from the lower left, and how wide it is."""

    name: str
    x: float
    y: float
    width: float
    mirrored: bool = False
    tint: str = ICE
    """What it is coloured with; icons are white of themselves."""


Illustration = tuple[Piece, ...]
"""What lies in front comes last."""


def row(names: Sequence[str], y: float, width: float, step: float, middle: float = SCENE_WIDTH / 2) -> Illustration:
    """Pictures side by side, `step` apart, around the middle."""
    left = middle - step * (len(names) - 1) / 2
    return tuple(Piece(name, left + step * at, y, width) for at, name in enumerate(names) if name)


def grid(
    lines: Sequence[Sequence[str]], top: float, width: float, step: float, middle: float = SCENE_WIDTH / 2
) -> Illustration:
    """Lines of pictures below each other; an empty name leaves a gap."""
    return tuple(piece for at, line in enumerate(lines) for piece in row(line, top - step * at, width, step, middle))
