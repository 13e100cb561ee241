"""The cards: colours are numbers inside, names and letters in text; a hand is how many of each colour."""

from collections.abc import Iterator
from operator import sub

COLOURS = ("red", "blue", "yellow", "violet", "green")
LETTERS = "rbyvg"
ALL_COLOURS = (1 << len(COLOURS)) - 1
"""Every colour, as bits: bit n is colour n."""

Hand = tuple[int, ...]
"""How many cards of each colour."""

DECK: Hand = (7, 7, 7, 7, 8)
NO_CARDS: Hand = (0, 0, 0, 0, 0)
DECK_SIZE = sum(DECK)
HAND_SIZES = {2: 14, 3: 12, 4: 9, 5: 7, 6: 6}


def letters_of(hand: Hand) -> str:
    """The cards, a letter each, colour by colour."""
    return "".join(letter * count for letter, count in zip(LETTERS, hand, strict=True))


def hand_of(letters: str) -> Hand:
    """The cards that these letters stand for."""
    return tuple(letters.count(letter) for letter in LETTERS)


def without(hand: Hand, colour: int) -> Hand:
    """The hand after one card of that colour has left it."""
    return (*hand[:colour], hand[colour] - 1, *hand[colour + 1 :])


def minus(cards: Hand, taken: Hand) -> Hand:
    """The cards that are left."""
    return tuple(map(sub, cards, taken))


def colours_in(mask: int) -> Iterator[int]:
    """The colours of a set of bits."""
    return (colour for colour in range(len(COLOURS)) if mask >> colour & 1)
