"""The pyramid on the screen, the ghost of what it may become, and the light on where it may grow."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp

from penguins.games.party.cards import COLOURS
from penguins.games.party.geometry import ROW_STEP, ROWS, SLOTS, row_and_x, slot_at
from penguins.games.party.pyramid import Pyramid
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos, nearest
from penguins.ui.base.motion import Motion, shake
from penguins.ui.base.outlines import Outline
from penguins.ui.base.shapes import Disc
from penguins.ui.base.surface import surface
from penguins.ui.games.layer import Layer
from penguins.ui.games.light import LEGAL, LightLayer
from penguins.ui.games.party.card import Card, outline
from penguins.ui.games.party.footlights import Footlights
from penguins.ui.games.party.layout import grid_of
from penguins.ui.widgets.picture import texture

_WIDEST = 200
"""A card, in dp."""
_RECENTRE = 0.3
_WOBBLE, _ANSWER = 7.0, 2.5
"""Degrees that a card swings when it has landed, and its neighbours."""
_EMBLEM, _DISC = 0.34, 1.3
"""How large the emblem of a colour that fits is, in card widths, and the disc below it, which stands out from the stage
for all of them, in emblems."""
_RAISED = 1.36
"""How large the light around a target is, beside the place itself: it comes up to what is held over it."""


class Last(NamedTuple):
    """The last card placed: whose it was, and where it lies."""

    seat: int
    slot: int


class PyramidView(Layer):
    """Shows the cards of the pyramid, a layer per row: each hides the feet of the one above it."""

    def __init__(self, motion: Motion, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._motion = motion
        self.box = Box(0, 0, 1, 1)
        self.grid = grid_of(Pyramid(8), self.box, 1.0)
        self._ghost, self._lights, self._target = Layer(), LightLayer(), LightLayer()
        self.footlights = Footlights(motion)
        self._rows = [Layer() for _ in range(ROWS)]
        for layer in (self.footlights, self._ghost, self._lights, self._target, *reversed(self._rows)):
            self.add_widget(layer)
        self.cards: dict[int, Card] = {}
        self.lit: dict[int, str] = {}
        """The places that are lit, and in which light."""
        self.fitting: Mapping[int, Sequence[int]] = {}
        """The places that show which colours fit."""
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
        for slot in [slot for slot, card in self.cards.items() if lying.get(slot) != card.colour]:
            self._remove(slot)
        for slot, colour in lying.items():
            if slot not in self.cards:
                self._lay(slot, Card(colour))
        for slot, card in self.cards.items():
            card.angle, card.turned, card.opacity, card.size = 0, 1, 1, self.grid.card
            card.center = self.centre(slot)
        self._draw_ghost()

    def _remove(self, slot: int) -> None:
        card = self.cards.pop(slot)
        card.parent.remove_widget(card)

    def _lay(self, slot: int, card: Card) -> None:
        self.cards[slot] = card
        self._rows[row_and_x(slot)[0] - 1].add_widget(card)

    def grow(self, colour: int, slot: int) -> None:
        """A card is about to come there: make room, everything glides to its new place."""
        self._pyramid.put(colour, slot)
        self.grid = grid_of(self._pyramid, self.box, dp(_WIDEST))
        width, height = self.grid.card
        for lying, card in self.cards.items():
            x, y = self.centre(lying)
            at = (x - width / 2, y - height / 2)
            if at != tuple(card.pos) or width != card.width:
                self._motion.animate(card, _RECENTRE, pos=at, size=(width, height))
        self._draw_ghost()

    def take(self, slot: int, card: Card) -> None:
        """A card has arrived: it is part of the pyramid now."""
        if card.parent is not None:
            card.parent.remove_widget(card)
        self._lay(slot, card)

    def wobble(self, slot: int) -> None:
        """The card there has just landed: it swings, and those that it touches answer."""
        self.cards[slot].angle = 0  # the last bit of its flight may still be due
        touching = (slot - 1, slot + 1, slot - ROW_STEP, slot - ROW_STEP + 1)
        for neighbour, degrees in ((slot, _WOBBLE), *((other, _ANSWER) for other in touching)):
            if neighbour in self.cards:
                shake(self.cards[neighbour], self._motion.factor, angle=degrees)

    def is_top(self, slot: int) -> bool:
        """Whether that card begins a row of its own above all others."""
        row = row_and_x(slot)[0]
        return row > 1 and all(row_and_x(other)[0] < row for other in self.cards if other != slot)

    def mark(self, last: Last | None, colours: Sequence[str]) -> None:
        """Mark the last card in the colour of whoever placed it, and no other; `colours` are those of the seats."""
        for lying, card in self.cards.items():
            marked = last is not None and lying == last.slot
            card.rim = theme.PAINTS[colours[last.seat]].main if marked and last is not None else ""
            if marked:  # in front of its neighbours, so that its light is seen
                row = card.parent
                row.remove_widget(card)
                row.add_widget(card)

    def _draw_ghost(self) -> None:
        """Outlines where there are no cards yet, and the podium below."""
        width, height = self.grid.card
        picture = texture("card_ghost", width)
        self._ghost.canvas.clear()
        self._ghost.canvas.add(Color(1, 1, 1, 1))
        for row, x in self.grid.ghost(self._pyramid):
            across, up = self.grid.centre(row, x)
            pos = across - width / 2, up - height / 2
            self._ghost.canvas.add(Rectangle(texture=picture, pos=pos, size=(width, height)))
        columns = range(self.grid.left, self.grid.left + self.grid.columns)
        self.footlights.show(self.grid.podium(), [bool(self._pyramid.taken >> slot_at(1, x) & 1) for x in columns])

    # Places

    def centre(self, slot: int) -> Pos:
        """The middle of a place."""
        return self.grid.centre(*row_and_x(slot))

    def nearest(self, pos: Pos, slots: Iterable[int]) -> int | None:
        """Of these slots, the one nearest to a point, if it is within reach of a finger there."""
        reach = max(dp(surface.target / 2), self.grid.card[0] * 0.6)
        return nearest(pos, {slot: self._seen_centre(slot) for slot in slots}, reach)

    def card_at(self, pos: Pos) -> Card | None:
        """The card under a finger: lower rows are in front."""
        return next((self.cards[slot] for slot in sorted(self.cards) if self.cards[slot].collide_point(*pos)), None)

    def _seen_centre(self, slot: int) -> Pos:
        """The middle of what the row below does not hide of a place."""
        x, y = self.centre(slot)
        hidden = self.grid.card[1] - self.grid.rise if row_and_x(slot)[0] > 1 else 0.0
        return x, y + max(0.0, hidden) / 2

    # Light

    def light(self, fitting: Mapping[int, Sequence[int]], colour: str = "") -> None:
        """Show which colours fit into these free places, and no others; with a `colour`, light them in it."""
        self.lit = dict.fromkeys(fitting, colour) if colour else {}
        self.fitting = fitting
        self._lights.clear()
        self._target.clear()
        for slot, colours in fitting.items():
            if colour:
                self._lights.rim(self._outline(slot), colour)
            self._put_emblems(slot, colours)

    def single_out(self, slot: int | None, colour: str = LEGAL) -> None:
        """Let one of the lit places rise, in that light."""
        self._target.clear()
        if slot is not None:
            self._target.rim(self._outline(slot, _RAISED), colour)

    def _put_emblems(self, slot: int, colours: Sequence[int]) -> None:
        """Where the row below hides nothing of them."""
        (x, y), (width, height) = self.centre(slot), self.grid.card
        side = width * _EMBLEM
        disc = side * _DISC
        for number, colour in enumerate(colours):
            at = x + (number - (len(colours) - 1) / 2) * disc * 1.05, y + height * 0.46 - disc * 0.6
            with self._lights.canvas:
                Color(*theme.rgba(theme.ICE))
                Disc(pos=(at[0] - disc / 2, at[1] - disc / 2), size=(disc, disc))
            self._lights.put(f"emblem_{COLOURS[colour]}", at, (side, side))

    def _outline(self, slot: int, scale: float = 1.0) -> Outline:
        x, y = self.centre(slot)
        width, height = self.grid.card[0] * scale, self.grid.card[1] * scale
        return outline(Box(x - width / 2, y - height / 2, width, height))
