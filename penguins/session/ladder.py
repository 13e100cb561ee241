"""The ladder of one person in one game: Chick, Junior, Adult, Emperor, each a rung.

A rung is won by two wins in a row against bots of that level or stronger, nobody else at the table, always as many
players. Losing against a stronger level takes nothing away.
"""

from collections.abc import Sequence
from typing import NamedTuple

from penguins.bots.levels import LEVELS
from penguins.session.career import Played

IN_A_ROW = 2
_ORDER = list(LEVELS)


class Rung(NamedTuple):
    """One level, and how far somebody is with it."""

    level: str
    wins: int
    """In a row up to now; IN_A_ROW once the rung is won, which it stays."""

    @property
    def is_won(self) -> bool:
        return self.wins >= IN_A_ROW


def ladder(played: Sequence[Played], players: int) -> tuple[Rung, ...]:
    """All rungs, the lowest first, after these matches of one game at a table of so many players."""
    matches = [(_levels(each), each.won) for each in played if each.players == players]
    return tuple(Rung(level, _wins(number, matches)) for number, level in enumerate(_ORDER))


def _levels(each: Played) -> list[int]:
    """How high the others are on the ladder; empty where somebody else sits there."""
    if not all(other.who in LEVELS and not other.is_human for other in each.others):
        return []
    return [_ORDER.index(other.who) for other in each.others]


def _wins(rung: int, matches: Sequence[tuple[list[int], bool]]) -> int:
    wins = 0
    for levels, won in matches:
        if won and levels and min(levels) >= rung:
            wins += 1
        elif levels and max(levels) <= rung:
            wins = 0
        if wins == IN_A_ROW:
            break
    return wins
