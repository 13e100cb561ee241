"""Puzzles of Ice Town, in words, and the rolls to come. No Kivy."""

from collections.abc import Sequence
from itertools import pairwise

from penguins.core.puzzle import Goal
from penguins.games.icetown.actions import Roll, parse
from penguins.games.icetown.state import IceTownState
from penguins.session.puzzles import Puzzle
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import ntr, tr
from penguins.ui.games.hearing import Hearing
from penguins.ui.games.puzzle import PuzzleFace


def _goal(goal: Goal, _: IceTownState, __: int) -> str:
    most = goal.at_least or 0
    return ntr(
        "You will roll what you see above. Get your town to {number} point!",
        "You will roll what you see above. Get your town to {number} points!",
        most,
    )


def _missed(goal: Goal, view: IceTownState, seat: int, _: Hearing) -> str:
    points = formats.points(view.points(seat).total)
    return tr("Your town has {points}. It can have {most}!", points=points, most=goal.at_least)


def _ahead(puzzle: Puzzle) -> Sequence[str]:
    """The faces of the die that the solver gets: each stands just before a decision."""
    found = []
    for before, after in pairwise((puzzle.log[-1], *(puzzle.goal.script or ()))):
        if after is None and before is not None:
            roll = parse(before)
            assert isinstance(roll, Roll), "whoever settles somebody has rolled for it"
            found.append(f"die_{roll.face}")
    return found


PUZZLE = PuzzleFace(_goal, _missed, _ahead)
