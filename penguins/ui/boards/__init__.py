"""One board per game, found by the game's id."""

from importlib import import_module

from penguins.ui.boards.board import Board


def board_for(game: str) -> type[Board]:
    """The board class of that game: `BOARD` in the module named after it, imported when first needed."""
    module = import_module(f"penguins.ui.boards.{game}")
    board: type[Board] = module.BOARD
    return board
