"""The Friend: a bot as strong as it is asked to be, anywhere between below Chick and Emperor.

It is never told to play badly. It sees less (fewer nodes, less memory) and chooses more softly, but only among actions
that it found nearly as good as the best: what it knows to be a blunder it does not play.
"""

from bisect import bisect
from typing import NamedTuple

from penguins.bots.levels import ADULT, CHICK, EMPEROR, JUNIOR, Level

NAME = "friend"
STRENGTHS = {"chick": 0, "junior": 100, "adult": 200, "emperor": 300}
"""Of the levels, on the scale on which the Friend is measured and measures people."""
WEAKEST, STRONGEST = -100, 300
"""The Friend goes a little below Chick, as a child of five may need it."""

_NEARLY_AS_GOOD = 0.25
"""The part of the best action's weight that another must have to be chosen. More: fewer slips, and less variety."""

_HATCHLING = Level("hatchling", nodes=12, seconds=0.0, longest=1.0, temperature=1.5, memory=0.1)


class _Rung(NamedTuple):
    strength: int
    level: Level


_RUNGS = [
    _Rung(WEAKEST, _HATCHLING),
    *(_Rung(STRENGTHS[level.name], level) for level in (CHICK, JUNIOR, ADULT, EMPEROR)),
]


def friend(strength: int) -> Level:
    """The level of a Friend of that strength, kept within what there is; at its strongest it plays as the Emperor."""
    strength = min(STRONGEST, max(WEAKEST, strength))
    above = min(len(_RUNGS) - 1, bisect([rung.strength for rung in _RUNGS], strength))
    (low, weaker), (high, stronger) = _RUNGS[above - 1], _RUNGS[above]
    part = (strength - low) / (high - low)

    def between(first: float, second: float) -> float:
        return first + (second - first) * part

    return Level(
        NAME,
        nodes=round(weaker.nodes ** (1 - part) * stronger.nodes**part),
        seconds=between(weaker.seconds, stronger.seconds),
        longest=between(weaker.longest, stronger.longest),
        temperature=between(weaker.temperature, stronger.temperature),
        memory=between(weaker.memory, stronger.memory),
        least=_NEARLY_AS_GOOD,
    )
