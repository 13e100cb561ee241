"""How hard a puzzle is: which levels find its first action, and how far one has to look."""

from fractions import Fraction
from itertools import takewhile
from typing import NamedTuple

from penguins.bots.choose import choose
from penguins.bots.levels import ADULT, CHICK, JUNIOR, Level
from penguins.core.match import rng_at
from penguins.games.registry import GAMES
from penguins.session.puzzles import Puzzle

_ENOUGH = 2
"""So often, before it has missed it as often, a level has to find the first action."""


GRADING = (CHICK, JUNIOR, ADULT)
"""The levels that tell grades apart."""


class Difficulty(NamedTuple):
    """What grades go by: the stronger a level must be to find its first action, the harder a puzzle is; then the longer
    it is."""

    missed_by: int
    """How many of those who grade, from the weakest on, before one finds it."""
    length: int
    """Decisions that matter."""


def difficulty(puzzle: Puzzle) -> Difficulty:
    """How hard it is."""
    missing = list(takewhile(lambda level: not finds(level, puzzle), GRADING))
    return Difficulty(len(missing), puzzle.prover().length())


def finds(level: Level, puzzle: Puzzle) -> bool:
    """Whether a level, shown all that the solver is shown, mostly begins right. By iterations: the same everywhere."""
    prover = puzzle.prover()
    right, game = prover.right(prover.start, 0), GAMES[puzzle.game]
    tries = [0, 0]
    while max(tries) < _ENOUGH:
        thinking = level.thinking(nodes=level.nodes)
        chosen = choose(game, prover.shown(), level, rng_at(sum(tries), 0, "puzzle"), thinking)
        tries[chosen in right] += 1
    return tries[True] == _ENOUGH


def is_tempting(puzzle: Puzzle) -> bool:
    """Whether its solution begins with something that somebody greedy might do, be it one of many."""
    return puzzle.solution[0] in map(str, puzzle.prover().tempting())


def by_greed(puzzle: Puzzle) -> Fraction:
    """The chance that somebody begins right who takes what there is, any of equals, and does not look ahead."""
    prover = puzzle.prover()
    tempting = prover.tempting()
    right = sum(prover.reaches(prover.after(prover.start, action), 1) for action in tempting)
    return Fraction(right, max(1, len(tempting)))
