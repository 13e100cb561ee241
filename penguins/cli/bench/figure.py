"""A measured figure and what it should be."""

from typing import NamedTuple


class Figure(NamedTuple):
    """One row of the table."""

    name: str
    value: float
    unit: str
    target: float
    more_is_better: bool = False

    @property
    def reached(self) -> bool:
        """Whether the figure meets its target."""
        return self.value >= self.target if self.more_is_better else self.value <= self.target


def at_least(name: str, value: float, unit: str, target: float) -> Figure:
    """A figure that should not be lower."""
    return Figure(name, value, unit, target, more_is_better=True)


def at_most(name: str, value: float, unit: str, target: float) -> Figure:
    """A figure that should not be higher."""
    return Figure(name, value, unit, target)
