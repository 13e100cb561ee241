"""How far everyone has come at the end."""

from penguins.games.march.geometry import HOME, HOMEWARD
from penguins.games.march.state import MarchState
from penguins.ui.base.standing import Breakdown, Line
from penguins.ui.base.words.translate import tr


def breakdown(state: MarchState) -> Breakdown:
    """Who has been to the ocean, who is home, and the rows they have walked."""
    penguins = [[state.spots[penguin] for penguin in team] for team in state.leads]
    lines = (
        Line(tr("Been to the ocean"), tuple(_share([bool(spot & HOMEWARD) for spot in spots]) for spots in penguins)),
        Line(tr("Back home"), tuple(_share([spot == HOME for spot in spots]) for spots in penguins)),
        Line(tr("Rows walked"), tuple(map(str, state.scores()))),
    )
    return Breakdown(lines, _note(state))


def _share(reached: list[bool]) -> str:
    """How many of a seat's penguins; of one it is said in a word."""
    if len(reached) == 1:
        return tr("yes") if reached[0] else tr("no")
    return f"{sum(reached)}/{len(reached)}"


def _note(state: MarchState) -> str:
    home = [seat for seat in range(state.players) if state.is_home(seat)]
    if len(home) > 1 and len(state.winners()) == 1:
        return tr("They came home together: whoever led the way wins.")
    return ""
