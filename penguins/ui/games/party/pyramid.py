"""The pyramid on the screen, and the light on where it may grow."""

from collections.abc import Iterable
from typing import Any

from kivy.graphics import Color
from kivy.metrics import dp

from penguins.games.party.geometry import ROWS, SLOTS, row_and_x
from penguins.games.party.pyramid import Pyramid
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos, nearest
from penguins.ui.base.motion import Motion
from penguins.ui.base.shapes import RoundedBox
from penguins.ui.games.layer import Layer
from penguins.ui.games.party.card import Card
from penguins.ui.games.party.layout import grid_of
from penguins.ui.widgets.picture import Picture

_WIDEST = 136
"""A card, in dp."""
_RECENTRE = 0.3


class PyramidView(Layer):
    """Shows the cards of the pyramid, a layer per row: each hides the feet of the one above it."""

    def __init__(self, motion: Motion, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._motion = motion
        self.box = Box(0, 0, 1, 1)
        self.grid = grid_of(Pyramid(8), self.box, 1.0)
        with self.canvas:
            Color(*theme.rgba(theme.ICE_EDGE, 0.9))
            self._ice_side = RoundedBox()
            Color(*theme.rgba(theme.ICE_SOFT))
            self._ice = RoundedBox()
        self._rows = [Layer() for _ in range(ROWS)]
        self._lights = Layer()
        for layer in (self._lights, *reversed(self._rows)):
            self.add_widget(layer)
        self._cards: dict[int, Card] = {}
        self._lit: dict[int, Picture] = {}
        self._pyramid = Pyramid(8)

    # Cards

    def place(self, box: Box) -> None:
        """Stand in that box."""
        self.box = box

    def show(self, pyramid: Pyramid) -> None:
        """Exactly these cards, at once."""
        self._pyramid = pyramid.clone()
        self.grid = grid_of(pyramid, self.box, dp(_WIDEST))
        lying = {slot: colour for slot in SLOTS if (colour := pyramid.colour_at(slot)) is not None}
        for slot in [slot for slot, card in self._cards.items() if lying.get(slot) != card.colour]:
            self._remove(slot)
        for slot, colour in lying.items():
            if slot not in self._cards:
                self._lay(slot, Card(colour))
        for slot, card in self._cards.items():
            card.angle, card.turned, card.opacity, card.size = 0, 1, 1, self.grid.card
            card.center = self.centre(slot)
        self._lay_ice(0)

    def _remove(self, slot: int) -> None:
        card = self._cards.pop(slot)
        card.parent.remove_widget(card)

    def _lay(self, slot: int, card: Card) -> None:
        self._cards[slot] = card
        self._rows[row_and_x(slot)[0] - 1].add_widget(card)

    def grow(self, colour: int, slot: int) -> None:
        """A card is about to come there: make room, everything glides to its new place."""
        self._pyramid.put(colour, slot)
        self.grid = grid_of(self._pyramid, self.box, dp(_WIDEST))
        width, height = self.grid.card
        for lying, card in self._cards.items():
            x, y = self.centre(lying)
            at = (x - width / 2, y - height / 2)
            if at != tuple(card.pos) or width != card.width:
                self._motion.animate(card, _RECENTRE, pos=at, size=(width, height))
        self._lay_ice(_RECENTRE)

    def take(self, slot: int, card: Card) -> None:
        """A card has arrived: it is part of the pyramid now."""
        if card.parent is not None:
            card.parent.remove_widget(card)
        self._lay(slot, card)

    def mark(self, slot: int | None, frame: str = "card_mark") -> None:
        """Mark the last card, and no other."""
        for lying, card in self._cards.items():
            card.frame = frame if lying == slot else ""

    def _lay_ice(self, seconds: float) -> None:
        """The ground under the base, a little wider than it."""
        left, right = (self.centre(slot)[0] for slot in self._base_ends())
        width, height = self.grid.card
        thick = width * 0.16
        left, right = max(self.box.x, left - width * 0.62), min(self.box.x + self.box.width, right + width * 0.62)
        pos, size = (left, self.grid.first[1] - height * 0.5 - thick * 0.4), (right - left, thick)
        for sheet, below in ((self._ice_side, thick * 0.45), (self._ice, 0)):
            sheet.radius = [thick / 2]
            self._motion.animate(sheet, seconds, pos=(pos[0], pos[1] - below), size=size)

    def _base_ends(self) -> tuple[int, int]:
        base = [slot for slot in SLOTS if row_and_x(slot)[0] == 1]
        shown = [slot for slot in base if (self._pyramid.taken | self._pyramid.ends) >> slot & 1]
        return shown[0], shown[-1]

    # Places

    def centre(self, slot: int) -> Pos:
        """The middle of a place."""
        return self.grid.centre(*row_and_x(slot))

    def nearest(self, pos: Pos, slots: Iterable[int]) -> int | None:
        """Of these slots, the one nearest to a point, if it is within reach of a finger there."""
        reach = max(dp(theme.TARGET / 2), self.grid.card[0] * 0.75)
        return nearest(pos, {slot: self.centre(slot) for slot in slots}, reach)

    # Light

    def light(self, slots: Iterable[int]) -> None:
        """Light these free places, and no others."""
        wanted = set(slots)
        for slot in self._lit.keys() - wanted:
            self._lights.remove_widget(self._lit.pop(slot))
        for slot in wanted:
            if slot not in self._lit:
                self._lit[slot] = self._lights.put("card_slot", self.centre(slot), self.grid.card)
            self._lit[slot].size = self.grid.card
            self._lit[slot].center = self.centre(slot)
            self._lit[slot].name = "card_slot"

    def single_out(self, slot: int | None, name: str) -> None:
        """Show one of the lit places in another light."""
        for lit, piece in self._lit.items():
            piece.name = name if lit == slot else "card_slot"
