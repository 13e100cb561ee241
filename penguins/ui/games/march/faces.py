"""Which picture stands for a tile, and which mood for a penguin. No Kivy."""

from penguins.games.march.geometry import BIT_OF_SPOT, COLUMNS, HOME, HOMEWARD, PENGUINS
from penguins.games.march.state import MarchState
from penguins.games.march.tiles import EYE

CUTS = ("", "_b", "_c")
"""How the same tile may look, so that no two neighbours do."""


def cut_of(cell: int) -> str:
    """A face that no neighbour across or along the road has."""
    row, column = divmod(cell, COLUMNS)
    return CUTS[(row * 2 + column) % len(CUTS)]


def face_of(view: MarchState, cell: int) -> str:
    """The picture of a tile as it lies there."""
    return tile_name(view.tiles[cell]) if view.face_up >> cell & 1 else "march_down"


def tile_name(tile: int) -> str:
    """The picture of a tile that is face up."""
    return f"march_{PENGUINS[tile & ~EYE]}" + ("_eye" if tile & EYE else "")


def mood_of(view: MarchState, penguin: int, *, may_move: bool = False, held: bool = False) -> str:
    """How a penguin feels when it rests: whoever is picked up is lifted, whoever may move hops."""
    spot = view.spots[penguin]
    if held:
        return held_mood(spot)
    if spot == HOME:
        return "clap"
    if may_move:
        return "full_may_move" if spot & HOMEWARD else "may_move"
    if view.bad & BIT_OF_SPOT[spot]:
        return "sulk"
    return "full" if spot & HOMEWARD else "ease"


def held_mood(spot: int) -> str:
    """How a penguin from there feels in a hand: what it has caught it does not let go."""
    return "full_held" if spot & HOMEWARD and spot != HOME else "held"
