"""Who gets where first: what the positions behind the steps from a position are worth before they are played out."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import exp
from typing import NamedTuple

from penguins.core.insight import hopes
from penguins.core.thinking import Thinking
from penguins.games.pingouins.bot.alone import Alone, groups, is_alone
from penguins.games.pingouins.bot.lanes import LANE, Scales, empty, in_all, in_lanes, numbers, one_in_each
from penguins.games.pingouins.bot.position import Choice, Position, ends
from penguins.games.pingouins.bot.race import slid, won
from penguins.games.pingouins.bot.shoal import TILE, Shoal
from penguins.games.pingouins.geometry import TILES

_PRIDE = 0.2
"""How much of a victory lies in its size."""
_CLEAR_LEAD = 10.0
"""The lead in fish at which the sizes of a victory and of the defeat are e : 1."""
_EFFORT_OF_JUDGING = 100
"""How far to look for the best way to eat a piece of ice, when only judging."""
_FISH = 16
"""What a fish counts that is caught, in the whole numbers of the lanes; one that may be caught counts less."""
_LEVEL = 1 << 14
"""Added to every lead, so that it stays positive."""
_LEVEL_IN_ALL = in_all(_LEVEL)


_KNOTS = (0, 12, 30, 60)
"""Free tiles for which the weights are fitted; between them they change evenly."""
_WEIGHTS = (
    ((0.65, 0.5, 0.2, 0.12), (0.43, 0.3, 0.087, 0.025), (0.2, 0.155, 0.064, 0.037), (0.13, 0.36, 0.3, 0.33)),
    ((0.65, 0.62, 0.435, 0.19), (0.43, 0.36, 0.19, 0.04), (0.2, 0.19, 0.14, 0.06), (0.13, 0.45, 0.65, 0.53)),
    ((0.65, 0.62, 0.435, 0.19), (0.43, 0.36, 0.19, 0.04), (0.2, 0.19, 0.14, 0.06), (0.13, 0.45, 0.65, 0.53)),
)
"""For 2, 3 and 4 players, at those knots: how much a fish speaks for its seat, as a logit, if it is caught, if the seat
walks there first, and if it gets there first after one slide; and how much it does to be next."""


class _Phase(NamedTuple):
    """What counts with so many tiles free."""

    walk: int
    """What a fish counts for who gets there first, step by step all the way."""
    slide: int
    """What it counts for who gets there first, step by step after one slide."""
    tempo: float
    """How many fish it is worth to be next."""
    spread: float
    """The lead in fish at which the leader's chances are e : 1."""


def _phase(players: int, free: int) -> _Phase:
    caught, walked, slid_to, being_next = (_between_knots(free, row) for row in _WEIGHTS[players - 2])
    return _Phase(round(_FISH * walked / caught), round(_FISH * slid_to / caught), being_next / caught, 1 / caught)


def _between_knots(free: int, row: Sequence[float]) -> float:
    for (low, high), (first, last) in zip(pairwise(_KNOTS), pairwise(row), strict=True):
        if free <= high:
            return first + (last - first) * (free - low) / (high - low)
    raise ValueError(free)


class Judgement:
    """What comes of some steps of a seat, in their order."""

    __slots__ = ("certain", "own", "seat")

    def __init__(self, seat: int, own: Iterable[float]) -> None:
        self.seat = seat
        self.own = array("f", own)
        """The seat's own chances behind each step."""
        self.certain: dict[int, Sequence[float]] = {}
        """Everybody's chances behind the steps after which nobody can disturb anybody, by the steps' numbers."""

    def everybodys(self, number: int) -> Sequence[float]:
        """Each seat's share of the victory behind one of the steps."""
        return self.certain.get(number) or self._by_territory(number)

    def settle(self, number: int, chances: Sequence[float]) -> None:
        """What comes of one of the steps has been worked out."""
        self.certain[number] = chances
        self.own[number] = chances[self.seat]

    def _by_territory(self, number: int) -> Sequence[float]:
        own = self.own[number]
        return (1 - own, own) if self.seat else (own, 1 - own)


class _Melee(Judgement):
    """Of three seats or four. What everybody has is kept in little room: it is asked of few steps."""

    __slots__ = ("_spread", "_sure", "_territories")

    def __init__(
        self, seat: int, own: Iterable[float], position: tuple[Sequence[float], Sequence[Sequence[int]], float]
    ) -> None:
        super().__init__(seat, own)
        self._sure, self._territories, self._spread = position

    def _by_territory(self, number: int) -> Sequence[float]:
        each = zip(self._sure, self._territories, strict=True)
        return tuple(chances([had + territory[number] / _FISH for had, territory in each], self._spread))


class _Duel(dict[int, float]):
    """The chances of the first of two seats, by the second one's lead; each is worked out once."""

    def __init__(self, spread: float) -> None:
        super().__init__()
        self._spread = spread

    def __missing__(self, level_and_lead: int) -> float:
        lead = (level_and_lead - _LEVEL) / _FISH
        chance = (1 - _PRIDE) / (1 + exp(lead / self._spread)) + _PRIDE / (1 + exp(lead / _CLEAR_LEAD))
        self[level_and_lead] = chance
        return chance


class _Weight(dict[int, float]):
    """How heavily a seat weighs among several, by its territory: the numerators of a softmax."""

    def __init__(self, spread: float) -> None:
        super().__init__()
        self._spread = spread

    def __missing__(self, territory: int) -> float:
        self[territory] = weight = exp(territory / _FISH / self._spread)
        return weight


