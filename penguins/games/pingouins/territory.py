"""Who gets where first: what a position of Pingouins is worth before it is played out."""

from collections.abc import Sequence
from math import exp

from penguins.core.insight import hopes
from penguins.core.thinking import Thinking
from penguins.games.pingouins.alone import Alone
from penguins.games.pingouins.floe import around
from penguins.games.pingouins.reach import Reach
from penguins.games.pingouins.regions import groups, is_alone
from penguins.games.pingouins.shoal import Shoal

_SPREAD = 5.0
"""The lead in fish and territory at which the leader's chances are e : 1."""
_PRIDE = 0.2
"""How much of a victory lies in its size."""
_EFFORT = 100
"""How far to look for the best way to eat a piece of ice, when only judging."""


class Territory:
    """Judges positions on one floe. Made anew for every decision, as it remembers a lot.

    A free tile is the territory of whoever gets there first, counted in two ways, half each: step by step
    all the way, and step by step after one slide. The one sees walls, the other how far penguins are from them.
    """

    def __init__(self, shoal: Shoal) -> None:
        self._shoal = shoal
        self._reach = Reach()
        self._alone = Alone(shoal)

    def chances(self, free: int, penguins: Sequence[int], held: Sequence[float]) -> Sequence[float]:
        """Each seat's share of the victory: exact once nobody can disturb anybody, else an estimate."""
        if self._is_settled(free, penguins):
            return self._final(free, penguins, held)
        return self.estimate(free, penguins, held)

    def estimate(self, free: int, penguins: Sequence[int], held: Sequence[float]) -> Sequence[float]:
        """Each seat's share of the victory, judged by what it holds and where it gets first."""
        if len(penguins) > 2:
            return self._estimate_of_many(free, penguins, held)
        ours, theirs = penguins
        our_reach, their_reach = self._reach.of(ours, free), self._reach.of(theirs, free)
        both = our_reach & their_reach
        our_steps, their_steps = first_to(free, ours, theirs)
        our_slides, their_slides = first_to(free ^ (our_reach | their_reach), our_reach, their_reach)
        fish = self._shoal.fish
        our_land = fish(our_steps) + fish(our_slides | our_reach ^ both)
        their_land = fish(their_steps) + fish(their_slides | their_reach ^ both)
        chance = 1 / (1 + exp((held[1] - held[0] + (their_land - our_land) / 2) / _SPREAD))
        return chance, 1 - chance

    def _estimate_of_many(self, free: int, penguins: Sequence[int], held: Sequence[float]) -> Sequence[float]:
        fish = self._shoal.fish
        by_steps = first_of_many(free, penguins)
        by_slides = first_of_many(free, [self._reach.of(board, free) for board in penguins], begun=True)
        lands = zip(held, by_steps, by_slides, strict=True)
        return hopes([certain + (fish(steps) + fish(slides)) / 2 for certain, steps, slides in lands], _SPREAD)

    def _is_settled(self, free: int, penguins: Sequence[int]) -> bool:
        reached = 0
        for board in penguins:
            reach = self._reach.of(board, free)
            if reach & reached:
                return False
            reached |= reach
        everyone = sum(penguins)
        return all(is_alone(free, board, everyone ^ board) for board in penguins[1:])

    def _final(self, free: int, penguins: Sequence[int], held: Sequence[float]) -> list[float]:
        """Everybody eats what can be eaten."""
        final = list(held)
        for seat, board in enumerate(penguins):
            for group, ice in groups(free, board):
                final[seat] += self._alone.most(group, ice, Thinking(nodes=_EFFORT))
        return outcome(final)


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
    """Each seat's share of the victory with what it has in the end; a clear one is worth a little more."""
    best = max(held)
    share = (1 - _PRIDE) / held.count(best)
    sizes = hopes(held, 2 * _SPREAD)
    return [(certain == best) * share + _PRIDE * size for certain, size in zip(held, sizes, strict=True)]
