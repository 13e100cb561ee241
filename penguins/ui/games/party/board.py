"""The party under the finger: one pyramid, and a hand that nobody else sees."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from kivy.properties import ObjectProperty

from penguins.core.game import Event
from penguins.core.state import CHANCE
from penguins.games.party.actions import PartyAction, PlayCard
from penguins.games.party.events import CardPlaced, RoundStarted
from penguins.games.party.pyramid import obstacle
from penguins.games.party.state import PartyState
from penguins.session.looking_back import Past
from penguins.ui.base.box import Pos
from penguins.ui.base.keys import KeyStop
from penguins.ui.base.motion import Step
from penguins.ui.base.standing import Fact
from penguins.ui.games.board import Board, Stagehands
from penguins.ui.games.party import words
from penguins.ui.games.party.card import Card
from penguins.ui.games.party.choices import PartyChoices
from penguins.ui.games.party.drag import PartyDrag
from penguins.ui.games.party.drawing import PartyDrawing
from penguins.ui.games.party.motion import PartyCalls, PartyMotion, slot_of


class PartyBoard(Board[PartyState, PartyAction]):
    """Backs on top, the pyramid in the middle, the fan of cards at the bottom."""

    picked: Card | None = ObjectProperty(None, allownone=True)
    """The card of the hand that is about to be placed."""

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(hands, **kwargs)
        self.drawing = PartyDrawing(hands)
        self.drawing.sheet.bind(on_deal=lambda _: self.leave_to_chance())
        self.add_widget(self.drawing)
        self._drag = PartyDrag(self.drawing)
        self._motion = PartyMotion(self.drawing, hands, PartyCalls(self.show, self._mark))
        self._last: int | None = None
        """Where the last card was placed."""
        self._hovered: int | None = None
        self._news = ""

    @property
    def choices(self) -> PartyChoices:
        """What may be chosen now."""
        return PartyChoices(self.view, self.chooser)

    # Showing

    def show(self, view: PartyState) -> None:
        self.view = view
        self._motion.begin_at(view.points)
        self.drawing.arrange(self.area)
        can_deal = self.at_table and self.waits_for_hand(view)
        self.drawing.show(view, self._front, self._last, self._news, can_deal=can_deal)
        self._light()

    @property
    def _front(self) -> int | None:
        """Whose hand is open; None: nobody's."""
        view, humans = self.view, self.hands.humans
        if len(humans) == 1:
            return humans[0]
        return next((seat for seat in humans if view.hands[seat] is not None and view.sizes[seat]), None)

    def forget_last(self) -> None:
        self._last, self._news = None, ""

    def remember(self, past: Past) -> None:
        for event in past.events:
            if isinstance(event, CardPlaced | RoundStarted):
                self._last = slot_of(event) if isinstance(event, CardPlaced) else None
        self._note(past.events)

    def _note(self, events: Sequence[Event]) -> None:
        """What everybody should have noticed."""
        said = [words.news(event, self.hands.seats) for event in events]
        self._news = " ".join(filter(None, said)) or self._news

    def _mark(self, slot: int | None) -> None:
        self._last = slot
        self.drawing.pyramid.mark(slot)

    def waits_for_hand(self, view: PartyState) -> bool:
        """Between rounds, until somebody has read the points and deals."""
        return view.between_rounds and bool(self.hands.humans)

    # Light

    def _light(self) -> None:
        front = self._front
        is_out = front is not None and self.view.out[front] is not None
        playable = 0 if is_out else self.choices.playable()
        self.drawing.light(self.picked, playable, self._slots(), words.state_of_hand(self.view, front))

    def _slots(self) -> list[int]:
        """The places for the card that is picked, or that the mouse is over."""
        return self.choices.slots(self.picked.colour if self.picked is not None else self._hovered)

    def let_choose(self, seat: int) -> None:
        super().let_choose(seat)
        self.picked = None
        self._light()

    def stop_choosing(self) -> None:
        super().stop_choosing()
        self.picked = self._hovered = None
        if self.view is not None:
            self._light()

    def on_picked(self, *_: Any) -> None:
        if self.chooser is not None:
            self._light()
            self.change_prompt()

    def point_at(self, action: PartyAction) -> None:
        if isinstance(action, PlayCard):
            self.picked = None
            self.drawing.hint(action.colour, action.slot)

    # Words

    def prompt(self, view: PartyState) -> str:
        return words.prompt(view, self.picked is not None)

    def has_left(self, view: PartyState, seat: int) -> bool:
        return view.to_move >= 0 and (view.out[seat] is not None or not view.sizes[seat])

    def facts(self, view: PartyState, seat: int) -> Sequence[Fact]:
        return words.facts(view, seat)

    # Fingers

    def tap(self, pos: Pos) -> None:
        card = self.drawing.fan.card_at(pos)
        if card is not None:
            self._pick(card)
            return
        slot = self.drawing.pyramid.nearest(pos, self._slots())
        if self.picked is None:
            self.refuse(words.card_first())
        elif slot is not None:
            self._place(self.picked, slot)
        else:
            self.refuse(self._why_not(self.picked, pos))

    def _pick(self, card: Card) -> None:
        if card.colour is None or not self.choices.fits(card.colour):
            self.picked = None
            self.refuse(words.no_place(card.colour or 0))
            return
        self.picked = None if card is self.picked else card
        self.hands.sounds.play("tap")

    def _place(self, card: Card, slot: int) -> None:
        assert card.colour is not None
        self._motion.carried = card
        self.choose(self.choices.action(card.colour, slot))

    def _why_not(self, card: Card, pos: Pos) -> str:
        assert card.colour is not None
        why = obstacle(self.view.pyramid, card.colour, *self.drawing.pyramid.grid.place_at(pos))
        return words.why_not(why) if why is not None else words.put_on_glowing()

    # Dragging

    def pick_up(self, pos: Pos) -> Card | None:
        card = self.drawing.fan.card_at(pos)
        if card is not None:
            self.picked = card
            self._drag.take(card)
            self.hands.sounds.play("tap")
        return card

    def drag(self, held: Card, pos: Pos) -> None:
        self._drag.move(held, pos, self._slots())

    def drop(self, held: Card, pos: Pos) -> None:
        target = self._drag.let_go()
        if target is not None:
            self._place(held, target)
            return
        self.drawing.fan.glide_back(held)
        why = "" if self.drawing.fan.box.holds(pos) else self._why_dropped(held, self._drag.aim(pos))
        self.picked = None
        if why:
            self.refuse(why)

    def _why_dropped(self, card: Card, pos: Pos) -> str:
        if card.colour is not None and not self.choices.fits(card.colour):
            return words.no_place(card.colour)
        return self._why_not(card, pos)

    def put_back(self, held: Card) -> None:
        self._drag.let_go()
        self.picked = None
        self.show(self.view)

    def hover(self, pos: Pos) -> None:
        card = self.drawing.fan.card_at(pos)
        hovered = None if card is None else card.colour
        if hovered != self._hovered:
            self._hovered = hovered
            if self.picked is None:
                self.drawing.pyramid.light(self._slots())

    # Keys

    def key_stops(self) -> list[KeyStop]:
        if self.chooser is None:
            return []
        fan, pyramid = self.drawing.fan, self.drawing.pyramid
        row = fan.box.centre[1]
        stops = [self.key_stop((card.center_x, row), partial(self._ring_card, card)) for card in fan.tops()]
        if self.picked is not None:
            ring = self.drawing.ring_slot
            stops += [self.key_stop(pyramid.centre(slot), partial(ring, slot)) for slot in self._slots()]
        return stops

    def _ring_card(self, card: Card, on: bool) -> None:
        self.drawing.ring_card(card, card is self.picked, on)

    # Motion

    def steps(self, events: Sequence[Event], view: PartyState) -> Iterable[Step]:
        self._note(events)
        return self._motion.steps(events, view)

    def worth_seeing(self, missed: tuple[Past, ...]) -> tuple[Past, ...]:
        """What came after the cards were dealt: until then everybody was looking."""
        deals = [number for number, past in enumerate(missed) if past.mover == CHANCE]
        return missed[deals[-1] + 1 :] if deals else missed

    def _fit(self, *_: Any) -> None:
        self.hands.motion.hurry()  # what was on its way aimed at places that are elsewhere now
        super()._fit()


BOARD = PartyBoard
