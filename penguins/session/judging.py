"""Whether the goal of a puzzle can still be reached, worked out in a thread of its own. The screen only asks."""

from contextlib import suppress

from penguins.core.match import Match
from penguins.core.puzzle import Unproven
from penguins.session.background import begin
from penguins.session.puzzles import Puzzle


class Judging:
    """Starts when it is made. What takes too long, or fails, is in nobody's disfavour: the end will tell."""

    def __init__(self, puzzle: Puzzle, match: Match) -> None:
        self.reaches = True
        """Whether it can; known once it is `finished`."""
        self._puzzle = puzzle
        self._match = match.copied()
        self._thread = begin(self._judge, "judge")

    @property
    def finished(self) -> bool:
        """Whether it is known."""
        return not self._thread.is_alive()

    def _judge(self) -> None:
        played = len(self._match.log) - len(self._puzzle.log)
        with suppress(Unproven):
            self.reaches = self._puzzle.prover(self._match).reaches(self._match.state, played)
