"""How strong a bot is."""

from typing import NamedTuple

from penguins.core.thinking import Thinking


class Level(NamedTuple):
    """A strength that people can choose."""

    name: str
    seconds: float
    """The longest it thinks about one decision."""
    nodes: int | None
    """The most it looks at; None: whatever there is time for."""
    temperature: float
    """0 plays the best move it found; 1 each move as often as it was found worth looking at."""
    memory: float
    """The part of what could be remembered, or noticed, that it does."""

    def thinking(self, seconds: float | None = None, nodes: int | None = None, *, breathing: bool = False) -> Thinking:
        """A decision's budget: its own, or other seconds, or so many iterations and no clock."""
        if nodes is not None:
            return Thinking(nodes=nodes, breathing=breathing)
        return Thinking(seconds or self.seconds, self.nodes, breathing=breathing)


CHICK = Level("chick", seconds=0.2, nodes=60, temperature=1.0, memory=0.25)
JUNIOR = Level("junior", seconds=0.5, nodes=300, temperature=0.5, memory=0.5)
ADULT = Level("adult", seconds=1.5, nodes=1500, temperature=0.2, memory=0.8)
EMPEROR = Level("emperor", seconds=3.0, nodes=None, temperature=0.0, memory=1.0)

LEVELS = {level.name: level for level in (CHICK, JUNIOR, ADULT, EMPEROR)}
"""Weakest first."""
