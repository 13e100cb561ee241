"""Where the points of a town came from."""

from penguins.games.icetown.state import IceTownState
from penguins.ui.base.standing import Breakdown, Line
from penguins.ui.base.words.translate import tr


def breakdown(state: IceTownState) -> Breakdown:
    """A line per colour."""
    labels = (tr("Green line"), tr("Pink group"), tr("Yellow near igloos"), tr("Violet loners"))
    towns = [state.points(seat) for seat in range(state.players)]
    lines = [Line(label, tuple(str(points[colour]) for points in towns)) for colour, label in enumerate(labels)]
    lines.append(Line(tr("Points"), tuple(str(points.total) for points in towns)))
    return Breakdown(tuple(lines), tr("Same points: a shared win.") if len(state.winners()) > 1 else "")
