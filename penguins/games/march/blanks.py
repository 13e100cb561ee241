"""Worlds that a viewer cannot tell from the real one, each as likely as the others.

The colours of one row say nothing about another, nor about the rows in which the eyes are. So every row is
filled on its own, and then the eyes are spread over the rows that can still have them.
"""

from functools import cache, lru_cache
from itertools import permutations
from random import Random

from penguins.games.march.geometry import COLUMNS, PENGUINS
from penguins.games.march.tiles import BLANK, EYE


def guessed_tiles(seen: bytes, rng: Random) -> bytes:
    """All tiles: those that were seen, and any that fit for the others."""
    guess = bytearray()
    for start in range(0, len(seen), COLUMNS):
        guess += rng.choice(_fillings(seen[start : start + COLUMNS]))
    for colour, row in enumerate(rng.choice(_rows_of_eyes(seen))):
        _draw_eye(guess, colour, row)
    return bytes(guess)


def forget() -> None:
    """Give back the memory of the last decision: none of it serves another one."""
    _rows_of_eyes.cache_clear()


def _draw_eye(tiles: bytearray, colour: int, row: int) -> None:
    start = row * COLUMNS
    cell = tiles.find(colour, start, start + COLUMNS)
    if cell >= 0:  # else this eye was seen and is there already
        tiles[cell] += EYE


@cache
def _fillings(row: bytes) -> tuple[bytes, ...]:
    """Every way to fill a row so that it has each colour once."""
    blanks = [cell for cell, tile in enumerate(row) if tile == BLANK]
    missing = set(range(len(PENGUINS))) - {tile & ~EYE for tile in row}
    filled = []
    for colours in permutations(missing):
        tiles = bytearray(row)
        for cell, colour in zip(blanks, colours, strict=True):
            tiles[cell] = colour
        filled.append(bytes(tiles))
    return tuple(filled)


@lru_cache(maxsize=16)
def _rows_of_eyes(seen: bytes) -> list[tuple[int, int, int, int]]:
    """Every way to give red, blue, green and yellow rows of their own for their eyes."""
    reds, blues, greens, yellows = (_rows_of_eye(seen, colour) for colour in range(len(PENGUINS)))
    return [
        (red, blue, green, yellow)
        for red in reds
        for blue in blues
        if blue != red
        for green in greens
        if green not in (red, blue)
        for yellow in yellows
        if yellow not in (red, blue, green)
    ]


def _rows_of_eye(seen: bytes, colour: int) -> list[int]:
    """Where the eye of that colour was seen, or else every row whose tile of that colour was not."""
    if colour + EYE in seen:
        return [seen.index(colour + EYE) // COLUMNS]
    starts = range(0, len(seen), COLUMNS)
    return [start // COLUMNS for start in starts if colour not in seen[start : start + COLUMNS]]
