"""How far apart two colours look, and how they look to eyes that lack a kind of cone."""

from math import dist

from penguins.ui.base import theme

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

NORMAL: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
PROTANOPIA: Matrix = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTERANOPIA: Matrix = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
"""For linear light, after Machado, Oliveira and Fernandes (2009), at full severity."""
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)


def distance(one: str, other: str, eyes: Matrix = NORMAL) -> float:
    """Between two colours as those eyes see them: their distance in CIELAB (ΔE 1976)."""
    return dist(_lab(one, eyes), _lab(other, eyes))


def _lab(colour: str, eyes: Matrix) -> Triple:
    red, green, blue = (_linear(value) for value in theme.rgba(colour)[:3])
    seen = tuple(min(1.0, max(0.0, value)) for value in _times(eyes, (red, green, blue)))
    x, y, z = (
        _curved(value / white)
        for value, white in zip(_times(_TO_XYZ, (seen[0], seen[1], seen[2])), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _curved(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _times(matrix: Matrix, column: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, column, strict=True)) for row in matrix)
    return first, second, third
