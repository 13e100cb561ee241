"""Penguin Party, as the rest of the house sees it."""

from random import Random

from penguins.core.game import Game
from penguins.core.options import Option, Options
from penguins.games.party import actions, events, unseen
from penguins.games.party.actions import PartyAction
from penguins.games.party.events import PartyEvent
from penguins.games.party.insight import PartyInsight
from penguins.games.party.state import PartyState


class Party(Game[PartyState, PartyAction]):
    """One pyramid, five colours, and hands that should be empty."""

    id = "party"
    seats = range(2, 7)
    options = (Option("tiebreak", ("share", "extra_round"), "share"),)
    secret_hands = True
    low_score_wins = True

    def start(self, players: int, options: Options) -> PartyState:
        return PartyState(players, extra_rounds=options["tiebreak"] == "extra_round")

    def parse(self, text: str) -> PartyAction:
        return actions.parse(text)

    def fill_blanks(self, view: PartyState, rng: Random) -> PartyState:
        return unseen.fill_blanks(view, rng)

    def events(self, before: PartyState, action: PartyAction, after: PartyState) -> tuple[PartyEvent, ...]:
        return events.events(before, action, after)

    def insight(self, view: PartyState, memory: float = 1.0) -> PartyInsight:
        return PartyInsight(self, view, memory)
