"""What the coach thinks of a position, worked out in a thread of its own. The screen's thread only asks."""

import logging
import sys
from random import Random
from threading import Thread
from typing import Any

from penguins.bots.appraisal import Appraisal, appraise
from penguins.bots.levels import EMPEROR
from penguins.core.game import AnyGame
from penguins.core.state import State
from penguins.core.thinking import Thinking
from penguins.session.thought import SWITCH_INTERVAL

SECONDS, NODES = 1.0, 400

log = logging.getLogger(__name__)


class Appraising:
    """Starts when it is made. A failure is logged, and then there is no answer."""

    def __init__(self, game: AnyGame, view: State[Any]) -> None:
        """For the seat to move, from what it sees."""
        self._game, self._view = game, view
        self._thinking = Thinking(SECONDS, NODES, breathing=True)
        self.appraisal: Appraisal | None = None
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._thread = Thread(target=self._run, name="appraisal", daemon=True)
        self._thread.start()

    @property
    def finished(self) -> bool:
        """Whether nothing more will come."""
        return not self._thread.is_alive()

    def cancel(self) -> None:
        """Stop soon."""
        self._thinking.cancel()

    def _run(self) -> None:
        try:
            self.appraisal = appraise(self._game, self._view, EMPEROR, Random(0), self._thinking)
        except Exception as error:  # of the error only its kind is told: its words may tell a hand
            log.error("an appraisal failed: %s", type(error).__name__)
