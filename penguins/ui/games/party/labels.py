"""What cards are, in a word, for a finger that rests on them. No Kivy."""

from penguins.games.party.cards import COLOURS
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import tr


def on_card(colour: int | None) -> str:
    """Its colour; nothing of a card that shows its back."""
    return "" if colour is None else tr(COLOUR_NAMES[COLOURS[colour]])
