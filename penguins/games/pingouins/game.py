"""Pingouins, as the rest of the house sees it. Its rules are imported when somebody first plays."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from penguins.core.game import Game
from penguins.core.match import Match
from penguins.core.options import Option, Options

if TYPE_CHECKING:
    from penguins.games.pingouins.actions import PingouinsAction
    from penguins.games.pingouins.events import PingouinsEvent
    from penguins.games.pingouins.state import PingouinsState


class Pingouins(Game["PingouinsState", "PingouinsAction"]):
    """Sixty tiles of ice, fewer with every move."""

    id = "pingouins"
    seats = range(2, 5)
    steepness = 2.0
    options = (Option("placement", ("one_fish", "any"), "one_fish"),)

    def start(self, players: int, options: Options) -> "PingouinsState":
        from penguins.games.pingouins.state import PingouinsState

        return PingouinsState(players, one_fish_only=options["placement"] == "one_fish")

    def parse(self, text: str) -> "PingouinsAction":
        from penguins.games.pingouins.actions import parse

        return parse(text)

    def fill_blanks(self, view: "PingouinsState", rng: Random) -> "PingouinsState":  # noqa: ARG002  # there are none
        return view.clone()

    def events(
        self, before: "PingouinsState", action: "PingouinsAction", after: "PingouinsState"
    ) -> tuple["PingouinsEvent", ...]:
        from penguins.games.pingouins.events import events

        return events(before, action, after)

    def merits(self, state: "PingouinsState") -> Sequence[tuple[int, ...]]:
        return state.catches()

    def deeds(self, match: Match) -> Sequence[Mapping[str, int]]:
        from penguins.games.pingouins.deeds import deeds

        return deeds(match)
