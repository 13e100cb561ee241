"""How promising a placement looks: keep one's own colours open, close those of the others."""

from penguins.games.party.actions import PlayCard
from penguins.games.party.cards import DECK, Hand
from penguins.games.party.pyramid import Pyramid, Slots
from penguins.games.party.slots import BASE, ROW_STEP

_MINE = (-0.9, -0.3, 0.3)
"""What one of my cards finds: no ledge that takes its colour, one, or several."""
_THEIRS = (0.2, 0.0, -0.1)
"""The same for a card that is not mine and not yet placed."""
_PLENTY = 1.0
"""For each card of the colour placed: one of many is missed least."""
_BASE = 1.0
"""For the base: while it grows, everything can be placed."""


class Outlook:
    """What a hand makes of a pyramid."""

    def __init__(self, pyramid: Pyramid, hand: Hand) -> None:
        self._pyramid = pyramid
        self._hand = hand
        placed = pyramid.counts()
        self._worth = [
            [mine * own + (deck - lying - mine) * other for own, other in zip(_MINE, _THEIRS, strict=True)]
            for mine, deck, lying in zip(hand, DECK, placed, strict=True)
        ]

    def after(self, place: PlayCard) -> float:
        """How it looks once that card is placed; only differences between placements count."""
        pyramid = self._pyramid.clone()
        pyramid.put(place.colour, place.slot)
        found = [_found(cards, pyramid.ledges) for cards in pyramid.cards]
        value = _PLENTY * self._hand[place.colour] - _MINE[found[place.colour]]
        if 1 << place.slot & BASE:
            value += _BASE
        return value + sum(worth[ledges] for worth, ledges in zip(self._worth, found, strict=True))


def _found(cards: Slots, ledges: Slots) -> int:
    """How many ledges take the colour of these cards: none, 1, or several (2)."""
    return min(2, ((cards << ROW_STEP | cards << ROW_STEP - 1) & ledges).bit_count())
