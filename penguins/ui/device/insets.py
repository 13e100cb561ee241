"""Room at the sides of the window."""

from typing import NamedTuple


class Insets(NamedTuple):
    """Pixels at each side that are not ours, in the order of a layout's padding."""

    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0
