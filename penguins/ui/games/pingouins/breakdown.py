"""Fish and tiles at the end."""

from penguins.games.pingouins.state import PingouinsState
from penguins.ui.base.standing import Breakdown, Line
from penguins.ui.base.words.translate import tr


def breakdown(state: PingouinsState) -> Breakdown:
    """Tiles decide where fish are equal, and it is said so."""
    lines = (
        Line(tr("Tiles"), tuple(map(str, state.tiles))),
        Line(tr("Fish"), tuple(map(str, state.caught))),
    )
    return Breakdown(lines, _note(state))


def _note(state: PingouinsState) -> str:
    most = max(state.caught)
    if state.caught.count(most) == 1:
        return ""
    if len(state.winners()) == 1:
        return tr("Same number of fish: most tiles wins.")
    return tr("Same fish and same tiles: you share the win.")
