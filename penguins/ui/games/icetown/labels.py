"""What things in the towns are, in a word, for a finger that rests on them. No Kivy."""

from penguins.games.icetown.geometry import COLOURS, IGLOOS
from penguins.games.icetown.state import IceTownState
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import tr


def on_pile(view: IceTownState, pile: int) -> str:
    """How many penguins of that colour wait."""
    return tr("{colour}: {number} left", colour=tr(COLOUR_NAMES[COLOURS[pile]]), number=view.piles[pile])


def in_town(view: IceTownState, seat: int, cell: int) -> str:
    """Who lives there; nothing on a free space."""
    colour = view.colour_at(seat, cell)
    if colour is not None:
        return tr(COLOUR_NAMES[COLOURS[colour]])
    return tr("igloo") if cell in IGLOOS else ""
