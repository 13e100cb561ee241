"""Guessing the unseen cards: every deal that fits what has happened is equally likely.

A seat that went out held none of the colours that could be placed then; a seat that is to move holds one that
can. The hands of which nothing is known, and what was set aside, get what the others leave.
"""

from functools import lru_cache
from random import Random

from penguins.games.party.cards import COLOURS, DECK_SIZE, HAND_SIZES, Hand, minus
from penguins.games.party.deals import NOTHING, Known, Pool, weighed
from penguins.games.party.state import PartyState

_SET_ASIDE = DECK_SIZE - 2 * HAND_SIZES[2]


def fill_blanks(view: PartyState, rng: Random) -> PartyState:
    """A full state that the viewer cannot tell from the real one."""
    heaps = [*view.hands, view.aside]
    sizes = [*view.sizes, _SET_ASIDE]
    blanks = _blanks(view)
    unknown = blanks.pop(NOTHING, [])
    pools = tuple(Pool(known, sum(sizes[heap] for heap in blanks[known])) for known in sorted(blanks))
    unseen = view.unseen()
    for drawn, pool in enumerate(pools):
        cards = _draw(unseen, pools[drawn:], rng)
        unseen = minus(unseen, cards)
        _share_out(cards, heaps, blanks[pool.known], sizes, rng)
    _share_out(unseen, heaps, unknown, sizes, rng)
    world = view.clone()
    *world.hands, world.aside = heaps
    return world


def _blanks(view: PartyState) -> dict[Known, list[int]]:
    """The hands that are unseen, and what was set aside (numbered behind them), by what is known of each."""
    blanks: dict[Known, list[int]] = {}
    for seat, hand in enumerate(view.hands):
        if hand is None:
            blanks.setdefault(_known(view, seat), []).append(seat)
    if view.aside is None:
        blanks.setdefault(NOTHING, []).append(view.players)
    return blanks


def _known(view: PartyState, seat: int) -> Known:
    if seat == view.to_move and not view.pyramid.ends:
        return Known(needed=view.pyramid.playable())
    lacking = view.out[seat]
    return Known(lacking=lacking) if lacking else NOTHING


def _share_out(cards: Hand, heaps: list[Hand | None], blank: list[int], sizes: list[int], rng: Random) -> None:
    """Deal the cards onto the blank heaps."""
    if len(blank) == 1:
        heaps[blank[0]] = cards
        return
    random = rng.random
    shuffled = sorted(_one_by_one(cards), key=lambda _: random())
    start = 0
    for heap in blank:
        end = start + sizes[heap]
        heaps[heap] = tuple(map(shuffled[start:end].count, range(len(COLOURS))))
        start = end


@lru_cache(maxsize=256)
def _one_by_one(cards: Hand) -> tuple[int, ...]:
    return tuple(colour for colour, count in enumerate(cards) for _ in range(count))


def _draw(unseen: Hand, pools: tuple[Pool, ...], rng: Random) -> Hand:
    """Cards for the first of these pools."""
    choices, ways = weighed(unseen, pools)
    return rng.choices(choices, cum_weights=ways)[0]
