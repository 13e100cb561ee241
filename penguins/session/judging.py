"""Whether the goal of a puzzle can still be reached, worked out in a thread of its own. The screen only asks."""

import logging
import sys
from threading import Thread

from penguins.core.match import Match
from penguins.core.puzzle import Unproven
from penguins.session.puzzles import Puzzle
from penguins.session.thought import SWITCH_INTERVAL

log = logging.getLogger(__name__)


class Judging:
    """Starts when it is made. What takes too long, or fails, is in nobody's disfavour: the end will tell."""

    def __init__(self, puzzle: Puzzle, match: Match) -> None:
        self.reaches = True
        """Whether it can; known once it is `finished`."""
        self._puzzle = puzzle
        self._match = match.copied()
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._thread = Thread(target=self._run, name="judge", daemon=True)
        self._thread.start()

    @property
    def finished(self) -> bool:
        """Whether it is known."""
        return not self._thread.is_alive()

    def _run(self) -> None:
        played = len(self._match.log) - len(self._puzzle.log)
        try:
            self.reaches = self._puzzle.prover(self._match).reaches(self._match.state, played)
        except Unproven:
            pass
        except Exception as error:
            log.error("a judge failed: %s", type(error).__name__)
