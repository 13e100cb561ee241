"""March of the Penguins 2, as the rest of the house sees it."""

from random import Random

from penguins.core.game import Game
from penguins.core.options import Option, Options
from penguins.games.march import actions, events
from penguins.games.march.actions import MarchAction
from penguins.games.march.events import MarchEvent
from penguins.games.march.guesses import guessed_tiles
from penguins.games.march.insight import MarchInsight
from penguins.games.march.state import MarchState


class March(Game[MarchState, MarchAction]):
    """To the ocean and back over ice that hides its colours."""

    id = "march"
    seats = range(2, 5)
    options = (
        Option("variant", ("classic", "young", "ice_slide"), "classic"),
        Option("rows", ("4", "5", "6", "7", "8"), "8", only_with=("variant", "young")),
    )

    def start(self, players: int, options: Options) -> MarchState:
        return MarchState(players, options["variant"], int(options["rows"]))

    def parse(self, text: str) -> MarchAction:
        return actions.parse(text)

    def fill_blanks(self, view: MarchState, rng: Random) -> MarchState:
        world = view.clone()
        if view.tiles:
            world.tiles = guessed_tiles(view.tiles, rng)
        return world

    def events(self, before: MarchState, action: MarchAction, after: MarchState) -> tuple[MarchEvent, ...]:
        return events.events(before, action, after)

    def insight(self, view: MarchState, memory: float = 1.0) -> MarchInsight:
        return MarchInsight(self, view, memory)
