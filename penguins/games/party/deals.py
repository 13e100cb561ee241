"""Counting deals: in how many ways unseen cards can be handed out, given what is known of the hands.

Hands of which the same is known share a pool. Pools are dealt one after the other, every choice weighed by the ways
to deal the pools behind it.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb, prod
from typing import NamedTuple

from penguins.games.party.cards import Hand, colours_in, minus


class Known(NamedTuple):
    """Of some cards, as bits: colours that one at least has (0: who knows), colours that none has."""

    needed: int = 0
    lacking: int = 0


NOTHING = Known()


class Pool(NamedTuple):
    """So many cards of which that is known."""

    known: Known
    size: int


def are_possible(unseen: Hand, pools: Iterable[Pool]) -> bool:
    """Whether the unseen cards can be such hands at once."""
    return _ways(unseen, tuple(sorted(pools))) > 0


@lru_cache(maxsize=256)
def weighed(unseen: Hand, pools: tuple[Pool, ...]) -> tuple[Sequence[Hand], Sequence[int]]:
    """What the first pool could be, and in how many ways, each added to those before it."""
    choices = tuple(_choices(unseen, pools[0]))
    return choices, tuple(accumulate(_ways_with(cards, unseen, pools) for cards in choices))


def _ways_with(cards: Hand, unseen: Hand, pools: tuple[Pool, ...]) -> int:
    return prod(map(comb, unseen, cards)) * _ways(minus(unseen, cards), pools[1:])


@lru_cache(maxsize=1 << 12)
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
