"""What each game says of itself, found by the game's id."""

from importlib import import_module

from penguins.ui.texts.parts import GameTexts


def texts_of(game: str) -> GameTexts:
    """The texts of that game: `TEXTS` in the module named after it, imported when first needed."""
    module = import_module(f"penguins.ui.texts.{game}")
    texts: GameTexts = module.TEXTS
    return texts
