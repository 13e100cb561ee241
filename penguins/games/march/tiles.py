"""What is under the ice: a colour each, and four eyes."""

from random import Random

from penguins.games.march.geometry import COLUMNS, PENGUINS

LETTERS = "rbgyRBGY"
"""A tile is the number of its letter here: its colour, plus EYE for a capital."""
EYE = 4
BLANK = 8
"""Stands in a view for a tile that the viewer has not seen."""

_COLOURS = LETTERS[:EYE]
_EYES = LETTERS[EYE:]


def tiles_of(letters: str) -> bytes:
    """The tiles written so."""
    return bytes(map(LETTERS.index, letters))


def letter_of(tile: int) -> str | None:
    """How a tile is written; None for a blank."""
    return None if tile == BLANK else LETTERS[tile]


def is_layout(letters: str, rows: int) -> bool:
    """Whether each row has each colour once, and each colour an eye in a row of its own."""
    laid = [letters[start : start + COLUMNS] for start in range(0, len(letters), COLUMNS)]
    if len(laid) != rows or any(sorted(row.lower()) != sorted(_COLOURS) for row in laid):
        return False
    eyes = [letter for row in laid for letter in row if letter in _EYES]
    rows_with_eyes = sum(row != row.lower() for row in laid)
    return sorted(eyes) == sorted(_EYES) and rows_with_eyes == len(PENGUINS)


def random_layout(rows: int, rng: Random) -> str:
    """Any layout, each as likely as the others."""
    laid = ["".join(rng.sample(_COLOURS, COLUMNS)) for _ in range(rows)]
    for colour, row in zip(_COLOURS, rng.sample(range(rows), COLUMNS), strict=True):
        laid[row] = laid[row].replace(colour, colour.upper())
    return "".join(laid)
