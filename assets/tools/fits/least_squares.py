"""Linear least squares by normal equations: samples are added up as they come, none is kept."""

from collections.abc import Mapping, Sequence
from math import sqrt

Row = Mapping[int, float]
"""A sample's features by the number of their weight; those that are 0 are left out."""

_RIDGE = 1.0


class Sums:
    """What least squares needs to know of all samples: enough to solve, and to tell any weights' error."""

    def __init__(self, weights: int) -> None:
        self.samples = 0
        self._products = [[0.0] * weights for _ in range(weights)]
        self._with_target = [0.0] * weights
        self._target_squared = 0.0

    def add(self, row: Row, target: float) -> None:
        """Take in one sample: its features, and what they should add up to."""
        self.samples += 1
        self._target_squared += target * target
        for number, feature in row.items():
            self._with_target[number] += feature * target
            products = self._products[number]
            for other, beside in row.items():
                products[other] += feature * beside

    def solve(self, ridge: float = _RIDGE) -> list[float]:
        """The weights with the least squared error; `ridge` draws those to 0 that the samples say nothing about."""
        diagonal = [
            [product + ridge * (row == column) for column, product in enumerate(products)]
            for row, products in enumerate(self._products)
        ]
        return solve(diagonal, self._with_target)

    def error(self, weights: Sequence[float]) -> float:
        """The root of the mean squared error (RMS) of these weights over all samples."""
        squares = self._target_squared
        for weight, with_target, products in zip(weights, self._with_target, self._products, strict=True):
            predicted = sum(other * product for other, product in zip(weights, products, strict=True))
            squares += weight * (predicted - 2 * with_target)
        return sqrt(max(0.0, squares) / self.samples)


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by Gaussian elimination with partial pivoting."""
    rows = [[*left, beside] for left, beside in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        lead = [value / rows[column][column] for value in rows[column]]
        rows[column] = lead
        for other in range(size):
            factor = rows[other][column]
            if other != column and factor:
                rows[other] = [value - factor * beside for value, beside in zip(rows[other], lead, strict=True)]
    return [row[-1] for row in rows]
