"""What the party says is so, in every position and wherever a finger may touch."""

from itertools import product

import pytest

from penguins.games.party.actions import PlayCard
from penguins.games.party.cards import COLOURS
from penguins.games.party.geometry import BASE, REACH, ROWS, is_slot, slot_at
from penguins.games.party.pyramid import obstacle
from penguins.games.party.state import PartyState
from penguins.ui.games.party import words
from penguins.ui.games.party.choices import PartyChoices
from tests.ui.games.claims import Claims, check, decisions


def fitting(view: PartyState, row: int, x: int) -> set[str]:
    """The colours that may go there."""
    pyramid, bit = view.pyramid, 1 << slot_at(row, x)
    return {name for colour, name in enumerate(COLOURS) if pyramid.open_to(colour) & bit}


def playable(view: PartyState) -> set[str]:
    return {COLOURS[action.colour] for action in view.legal_actions() if isinstance(action, PlayCard)}


def is_taken(view: PartyState, row: int, x: int) -> bool:
    return is_slot(row, x) and bool(view.pyramid.taken >> slot_at(row, x) & 1)


CLAIMS: Claims = {
    "Choose a card.": playable,
    "Put it on a glowing space.": playable,
    "There is already a card here.": is_taken,
    "The bottom row is full. Build higher up.": lambda view, row, _: (
        row == 1 and (view.pyramid.taken & BASE).bit_count() == view.pyramid.width
    ),
    "Add to either end of the bottom row.": lambda view, row, _: row == 1 and view.pyramid.ends,
    "A card needs two cards below it.": lambda view, row, x: (
        not (is_taken(view, row - 1, x) and is_taken(view, row - 1, x + 1))
    ),
    "Only {one} or {other} fits here: match a card below.": lambda view, row, x, one, other: (
        fitting(view, row, x) == {one, other}
    ),
    "Only {colour} fits here: match a card below.": lambda view, row, x, colour: fitting(view, row, x) == {colour},
    "No space for {colour} now. Choose another card.": lambda view, colour: (
        colour not in playable(view) and playable(view)
    ),
}


@pytest.mark.slow
def test_every_sentence_is_so() -> None:
    for view in decisions("party", 150):
        assert isinstance(view, PartyState)
        choices = PartyChoices(view, view.to_move)
        check(CLAIMS, words.prompt(view, picked=False), view)
        check(CLAIMS, words.prompt(view, picked=True), view)
        hand = view.hands[view.to_move]
        assert hand is not None
        for colour in (colour for colour, number in enumerate(hand) if number):
            if not choices.fits(colour):
                check(CLAIMS, words.no_place(colour), view)
                continue
            for row, x in product(range(1, ROWS + 1), range(-REACH - 1, ROWS + 1)):
                if why := obstacle(view.pyramid, colour, row, x):
                    check(CLAIMS, words.why_not(why), view, row, x)
