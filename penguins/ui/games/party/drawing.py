"""What is seen of the party: the backs of hands, the pyramid, a fan of cards, and the points. It decides nothing."""

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from penguins.core.state import OVER
from penguins.games.party.cards import NO_CARDS
from penguins.games.party.state import PartyState
from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.games.board import Stagehands
from penguins.ui.games.layer import Layer
from penguins.ui.games.party import words
from penguins.ui.games.party.card import Card
from penguins.ui.games.party.fan import HandFan
from penguins.ui.games.party.layout import lay_out
from penguins.ui.games.party.pyramid import PyramidView
from penguins.ui.games.party.sheet import HandState, RoundSheet
from penguins.ui.games.party.strip import OtherHand, Strip
from penguins.ui.widgets.labels import Words


class PartyDrawing(FloatLayout):
    """Backs on top, the pyramid in the middle, the fan of cards at the bottom; the points over all between rounds."""

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._hands = hands
        self._line = Words(bold=True, color=theme.rgba(theme.TEXT_ON_SEA_SOFT), type_size=theme.TYPE_BODY)
        self.strip = Strip()
        self.pyramid = PyramidView(hands.motion)
        self.fan = HandFan(hands.motion)
        self._state = HandState()
        self.above = Layer()
        self.sheet = RoundSheet(hands.seats)
        for child in (self._line, self.strip, self.pyramid, self.fan, self._state, self.above):
            child.size_hint = (None, None)
            self.add_widget(child)

    def arrange(self, area: Box) -> None:
        """Put everything in its place."""
        layout = lay_out(area, dp(1), bool(self._hands.humans))
        self.strip.place(layout.strip)
        self.pyramid.place(layout.pyramid)
        self._line.pos, self._line.size = layout.line[:2], layout.line[2:]
        if layout.hand is not None:
            self.fan.place(layout.hand)
            self._state.size = min(layout.hand.width, dp(theme.DIALOG_WIDTH)), layout.hand.height
            self._state.center = layout.hand.centre
        self.sheet.place(area)

    def show(self, view: PartyState, front: int | None, last: int | None, news: str, *, can_deal: bool) -> None:
        """All of that view: `front` is whose hand is open, `last` is where a card was last placed, and `news` is the
        last thing that everybody should have noticed."""
        self.pyramid.show(view.pyramid)
        self.pyramid.mark(last)
        self.fan.show((view.hands[front] if front is not None else None) or NO_CARDS)
        self.strip.show([self._other_hand(view, seat) for seat in range(view.players) if seat != front])
        title = words.round_title(view) if view.to_move >= 0 else ""
        self._line.text = " · ".join(filter(None, (title, news)))
        self._show_points(view, can_deal)

    def _other_hand(self, view: PartyState, seat: int) -> OtherHand:
        colour, out = self._hands.seats[seat].colour, view.out[seat] is not None
        return OtherHand(seat, colour, view.sizes[seat], out, playing=view.to_move >= 0)

    def _show_points(self, view: PartyState, can_deal: bool) -> None:
        """The points between two rounds and at the end, in front of everything else."""
        shown = view.to_move == OVER or view.between_rounds
        self.strip.opacity = self._line.opacity = 0.0 if shown else 1.0
        if not shown:
            self.remove_widget(self.sheet)
            return
        self.sheet.show(view, can_deal)
        if self.sheet.parent is None:
            self.add_widget(self.sheet)

    def light(self, picked: Card | None, playable: int | None, slots: Sequence[int], state_of_hand: str) -> None:
        """Lift the picked card, dim the colours that are not playable, light these slots."""
        self.fan.lift(picked)
        self.fan.dim(playable)
        self.pyramid.light(slots)
        self._state.text = state_of_hand

    def hint(self, colour: int, slot: int) -> None:
        """Show which card of the hand a strong player would place, and where."""
        card = self.fan.topmost(colour)
        if card is not None:
            card.frame = "card_hint"
        self.pyramid.light([slot])
        self.pyramid.single_out(slot, "card_hint")

    def ring_card(self, card: Card, picked: bool, on: bool) -> None:
        """The keyboard is at that card, or no longer; `picked`: it is about to be placed."""
        card.frame = "card_lit" if on else "card_picked" if picked else ""

    def ring_slot(self, slot: int, on: bool) -> None:
        """The keyboard is at that lit place, or no longer."""
        self.pyramid.single_out(slot if on else None, "card_lit")
