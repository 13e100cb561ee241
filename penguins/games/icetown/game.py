"""Ice Town, as the rest of the house sees it."""

from random import Random

from penguins.core.game import Game
from penguins.core.options import Options
from penguins.games.icetown import actions, events
from penguins.games.icetown.actions import IceTownAction
from penguins.games.icetown.events import IceTownEvent
from penguins.games.icetown.insight import IceTownInsight
from penguins.games.icetown.state import IceTownState


class IceTown(Game[IceTownState, IceTownAction]):
    """Four colours of penguins, two igloos, one die."""

    id = "icetown"
    seats = range(2, actions.MOST_PLAYERS + 1)

    def start(self, players: int, options: Options) -> IceTownState:  # noqa: ARG002  # there are none
        return IceTownState(players)

    def parse(self, text: str) -> IceTownAction:
        return actions.parse(text)

    def fill_blanks(self, view: IceTownState, rng: Random) -> IceTownState:  # noqa: ARG002  # there are none
        return view.clone()

    def events(self, before: IceTownState, action: IceTownAction, after: IceTownState) -> tuple[IceTownEvent, ...]:
        return events.events(before, action, after)

    def insight(self, view: IceTownState, memory: float = 1.0) -> IceTownInsight:
        return IceTownInsight(self, view, memory)
