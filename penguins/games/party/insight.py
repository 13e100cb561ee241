"""What a bot makes of Penguin Party: the round at hand, played to its end, and what its points are worth."""

from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from penguins.core.insight import Insight, hopes
from penguins.core.state import OVER
from penguins.games.party.actions import PartyAction, Place
from penguins.games.party.outlook import Outlook
from penguins.games.party.playout import points_after
from penguins.games.party.state import PartyState

_LAST_ROUND = 1.0
_ROUND_TO_COME = 1.5
_BOLDNESS = 0.6


class PartyInsight(Insight[PartyState, PartyAction]):
    """Later rounds are new cards: nothing of them is played, they only make a lead less sure."""

    def judge(self, state: PartyState, rng: Random) -> Sequence[float]:
        if state.round == self.view.round and state.to_move != OVER:
            return self._shares(points_after(state, rng))
        return self._shares(state.points)

    def evaluate(self, state: PartyState) -> Sequence[float]:
        return self._shares(state.points)

    def _shares(self, points: Sequence[int]) -> list[float]:
        to_come = max(0, self.view.players - 1 - self.view.round)
        return hopes(points, -(_ROUND_TO_COME * sqrt(to_come) if to_come else _LAST_ROUND))

    def priors(self, state: PartyState, actions: Sequence[PartyAction]) -> Sequence[float] | None:
        hand = state.hands[state.to_move]
        if hand is None:
            return None
        outlook = Outlook(state.pyramid, hand)
        return [exp(_BOLDNESS * self.memory * outlook.after(place)) for place in actions]

    def greedy(self, rng: Random) -> PartyAction:
        """The colour it holds most of, anywhere."""
        hand = self.view.hands[self.seat]
        assert hand is not None
        return max(self.view.legal_actions(), key=lambda place: (hand[place.colour], rng.random()))
