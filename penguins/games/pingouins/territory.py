"""Who gets where first: what a position of Pingouins is worth before it is played out."""

from collections.abc import Sequence
from math import exp

from penguins.core.insight import hopes
from penguins.games.pingouins.floe import around, board_of

_SPREAD = 5.0
"""The lead in fish and territory at which the leader's chances are e : 1."""
_TILE = 1 / 64
"""What a tile counts beside its fish: it breaks a tie and never more, as there are 60."""
_PRIDE = 0.05
"""How much of a victory lies in its size."""


class Shoal:
    """The fish of a floe."""

    def __init__(self, fish: Sequence[int]) -> None:
        self.worth = tuple(count + _TILE for count in fish)
        self._two = board_of(tile for tile, count in enumerate(fish) if count >= 2)
        self._three = board_of(tile for tile, count in enumerate(fish) if count == 3)

    def count(self, board: int) -> int:
        """The fish on these tiles together."""
        return board.bit_count() + (board & self._two).bit_count() + (board & self._three).bit_count()

    def held(self, caught: int, tiles: int, penguins: int) -> float:
        """What a seat has for certain, with the tiles that its penguins stand on."""
        return caught + self.count(penguins) + _TILE * (tiles + penguins.bit_count())


def first_to(free: int, mine: int, theirs: int) -> tuple[int, int]:
    """The free tiles that one side steps on before the other. Those reached together are nobody's."""
    my_tiles = their_tiles = 0
    while True:
        mine = around(mine) & free
        theirs = around(theirs) & free
        reached = mine | theirs
        if not reached:
            return my_tiles, their_tiles
        together = mine & theirs
        my_tiles |= mine ^ together
        their_tiles |= theirs ^ together
        free ^= reached


def chances(shoal: Shoal, free: int, penguins: Sequence[int], held: Sequence[float]) -> Sequence[float]:
    """Each seat's share of the victory: exact at the end, before it by what is held and first reached."""
    if len(penguins) > 2:
        return _chances_of_many(shoal, free, penguins, held)
    ours, theirs = first_to(free, penguins[0], penguins[1])
    if not ours | theirs and not around(penguins[0] | penguins[1]) & free:
        return outcome(held)
    lead = held[0] + shoal.count(ours) - held[1] - shoal.count(theirs)
    chance = 1 / (1 + exp(-lead / _SPREAD))
    return chance, 1 - chance


def _chances_of_many(shoal: Shoal, free: int, penguins: Sequence[int], held: Sequence[float]) -> Sequence[float]:
    everyone = sum(penguins)
    if not around(everyone) & free:
        return outcome(held)
    lands = (first_to(free, board, everyone ^ board)[0] for board in penguins)
    return hopes([certain + shoal.count(land) for certain, land in zip(held, lands, strict=True)], _SPREAD)


def outcome(held: Sequence[float]) -> list[float]:
    """Each seat's share of the victory when nobody can move; a clear one is worth a little more."""
    best = max(held)
    share = (1 - _PRIDE) / held.count(best)
    return [
        (certain == best) * share + _PRIDE * size for certain, size in zip(held, hopes(held, 4 * _SPREAD), strict=True)
    ]
