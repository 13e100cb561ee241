"""Every game, in the order people see them."""

from penguins.core.game import AnyGame
from penguins.games.icetown.game import IceTown
from penguins.games.march.game import March
from penguins.games.party.game import Party
from penguins.games.pingouins.game import Pingouins

GAMES: dict[str, AnyGame] = {game.id: game for game in (Pingouins(), IceTown(), March(), Party())}
