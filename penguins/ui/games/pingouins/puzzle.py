"""Puzzles of Pingouins, in words. No Kivy."""

from penguins.core.puzzle import Goal
from penguins.games.pingouins.state import PingouinsState
from penguins.ui.base.words.translate import ntr, tr
from penguins.ui.games.hearing import Hearing
from penguins.ui.games.pingouins.texts import TEXTS
from penguins.ui.games.puzzle import PuzzleFace


def _goal(goal: Goal, _: PingouinsState, __: int) -> str:
    if goal.kind == "win":
        return tr("Win this game, whatever the other player does!")
    most = goal.at_least or 0
    return ntr(
        "This ice is all yours. Finish with {number} fish!", "This ice is all yours. Finish with {number} fish!", most
    )


def _missed(goal: Goal, view: PingouinsState, seat: int, hearing: Hearing) -> str:
    mine, theirs = view.caught[seat], view.caught[1 - seat]
    if goal.kind == "fish":
        return tr("You finish with {fish}. You can get {most}!", fish=TEXTS.score(mine), most=goal.at_least)
    if mine == theirs:
        return tr("{fish} each: that is not a win.", fish=TEXTS.score(mine))
    return tr(
        "{name} has {theirs}, you have {mine}.", name=hearing.names[1 - seat], theirs=TEXTS.score(theirs), mine=mine
    )


PUZZLE = PuzzleFace(_goal, _missed)
