"""The pyramid: which cards lie where, and where the next may go."""

from typing import Literal, NamedTuple, Self

from penguins.games.party.cards import ALL_COLOURS, COLOURS, Hand
from penguins.games.party.geometry import BASE, FIRST, ROW_STEP, is_slot, slot_at

Slots = int
"""A bitboard: bit n is slot n."""


class Pyramid:
    """A bitboard per colour, and the bookkeeping that tells open slots at once."""

    __slots__ = ("cards", "ends", "ledges", "taken", "width")

    cards: list[Slots]
    """Where the cards of each colour lie."""
    taken: Slots
    ends: Slots
    """Where the base may grow, with any colour."""
    ledges: Slots
    """Free slots with two cards beneath."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.cards = [0] * len(COLOURS)
        self.taken = self.ledges = 0
        self.ends = 1 << FIRST

    def clone(self) -> Self:
        """An independent copy."""
        copy = object.__new__(type(self))
        copy.width = self.width
        copy.cards = self.cards[:]
        copy.taken = self.taken
        copy.ends = self.ends
        copy.ledges = self.ledges
        return copy

    def put(self, colour: int, slot: int) -> None:
        """Lay a card there, unchecked."""
        card = 1 << slot
        self.cards[colour] |= card
        self.taken |= card
        if card & BASE:
            self.ends = self._grown_ends()
        else:
            self.ledges ^= card
        if self.taken & card << 1:
            self.ledges |= card << ROW_STEP
        if self.taken & card >> 1:
            self.ledges |= card << ROW_STEP - 1

    def _grown_ends(self) -> Slots:
        base = self.taken & BASE
        if base.bit_count() == self.width:
            return 0
        return (base << 1 | base >> 1) & ~base

    def open_to(self, colour: int) -> Slots:
        """Where a card of that colour may go."""
        cards = self.cards[colour]
        return self.ends | (cards << ROW_STEP | cards << ROW_STEP - 1) & self.ledges

    def playable(self) -> int:
        """The colours that may go somewhere, as bits."""
        if self.ends:
            return ALL_COLOURS
        return sum(1 << colour for colour in range(len(COLOURS)) if self.open_to(colour))

    def colour_at(self, slot: int) -> int | None:
        """The colour of the card that lies there, if one does."""
        for colour, cards in enumerate(self.cards):
            if cards >> slot & 1:
                return colour
        return None

    def counts(self) -> Hand:
        """How many cards of each colour are in it."""
        return tuple(cards.bit_count() for cards in self.cards)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pyramid):
            return NotImplemented
        return self.width == other.width and self.cards == other.cards

    __hash__ = None  # type: ignore[assignment]  # mutable


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
