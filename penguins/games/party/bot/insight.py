"""What a bot makes of Penguin Party: the round at hand, played to its end, and what its points are worth."""

from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from penguins.core.game import Game
from penguins.core.insight import Insight, hopes
from penguins.core.state import OVER
from penguins.games.party import blanks
from penguins.games.party.actions import PartyAction, PlayCard
from penguins.games.party.bot.outlook import Outlook
from penguins.games.party.bot.playout import points_after
from penguins.games.party.cards import DECK
from penguins.games.party.state import PartyState

_SPREAD_OF_LAST_ROUND = 1.0
"""`spread` at the end of the last round. Not 0: imagined rounds end a little better or worse than real ones."""
_SPREAD_OF_ROUND_TO_COME = 1.5
"""`spread` with one more round to come; luck adds up by squares."""
_CONVICTION = 3.0
"""How far first sight is believed: the inverse temperature of the priors."""
_FONDNESS_OF_PLENTY = 0.5
"""How much a weaker player likes to place what it has most of, for each card of that colour, times its memory: whoever
keeps less in mind counts their own cards less, too."""
_SPREAD_TIMES_IF_CASUAL = 4.0
"""`spread`, times this, for whoever does not keep everything in mind: a point is a point, whoever leads."""


class PartyInsight(Insight[PartyState, PartyAction]):
    """Later rounds bring new cards: they are not played, they only make a lead less sure."""

    sharpness = 1.2

    def __init__(self, game: Game[PartyState, PartyAction], view: PartyState, memory: float = 1.0) -> None:
        super().__init__(game, view, memory)
        blanks.forget()
        to_come = view.players - 1 - view.round
        sure = _SPREAD_OF_ROUND_TO_COME * sqrt(to_come) if to_come > 0 else _SPREAD_OF_LAST_ROUND
        self._spread = sure if memory == 1 else sure * _SPREAD_TIMES_IF_CASUAL

    def priors(self, state: PartyState, actions: Sequence[PartyAction]) -> list[float]:
        """By the outlook for a perfect memory, as it takes counting all the cards, and for whoever can no longer win,
        as there is nothing else to choose by. A weaker player sees no further than its own hand: what it has most of.
        """
        if self.memory < 1 and state.to_move in state.race:
            hand, liking = state.hands[state.to_move] or DECK, _FONDNESS_OF_PLENTY * self.memory
            return [exp(liking * hand[place.colour]) for place in _places(actions)]
        outlook = Outlook(state.pyramid, state.hands[state.to_move] or DECK, state.players)
        return [exp(_CONVICTION * outlook.after(place)) for place in _places(actions)]

    def judge(self, state: PartyState, rng: Random) -> list[float]:
        if state.to_move != OVER and state.round == self.view.round:
            state.points = points_after(state, rng)
        return self.evaluate(state)

    def evaluate(self, state: PartyState) -> list[float]:
        """By the points, as if the round at hand ended with them; whoever has left the race hopes for nothing."""
        race, points = state.race, state.points
        if len(race) == len(points):
            return hopes(points, -self._spread)
        hoped = [0.0] * len(points)
        for seat, hope in zip(race, hopes([points[seat] for seat in race], -self._spread), strict=True):
            hoped[seat] = hope
        return hoped

    def greedy(self, rng: Random) -> PlayCard:
        """The colour it holds most of, anywhere."""
        hand = self.view.hands[self.seat] or DECK
        return max(_places(self.view.legal_actions()), key=lambda place: (hand[place.colour], rng.random()))


def _places(actions: Sequence[PartyAction]) -> list[PlayCard]:
    """All of them: a seat does nothing else."""
    return [action for action in actions if isinstance(action, PlayCard)]


INSIGHT = PartyInsight
