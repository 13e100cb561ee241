"""Why a card may not go somewhere, for the line that a screen shows."""

from typing import Literal, NamedTuple

from penguins.games.party.pyramid import Pyramid
from penguins.games.party.slots import BASE, ROW_STEP, is_slot, slot_at

Reason = Literal["taken", "base_full", "not_adjacent", "no_support", "needs_beneath"]


class Obstacle(NamedTuple):
    """The reason, and for `needs_beneath` the colours that would do, each once."""

    reason: Reason
    colours: tuple[int, ...] = ()


def obstacle(pyramid: Pyramid, colour: int, row: int, x: int) -> Obstacle | None:
    """What keeps a card of that colour from going to any row and x; None if nothing does."""
    if not is_slot(row, x):
        return _beside_base(pyramid) if row == 1 else Obstacle("no_support")
    slot = slot_at(row, x)
    if pyramid.open_to(colour) >> slot & 1:
        return None
    if pyramid.taken >> slot & 1:
        return Obstacle("taken")
    if row == 1:
        return _beside_base(pyramid)
    return _above(pyramid, slot)


def _beside_base(pyramid: Pyramid) -> Obstacle:
    full = (pyramid.taken & BASE).bit_count() == pyramid.width
    return Obstacle("base_full" if full else "not_adjacent")


def _above(pyramid: Pyramid, slot: int) -> Obstacle:
    left = pyramid.colour_at(slot - ROW_STEP)
    right = pyramid.colour_at(slot - ROW_STEP + 1)
    if left is None or right is None:
        return Obstacle("no_support")
    return Obstacle("needs_beneath", (left,) if left == right else (left, right))
