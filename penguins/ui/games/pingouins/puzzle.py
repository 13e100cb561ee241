"""Puzzles of Pingouins, in words. No Kivy."""

from penguins.core.puzzle import Goal
from penguins.games.pingouins.state import PingouinsState
from penguins.ui.base.words.translate import ntr, tr
from penguins.ui.games.hearing import Hearing
from penguins.ui.games.puzzle import PuzzleFace


def _goal(goal: Goal, _: PingouinsState, __: int) -> str:
    if goal.kind == "win":
        return tr("Win this game, whatever the other one does!")
    most = goal.at_least or 0
    return ntr("This ice is all yours. End with {number} fish!", "This ice is all yours. End with {number} fish!", most)


def _missed(goal: Goal, view: PingouinsState, seat: int, hearing: Hearing) -> str:
    mine, theirs = view.caught[seat], view.caught[1 - seat]
    if goal.kind == "fish":
        return tr("You end with {fish} fish. {most} are possible!", fish=mine, most=goal.at_least)
    if mine == theirs:
        return tr("{fish} fish each: that is not a win.", fish=mine)
    return tr("{name} has {theirs} fish, you have {mine}.", name=hearing.names[1 - seat], theirs=theirs, mine=mine)


PUZZLE = PuzzleFace(_goal, _missed)
