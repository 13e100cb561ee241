"""What speaks for an action of Penguin Party, as facts."""

from collections.abc import Iterator

from penguins.core.reason import Reason
from penguins.core.state import Unseen
from penguins.games.party.actions import PartyAction, PlayCard
from penguins.games.party.cards import ALL_COLOURS, COLOURS, DECK, Hand, colours_in, without
from penguins.games.party.geometry import ROW_STEP, ROWS
from penguins.games.party.pyramid import Pyramid
from penguins.games.party.state import GIVEN_BACK, PartyState

KINDS = (
    "puts_out",
    "last_card",
    "kills",
    "closes",
    "keeps",
    "room",
    "plenty",
)
"""The kinds of facts that there are."""


def facts(view: PartyState) -> dict[PartyAction, list[Reason]]:
    """For each action of the seat to move, what is true of it and good."""
    return {
        action: list(_facts(view, action)) if isinstance(action, PlayCard) else [] for action in view.legal_actions()
    }


def _facts(view: PartyState, place: PlayCard) -> Iterator[Reason]:
    """The weightiest first."""
    seat = view.to_move
    hand = view.hands[seat] or DECK
    kept = without(hand, place.colour)
    pyramid = view.pyramid.clone()
    pyramid.put(place.colour, place.slot)
    yield from _put_out(view, place)
    if view.sizes[seat] == 1:
        yield Reason("last_card", min(GIVEN_BACK, view.points[seat]))
    yield from _closed(view, pyramid, kept)
    playable = sum(kept[colour] for colour in colours_in(pyramid.playable()))
    if playable:
        yield Reason("keeps", playable)
        yield Reason("room", _room(pyramid, kept))
    if hand[place.colour] > 1:
        yield Reason("plenty", hand[place.colour], colour=COLOURS[place.colour])


def _put_out(view: PartyState, place: PlayCard) -> Iterator[Reason]:
    """The seat that surely cannot go on, and its cards; of several, that with the most."""
    after = view.clone()
    try:
        after.apply(place)
    except Unseen:
        return
    out = [
        (view.sizes[seat], seat)
        for seat in range(view.players)
        if after.out[seat] is not None and view.out[seat] is None and seat != view.to_move
    ]
    if out:
        cards, seat = max(out)
        yield Reason("puts_out", cards, seat)


def _closed(view: PartyState, pyramid: Pyramid, kept: Hand) -> Iterator[Reason]:
    """A colour that only others may still hold, and that can never be placed again, or cannot for now."""
    unseen = view.unseen()
    theirs = sum(1 << colour for colour, count in enumerate(unseen) if count and not kept[colour])
    killed = _alive(view.pyramid) & ~_alive(pyramid) & theirs
    closed = view.pyramid.playable() & ~pyramid.playable() & theirs & ~killed
    for kind, colours in (("kills", killed), ("closes", closed)):
        if colours:
            colour = max(colours_in(colours), key=unseen.__getitem__)
            yield Reason(kind, unseen[colour], colour=COLOURS[colour])


def _room(pyramid: Pyramid, hand: Hand) -> int:
    """How many places take one of these cards."""
    slots = 0
    for colour, count in enumerate(hand):
        if count:
            slots |= pyramid.open_to(colour)
    return slots.bit_count()


def _alive(pyramid: Pyramid) -> int:
    """The colours, as bits, that can still be placed some time, if only the right cards come before."""
    if pyramid.ends:
        return ALL_COLOURS
    colours = [0] * (ROW_STEP * ROWS)
    for colour, cards in enumerate(pyramid.cards):
        for slot in range(ROW_STEP * ROWS):
            colours[slot] |= (cards >> slot & 1) << colour
    alive = 0
    for slot in range(ROW_STEP, ROW_STEP * ROWS):
        left, right = colours[slot - ROW_STEP], colours[slot - ROW_STEP + 1]
        if left and right and not colours[slot]:
            colours[slot] = left | right
            alive |= left | right
    return alive
