"""What thinking about a decision brought to light: all that choosing and appraising read."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple

from penguins.core.state import ActionT


class Findings(NamedTuple, Generic[ActionT]):
    """What was found out about the actions of one decision."""

    weights: dict[ActionT, float]
    """How good each action looks: the largest is the best; weaker levels choose in proportion to a power of it."""
    looks: Mapping[ActionT, float]
    """How much of the thinking went into each action; those that are missing got none."""
    chances: Callable[[ActionT], Sequence[float]]
    """Each seat's share of the victory behind any legal action, looked at or not."""
