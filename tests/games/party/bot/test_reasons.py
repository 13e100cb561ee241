"""What is said for an action of Penguin Party is true: worked out a second time, on rows of cards."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from penguins.core.reason import Reason
from penguins.core.state import CHANCE, OVER
from penguins.games.party.actions import PlayCard
from penguins.games.party.cards import COLOURS
from penguins.games.party.game import Party
from penguins.games.party.state import PartyState
from tests.games.claims import Claim, Truth, check, most, some

DECK = Counter(dict.fromkeys(COLOURS, 7)) + Counter(green=1)
WORDS = dict(zip("rbyvg", COLOURS, strict=True))
Cards = dict[tuple[int, int], str]


def lying(told: dict[str, Any]) -> Cards:
    cards = (text.replace("@", ":").split(":") for text in told["pyramid"])
    return {(int(row), int(x)): colour for colour, row, x in cards}


def places(cards: Cards, base: int) -> dict[tuple[int, int], set[str]]:
    """Every open place, with the colours that it takes."""
    xs = [x for row, x in cards if row == 1]
    ends = {(1, min(xs) - 1), (1, max(xs) + 1)} if xs and len(xs) < base else set()
    found = {place: set(COLOURS) for place in ends}
    for row, x in cards:
        if (row, x + 1) in cards and (row + 1, x) not in cards:
            found[row + 1, x] = {cards[row, x], cards[row, x + 1]}
    return found


def some_time(cards: Cards, base: int) -> set[str]:
    """The colours that can be placed at some time: wherever any can, all of them are laid at once."""
    can: dict[tuple[int, int], set[str]] = {place: {colour} for place, colour in cards.items()}
    if len([row for row, _ in cards if row == 1]) < base:
        return set(COLOURS)
    while True:
        new = {
            (row + 1, x): can[row, x] | can[row, x + 1]
            for row, x in can
            if (row, x + 1) in can and (row + 1, x) not in can
        }
        if not new:
            return {colour for place in can.keys() - cards.keys() for colour in can[place]}
        can |= new


def truth(claim: Claim) -> Truth:
    view, seat = claim.view.describe(), claim.seat
    hand = Counter(WORDS[letter] for letter in view["hands"][seat])
    colour = str(claim.action).split("@")[0]
    row, x = map(int, str(claim.action).split("@")[1].split(":"))
    before = lying(view)
    after = {**before, (row, x): colour}
    open_to = places(after, view["base"])
    kept = hand - Counter([colour])
    fitting = {each for takes in open_to.values() for each in takes}
    unseen = DECK - Counter(before.values()) - hand
    theirs = {each for each in unseen if not kept[each]}
    killed = (some_time(before, view["base"]) - some_time(after, view["base"])) & theirs
    was_open = {each for takes in places(before, view["base"]).values() for each in takes} or set(COLOURS)
    assert all(stays_dead(claim, each) for each in killed)
    closed = (was_open - fitting - killed) & theirs
    return {
        "last_card": {Reason("last_card", min(2, view["points"][seat]))} if hand.total() == 1 else set(),
        "kills": dearest("kills", killed, unseen),
        "closes": dearest("closes", closed, unseen),
        "keeps": some("keeps", sum(kept[each] for each in fitting)),
        "room": some("room", sum(bool(takes & kept.keys()) for takes in open_to.values())),
        "plenty": some("plenty", hand[colour] if hand[colour] > 1 else 0, colour),
        "puts_out": put_out(claim),
    }


def dearest(kind: str, colours: set[str], unseen: Counter[str]) -> set[Reason]:
    """The fact about a colour of which the most cards are unseen, whichever of equals."""
    highest = max((unseen[colour] for colour in colours), default=0)
    return {Reason(kind, highest, colour=colour) for colour in colours if unseen[colour] == highest}


def put_out(claim: Claim) -> set[Reason]:
    """Who goes out in this world and in all others that look the same: some of them, at least, are tried."""
    rng, seen = Random(1), claim.view
    assert isinstance(seen, PartyState)
    worlds = [claim.state, *(Party().fill_blanks(seen, rng) for _ in range(25))]
    surely = set(range(claim.state.players)) - {claim.seat}
    for world in worlds:
        assert isinstance(world, PartyState)
        assert isinstance(claim.action, PlayCard)
        after = world.clone()
        after.apply(claim.action)
        surely &= {seat for seat, out in enumerate(after.out) if out is not None and world.out[seat] is None}
        if not surely:
            return set()
    return most("puts_out", {seat: seen.sizes[seat] for seat in surely})


def stays_dead(claim: Claim, colour: str) -> bool:
    """Whether nobody can place the colour for the rest of the round, though every seat has every card from now on."""
    rng, after = Random(str(claim.action)), claim.after()
    assert isinstance(after, PartyState)
    while after.to_move not in (CHANCE, OVER):
        after.hands = [(9,) * len(COLOURS)] * after.players
        choices = after.legal_actions()
        if any(str(action).startswith(f"{colour}@") for action in choices):
            return False
        if not choices:
            break
        after.apply(rng.choice(choices))
    return True


@pytest.mark.slow
def test_every_reason_is_a_fact() -> None:
    check("party", truth)
