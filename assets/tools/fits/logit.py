"""Who of several wins, by features: multinomial logistic regression (conditional logit) by Newton's method."""

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import NamedTuple

from assets.tools.fits.least_squares import Row, solve

_STEPS = 12


class Contest(NamedTuple):
    """A sample: each rival's features, and how much of the victory went to each."""

    rivals: Sequence[Row]
    shares: Sequence[float]


def fit(contests: Sequence[Contest], weights: int, ridge: float = 1.0) -> list[float]:
    """The weights that make what happened likeliest; `ridge` draws those to 0 that the samples say nothing about."""
    found = [0.0] * weights
    for _ in range(_STEPS):
        gradient = [-ridge * weight for weight in found]
        curvature = [[ridge * (row == column) for column in range(weights)] for row in range(weights)]
        for contest in contests:
            _add(contest, found, gradient, curvature)
        found = [weight + step for weight, step in zip(found, solve(curvature, gradient), strict=True)]
    return found


def loss(contests: Iterable[Contest], weights: Sequence[float]) -> float:
    """The mean log loss of these weights: the smaller, the better they foretell."""
    losses = [
        -sum(share * log(max(chance, 1e-9)) for share, chance in zip(contest.shares, chances, strict=True))
        for contest in contests
        for chances in [foretold(contest.rivals, weights)]
    ]
    return sum(losses) / len(losses)


def foretold(rivals: Sequence[Row], weights: Sequence[float]) -> list[float]:
    """Everybody's chances: softmax of the weighted features."""
    logits = [sum(weights[number] * feature for number, feature in row.items()) for row in rivals]
    highest = max(logits)
    odds = [exp(logit - highest) for logit in logits]
    total = sum(odds)
    return [each / total for each in odds]


def _add(contest: Contest, weights: Sequence[float], gradient: list[float], curvature: list[list[float]]) -> None:
    """One sample's part of the first and second derivatives of the log likelihood."""
    chances = foretold(contest.rivals, weights)
    mean: dict[int, float] = {}
    for row, chance in zip(contest.rivals, chances, strict=True):
        for number, feature in row.items():
            mean[number] = mean.get(number, 0.0) + chance * feature
    for row, share, chance in zip(contest.rivals, contest.shares, chances, strict=True):
        apart = {number: row.get(number, 0.0) - middle for number, middle in mean.items()}
        for number, feature in apart.items():
            gradient[number] += (share - chance) * feature
            curved = curvature[number]
            for other, beside in apart.items():
                curved[other] += chance * feature * beside
