"""What can be chosen at the party now. No Kivy."""

from typing import NamedTuple

from penguins.games.party.actions import PLAY_CARD, PlayCard
from penguins.games.party.geometry import SLOTS
from penguins.games.party.state import PartyState


class PartyChoices(NamedTuple):
    """Which cards can be placed, and where."""

    view: PartyState
    seat: int | None
    """Whose person may act; None while nobody may."""

    def fits(self, colour: int) -> bool:
        """Whether there is a place for that colour at all."""
        return bool(self.view.pyramid.open_to(colour))

    def playable(self) -> int | None:
        """The colours that fit, as bits; None where it does not matter."""
        return self.view.pyramid.playable() if self.seat is not None else None

    def slots(self, colour: int | None) -> list[int]:
        """The places for a card of that colour; none without a card."""
        if self.seat is None or colour is None:
            return []
        places = self.view.pyramid.open_to(colour)
        return [slot for slot in SLOTS if places >> slot & 1]

    def fitting(self) -> dict[int, tuple[int, ...]]:
        """The places above other cards that the hand has a card for, and the colours of it that fit there."""
        hand = None if self.seat is None else self.view.hands[self.seat]
        if hand is None:
            return {}
        pyramid = self.view.pyramid
        held = [colour for colour, count in enumerate(hand) if count]
        open_to = {colour: pyramid.open_to(colour) & ~pyramid.ends for colour in held}
        found = {slot: tuple(colour for colour in held if open_to[colour] >> slot & 1) for slot in SLOTS}
        return {slot: colours for slot, colours in found.items() if colours}

    def action(self, colour: int, slot: int) -> PlayCard:
        """Place a card of that colour there."""
        return PLAY_CARD[colour][slot]
