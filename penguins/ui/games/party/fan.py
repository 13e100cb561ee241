"""The hand at the bottom: a fan, sorted by colour."""

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp

from penguins.games.party.cards import Hand
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.motion import Motion
from penguins.ui.games.layer import Layer
from penguins.ui.games.light import PICKED
from penguins.ui.games.party.card import Card
from penguins.ui.games.party.layout import Fan, Spot, fan_of

_WIDEST = 170
"""A card, in dp."""
_LIFT = 0.16
_GLIDE = 0.25


class HandFan(Layer):
    """Shows the cards of whoever is at the screen. When nobody is, it holds nothing."""

    def __init__(self, motion: Motion, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._motion = motion
        self.box = Box(0, 0, 1, 1)
        self._fan = Fan((), (1.0, 1.0))
        self.cards: list[Card] = []

    def place(self, box: Box) -> None:
        """Spread in that box."""
        self.box = box

    def show(self, hand: Hand, *, face_up: bool = True) -> None:
        """Hold exactly these cards, at once; those that come up from nowhere rise."""
        wanted = [colour for colour, count in enumerate(hand) for _ in range(count)]
        is_new = not self.cards
        if [card.colour for card in self.cards] != wanted:
            self.cards = [Card(colour) for colour in wanted]
        self._fan = fan_of(wanted, self.box, dp(_WIDEST))
        self._bring_home()
        for card, spot in self._held():
            card.angle, card.center, card.turned, card.opacity = spot.angle, spot.centre, float(face_up), 1.0
        if is_new:
            self._rise()

    def _held(self) -> list[tuple[Card, Spot]]:
        return list(zip(self.cards, self._fan.spots, strict=True))

    def _rise(self) -> None:
        for card in self.cards:
            y = card.y
            card.y = y - self.box.height
            self._motion.animate(card, _GLIDE, "out_back", y=y)

    def dim(self, playable: int | None) -> None:
        """Darken the colours that are not among these bits; None: it does not matter now."""
        for card in self.cards:
            card.dim(playable is not None and card.colour is not None and not playable >> card.colour & 1)

    def card_at(self, pos: Pos) -> Card | None:
        """The card under a finger: of two that overlap, the one that is nearer."""
        if not self.cards or not self.box.holds(pos):
            return None
        card = min(self.cards, key=lambda card: abs(card.center_x - pos[0]))
        return card if abs(card.center_x - pos[0]) <= card.width * 0.75 else None

    @property
    def card_size(self) -> Pos:
        """Width and height of a card in hand."""
        return self._fan.card

    def tops(self) -> list[Card]:
        """One card of each colour: the one that lies on top."""
        return list({card.colour: card for card in self.cards}.values())

    def topmost(self, colour: int) -> Card | None:
        """The card of that colour that lies on top."""
        return next((card for card in reversed(self.cards) if card.colour == colour), None)

    def lift(self, lifted: Card | None) -> None:
        """One card stands out of the fan, in its light; the others lie."""
        for card, spot in self._held():
            if card.parent is not self:  # being carried
                continue
            up = card is lifted
            card.rim = PICKED if up else ""
            y = spot.centre[1] + (self._fan.card[1] * _LIFT if up else 0.0)
            if card.center_y != y:
                self._motion.animate(card, 0.12, center_y=y)

    def glide_back(self, card: Card) -> None:
        """A card that was carried off comes home."""
        spot = self._fan.spots[self.cards.index(card)]
        where = tuple(card.center)
        self._bring_home()
        card.center = where
        x, y = spot.centre
        self._motion.animate(card, _GLIDE, center_x=x, center_y=y, angle=spot.angle)

    def _bring_home(self) -> None:
        """Every card in the fan again, in order, at its own size."""
        if self.children[::-1] != self.cards:
            self.clear_widgets()
            for card in self.cards:
                if card.parent is not None:
                    card.parent.remove_widget(card)
                self.add_widget(card)
        for card in self.cards:
            card.size, card.rim = self._fan.card, ""

    def deal(self, number: int, deck: Pos, seconds: float) -> None:
        """The card of that number comes from the deck and turns its face up."""
        card, spot = self._held()[number]
        width, height = self._fan.card
        card.center, card.opacity = deck, 1.0
        at = (spot.centre[0] - width / 2, spot.centre[1] - height / 2)
        self._motion.animate(card, seconds, pos=at, angle=spot.angle, turned=1.0)

    def hide_until_dealt(self) -> None:
        """The cards are still in the deck, face down."""
        for card in self.cards:
            card.turned, card.angle, card.opacity = 0.0, 0.0, 0.0

    def turn_over(self, seconds: float) -> None:
        """All cards show their backs, one after the other."""
        for number, card in enumerate(self.cards):
            card.dim(False)
            self._motion.animate(card, seconds * (0.5 + 0.5 * (number + 1) / len(self.cards)), turned=0.0)

    def give(self, card: Card) -> None:
        """The card has left the hand; the others close up."""
        self.cards.remove(card)
        self._fan = fan_of(self._colours(), self.box, dp(_WIDEST))
        for other, spot in self._held():
            x, y = spot.centre
            width, height = other.size = self._fan.card
            self._motion.animate(other, _GLIDE, pos=(x - width / 2, y - height / 2), angle=spot.angle)

    def _colours(self) -> Sequence[int]:
        return [card.colour for card in self.cards if card.colour is not None]

    def forget(self) -> None:
        """Nothing in hand, and nothing left of it."""
        self.cards = []
        self._fan = Fan((), self._fan.card)
        self.clear_widgets()
