"""Who gets where first: what a position of Pingouins is worth before it is played out."""

from collections.abc import Sequence
from math import exp

from penguins.core.insight import hopes
from penguins.games.pingouins.floe import around, board_of
from penguins.games.pingouins.reach import Reach

_SPREAD = 5.0
"""The lead in fish and territory at which the leader's chances are e : 1."""
_TILE = 1 / 64
"""What a tile counts beside its fish: it breaks a tie and never more, as there are 60."""
_PRIDE = 0.05
"""How much of a victory lies in its size."""


class Territory:
    """Judges positions on one floe. Made anew for every decision.

    A free tile is the territory of whoever gets there first, counted in two ways, half each: step by step
    all the way, and step by step after one slide. One sees walls, the other how far penguins are from them.
    """

    def __init__(self, fish: Sequence[int]) -> None:
        self.worth = tuple(count + _TILE for count in fish)
        self._two = board_of(tile for tile, count in enumerate(fish) if count >= 2)
        self._three = board_of(tile for tile, count in enumerate(fish) if count == 3)
        self._reach = Reach()

    def fish(self, board: int) -> int:
        """The fish on these tiles together."""
        return board.bit_count() + (board & self._two).bit_count() + (board & self._three).bit_count()

    def held(self, caught: int, tiles: int, penguins: int) -> float:
        """What a seat has for certain, with the tiles that its penguins stand on."""
        return caught + self.fish(penguins) + _TILE * (tiles + penguins.bit_count())

    def chances(self, free: int, penguins: Sequence[int], held: Sequence[float]) -> Sequence[float]:
        """Each seat's share of the victory: exact at the end, before it by what is held and first reached."""
        if len(penguins) > 2:
            return self._chances_of_many(free, penguins, held)
        ours, theirs = penguins
        our_reach, their_reach = self._reach.of(ours, free), self._reach.of(theirs, free)
        within_reach = our_reach | their_reach
        if not within_reach:
            return outcome(held)
        our_steps, their_steps = first_to(free, ours, theirs)
        our_slides, their_slides = first_to(free ^ within_reach, our_reach, their_reach)
        both = our_reach & their_reach
        fish = self.fish
        territory = (
            fish(our_steps) - fish(their_steps) + fish(our_slides | our_reach ^ both)
            - fish(their_slides | their_reach ^ both)
        )  # fmt: skip
        chance = 1 / (1 + exp((held[1] - held[0] - territory / 2) / _SPREAD))
        return chance, 1 - chance

    def _chances_of_many(self, free: int, penguins: Sequence[int], held: Sequence[float]) -> Sequence[float]:
        reaches = [self._reach.of(board, free) for board in penguins]
        if not any(reaches):
            return outcome(held)
        by_steps = first_of_many(free, penguins)
        by_slides = first_of_many(free, reaches, begun=True)
        worth = [
            certain + (self.fish(steps) + self.fish(slides)) / 2
            for certain, steps, slides in zip(held, by_steps, by_slides, strict=True)
        ]
        return hopes(worth, _SPREAD)


def first_to(free: int, ours: int, theirs: int) -> tuple[int, int]:
    """The free tiles that one side steps on before the other. Those reached together are nobody's."""
    our_tiles = their_tiles = 0
    while True:
        ours = around(ours) & free
        theirs = around(theirs) & free
        reached = ours | theirs
        if not reached:
            return our_tiles, their_tiles
        together = ours & theirs
        our_tiles |= ours ^ together
        their_tiles |= theirs ^ together
        free ^= reached


def first_of_many(free: int, fronts: Sequence[int], *, begun: bool = False) -> list[int]:
    """The same for any number of sides; `begun`: their fronts are free tiles, reached already.

    For two it would take twice the time of `first_to`, which is most of the time a bot has.
    """
    tiles = [0] * len(fronts)
    while True:
        if not begun:
            fronts = [around(front) & free for front in fronts]
        begun = False
        once = twice = 0
        for front in fronts:
            twice |= once & front
            once |= front
        if not once:
            return tiles
        tiles = [owned | front & ~twice for owned, front in zip(tiles, fronts, strict=True)]
        free ^= once


def outcome(held: Sequence[float]) -> list[float]:
    """Each seat's share of the victory when nobody can move; a clear one is worth a little more."""
    best = max(held)
    share = (1 - _PRIDE) / held.count(best)
    sizes = hopes(held, 4 * _SPREAD)
    return [(certain == best) * share + _PRIDE * size for certain, size in zip(held, sizes, strict=True)]
