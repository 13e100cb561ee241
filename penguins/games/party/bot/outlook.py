"""What a hand makes of a pyramid at first sight: its own colours are to stay open, those of the others to close."""

from penguins.games.party.actions import PlayCard
from penguins.games.party.cards import DECK, Hand
from penguins.games.party.geometry import BASE, ROW_STEP
from penguins.games.party.pyramid import Pyramid, Slots

_WORTH_FOR_TWO = (
    (-0.34, -0.52),  # a card of mine whose colour no ledge takes
    (-0.09, -0.25),  # the same, one ledge
    (0.02, -0.06),  # the same, two ledges
    (0.15, 0.17),  # a card that is neither mine nor placed, and whose colour no ledge takes
    (0.05, -0.01),  # the same, one ledge
    (-0.02, -0.05),  # the same, two ledges
    (0.37, 0.23),  # a card of the colour that is placed: one of many is missed least
    (0.15, 0.00),  # a place in the base
    (0.07, -0.27),  # a new ledge
    (-0.31, -0.24),  # a place above two cards of one colour
)
"""While the base grows, and once it is full: fitted (`assets/tools/fits/party_outlook.py`)."""
_WORTH_FOR_MORE = (
    (-0.24, -0.24),
    (-0.12, -0.12),
    (0.0, 0.0),
    (0.06, 0.06),
    (0.02, 0.02),
    (0.0, 0.0),
    (0.2, 0.2),
    (0.2, 0.2),
    (0.0, 0.0),
    (0.0, 0.0),
)
"""The same with three players or more."""


class Outlook:
    """How a pyramid would look to one hand, among so many players."""

    def __init__(self, pyramid: Pyramid, hand: Hand, players: int) -> None:
        self._pyramid = pyramid
        self._hand = hand
        table = _WORTH_FOR_TWO if players == 2 else _WORTH_FOR_MORE
        worth = [row[not pyramid.ends] for row in table]
        self._mine, theirs = (*worth[0:3], 0.0), (*worth[3:6], 0.0)
        self._plenty, self._base, self._new_ledge, self._one_colour = worth[6:]
        self._worth = [
            [mine * own + (deck - lying - mine) * other for own, other in zip(self._mine, theirs, strict=True)]
            for mine, deck, lying in zip(hand, DECK, pyramid.counts(), strict=True)
        ]

    def after(self, place: PlayCard) -> float:
        """How it looks once that card is placed; only differences between placements count."""
        colour, slot = place.colour, place.slot
        pyramid = self._pyramid.clone()
        pyramid.put(colour, slot)
        ledges = pyramid.ledges
        found = [_found(cards, ledges) for cards in pyramid.cards]
        value = self._plenty * self._hand[colour] - self._mine[found[colour]]
        value += self._new_ledge * (ledges & ~self._pyramid.ledges).bit_count()
        if 1 << slot & BASE:
            value += self._base
        elif pyramid.cards[colour] >> slot - ROW_STEP & 0b11 == 0b11:
            value += self._one_colour
        return value + sum([worth[count] for worth, count in zip(self._worth, found, strict=True)])


def _found(cards: Slots, ledges: Slots) -> int:
    """How many ledges take the colour of these cards: none, 1, 2, or several (3)."""
    return min(3, ((cards << ROW_STEP | cards << ROW_STEP - 1) & ledges).bit_count())
