"""The way from the colony to the ocean, and where on it a penguin can be."""

from penguins.core.grid import square_grid
from penguins.games.march.game import COLOURS

COLUMNS = 4
LENGTHS = range(4, 9)
"""How many rows there can be."""
ICE = square_grid(LENGTHS[-1], COLUMNS, diagonal=True)
"""The longest way. A shorter one is its first rows, so that a tile's number does not depend on the length."""

PENGUINS = COLOURS
"""By number; a colour of ice has the number of its penguin."""

COLONY = ICE.size
OCEAN = COLONY + 1
PLACE_NAMES = (*ICE.names, "colony", "ocean")
"""The names of tiles, colony and ocean, by number."""

PLACE_OF_SPOT = 63
HOMEWARD = 64
"""A spot is a place, with this bit once the penguin has been in the ocean.
Two penguins with the same spot are at the same place, bound the same way."""
AT_SEA = OCEAN | HOMEWARD
HOME = COLONY | HOMEWARD
NOWHERE = OCEAN + 1
"""The spot of a penguin that nobody leads: with three players one stays out."""
SPOTS = range(AT_SEA + 1)

BIT_OF_SPOT = tuple(1 << (spot & PLACE_OF_SPOT) if spot & PLACE_OF_SPOT < COLONY else 0 for spot in SPOTS)
"""The tile under a spot as a bitboard: bit n is tile n, `a1` first; 0 for colony and ocean."""


def next_places(spot: int, rows: int) -> tuple[int, ...]:
    """Where a step from there may lead."""
    place = spot & PLACE_OF_SPOT
    last = COLUMNS * (rows - 1)
    if spot == COLONY:
        return tuple(range(COLUMNS))
    if spot == AT_SEA:
        return tuple(range(last, last + COLUMNS))
    if place >= last + COLUMNS:
        return ()
    around = tuple(sorted(cell for cell in ICE.neighbours[place] if cell < last + COLUMNS))
    if spot & HOMEWARD:
        return (*around, COLONY) if place < COLUMNS else around
    return (*around, OCEAN) if place >= last else around


def rows_walked(spot: int, rows: int) -> int:
    """How far the penguin has come: 0 in the colony, rows + 1 in the ocean, twice that back home."""
    there_and_back = 2 * rows + 2
    if spot in (COLONY, HOME):
        return there_and_back if spot == HOME else 0
    if spot == AT_SEA:
        return rows + 1
    from_colony = (spot & PLACE_OF_SPOT) // COLUMNS + 1
    return there_and_back - from_colony if spot & HOMEWARD else from_colony


WALKED = {rows: tuple(rows_walked(spot, rows) for spot in SPOTS) for rows in LENGTHS}
"""The same by rows and spot."""
