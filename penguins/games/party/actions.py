"""What can be done in Penguin Party, and how it is written."""

import re

from penguins.core.game import NotAnAction
from penguins.core.state import Action
from penguins.games.party.cards import COLOURS, DECK_SIZE, LETTERS
from penguins.games.party.geometry import SLOTS, row_and_x


class Deal(Action):
    """Chance: the shuffled cards, a letter each: the hands by seat, then the rest."""

    cards: str

    def __str__(self) -> str:
        return f"deal:{self.cards}"


class PlayCard(Action):
    """Put a card into the pyramid."""

    colour: int
    slot: int

    def __str__(self) -> str:
        row, x = row_and_x(self.slot)
        return f"{COLOURS[self.colour]}@{row}:{x}"


PartyAction = Deal | PlayCard

PLAY_CARD = tuple({slot: PlayCard(colour, slot) for slot in SLOTS} for colour in range(len(COLOURS)))
"""Every placement there is, by colour and slot: made once."""

_WRITTEN = {str(place): place for places in PLAY_CARD for place in places.values()}
_DEAL = re.compile(rf"deal:([{LETTERS}]{{{DECK_SIZE}}})", re.ASCII)


def parse(text: str) -> PartyAction:
    """The action written so; NotAnAction if none is."""
    place = _WRITTEN.get(text)
    if place is not None:
        return place
    deal = _DEAL.fullmatch(text)
    if deal is None:
        raise NotAnAction(text)
    return Deal(deal[1])
