"""What things on the floe are, in a word, for a finger that rests on them. No Kivy."""

from penguins.games.pingouins.state import PingouinsState
from penguins.ui.games.pingouins.texts import TEXTS


def on_tile(view: PingouinsState, tile: int) -> str:
    """The fish there, under a penguin too; nothing where the tile is gone."""
    floats = bool(view.fish) and bool(view.floating() >> tile & 1)
    return TEXTS.score(view.fish[tile]) if floats else ""
