"""The robot's hands, by game."""

from penguins.games.registry import GAMES
from tests.null_game import hand as null_game
from tests.null_game.registered import NULL_GAME
from tests.ui.games.hand import Hand
from tests.ui.games.icetown import hand as icetown
from tests.ui.games.march import hand as march
from tests.ui.games.party import hand as party
from tests.ui.games.pingouins import hand as pingouins

HANDS: dict[str, Hand] = {
    "pingouins": pingouins.HAND,
    "icetown": icetown.HAND,
    "march": march.HAND,
    "party": party.HAND,
    NULL_GAME.id: null_game.HAND,
}

PLAYED = [game for game in GAMES if game in HANDS]
"""The games that the robot can play: all, or else a test says so."""
