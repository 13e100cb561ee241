"""Where the points came from. A game without this file shows nothing but the points."""

from penguins.ui.base.standing import Breakdown, Line
from penguins.ui.base.words.translate import tr
from tests.null_game.state import PebblesState


def breakdown(state: PebblesState) -> Breakdown:
    """The last line is the total."""
    lines = (Line(tr("Pebbles"), tuple(map(str, state.taken))),)
    return Breakdown(lines, tr("Equal pebbles: a shared victory.") if len(state.winners()) > 1 else "")
