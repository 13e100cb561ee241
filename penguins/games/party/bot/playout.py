"""A round played out at random, quickly: one number holds the boards of all five colours, side by side."""

from collections import deque
from random import Random

from penguins.games.party.cards import ALL_COLOURS, COLOURS, Hand, colours_in
from penguins.games.party.geometry import BASE, ROW_STEP, ROWS
from penguins.games.party.pyramid import Pyramid, Slots
from penguins.games.party.state import GIVEN_BACK, PartyState

_LANE = ROW_STEP * ROWS
"""Bits from a slot of one colour to the same slot of the next."""
_EVERY = sum(1 << _LANE * colour for colour in range(len(COLOURS)))
_LANES = tuple((1 << _LANE) - 1 << _LANE * colour for colour in range(len(COLOURS)))
_LANES_OF = tuple(sum(_LANES[colour] for colour in colours_in(mask)) for mask in range(ALL_COLOURS + 1))
_SLOT_IN_EVERY = tuple(_EVERY << slot for slot in range(_LANE + ROW_STEP))


def points_after(state: PartyState, rng: Random) -> list[int]:
    """Everybody's points once the round is over, if all play at random from here."""
    random = rng.random
    width, taken = state.pyramid.width, state.pyramid.taken
    cards, ledges, ends = _side_by_side(state.pyramid)
    hands = [list(hand or ()) for hand in state.hands]
    held = [_held(hand or ()) for hand in state.hands]
    sizes, points, seats = state.sizes[:], state.points[:], _in_turn(state)
    while seats:
        seat = seats[0]
        choices = (ends | (cards << ROW_STEP | cards << ROW_STEP - 1) & ledges) & held[seat]
        if not choices:
            points[seat] += sizes[seat]
            seats.popleft()
            continue
        for _ in range(int(random() * choices.bit_count())):
            choices &= choices - 1
        card = choices & -choices
        colour, slot = divmod(card.bit_length() - 1, _LANE)
        cards |= card
        beside = taken << 1 >> slot
        taken |= 1 << slot
        if slot < ROW_STEP:
            ends = _ends(taken & BASE, width)
        else:
            ledges ^= _SLOT_IN_EVERY[slot]
        if beside & 0b100:
            ledges |= _SLOT_IN_EVERY[slot + ROW_STEP]
        if beside & 0b001:
            ledges |= _SLOT_IN_EVERY[slot + ROW_STEP - 1]
        hands[seat][colour] -= 1
        if not hands[seat][colour]:
            held[seat] ^= _LANES[colour]
        sizes[seat] -= 1
        if sizes[seat]:
            seats.rotate(-1)
        else:
            points[seat] = max(0, points[seat] - GIVEN_BACK)
            seats.popleft()
    return points


def _side_by_side(pyramid: Pyramid) -> tuple[int, int, int]:
    """Cards, ledges and ends, a lane for each colour."""
    cards = sum(board << _LANE * colour for colour, board in enumerate(pyramid.cards))
    return cards, pyramid.ledges * _EVERY, pyramid.ends * _EVERY


def _held(hand: Hand) -> int:
    """The lanes of the colours in a hand."""
    return _LANES_OF[sum(1 << colour for colour, count in enumerate(hand) if count)]


def _ends(base: Slots, width: int) -> int:
    if base.bit_count() == width:
        return 0
    return ((base << 1 | base >> 1) & ~base) * _EVERY


def _in_turn(state: PartyState) -> deque[int]:
    """The seats that still play in this round, the one to move first."""
    around = (following % state.players for following in range(state.to_move, state.to_move + state.players))
    return deque(seat for seat in around if state.sizes[seat] and state.out[seat] is None)
