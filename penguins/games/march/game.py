"""March of the Penguins 2, as the rest of the house sees it. Its rules are imported when somebody first plays."""

from random import Random
from typing import TYPE_CHECKING

from penguins.core.game import Game
from penguins.core.options import Option, Options, Setting

if TYPE_CHECKING:
    from penguins.games.march.actions import MarchAction
    from penguins.games.march.events import MarchEvent
    from penguins.games.march.state import MarchState


class March(Game["MarchState", "MarchAction"]):
    """To the ocean and back over ice that hides its colours."""

    id = "march"
    seats = range(2, 5)
    options = (
        Option("variant", ("classic", "young", "ice_slide"), "classic"),
        Option("rows", ("4", "5", "6", "7", "8"), "8", only_with=("variant", "young")),
    )
    settings = (Setting("memory_aid", default=False),)

    def start(self, players: int, options: Options) -> "MarchState":
        from penguins.games.march.state import MarchState

        return MarchState(players, options["variant"], int(options["rows"]))

    def parse(self, text: str) -> "MarchAction":
        from penguins.games.march.actions import parse

        return parse(text)

    def fill_blanks(self, view: "MarchState", rng: Random) -> "MarchState":
        from penguins.games.march.blanks import guessed_tiles

        world = view.clone()
        if view.tiles:
            world.tiles = guessed_tiles(view.tiles, rng)
        return world

    def events(self, before: "MarchState", action: "MarchAction", after: "MarchState") -> tuple["MarchEvent", ...]:
        from penguins.games.march.events import events

        return events(before, action, after)
