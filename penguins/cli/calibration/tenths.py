"""Counting what was foretold, by tenths of a chance, and the one number that would have foretold it better."""

from collections.abc import Sequence
from math import exp, log
from random import Random

from penguins.cli.calibration.playing import Foretold

_HEADINGS = ("called", "positions", "called on average", "won")
LIKELY = (0.6, 0.8)
"""What is called so should be won in 50 to 90 % of the cases."""
_STEPS = 20
_DRAWS = 1000
_HARDLY = 1e-9
"""Chances below this, or as near to 1, were certain: no power moves them."""
_MOST_POWER, _LEAST_POWER = 8.0, 0.1


def table(foretold: Sequence[Foretold]) -> str:
    """How often what was called so likely came true, for people to read."""
    calls = [call for each in foretold for call in zip(each.chances, each.shares, strict=True)]
    rows: list[tuple[str, ...]] = [_HEADINGS]
    rows += [_row(calls, tenth / 10, (tenth + 1) / 10) for tenth in range(10)]
    rows.append(_row(calls, *LIKELY))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.rjust, row, widths)) for row in rows)


def interval(matches: Sequence[Sequence[Foretold]], low: float, high: float, rng: Random) -> tuple[float, float] | None:
    """Between which bounds the part won of what was called so likely is to be expected (95 %, bootstrap); None if
    nothing was. Whole matches are drawn anew: the positions of one share its result, so they are one witness."""
    counted = [_counted(match, low, high) for match in matches]
    drawn = [rng.choices(counted, k=len(counted)) for _ in range(_DRAWS)] if any(calls for calls, _ in counted) else []
    sums = [[sum(column) for column in zip(*each, strict=True)] for each in drawn]
    parts = sorted(won / calls for calls, won in sums if calls)
    return (parts[len(parts) // 40], parts[-1 - len(parts) // 40]) if parts else None


def _counted(match: Sequence[Foretold], low: float, high: float) -> tuple[int, float]:
    shares = [share for each in match for chance, share in zip(*each, strict=True) if low <= chance < high]
    return len(shares), sum(shares)


def _row(calls: Sequence[tuple[float, float]], low: float, high: float) -> tuple[str, ...]:
    chosen = [call for call in calls if low <= call[0] < high or call[0] == high == 1]
    name = f"{low:.0%} to {high:.0%}"
    if not chosen:
        return name, "0", "-", "-"
    called, won = (sum(column) / len(chosen) for column in zip(*chosen, strict=True))
    return name, str(len(chosen)), f"{called:.1%}", f"{won:.1%}"


def best_power(foretold: Sequence[Foretold]) -> float:
    """The power of all chances under which what happened is likeliest: logistic regression on one feature, the
    logarithm of a chance, by Newton's method."""
    unsure = [each for each in foretold if min(each.chances) > _HARDLY]
    power = 1.0
    for _ in range(_STEPS):
        slope = curvature = 0.0
        for chances, shares in unsure:
            logs = [log(chance) for chance in chances]
            weights = [exp(power * each) for each in logs]
            called = [weight / sum(weights) for weight in weights]
            mean = sum(map(_times, called, logs))
            slope += sum(map(_times, shares, logs)) - mean
            curvature += sum(chance * (each - mean) ** 2 for chance, each in zip(called, logs, strict=True))
        if not curvature:
            break
        power = min(_MOST_POWER, max(_LEAST_POWER, power + slope / curvature))
    return power


def _times(first: float, second: float) -> float:
    return first * second
