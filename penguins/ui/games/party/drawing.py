"""What is seen of the party: the backs of hands, the pyramid, a fan of cards, and the points. It decides nothing."""

from typing import Any

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from penguins.core.state import OVER
from penguins.games.party.cards import NO_CARDS
from penguins.games.party.state import PartyState
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.games.board import Stagehands
from penguins.ui.games.layer import Layer
from penguins.ui.games.light import HINT, LEGAL, PICKED, HeldLayer, HintLayer
from penguins.ui.games.party import words
from penguins.ui.games.party.blinks import Blinks
from penguins.ui.games.party.card import Card
from penguins.ui.games.party.fan import HandFan
from penguins.ui.games.party.layout import lay_out
from penguins.ui.games.party.pyramid import Last, PyramidView
from penguins.ui.games.party.sheet import HandState, Plaque, RoundSheet
from penguins.ui.games.party.strip import OtherHand, Strip
from penguins.ui.widgets.life import Life

_SHEET_COMES = 0.35
"""Seconds until the points are there."""


class PartyDrawing(FloatLayout):
    """The pyramid, with backs beside it, and the fan of cards at the bottom; the points over all between rounds."""

    def __init__(self, hands: Stagehands, life: Life, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._hands, self._life = hands, life
        self._colours = [seat.colour for seat in hands.seats]
        self._line = Plaque()
        self.strip = Strip()
        self.pyramid = PyramidView(hands.motion)
        self.fan = HandFan(hands.motion)
        self._state = HandState()
        self._hints, self.above, self.held = HintLayer(), Layer(), HeldLayer()
        """Advice, which passes behind the plaque; what flies; and what is in a hand."""
        self.sheet = RoundSheet(hands.seats)
        parts = (self.pyramid, self.strip, self.fan, self._state, self._hints, self._line, self.above, self.held)
        for child in parts:
            child.size_hint = (None, None)
            self.add_widget(child)
        self.blinks = Blinks(hands.idle, lambda: [*self.pyramid.cards.values(), *self.fan.cards])
        self.blinks.begin()

    def arrange(self, area: Box) -> None:
        """Put everything in its place."""
        layout = lay_out(area, dp(1), bool(self._hands.humans))
        self.strip.place(layout.pyramid)
        self.pyramid.place(layout.pyramid)
        self._line.pos, self._line.size = layout.line[:2], layout.line[2:]
        if layout.hand is not None:
            self.fan.place(layout.hand)
            self._state.size = min(layout.hand.width, dp(theme.DIALOG_WIDTH)), layout.hand.height
            self._state.center = layout.hand.centre
        self.sheet.place(area)

    def show(self, view: PartyState, front: int | None, last: Last | None, news: str, *, can_deal: bool) -> None:
        """All of that view: `front` is whose hand is open, `last` is the card that was last placed, and `news` is the
        last thing that everybody should have noticed."""
        self._hints.clear()
        self.held.clear_widgets()
        self.pyramid.show(view.pyramid)
        self.mark(last)
        hand = (view.hands[front] if front is not None else None) or NO_CARDS
        self.fan.show(hand, face_up=front is None or view.out[front] is None)
        self.strip.show([self._other_hand(view, seat) for seat in range(view.players) if seat != front])
        title = words.round_title(view) if view.to_move >= 0 else ""
        self._line.text = " · ".join(filter(None, (title, news)))
        self._show_points(view, can_deal)

    def mark(self, last: Last | None) -> None:
        """Mark the last card, and no other."""
        self.pyramid.mark(last, self._colours)

    def _other_hand(self, view: PartyState, seat: int) -> OtherHand:
        colour, out = self._hands.seats[seat].colour, view.out[seat] is not None
        playing = view.to_move >= 0
        return OtherHand(seat, colour, view.sizes[seat], out, playing, view.hands[seat] if playing else None)

    def _show_points(self, view: PartyState, can_deal: bool) -> None:
        """The points between two rounds and at the end, in front of everything else."""
        shown = view.to_move == OVER or view.between_rounds
        self.strip.opacity = self._line.opacity = 0.0 if shown else 1.0
        if not shown:
            self.uncover()
            return
        self.sheet.show(view, can_deal)
        for seat, row in enumerate(self.sheet.score_rows()):
            self._life.add(seat, row.ids.penguin, row.colour_id, row.mood)
        if self.sheet.parent is None:
            self.add_widget(self.sheet)
            self.sheet.opacity = 0.0
            self._hands.motion.animate(self.sheet, _SHEET_COMES, opacity=1.0)

    def uncover(self) -> None:
        """Nothing lies in front of the pyramid."""
        self.remove_widget(self.sheet)
        for seat in range(len(self._colours)):
            self._life.remove(seat)

    def light(self, picked: Card | None, playable: int | None, state_of_hand: str) -> None:
        """Lift the picked card, dim the colours that are not playable."""
        self._hints.clear()
        self.fan.lift(picked)
        self.fan.dim(playable)
        self._state.text = state_of_hand

    def hint(self, colour: int, slot: int | None) -> None:
        """Light what a strong player would do: which card they would take, and where they would place it; without a
        `slot`, only the card."""
        self._hints.clear()
        if slot is not None:
            self.pyramid.light({slot: (colour,)}, HINT)
        card = self.fan.topmost(colour)
        if card is not None:
            card.rim = HINT
        places = self._places(colour, slot)
        self._hints.arrow(places[0], places[-1])

    def show_hand(self, colour: int, slot: int | None) -> None:
        """A hand performs that once."""
        self._hints.perform(self._places(colour, slot), self._hands.motion.factor)

    def _places(self, colour: int, slot: int | None) -> list[Pos]:
        """What a hand touches for it, one after the other."""
        card = self.fan.topmost(colour)
        start = self.fan.box.centre if card is None else (float(card.center_x), float(card.center_y))
        return [start] if slot is None else [start, self.pyramid.centre(slot)]

    def put_down(self, card: Card) -> None:
        """A card that was in somebody's hand returns to the fan."""
        self.held.give_back(card, self.fan, self.fan.card_size)
        self.fan.glide_back(card)

    def ring_card(self, card: Card, picked: bool, on: bool) -> None:
        """The keyboard is at that card, or no longer; `picked`: it is about to be placed."""
        card.rim = LEGAL if on else PICKED if picked else ""

    def ring_slot(self, slot: int, on: bool) -> None:
        """The keyboard is at that lit place, or no longer."""
        self.pyramid.single_out(slot if on else None, PICKED)
