"""What things on the plain are, in a word, for a finger that rests on them. No Kivy."""

from penguins.games.march.geometry import COLONY, OCEAN, PENGUINS
from penguins.games.march.state import MarchState
from penguins.games.march.tiles import EYE
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import tr
from penguins.ui.games.march import words


def on_place(view: MarchState, place: int) -> str:
    """The weather there and what it does, else what the tile shows; never what it hides."""
    if place in (COLONY, OCEAN):
        return tr("colony") if place == COLONY else tr("ocean")
    if not 0 <= place < len(view.tiles):
        return ""
    if view.bad >> place & 1:
        return tr("storm: it stops you")
    if view.nice >> place & 1:
        return tr("sun: it counts as your colour")
    return _tile(view.tiles[place]) if view.face_up >> place & 1 else ""


def on_note(tile: int, *, secret: bool) -> str:
    """What the memory aid has noted on a tile that is face down."""
    return tr("somebody has looked here") if secret else tr("seen here: {tile}", tile=_tile(tile))


def on_penguin(view: MarchState, penguin: int, name: str) -> str:
    """Whose it is, and where it is going."""
    return f"{name} · {words.way_of(view, penguin)}"


def _tile(tile: int) -> str:
    colour = tr(COLOUR_NAMES[PENGUINS[tile & ~EYE]])
    return tr("{colour}, with an eye", colour=colour) if tile & EYE else colour
