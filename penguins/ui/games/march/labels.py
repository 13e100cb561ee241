"""What things on the plain are, in a word, for a finger that rests on them. No Kivy."""

from penguins.games.march.state import MarchState
from penguins.ui.base.words.translate import tr


def on_place(view: MarchState, place: int) -> str:
    """The weather there, and what it does; never what a tile hides."""
    if not 0 <= place < len(view.tiles):
        return ""
    if view.bad >> place & 1:
        return tr("storm: it stops you")
    return tr("sun: it counts as your colour") if view.nice >> place & 1 else ""
