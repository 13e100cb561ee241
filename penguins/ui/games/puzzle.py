"""What a game's face says and shows of its puzzles. No Kivy."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from penguins.core.puzzle import Goal
from penguins.session.puzzles import Puzzle
from penguins.ui.games.hearing import Hearing


def _nothing_ahead(_: Puzzle) -> Sequence[str]:
    return ()


def _as_it_is(state: Any) -> Any:
    return state


def _no_settings(_: Puzzle) -> Mapping[str, bool]:
    return {}


class PuzzleFace(NamedTuple):
    """`PUZZLE` in the puzzle.py of a game. Its sentences fit into a speech bubble."""

    goal: Callable[[Goal, Any, int], str]
    """What that seat is to reach from that position, of every kind that the game's prover knows."""
    missed: Callable[[Goal, Any, int, Hearing], str]
    """What came of it for that seat, in the position where the goal was missed."""
    ahead: Callable[[Puzzle], Sequence[str]] = _nothing_ahead
    """A picture for each decision of the solver, of what chance brings for it."""
    uncovered: Callable[[Any], Any] = _as_it_is
    """The start of a puzzle of memory as it is shown first."""
    settings: Callable[[Puzzle], Mapping[str, bool]] = _no_settings
    """Which of the game's settings its board has, whatever somebody has chosen for matches."""
