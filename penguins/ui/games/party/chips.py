"""Points as chips: how many there are of each kind, and how close they lie. No Kivy."""

from typing import NamedTuple

GOLD = 5
"""Silver chips are 1, gold ones 5."""
CHIP = 34
"""dp."""
_APART = 1.08
"""From chip to chip, in chips, where there is room."""


class Chips(NamedTuple):
    """Points as they lie in front of a player."""

    gold: int
    silver: int


def chips_of(points: int) -> Chips:
    """That many points: five silver chips are changed for a gold one as often as it goes."""
    return Chips(*divmod(points, GOLD))


def chip_side(chips: int, least: float, most: float, width: float) -> float:
    """How large they are: rather smaller than before each other, as two silver ones are no eleven."""
    return max(least, min(most, width / (1 + _APART * max(0, chips - 1))))


def chip_step(chips: int, side: float, width: float) -> float:
    """From chip to chip: beside each other, or as close as the width makes them."""
    return min(side * _APART, max(0.0, width - side) / max(1, chips - 1))
