"""What the coach thinks of a position, worked out in a thread of its own. The screen's thread only asks."""

from random import Random
from typing import Any

from penguins.bots.appraisal import Appraisal, appraise
from penguins.bots.levels import EMPEROR
from penguins.core.game import AnyGame
from penguins.core.state import State
from penguins.core.thinking import Thinking
from penguins.session.background import begin

SECONDS, NODES = 1.0, 400


class Appraising:
    """Starts when it is made. A failure is logged, and then there is no answer."""

    def __init__(self, game: AnyGame, view: State[Any]) -> None:
        """For the seat to move, from what it sees."""
        self._thinking = Thinking(SECONDS, NODES, breathing=True)
        self.appraisal: Appraisal | None = None

        def work() -> None:
            self.appraisal = appraise(game, view, EMPEROR, Random(0), self._thinking)

        self._thread = begin(work, "appraisal")

    @property
    def finished(self) -> bool:
        """Whether nothing more will come."""
        return not self._thread.is_alive()

    def cancel(self) -> None:
        """Stop soon."""
        self._thinking.cancel()
