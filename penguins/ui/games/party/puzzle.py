"""Puzzles of Penguin Party, in words. No Kivy."""

from penguins.core.puzzle import Goal
from penguins.games.party.state import PartyState
from penguins.ui.base.words.translate import ntr, tr
from penguins.ui.games.hearing import Hearing
from penguins.ui.games.puzzle import PuzzleFace


def _goal(_: Goal, view: PartyState, __: int) -> str:
    if view.players == 2:
        return tr("Place all your cards, whatever the other player does!")
    return tr("Place all your cards, whatever the others do!")


def _missed(_: Goal, view: PartyState, seat: int, __: Hearing) -> str:
    left = view.points[seat] - view.points_before[seat]  # cards are gone with the round: each became a point
    return ntr("{number} of your cards fitted nowhere.", "{number} of your cards fitted nowhere.", left)


PUZZLE = PuzzleFace(_goal, _missed)
