"""Makes the null game one of the house's games for as long as the tests run. Nothing in penguins/ knows it."""

from collections.abc import Iterator
from contextlib import contextmanager

from penguins.games.registry import GAMES
from penguins.ui.games.face import FACES, Face
from tests.null_game.game import Pebbles

NULL_GAME = Pebbles()


@contextmanager
def registered() -> Iterator[None]:
    """Meanwhile it is the last of all games, and its face lives here."""
    GAMES[NULL_GAME.id] = NULL_GAME
    FACES[NULL_GAME.id] = Face(NULL_GAME.id, "tests.null_game.face")
    try:
        yield
    finally:
        del GAMES[NULL_GAME.id], FACES[NULL_GAME.id]
