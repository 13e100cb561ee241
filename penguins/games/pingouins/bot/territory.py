"""Who gets where first: what a position of Pingouins is worth before it is played out."""

from collections.abc import Sequence
from math import exp

from penguins.core.insight import hopes
from penguins.core.thinking import Thinking
from penguins.games.pingouins.bot.alone import Alone
from penguins.games.pingouins.bot.race import Race
from penguins.games.pingouins.bot.reach import Reach
from penguins.games.pingouins.bot.regions import groups, is_alone
from penguins.games.pingouins.bot.shoal import Shoal

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

    def __init__(self, shoal: Shoal, players: int) -> None:
        self._reach = Reach()
        self._race = Race(players, shoal)
        self._alone = Alone(shoal)

    def chances(
        self, free: int, penguins: Sequence[int], held: Sequence[float], *, placing: bool = False
    ) -> Sequence[float]:
        """Each seat's share of the victory: exact once nobody can disturb anybody, else by territory."""
        reaches = [self._reach.of(board, free) for board in penguins]
        if not placing and _is_settled(free, penguins, reaches):
            return self._final(free, penguins, held)
        land = self._race.fish(free, (*penguins, *reaches))
        if len(land) > 2:
            return hopes([certain + fish / 2 for certain, fish in zip(held, land, strict=True)], _SPREAD)
        chance = 1 / (1 + exp((held[1] - held[0] + (land[1] - land[0]) / 2) / _SPREAD))
        return chance, 1 - chance

    def _final(self, free: int, penguins: Sequence[int], held: Sequence[float]) -> list[float]:
        """Everybody eats what can be eaten."""
        final = list(held)
        for seat, board in enumerate(penguins):
            for group, ice in groups(free, board):
                final[seat] += self._alone.most(group, ice, Thinking(nodes=_EFFORT))
        return outcome(final)


def _is_settled(free: int, penguins: Sequence[int], reaches: Sequence[int]) -> bool:
    reached = 0
    for reach in reaches:
        if reach & reached:
            return False
        reached |= reach
    everyone = sum(penguins)
    return all(is_alone(free, board, everyone ^ board) for board in penguins[1:])


def outcome(held: Sequence[float]) -> list[float]:
    """Each seat's share of the victory with what it has in the end; a clear one is worth a little more."""
    best = max(held)
    share = (1 - _PRIDE) / held.count(best)
    sizes = hopes(held, 2 * _SPREAD)
    return [(certain == best) * share + _PRIDE * size for certain, size in zip(held, sizes, strict=True)]
