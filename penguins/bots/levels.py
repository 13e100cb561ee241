"""How strong a bot is."""

from typing import NamedTuple

from penguins.core.thinking import Earlier, Thinking


class Level(NamedTuple):
    """A strength that people can choose: what it looks at, however long a slow device takes for it."""

    name: str
    nodes: int
    """The iterations that it wants."""
    seconds: float
    """It goes on for so long even if it has them."""
    longest: float
    """It goes on for no longer than this even if it has not."""
    temperature: float
    """0 plays the best move it found; 1 each move as often as it was found worth looking at."""
    memory: float
    """The part of what could be remembered, or noticed, that it does."""
    least: float = 0.0
    """The part of the best action's weight that an action must have to be chosen at all."""

    @property
    def recalls(self) -> bool:
        """Whether it begins with what it found out for its last decision. For the others, a level is what they look at
        this time."""
        return self.memory == 1

    def thinking(
        self,
        seconds: float | None = None,
        nodes: int | None = None,
        *,
        breathing: bool = False,
        earlier: Earlier | None = None,
    ) -> Thinking:
        """A decision's budget: its own, or other seconds, or so many iterations and no clock."""
        if nodes is not None:
            return Thinking(nodes=nodes, breathing=breathing, earlier=earlier)
        if seconds is not None:
            most = None if self.seconds else self.nodes
            return Thinking(seconds, most, breathing=breathing, earlier=earlier)
        return Thinking(self.longest, self.nodes, at_least=self.seconds, breathing=breathing, earlier=earlier)


CHICK = Level("chick", nodes=60, seconds=0.0, longest=1.0, temperature=1.0, memory=0.25)
JUNIOR = Level("junior", nodes=300, seconds=0.0, longest=2.0, temperature=0.5, memory=0.5)
ADULT = Level("adult", nodes=1500, seconds=0.0, longest=4.0, temperature=0.2, memory=0.8)
EMPEROR = Level("emperor", nodes=4000, seconds=3.0, longest=6.0, temperature=0.0, memory=1.0)

LEVELS = {level.name: level for level in (CHICK, JUNIOR, ADULT, EMPEROR)}
"""Weakest first."""
