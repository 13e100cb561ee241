"""Pebbles, as the rest of the house sees it. Its rules are imported when somebody first plays."""

from random import Random
from typing import TYPE_CHECKING

from penguins.core.game import Game
from penguins.core.options import Option, Options, Setting

if TYPE_CHECKING:
    from tests.null_game.actions import PebblesAction
    from tests.null_game.events import PebblesEvent
    from tests.null_game.state import PebblesState

_MOST = {"two": 2, "three": 3}


class Pebbles(Game["PebblesState", "PebblesAction"]):
    """A heap, and something under it."""

    id = "pebbles"
    seats = range(2, 3)
    options = (Option("most", tuple(_MOST), "two"),)
    settings = (Setting("count_pebbles", default=True),)

    def start(self, players: int, options: Options) -> "PebblesState":
        from tests.null_game.state import PebblesState

        return PebblesState(players, _MOST[options["most"]])

    def parse(self, text: str) -> "PebblesAction":
        from tests.null_game.actions import parse

        return parse(text)

    def fill_blanks(self, view: "PebblesState", rng: Random) -> "PebblesState":
        from tests.null_game.state import COINS

        world = view.clone()
        if world.heap and world.coin is None:
            world.coin = rng.choice(COINS)
        return world

    def events(
        self, before: "PebblesState", action: "PebblesAction", after: "PebblesState"
    ) -> tuple["PebblesEvent", ...]:
        from tests.null_game.events import events

        return events(before, action, after)