class Territory:
    """Judges positions on one floe. Made anew for every decision, as it remembers a lot.

    A free tile is the territory of whoever gets there first, counted in two ways: step by step all the way,
    and step by step after one slide. The one sees walls, the other how far penguins are from them.
    """

    def __init__(self, shoal: Shoal, players: int, effort: int = _EFFORT_OF_JUDGING) -> None:
        """The effort is how far to look for the best way to eat a piece of ice."""
        self._effort = effort
        self._phases = [_phase(players, free) for free in range(TILES + 1)]
        self._scales = Scales(shoal)
        self._alone = Alone(shoal)
        self._duels: dict[float, _Duel] = {}
        self._weights: dict[float, _Weight] = {}

    def judged(self, position: Position, steps: Sequence[Choice]) -> Judgement:
        """What comes of each of these steps from a position: by territory, unless it is certain."""
        count, seat, free = len(steps), position.seat, position.free
        origins, targets = ends(steps)
        landings = one_in_each(targets)
        frees = in_lanes(free, count) ^ landings
        boards = [in_lanes(board, count) for board in position.penguins]
        boards[seat] ^= landings ^ one_in_each(origins)
        reaches = slid(boards, frees)
        phase = self._phases[free.bit_count()]
        walked_and_slid = in_reach(self._scales, boards, reaches, frees, count)
        values = [phase.walk * walked + phase.slide * slid_to for walked, slid_to in walked_and_slid]
        values[seat] += _FISH * self._scales.fish(landings)
        sure = list(position.held)
        sure[seat] += TILE
        sure[(seat + 1) % len(sure)] += phase.tempo
        judged = self._duel if len(values) == 2 else self._melee
        judgement = judged(seat, values, sure, phase.spread, count)
        if not position.unplaced:
            for number in empty(_disputed(reaches), count):
                self._settle(judgement, number, position.after(steps[number]))
        return judgement

    def _duel(self, seat: int, values: Sequence[int], sure: Sequence[float], spread: float, count: int) -> Judgement:
        duel = self._duels.get(spread)
        if duel is None:
            duel = self._duels[spread] = _Duel(spread)
        lead = round(_FISH * (sure[1] - sure[0]))
        firsts = [duel[lead + territory] for territory in numbers(values[1] + _LEVEL_IN_ALL - values[0], count)]
        return Judgement(seat, [1 - first for first in firsts] if seat else firsts)

    def _melee(self, seat: int, values: Sequence[int], sure: Sequence[float], spread: float, count: int) -> Judgement:
        territories = [array("H", numbers(value, count)) for value in values]
        own = [
            (1 - _PRIDE) * victory[seat] / sum(victory) + _PRIDE * size[seat] / sum(size)
            for victory, size in zip(
                self._weighed(territories, sure, spread),
                self._weighed(territories, sure, _CLEAR_LEAD),
                strict=True,
            )
        ]
        return _Melee(seat, own, (tuple(sure), territories, spread))

    def _weighed(
        self, territories: Sequence[Sequence[int]], sure: Sequence[float], spread: float
    ) -> Iterator[tuple[float, ...]]:
        """Each seat's weight behind each step."""
        weight = self._weights.get(spread)
        if weight is None:
            weight = self._weights[spread] = _Weight(spread)
        most = max(sure)
        by_seat = []
        for had, territory in zip(sure, territories, strict=True):
            so_far = exp((had - most) / spread)
            by_seat.append([so_far * weight[fish] for fish in territory])
        return zip(*by_seat, strict=True)

    def _settle(self, judgement: Judgement, number: int, behind: Position) -> None:
        """Where nobody can disturb anybody behind a move, everybody eats what can be eaten: that is the outcome."""
        everyone = sum(behind.penguins)
        if not all(is_alone(behind.free, board, everyone ^ board) for board in behind.penguins[1:]):
            return
        final = list(behind.held)
        for owner, board in enumerate(behind.penguins):
            for group, ice in groups(behind.free, board):
                final[owner] += self._alone.most(group, ice, Thinking(nodes=self._effort))
        judgement.settle(number, outcome(final))


def in_reach(
    scales: Scales, boards: Sequence[int], reaches: Sequence[int], frees: int, count: int
) -> list[tuple[int, int]]:
    """The fish that each side gets to first, by walking and after one slide, in so many lanes. Both run at once."""
    heat = LANE * count
    starts = [board | reach << heat for board, reach in zip(boards, reaches, strict=True)]
    walked = (1 << heat) - 1
    return [(fish & walked, fish >> heat) for fish in map(scales.fish, won(starts, frees | frees << heat))]


def _disputed(reaches: Sequence[int]) -> int:
    disputed = reached = 0
    for reach in reaches:
        disputed |= reached & reach
        reached |= reach
    return disputed


def chances(held: Sequence[float], spread: float) -> list[float]:
    """Each seat's share of the victory with what it will probably have; a clear one is worth a little more."""
    each = zip(hopes(held, spread), hopes(held, _CLEAR_LEAD), strict=True)
    return [(1 - _PRIDE) * victory + _PRIDE * size for victory, size in each]


def outcome(held: Sequence[float]) -> list[float]:
    """Each seat's share of the victory with what it has in the end; a clear one is worth a little more."""
    best = max(held)
    share = (1 - _PRIDE) / held.count(best)
    sizes = hopes(held, _CLEAR_LEAD)
    return [(certain == best) * share + _PRIDE * size for certain, size in zip(held, sizes, strict=True)]


def victory(outcome: Sequence[float]) -> list[float]:
    """Each seat's share of the victory and nothing else, where an outcome is certain: the same for all winners."""
    winners = [seat for seat, share in enumerate(outcome) if share > max(outcome) - _PRIDE / 1000]
    return [(seat in winners) / len(winners) for seat in range(len(outcome))]
