"""Penguin Party, as the rest of the house sees it. Its rules are imported when somebody first plays."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from penguins.core.game import Game
from penguins.core.match import Match
from penguins.core.options import Option, Options

if TYPE_CHECKING:
    from penguins.games.party.actions import PartyAction
    from penguins.games.party.events import PartyEvent
    from penguins.games.party.state import PartyState


class Party(Game["PartyState", "PartyAction"]):
    """One pyramid, five colours, and hands that should be empty."""

    id = "party"
    seats = range(2, 7)
    steepness = 0.6
    options = (Option("tiebreak", ("share", "extra_round"), "share"),)
    secret_hands = True
    low_score_wins = True
    rules = 2

    def start(self, players: int, options: Options) -> "PartyState":
        from penguins.games.party.state import PartyState

        return PartyState(players, extra_rounds=options["tiebreak"] == "extra_round", rules=int(options["rules"]))

    def parse(self, text: str) -> "PartyAction":
        from penguins.games.party.actions import parse

        return parse(text)

    def fill_blanks(self, view: "PartyState", rng: Random) -> "PartyState":
        from penguins.games.party.blanks import fill_blanks

        return fill_blanks(view, rng)

    def leading_to(self, match: Match, moment: int, world: "PartyState") -> Sequence["PartyAction"]:
        from penguins.games.party.redeal import leading_to

        return leading_to(match, moment, world)

    def events(self, before: "PartyState", action: "PartyAction", after: "PartyState") -> tuple["PartyEvent", ...]:
        from penguins.games.party.events import events

        return events(before, action, after)

    def deeds(self, match: Match) -> Sequence[Mapping[str, int]]:
        from penguins.games.party.deeds import deeds

        return deeds(match)
