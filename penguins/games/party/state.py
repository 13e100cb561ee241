"""A position of Penguin Party."""

from collections.abc import Sequence
from random import Random
from typing import Any, Self

from penguins.core.state import CHANCE, OVER, State, Unseen
from penguins.games.party.actions import PLAY_CARD, Deal, PartyAction, PlayCard
from penguins.games.party.cards import (
    COLOURS,
    DECK,
    DECK_SIZE,
    HAND_SIZES,
    LETTERS,
    NO_CARDS,
    Hand,
    colours_in,
    hand_of,
    letters_of,
    minus,
    without,
)
from penguins.games.party.deals import Known, Pool, are_possible
from penguins.games.party.geometry import FIRST
from penguins.games.party.pyramid import Pyramid

GIVEN_BACK = 2
"""Points that leave, at most, with the last card of a hand."""

_SHUFFLED_FROM = "".join(sorted(letters_of(DECK)))


class PartyState(State[PartyAction]):
    """The pyramid of the round, the hands (None: unseen), and everybody's points."""

    __slots__ = (
        "aside",
        "extra_rounds",
        "hands",
        "out",
        "points",
        "points_before",
        "pyramid",
        "race",
        "round",
        "rules",
        "sizes",
    )

    rules: int
    """The version of the rules. By the first everybody could win an extra round."""
    race: tuple[int, ...]
    """The seats that can still win: all of them, until those who are tied play on for it."""
    round: int
    """The round being played, or about to be dealt; the first is 0."""
    hands: list[Hand | None]
    sizes: list[int]
    """Cards in each hand, seen or not."""
    aside: Hand | None
    """The cards that nobody gets in this round."""
    out: list[int | None]
    """For a seat that went out in this round, the colours (as bits) that it would have needed then."""
    points: list[int]
    points_before: tuple[int, ...]
    """The points when the cards were last dealt."""

    def __init__(self, players: int, extra_rounds: bool, rules: int) -> None:
        self.players = players
        self.to_move = CHANCE
        self.extra_rounds = extra_rounds
        self.rules = rules
        self.race = tuple(range(players))
        self.round = 0
        self.pyramid = Pyramid(width=7 if players == 2 else 8)
        self.points = [0] * players
        self.points_before = tuple(self.points)
        self.out = [None] * players
        self._drop_cards()

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.players = self.players
        copy.to_move = self.to_move
        copy.extra_rounds = self.extra_rounds
        copy.rules = self.rules
        copy.race = self.race
        copy.round = self.round
        copy.pyramid = self.pyramid.clone()
        copy.hands = self.hands[:]
        copy.sizes = self.sizes[:]
        copy.aside = self.aside
        copy.out = self.out[:]
        copy.points = self.points[:]
        copy.points_before = self.points_before
        return copy

    def legal_actions(self) -> Sequence[PartyAction]:
        """For a seat whose hand is unseen: what it might do."""
        if self.to_move < 0:
            return ()
        pyramid = self.pyramid
        actions: list[PartyAction] = []
        for colour, count in enumerate(self.hands[self.to_move] or DECK):
            if count:
                places = PLAY_CARD[colour]
                slots = pyramid.open_to(colour)
                while slots:
                    lowest = slots & -slots
                    actions.append(places[lowest.bit_length() - 1])
                    slots ^= lowest
        return actions

    def allows_chance(self, action: PartyAction) -> bool:
        return isinstance(action, Deal) and "".join(sorted(action.cards)) == _SHUFFLED_FROM

    def sample_chance(self, rng: Random) -> Deal:
        return Deal("".join(rng.sample(_SHUFFLED_FROM, DECK_SIZE)))

    def apply(self, action: PartyAction) -> None:
        if isinstance(action, PlayCard):
            self._place(action)
        else:
            self._deal(action.cards)

    def _deal(self, cards: str) -> None:
        size = HAND_SIZES[self.players]
        dealt = size * self.players
        rest = cards[dealt:]
        self.hands = [hand_of(cards[start : start + size]) for start in range(0, dealt, size)]
        self.sizes = [size] * self.players
        self.out = [None] * self.players
        self.points_before = tuple(self.points)
        self.pyramid = Pyramid(self.pyramid.width)
        if self.players == 5:
            self.pyramid.put(LETTERS.index(rest), FIRST)
        else:
            self.aside = hand_of(rest)
        self.to_move = self.starter()

    @property
    def between_rounds(self) -> bool:
        """Whether a round is over, and the next is to be dealt."""
        return self.to_move == CHANCE and self.round > 0

    @property
    def is_extra_round(self) -> bool:
        """Whether the round is played only because several were tied for the win."""
        return self.round >= self.players

    def starter(self) -> int:
        """The seat that begins the round."""
        return self.round % self.players

    def _place(self, place: PlayCard) -> None:
        seat = self.to_move
        self.pyramid.put(place.colour, place.slot)
        hand = self.hands[seat]
        if hand is not None:
            self.hands[seat] = without(hand, place.colour)
        self.sizes[seat] -= 1
        if not self.sizes[seat]:
            self.hands[seat] = NO_CARDS
            self.points[seat] = max(0, self.points[seat] - GIVEN_BACK)
        self._next_turn()

    def _next_turn(self) -> None:
        """The next seat that can place a card; those on the way that cannot are out."""
        players = self.players
        for following in range(self.to_move + 1, self.to_move + 1 + players):
            seat = following % players
            if self.sizes[seat] and self.out[seat] is None:
                if self._can_place(seat):
                    self.to_move = seat
                    return
                self.out[seat] = self.pyramid.playable()
                self.points[seat] += self.sizes[seat]
        self._end_round()

    def _can_place(self, seat: int) -> bool:
        pyramid = self.pyramid
        if pyramid.ends:
            return True
        hand = self.hands[seat]
        if hand is None:
            return self._can_surely_place(seat)
        return any(count and pyramid.open_to(colour) for colour, count in enumerate(hand))

    def _can_surely_place(self, seat: int) -> bool:
        """The same of a hand that is unseen, where every deal that fits gives the same answer."""
        playable = self.pyramid.playable()
        unseen = self.unseen()
        out = [
            Pool(Known(lacking=lacking), self.sizes[other])
            for other, lacking in enumerate(self.out)
            if lacking and self.hands[other] is None
        ]
        can = are_possible(unseen, [*out, Pool(Known(needed=playable), self.sizes[seat])])
        if can and are_possible(unseen, [*out, Pool(Known(lacking=playable), self.sizes[seat])]):
            raise Unseen
        return can

    def _end_round(self) -> None:
        self._drop_cards()
        if self.round + 1 >= self.players:
            leaders = self.leaders()
            if len(leaders) == 1 or not self.extra_rounds:
                self.to_move = OVER
                return
            if self.rules > 1:
                self.race = leaders
        self.round += 1
        self.to_move = CHANCE

    def _drop_cards(self) -> None:
        """Nobody ever sees what was left: it is shuffled again."""
        self.hands = [NO_CARDS] * self.players
        self.sizes = [0] * self.players
        self.aside = NO_CARDS

    def plays_on(self, seat: int) -> bool:
        if self.to_move < 0 or self.extra_rounds or self.round + 1 < self.players:
            return self.to_move != OVER
        return bool(self.sizes[seat]) and self.out[seat] is None

    def seen_by(self, seat: int | None) -> Self:
        view = self.clone()
        for other, size in enumerate(self.sizes):
            if other != seat and size:
                view.hands[other] = None
        if self.aside != NO_CARDS:
            view.aside = None
        return view

    def unseen(self) -> Hand:
        """The cards of this round that are neither in the pyramid nor in a hand that is seen."""
        cards = minus(DECK, self.pyramid.counts())
        for known in (*self.hands, self.aside):
            if known is not None:
                cards = minus(cards, known)
        return cards

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def round_scores(self) -> tuple[int, ...]:
        """What the round has brought each seat so far; what was given back counts below 0."""
        return tuple(now - before for now, before in zip(self.points, self.points_before, strict=True))

    def leaders(self) -> tuple[int, ...]:
        """The seats with the fewest points, of those that can still win."""
        points = self.points
        fewest = min(points[seat] for seat in self.race)
        return tuple(seat for seat in self.race if points[seat] == fewest)

    def winners(self) -> tuple[int, ...]:
        return self.leaders() if self.to_move == OVER else ()

    def next_seat(self) -> int | None:
        return self.starter() if self.to_move == CHANCE else super().next_seat()

    def describe(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "to_move": self.to_move,
            "tiebreak": "extra_round" if self.extra_rounds else "share",
            "rules": self.rules,
            "race": list(self.race),
            "round": self.round,
            "base": self.pyramid.width,
            "pyramid": self._cards_lying(),
            "hands": [None if hand is None else letters_of(hand) for hand in self.hands],
            "hand_sizes": self.sizes[:],
            "set_aside": None if self.aside is None else letters_of(self.aside),
            "out": [None if lacked is None else _names(lacked) for lacked in self.out],
            "points": self.points[:],
            "round_points": list(self.round_scores()),
        }

    def _cards_lying(self) -> list[str]:
        """The pyramid as the actions that build it, row by row from the left."""
        lying = ((slot, place) for places in PLAY_CARD for slot, place in places.items())
        return [str(place) for slot, place in sorted(lying) if self.pyramid.cards[place.colour] >> slot & 1]


def _names(colours: int) -> list[str]:
    return [COLOURS[colour] for colour in colours_in(colours)]
