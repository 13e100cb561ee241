"""March of the Penguins 2, as the rest of the house sees it. Its rules are imported when somebody first plays."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from random import Random
from typing import TYPE_CHECKING

from penguins.core.game import Game
from penguins.core.match import Match
from penguins.core.options import Option, Options, Setting

if TYPE_CHECKING:
    from penguins.games.march.actions import MarchAction
    from penguins.games.march.events import MarchEvent
    from penguins.games.march.state import MarchState

COLOURS = ("red", "blue", "green", "yellow")
_LETTERS = "".join(colour[0] for colour in COLOURS)
_PAIRS = {"red": "green", "blue": "yellow", "green": "red", "yellow": "blue"}
"""Which second penguin goes with each, where two players have two each."""
_OTHER_PAIRS = {"red": "blue", "blue": "red", "green": "yellow", "yellow": "green"}
"""The same, where the two players have chosen what would be a pair."""


class March(Game["MarchState", "MarchAction"]):
    """To the ocean and back over ice that hides its colours."""

    id = "march"
    seats = range(2, 5)
    steepness = 1.2
    colours = COLOURS
    rules = 2
    options = (
        Option("variant", ("classic", "young", "ice_slide"), "classic"),
        Option("rows", ("4", "5", "6", "7", "8"), "8", only_with=("variant", "young")),
        Option("penguins", tuple(map("".join, permutations(_LETTERS))), _LETTERS, asked=False),
    )
    settings = (Setting("memory_aid", default=False),)
    scores_compare = False

    def start(self, players: int, options: Options) -> "MarchState":
        from penguins.games.march.state import MarchState

        order = [_LETTERS.index(letter) for letter in options["penguins"]]
        led = order[:3] if players == 3 else order
        leads = tuple(tuple(led[seat::players]) for seat in range(players))
        return MarchState(leads, options["variant"], int(options["rows"]), int(options["rules"]))

    def options_from(self, colours: Sequence[str]) -> Options:
        """Each seat leads the penguin of its colour; of two players each leads another one beside it."""
        rest = self.second_colours(colours) or [colour for colour in COLOURS if colour not in colours]
        return {"penguins": "".join(colour[0] for colour in [*colours, *rest])}

    def second_colours(self, colours: Sequence[str]) -> Sequence[str]:
        if len(colours) != 2:
            return ()
        pairs = _OTHER_PAIRS if _PAIRS[colours[0]] == colours[1] else _PAIRS
        return [pairs[colour] for colour in colours]

    def parse(self, text: str) -> "MarchAction":
        from penguins.games.march.actions import parse

        return parse(text)

    def fill_blanks(self, view: "MarchState", rng: Random) -> "MarchState":
        from penguins.games.march.blanks import guessed_tiles

        world = view.clone()
        if view.tiles:
            world.tiles = guessed_tiles(view.tiles, rng)
        return world

    def leading_to(self, match: Match, moment: int, world: "MarchState") -> Sequence["MarchAction"]:
        from penguins.games.march.redeal import leading_to

        return leading_to(match, moment, world)

    def events(self, before: "MarchState", action: "MarchAction", after: "MarchState") -> tuple["MarchEvent", ...]:
        from penguins.games.march.events import events

        return events(before, action, after)

    def deeds(self, match: Match) -> Sequence[Mapping[str, int]]:
        from penguins.games.march.deeds import deeds

        return deeds(match)
