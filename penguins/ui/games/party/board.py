"""The party under the finger: one pyramid, and a hand that nobody else sees."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from kivy.properties import ObjectProperty

from penguins.core.game import Event
from penguins.core.state import CHANCE
from penguins.games.party.actions import PartyAction, PlayCard
from penguins.games.party.cards import COLOURS
from penguins.games.party.events import CardPlaced, RoundStarted
from penguins.games.party.pyramid import obstacle
from penguins.games.party.state import PartyState
from penguins.session.looking_back import Past
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.keys import KeyStop
from penguins.ui.base.motion import Step
from penguins.ui.base.standing import Standing
from penguins.ui.games.board import Board, Stagehands
from penguins.ui.games.hearing import hearing_of
from penguins.ui.games.light import LEGAL
from penguins.ui.games.party import labels, words
from penguins.ui.games.party.card import Card
from penguins.ui.games.party.choices import PartyChoices
from penguins.ui.games.party.drag import PartyDrag
from penguins.ui.games.party.drawing import PartyDrawing
from penguins.ui.games.party.motion import PartyCalls, PartyMotion, last_of
from penguins.ui.games.party.pyramid import Last
from penguins.ui.games.party.telling import is_news, sentence

_PICKED = "picked"


class PartyBoard(Board[PartyState, PartyAction]):
    """The pyramid, with the backs of other hands beside its top, and the fan of cards below."""

    picked: Card | None = ObjectProperty(None, allownone=True)
    """The card of the hand that is about to be placed."""

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(hands, **kwargs)
        self.drawing = PartyDrawing(hands, self.life)
        self.drawing.sheet.bind(on_deal=lambda _: self.leave_to_chance())
        self.add_widget(self.drawing)
        self._drag = PartyDrag(self.drawing)
        self._motion = PartyMotion(self.drawing, hands, PartyCalls(self.show, self._mark))
        self._last: Last | None = None
        self._awake: Card | None = None
        """The card whose penguin hops: the picked one."""
        self._hovered: int | None = None
        self._hint: tuple[int, int | None] | None = None
        """The colour that is advised, and where it should go."""
        self._news = ""
        self._opens = False
        """Whether the news is who starts the round, which is old with the first card."""

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
        self._last, self._news, self._opens = None, "", False

    def remember(self, past: Past) -> None:
        for event in past.events:
            if isinstance(event, CardPlaced | RoundStarted):
                self._last = last_of(event) if isinstance(event, CardPlaced) else None
        self._note(past.events)

    def _note(self, events: Sequence[Event]) -> None:
        """What everybody should have noticed."""
        hearing = hearing_of(self.hands.seats)
        news = [event for event in events if is_news(event)]
        if news:
            self._news = " ".join(sentence(event, hearing) for event in news)
            self._opens = all(isinstance(event, RoundStarted) for event in news)
        elif self._opens and any(isinstance(event, CardPlaced) for event in events):
            self._news, self._opens = "", False

    def _mark(self, last: Last | None) -> None:
        self._last = last
        self.drawing.mark(last)

    def waits_for_hand(self, view: PartyState) -> bool:
        """Between rounds, until somebody has read the points and deals."""
        return view.between_rounds and bool(self.hands.humans)

    # Light

    def _light(self) -> None:
        front = self._front
        is_out = front is not None and self.view.out[front] is not None
        playable = 0 if is_out else self.choices.playable()
        self.drawing.light(self.picked, playable, words.state_of_hand(self.view, front))
        self._light_places()
        self._wake(self.picked)

    def _light_places(self) -> None:
        """Where the card goes that is picked, or that the mouse is over; with neither, what fits where."""
        colour = self._hovered if self.picked is None else self.picked.colour
        if colour is None:
            self.drawing.pyramid.light(self.choices.fitting())
        else:
            self.drawing.pyramid.light(dict.fromkeys(self._slots(), (colour,)), LEGAL)
        if colour is None and self._hint is not None:
            self.drawing.hint(*self._hint)

    def _wake(self, card: Card | None) -> None:
        """The penguin on the picked card hops; those on all others are pictures."""
        if self._awake is not None and self._awake is not card:
            self.life.remove(_PICKED)
            self._awake.sleep()
        if card is not None:
            mood = "held" if card.parent is self.drawing.held else "may_move"
            self.life.add(_PICKED, card.wake(), COLOURS[card.colour or 0], mood)
        self._awake = card

    def _slots(self) -> list[int]:
        """The places for the card that is picked, or that the mouse is over."""
        return self.choices.slots(self.picked.colour if self.picked is not None else self._hovered)

    def let_choose(self, seat: int) -> None:
        super().let_choose(seat)
        self.picked = self._hint = None
        self._light()

    def stop_choosing(self) -> None:
        super().stop_choosing()
        self.picked = self._hovered = self._hint = None
        if self.view is not None:
            self._light()

    def on_picked(self, *_: Any) -> None:
        if self.chooser is not None:
            self._light()
            self.change_prompt()

    def point_at(self, action: PartyAction, *, piece_only: bool = False) -> None:
        if isinstance(action, PlayCard):
            self.picked, self._hovered = None, None
            self._hint = action.colour, None if piece_only else action.slot
            self._light()
            self.drawing.show_hand(*self._hint)

    def takes_first(self, action: PartyAction) -> bool:
        return isinstance(action, PlayCard) and (self.choices.playable() or 0).bit_count() > 1

    def ends_at(self, action: PartyAction, pos: Pos) -> bool:
        if self.picked is not None or self.drawing.fan.card_at(pos) is not None or not isinstance(action, PlayCard):
            return False
        return self.drawing.pyramid.nearest(pos, [action.slot]) is not None

    # Words

    def prompt(self, view: PartyState) -> str:
        return words.prompt(view, self.picked is not None, alone=len(self.hands.humans) == 1)

    def uncover(self) -> None:
        self.drawing.uncover()

    def has_left(self, view: PartyState, seat: int) -> bool:
        return view.to_move >= 0 and (view.out[seat] is not None or not view.sizes[seat])

    def standing(self, view: PartyState, seat: int) -> Standing:
        return words.standing(view, seat)

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

    def label_at(self, pos: Pos) -> str:
        drawing = self.drawing
        card = drawing.fan.card_at(pos) or drawing.pyramid.card_at(pos)
        if card is not None:
            return labels.on_card(card.colour if card.turned > 0 else None)
        hand, slot = drawing.strip.hand_at(pos), drawing.pyramid.nearest(pos, drawing.pyramid.fitting)
        if hand is not None and hand.playing:
            return labels.on_hand(self.hands.seats[hand.seat].name, hand.cards, out=hand.out)
        return "" if slot is None else labels.on_place(drawing.pyramid.fitting[slot])

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
            self._wake(card)
            self.hands.sounds.play("tap")
        return card

    def drag(self, held: Card, pos: Pos) -> None:
        self._drag.move(held, pos, self._slots())

    def drop(self, held: Card, pos: Pos) -> None:
        target = self._drag.let_go()
        if target is not None:
            self._place(held, target)
            return
        self.drawing.put_down(held)
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
                self._light_places()

    # Keys

    def sights(self) -> Sequence[Box]:
        return [Box(*card.pos, *card.size) for card in (*self.drawing.pyramid.cards.values(), *self.drawing.fan.cards)]

    def key_stops(self) -> list[KeyStop]:
        if self.chooser is None:
            return []
        fan, pyramid = self.drawing.fan, self.drawing.pyramid
        row = fan.box.centre[1]
        stops = [self.key_stop((card.center_x, row), partial(self._ring_card, card)) for card in fan.tops()]
        if self.picked is not None:
            ring = self.drawing.ring_slot
            stops += [self.key_stop(pyramid.centre(slot), partial(ring, slot), target=True) for slot in self._slots()]
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

    def close(self) -> None:
        self.drawing.blinks.close()
        super().close()


BOARD = PartyBoard
