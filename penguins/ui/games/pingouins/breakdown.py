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
        return tr("Equal fish and equal tiles: a shared victory.")
    told_apart_by_tiles = len(set(state.catches())) > len(set(state.caught))
    return tr("Equal fish: the most tiles decide.") if told_apart_by_tiles else ""
