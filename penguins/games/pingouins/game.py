"""Pingouins, as the rest of the house sees it."""

from random import Random

from penguins.core.game import Game
from penguins.core.options import Option, Options
from penguins.games.pingouins import actions, events
from penguins.games.pingouins.actions import PingouinsAction
from penguins.games.pingouins.events import PingouinsEvent
from penguins.games.pingouins.player import PingouinsInsight
from penguins.games.pingouins.state import PingouinsState


class Pingouins(Game[PingouinsState, PingouinsAction]):
    """Sixty tiles of ice, fewer with every move."""

    id = "pingouins"
    seats = range(2, 5)
    options = (Option("placement", ("one_fish", "any"), "one_fish"),)

    def start(self, players: int, options: Options) -> PingouinsState:
        return PingouinsState(players, one_fish_only=options["placement"] == "one_fish")

    def parse(self, text: str) -> PingouinsAction:
        return actions.parse(text)

    def fill_blanks(self, view: PingouinsState, rng: Random) -> PingouinsState:  # noqa: ARG002  # there are none
        return view.clone()

    def events(
        self, before: PingouinsState, action: PingouinsAction, after: PingouinsState
    ) -> tuple[PingouinsEvent, ...]:
        return events.events(before, action, after)

    def insight(self, view: PingouinsState, memory: float = 1.0) -> PingouinsInsight:
        return PingouinsInsight(self, view, memory)
