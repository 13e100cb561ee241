"""How far apart two colours look, and how they look to eyes that lack a kind of cone."""

from math import atan2, cos, degrees, dist, exp, hypot, radians, sin, sqrt

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


def distance_2000(one: str, other: str, eyes: Matrix = NORMAL) -> float:
    """The same by the formula that follows the eye more closely (CIEDE2000; Sharma, Wu and Dalal, 2005)."""
    return ciede2000(_lab(one, eyes), _lab(other, eyes))


def ciede2000(one: Triple, other: Triple) -> float:
    """Between two colours in CIELAB."""
    chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * sqrt(chroma**7 / (chroma**7 + 25**7))
    (l_1, c_1, h_1), (l_2, c_2, h_2) = (_polar(each, stretch) for each in (one, other))
    grey = not c_1 * c_2
    turn = 0.0 if grey else (h_2 - h_1 + 180) % 360 - 180
    l_, c_ = (l_1 + l_2) / 2, (c_1 + c_2) / 2
    h_ = h_1 + h_2 if grey else (h_1 + turn / 2) % 360
    light, colour, hue = l_2 - l_1, c_2 - c_1, 2 * sqrt(c_1 * c_2) * sin(radians(turn / 2))
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    t = 1 + sum(size * cos(radians(times * h_ + off)) for size, times, off in waves)
    s_l = 1 + 0.015 * (l_ - 50) ** 2 / sqrt(20 + (l_ - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c_, 1 + 0.015 * c_ * t
    twist = -2 * sqrt(c_**7 / (c_**7 + 25**7)) * sin(radians(60 * exp(-(((h_ - 275) / 25) ** 2))))
    parts = light / s_l, colour / s_c, hue / s_h
    return sqrt(sum(part**2 for part in parts) + twist * parts[1] * parts[2])


def _polar(lab: Triple, stretch: float) -> Triple:
    """Lightness, chroma and hue, with `a` stretched."""
    light, a, b = lab[0], lab[1] * stretch, lab[2]
    return light, hypot(a, b), degrees(atan2(b, a)) % 360


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
