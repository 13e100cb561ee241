"""Where the points of a match came from."""

from penguins.games.party.state import PartyState
from penguins.ui.base.standing import Breakdown, Line
from penguins.ui.base.words.translate import ntr, tr
from penguins.ui.games.party.words import signed


def breakdown(state: PartyState) -> Breakdown:
    """What the last round added to the earlier ones."""
    lines = (
        Line(tr("Earlier rounds"), tuple(map(str, state.points_before))),
        Line(tr("Last round"), tuple(map(signed, state.round_scores()))),
        Line(tr("Points"), tuple(map(str, state.scores()))),
    )
    return Breakdown(lines, _note(state))


def _note(state: PartyState) -> str:
    extra = state.round + 1 - state.players
    if min(state.points) < min(state.points[seat] for seat in state.race):
        return tr("Only those who were tied could win the extra round.")
    if extra > 0:
        return ntr("It took {number} extra round.", "It took {number} extra rounds.", extra)
    if len(state.winners()) > 1:
        return tr("Same points: a shared win.")
    return tr("Fewest points wins.")
