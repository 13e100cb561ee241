"""Points as chips: how many there are of each kind, and how close they lie. No Kivy."""

from typing import NamedTuple

GOLD = 5
"""Silver chips are 1, gold ones 5."""
CHIP = 34
"""dp."""


class Chips(NamedTuple):
    """Points as they lie in front of a player."""

    gold: int
    silver: int


def chips_of(points: int) -> Chips:
    """That many points: five silver chips are changed for a gold one as often as it goes."""
    return Chips(*divmod(points, GOLD))


def chip_step(chips: int, side: float, width: float) -> float:
    """From chip to chip: beside each other, or as close as the width makes them."""
    return min(side * 1.08, max(0.0, width - side) / max(1, chips - 1))
