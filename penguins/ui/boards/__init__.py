"""One board per game, found by the game's id."""

from importlib import import_module

from penguins.ui.boards.board import AnyBoard


def board_for(game: str) -> type[AnyBoard]:
    """The board class of that game: `BOARD` in the module named after it, imported when first needed."""
    module = import_module(f"penguins.ui.boards.{game}")
    board: type[AnyBoard] = module.BOARD
    return board
