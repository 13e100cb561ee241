"""The places of the pyramid as numbers, so that sets of them fit bitboards.

Row 1 is the base; `x` counts from the first base card, and row r, x rests on row r - 1, x and x + 1.
"""

ROWS = 8
REACH = ROWS - 1
"""How far the base can stretch to either side of its first card."""

ROW_STEP = 2 * ROWS
"""From a slot to the one above it to the right. A column to spare keeps each row off the next."""

BASE = (1 << ROW_STEP) - 1
"""All slots of row 1, as bits."""


def slot_at(row: int, x: int) -> int:
    """The number of that place."""
    return (row - 1) * ROW_STEP + x + REACH


def row_and_x(slot: int) -> tuple[int, int]:
    """The place of that number."""
    row, column = divmod(slot, ROW_STEP)
    return row + 1, column - REACH


FIRST = slot_at(1, 0)
SLOTS = tuple(slot_at(row, x) for row in range(1, ROWS + 1) for x in range(-REACH, ROWS - row + 1))
"""Every place that a card can ever take."""


def is_slot(row: int, x: int) -> bool:
    """Whether a card can ever lie there."""
    return 1 <= row <= ROWS and -REACH <= x <= ROWS - row
