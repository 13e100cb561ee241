"""Counting the arena's results."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from penguins.cli.arena.playing import Result

_SIGMA = 1.96
"""Standard deviations on either side that hold 95 %."""

_HEADINGS = ("player", "wins", "shared", "share", "95 % interval", "mean margin", "longest thought")


class Standing(NamedTuple):
    """How one contestant did."""

    matches: int
    won: int
    shared: int
    victories: float
    """Shared ones count in part."""
    margin: float
    """Mean difference between its best score and the best of the others, good if positive."""
    longest: float

    @property
    def share(self) -> float:
        return self.victories / self.matches


def standing(number: int, results: Sequence[Result], low_score_wins: bool) -> Standing:
    """How the contestant of that number did in these results."""
    wins = [victory(number, result) for result in results]
    margins = [_margin(number, result, low_score_wins) for result in results]
    longest = [_longest(number, result) for result in results]
    return Standing(
        matches=len(results),
        won=wins.count(1.0),
        shared=sum(0 < win < 1 for win in wins),
        victories=sum(wins),
        margin=sum(margins) / len(margins),
        longest=max(longest),
    )


def interval(share: float, matches: int) -> tuple[float, float]:
    """Wilson's: where the true share lies, 95 times in 100."""
    spread = _SIGMA**2 / matches
    middle = (share + spread / 2) / (1 + spread)
    half = _SIGMA * sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def victory(number: int, result: Result) -> float:
    """The part of the victory that went to the contestant of that number."""
    return sum(result.seats[seat] == number for seat in result.winners) / len(result.winners)


def _margin(number: int, result: Result, low_score_wins: bool) -> int:
    sign = -1 if low_score_wins else 1
    scores = [sign * score for score in result.scores]
    own = [score for seat, score in zip(result.seats, scores, strict=True) if seat == number]
    others = [score for seat, score in zip(result.seats, scores, strict=True) if seat != number]
    return max(own) - max(others, default=0)


def _longest(number: int, result: Result) -> float:
    return max(time for seat, time in zip(result.seats, result.longest, strict=True) if seat == number)


def table(names: Iterable[str], standings: Sequence[Standing]) -> str:
    """The standings for people to read."""
    rows: list[tuple[str, ...]] = [_HEADINGS]
    rows += [(name, *_columns(each)) for name, each in zip(names, standings, strict=True)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def _columns(each: Standing) -> tuple[str, ...]:
    low, high = interval(each.share, each.matches)
    return (
        f"{each.won} of {each.matches}",
        str(each.shared),
        f"{each.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{each.margin:+.2f}",
        f"{each.longest * 1000:.0f} ms",
    )
