"""Ice Town, as the rest of the house sees it. Its rules are imported when somebody first plays."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from penguins.core.game import Game
from penguins.core.match import Match
from penguins.core.options import Options

if TYPE_CHECKING:
    from penguins.games.icetown.actions import IceTownAction
    from penguins.games.icetown.events import IceTownEvent
    from penguins.games.icetown.state import IceTownState


class IceTown(Game["IceTownState", "IceTownAction"]):
    """Four colours of penguins, two igloos, one die."""

    id = "icetown"
    seats = range(2, 5)
    shows_gains = True
    steepness = 1.3

    def start(self, players: int, options: Options) -> "IceTownState":  # noqa: ARG002  # there are none
        from penguins.games.icetown.state import IceTownState

        return IceTownState(players)

    def parse(self, text: str) -> "IceTownAction":
        from penguins.games.icetown.actions import parse

        return parse(text)

    def fill_blanks(self, view: "IceTownState", rng: Random) -> "IceTownState":  # noqa: ARG002  # there are none
        return view.clone()

    def events(
        self, before: "IceTownState", action: "IceTownAction", after: "IceTownState"
    ) -> tuple["IceTownEvent", ...]:
        from penguins.games.icetown.events import events

        return events(before, action, after)

    def deeds(self, match: Match) -> Sequence[Mapping[str, int]]:
        from penguins.games.icetown.deeds import deeds

        return deeds(match)
