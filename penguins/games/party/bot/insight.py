"""What a bot makes of Penguin Party: the round at hand, played to its end, and what its points are worth."""

from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from penguins.core.game import Game
from penguins.core.insight import Insight, hopes
from penguins.core.state import OVER
from penguins.games.party.actions import PartyAction, PlayCard
from penguins.games.party.bot.playout import points_after
from penguins.games.party.cards import DECK, Hand
from penguins.games.party.geometry import BASE, ROW_STEP
from penguins.games.party.pyramid import Pyramid, Slots
from penguins.games.party.state import PartyState

_SPREAD_OF_LAST_ROUND = 1.0
"""`spread` at the end of the last round. Not 0: imagined rounds end a little better or worse than real ones."""
_SPREAD_OF_ROUND_TO_COME = 1.5
"""`spread` with one more round to come; luck adds up by squares."""
_CONVICTION = 0.6
"""How far first sight is believed: the inverse temperature of the priors."""
_SPREAD_TIMES_IF_CASUAL = 4.0
"""`spread`, times this, for whoever does not keep everything in mind: a point is a point, whoever leads."""

_WORTH_OF_MINE = (-0.9, -0.3, 0.3)
"""What one of my cards finds: no ledge that takes its colour, one, or several."""
_WORTH_OF_THEIRS = (0.2, 0.0, -0.1)
"""The same for a card that is not mine and not yet placed."""
_WORTH_OF_PLENTY = 1.0
"""For each card of the colour placed: one of many is missed least."""
_WORTH_OF_BASE = 1.0
"""For the base: while it grows, everything can be placed."""


class PartyInsight(Insight[PartyState, PartyAction]):
    """Later rounds bring new cards: they are not played, they only make a lead less sure."""

    def __init__(self, game: Game[PartyState, PartyAction], view: PartyState, memory: float = 1.0) -> None:
        super().__init__(game, view, memory)
        to_come = view.players - 1 - view.round
        sure = _SPREAD_OF_ROUND_TO_COME * sqrt(to_come) if to_come > 0 else _SPREAD_OF_LAST_ROUND
        self._spread = sure if memory == 1 else sure * _SPREAD_TIMES_IF_CASUAL

    def priors(self, state: PartyState, actions: Sequence[PartyAction]) -> list[float] | None:
        """Only for a perfect memory, as it takes counting all the cards; and for whoever can no longer win, as there
        is nothing else to choose by."""
        if self.memory < 1 and state.to_move in state.race:
            return None
        outlook = Outlook(state.pyramid, state.hands[state.to_move] or DECK)
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


class Outlook:
    """What a hand makes of a pyramid: its own colours are to stay open, those of the others to close."""

    def __init__(self, pyramid: Pyramid, hand: Hand) -> None:
        self._pyramid = pyramid
        self._hand = hand
        placed = pyramid.counts()
        self._worth = [
            [
                mine * own + (deck - lying - mine) * other
                for own, other in zip(_WORTH_OF_MINE, _WORTH_OF_THEIRS, strict=True)
            ]
            for mine, deck, lying in zip(hand, DECK, placed, strict=True)
        ]

    def after(self, place: PlayCard) -> float:
        """How it looks once that card is placed; only differences between placements count."""
        pyramid = self._pyramid.clone()
        pyramid.put(place.colour, place.slot)
        found = [_found(cards, pyramid.ledges) for cards in pyramid.cards]
        value = _WORTH_OF_PLENTY * self._hand[place.colour] - _WORTH_OF_MINE[found[place.colour]]
        if 1 << place.slot & BASE:
            value += _WORTH_OF_BASE
        return value + sum(worth[ledges] for worth, ledges in zip(self._worth, found, strict=True))


def _found(cards: Slots, ledges: Slots) -> int:
    """How many ledges take the colour of these cards: none, 1, or several (2)."""
    return min(2, ((cards << ROW_STEP | cards << ROW_STEP - 1) & ledges).bit_count())


INSIGHT = PartyInsight
