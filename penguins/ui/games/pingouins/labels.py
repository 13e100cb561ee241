"""What things on the floe are, in a word, for a finger that rests on them. No Kivy."""

from collections.abc import Sequence

from penguins.games.pingouins.state import PingouinsState
from penguins.ui.base.words.translate import tr
from penguins.ui.games.pingouins.choices import FloeChoices
from penguins.ui.games.pingouins.texts import TEXTS


def on_tile(view: PingouinsState, tile: int, names: Sequence[str]) -> str:
    """The fish there, and whose penguin stands on them; nothing where the tile is gone. `names` are the seats'."""
    if not view.fish or not view.floating() >> tile & 1:
        return ""
    fish = TEXTS.score(view.fish[tile])
    owner = next((seat for seat, board in enumerate(view.penguins) if board >> tile & 1), None)
    if owner is None:
        return fish
    stuck = not view.unplaced and not FloeChoices(view, None).can_slide(tile)
    return " · ".join([names[owner], fish, *([tr("stuck")] if stuck else [])])
