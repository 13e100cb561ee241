"""Puzzles of the March, in words, and the road as it is shown to who is to remember it. No Kivy."""

from collections.abc import Mapping

from penguins.core.puzzle import Goal
from penguins.games.march.geometry import HOMEWARD
from penguins.games.march.state import MarchState
from penguins.session.puzzles import Puzzle
from penguins.ui.base.words.translate import tr
from penguins.ui.games.hearing import Hearing
from penguins.ui.games.puzzle import PuzzleFace


def _goal(_: Goal, view: MarchState, seat: int) -> str:
    homeward = {bool(view.spots[penguin] & HOMEWARD) for penguin in view.leads[seat]}
    if homeward == {False}:
        return tr("Reach the ocean this turn!")
    if homeward == {True}:
        return tr("Get home this turn!")
    return tr("Reach the ocean or get home this turn!")


def _missed(_: Goal, __: MarchState, ___: int, ____: Hearing) -> str:
    return tr("Your turn ends before you get there.")


def _uncovered(state: MarchState) -> MarchState:
    """With every tile face up."""
    open_road = state.clone()
    open_road.face_up = (1 << len(state.tiles)) - 1
    return open_road


def _settings(puzzle: Puzzle) -> Mapping[str, bool]:
    """All that may be known stands on the tiles, unless it is to be remembered."""
    return {"memory_aid": not puzzle.memory}


PUZZLE = PuzzleFace(_goal, _missed, uncovered=_uncovered, settings=_settings)
