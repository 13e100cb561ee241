"""Another deal that leads to the same table."""

from penguins.core.match import Match
from penguins.games.party.actions import Deal, PartyAction, PlayCard
from penguins.games.party.cards import HAND_SIZES, LETTERS, letters_of
from penguins.games.party.state import PartyState


def leading_to(match: Match, moment: int, world: PartyState) -> list[PartyAction]:
    """The log up to that moment, with the last deal changed, so that it leads to the hands of that world."""
    log: list[PartyAction] = list(match.log[:moment])  # type: ignore[arg-type]  # of this game there are no others
    last = max(at for at, action in enumerate(log) if isinstance(action, Deal))
    hands = [letters_of(hand) if hand else "" for hand in world.hands]
    for at, action in enumerate(log[last + 1 :], last + 1):
        assert isinstance(action, PlayCard)
        hands[match.mover(at)] += LETTERS[action.colour]
    deal = log[last]
    assert isinstance(deal, Deal)
    if world.players == 5 or world.aside is None:  # the last card lies open, or nothing is left
        rest = deal.cards[HAND_SIZES[world.players] * world.players :]
    else:
        rest = letters_of(world.aside)
    return [*log[:last], Deal("".join(hands) + rest), *log[last + 1 :]]
