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
    if len(state.winners()) > 1:
        return tr("Same fish and same tiles: a shared win.")
    if state.caught.count(max(state.caught)) > 1:
        return tr("Same number of fish: most tiles wins.")
    told_apart_by_tiles = len(set(state.catches())) > len(set(state.caught))
    return tr("Same number of fish: more tiles come first.") if told_apart_by_tiles else ""
