"""Guessing the unseen cards: every deal that fits what has happened is equally likely.

A seat that went out held none of the colours that could be placed then; a seat that is to move holds one that
can. Hands of which the same is known share a pool. Pools are drawn one after the other, every choice weighed
by the ways to deal the pools behind it. The hands of which nothing is known, and what was set aside, get the
rest.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb, prod
from random import Random
from typing import NamedTuple

from penguins.games.party.cards import COLOURS, DECK_SIZE, HAND_SIZES, Hand, colours_in, minus
from penguins.games.party.state import PartyState

_SET_ASIDE = DECK_SIZE - 2 * HAND_SIZES[2]


class Known(NamedTuple):
    """Of some cards, as bits: colours that one at least has (0: who knows), colours that none has."""

    needed: int = 0
    lacking: int = 0


class Pool(NamedTuple):
    """So many cards of which that is known."""

    known: Known
    size: int


_NOTHING = Known()


def fill_blanks(view: PartyState, rng: Random) -> PartyState:
    """A full state that the viewer cannot tell from the real one."""
    heaps = [*view.hands, view.aside]
    sizes = [*view.sizes, _SET_ASIDE]
    blanks = _blanks(view)
    unknown = blanks.pop(_NOTHING, [])
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
        blanks.setdefault(_NOTHING, []).append(view.players)
    return blanks


def _known(view: PartyState, seat: int) -> Known:
    if seat == view.to_move and not view.pyramid.ends:
        return Known(needed=view.pyramid.playable())
    lacking = view.out[seat]
    return Known(lacking=lacking) if lacking else _NOTHING


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
    choices, ways = _weighed(unseen, pools)
    return rng.choices(choices, cum_weights=ways)[0]


@lru_cache(maxsize=256)
def _weighed(unseen: Hand, pools: tuple[Pool, ...]) -> tuple[Sequence[Hand], Sequence[int]]:
    """What the first pool could be, and in how many ways, each added to those before it."""
    choices = tuple(_choices(unseen, pools[0]))
    return choices, tuple(accumulate(_ways_with(cards, unseen, pools) for cards in choices))


def _ways_with(cards: Hand, unseen: Hand, pools: tuple[Pool, ...]) -> int:
    return prod(map(comb, unseen, cards)) * _ways(minus(unseen, cards), pools[1:])


@lru_cache(maxsize=1 << 14)
def _ways(unseen: Hand, pools: tuple[Pool, ...]) -> int:
    """How many ways there are to deal these pools, cards of one colour told apart."""
    if not pools:
        return 1
    if len(pools) > 1:
        return sum(_ways_with(cards, unseen, pools) for cards in _choices(unseen, pools[0]))
    (needed, lacking), size = pools[0]
    ways = comb(_count(unseen, ~lacking), size)
    return ways - comb(_count(unseen, ~lacking & ~needed), size) if needed else ways


def _count(cards: Hand, colours: int) -> int:
    return sum(cards[colour] for colour in colours_in(colours))


def _choices(unseen: Hand, pool: Pool) -> Iterator[Hand]:
    """Every heap of cards that the pool could be."""
    (needed, lacking), size = pool
    allowed = tuple(0 if lacking >> colour & 1 else count for colour, count in enumerate(unseen))
    heaps = _heaps(allowed, size)
    return (heap for heap in heaps if _count(heap, needed)) if needed else heaps


def _heaps(cards: Hand, size: int) -> Iterator[Hand]:
    """Every choice of so many of these cards."""
    if not cards:
        yield ()
        return
    for count in range(max(0, size - sum(cards[1:])), min(size, cards[0]) + 1):
        for rest in _heaps(cards[1:], size - count):
            yield (count, *rest)
