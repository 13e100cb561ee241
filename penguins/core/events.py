"""Events that every game may tell."""

from typing import NamedTuple


class MatchOver(NamedTuple):
    """The last thing that happens."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
